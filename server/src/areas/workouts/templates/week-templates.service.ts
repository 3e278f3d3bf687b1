import { type calls, pick, type WeekTemplate } from '@roundboard/contract'
import { endOfDayStamp, fold, slotOf, startOfDayStamp, workoutDays } from '@roundboard/domain'
import type { z } from 'zod'
import type { Actor } from '../../../platform/actor.ts'
import { notFound } from '../../../platform/app-error.ts'
import { changesOf } from '../../../platform/audit/changed-meanwhile.ts'
import { laterStamp } from '../../../platform/audit/write.ts'
import type { Executor } from '../../../platform/database/database.ts'
import { lockRow } from '../../../platform/database/row-lock.ts'
import type { WeekTemplateRow } from '../../../platform/database/schema.ts'
import type { Listed } from '../../../platform/http/answers.ts'
import type { Platform } from '../../../platform/platform.ts'
import { findWorkouts, type WorkoutWithRoutines } from '../workouts/index.ts'
import { insertTemplates, type TemplateWithRoutines } from './templates.repository.ts'
import * as rows from './week-templates.repository.ts'

type Draft = z.output<(typeof calls.createWeekTemplate)['body']>
type Changes = z.output<(typeof calls.updateWeekTemplate)['body']>
type Query = z.output<(typeof calls.listWeekTemplates)['query']>

export type WeekTemplatesService = ReturnType<typeof createWeekTemplatesService>

/** Templates of whole weeks. */
export function createWeekTemplatesService(
  dependencies: Pick<Platform, 'read' | 'write' | 'newId'>,
) {
  const { read, write, newId } = dependencies

  async function described(
    on: Executor,
    found: readonly WeekTemplateRow[],
  ): Promise<WeekTemplate[]> {
    const { counts, ends } = await rows.listUses(
      on,
      found.map(({ id }) => id),
    )
    return found.map(({ nameFolded: _, id, ...row }) => ({
      ...{ _id: id, id, ...row },
      workouts: counts.get(id) ?? 0,
      lastDay: ends.get(id)?.slice(0, 10) ?? null,
    }))
  }

  async function present(on: Executor, row: WeekTemplateRow): Promise<WeekTemplate> {
    const [one] = await described(on, [row])
    if (one === undefined) throw new Error('one week template is described as one')
    return one
  }

  async function find(on: Executor, id: string): Promise<WeekTemplateRow> {
    const [row] = await rows.findWeekTemplates(on, [id])
    if (row === undefined) throw notFound('template')
    return row
  }

  /** The rows of a workout in a week template; undefined outside its weeks. */
  function templateOf(
    workout: WorkoutWithRoutines,
    { startDate, weeks }: Draft,
    { id, weekTemplateId, at }: { id: string; weekTemplateId: string; at: string },
  ): TemplateWithRoutines | undefined {
    const slot = slotOf({ ...workout, ...workoutDays(workout) }, startDate, weeks)
    if (slot === undefined) return undefined
    const stamps = { createdAt: at, updatedAt: at }
    return {
      ...pick(workout, ['name', 'nameFolded', 'subHeader', 'intervals']),
      ...pick(workout, ['nameTranslations', 'subHeaderTranslations']),
      ...{ equipment: '[]', focus: '[]', level: 'any' },
      ...{ id, weekTemplateId, sourceTemplateId: workout.templateId, ...slot, ...stamps },
      routines: workout.routines.map(({ workoutId: _, ...routine }) => ({
        ...routine,
        ...{ id: newId(), templateId: id, ...stamps },
      })),
    }
  }

  return {
    async list(actor: Actor, { name, ...page }: Query): Promise<Listed<WeekTemplate>> {
      const { on } = read(actor, 'workouts.read')
      const found = await rows.listWeekTemplates(on, name, page)
      return { items: await described(on, found.rows), count: found.count }
    },

    create: (actor: Actor, draft: Draft): Promise<WeekTemplate> =>
      write(actor, 'workouts.write', async ({ trx, at, record, announce }) => {
        const { name, weeks, workouts: ids } = draft
        const found = await findWorkouts(trx, [...new Set(ids)])
        // Part of a week under the name of all of it would only be noticed when it is placed.
        if (found.size < new Set(ids).size) throw notFound('workout')
        const row: WeekTemplateRow = {
          ...{ id: newId(), name, nameFolded: fold(name), weeks },
          ...{ createdAt: at, updatedAt: at },
        }
        // Of workouts on the same days the later ID is on top.
        const inOrder = [...found.values()].sort((a, b) =>
          a.createdAt + a.id < b.createdAt + b.id ? -1 : 1,
        )
        const newIds = inOrder.map(() => newId()).sort()
        const templates = inOrder.flatMap((workout, index) => {
          const to = { id: newIds[index] ?? newId(), weekTemplateId: row.id, at }
          return templateOf(workout, draft, to) ?? []
        })
        if (templates.length === 0) throw notFound('workout')
        await rows.insertWeekTemplate(trx, row)
        await insertTemplates(trx, templates)
        const template = await present(trx, row)
        record({ model: 'WeekTemplate', action: 'create', data: { ...template } })
        announce({ kind: 'media', rounds: [], locationIds: [] })
        return template
      }),

    update: (actor: Actor, id: string, changes: Changes): Promise<WeekTemplate> =>
      write(actor, 'workouts.write', async ({ trx, at, record, unchanged }) => {
        await lockRow(trx, 'weekTemplates', id)
        const row = await find(trx, id)
        const { expectedUpdatedAt, name = row.name } = changes
        const renamed = {
          ...{ ...row, name, nameFolded: fold(name) },
          updatedAt: laterStamp(at, row.updatedAt),
        }
        const before = await present(trx, row)
        const after = { ...before, name, updatedAt: renamed.updatedAt }
        const changed = changesOf({ before, after, expectedUpdatedAt }, 'template')
        if (changed === undefined) {
          unchanged()
          return before
        }
        await rows.updateWeekTemplate(trx, row, renamed)
        record({ model: 'WeekTemplate', action: 'update', data: { id, name, ...changed } })
        return after
      }),

    delete: (actor: Actor, id: string): Promise<WeekTemplate> =>
      write(actor, 'workouts.write', async ({ trx, record, announce }) => {
        const template = await present(trx, await find(trx, id))
        await rows.deleteWeekTemplate(trx, id)
        record({ model: 'WeekTemplate', action: 'delete', data: { ...template } })
        announce({ kind: 'media', rounds: [], locationIds: [] })
        return template
      }),

    /** Week templates by their IDs, for placing. */
    async findForPlacing(on: Executor, ids: readonly string[]) {
      const found = await rows.findWeekTemplates(on, ids)
      const templates = await rows.listWorkoutsOfWeeks(on, ids)
      const byWeek = Map.groupBy(templates, ({ weekTemplateId }) => weekTemplateId)
      return new Map(
        found.map(({ id, name, weeks }) => {
          const own = byWeek.get(id) ?? []
          const slots = own.map(({ id: slotId, round, week, weekday, days }) => ({
            ...{ id: slotId, round: round ?? 1, week: week ?? 0 },
            ...{ weekday: weekday ?? 0, days: days ?? 1 },
          }))
          return [id, { name, weeks, slots, workouts: own.map(asWorkout) }] as const
        }),
      )
    },
  }
}

/** A template in the form of a workout, for copying. Its days don't matter. */
export function asWorkout(template: TemplateWithRoutines): WorkoutWithRoutines {
  const { equipment: _equipment, focus: _focus, level: _level, routines, ...row } = template
  const { week: _week, weekday: _weekday, days: _days, sourceTemplateId, ...copied } = row
  const day = row.createdAt.slice(0, 10)
  return {
    ...copied,
    ...{ round: row.round ?? 1, isDraft: 1, routineCount: routines.length },
    templateId: row.weekTemplateId === null ? row.id : sourceTemplateId,
    ...{ startDate: startOfDayStamp(day), endDate: endOfDayStamp(day) },
    routines: routines.map(({ templateId, ...routine }) => ({ ...routine, workoutId: templateId })),
  }
}
