import { type calls, issueAt, pick, type Template, templateFields } from '@roundboard/contract'
import { addDays, orderedRoutines, startOfDayStamp, fold } from '@roundboard/domain'
import type { z } from 'zod'
import type { Actor } from '../../../platform/actor.ts'
import { notFound, refusal } from '../../../platform/app-error.ts'
import { changesOf } from '../../../platform/audit/changed-meanwhile.ts'
import { laterStamp } from '../../../platform/audit/write.ts'
import { stampOf } from '../../../platform/clock.ts'
import type { Executor } from '../../../platform/database/database.ts'
import { lockRow } from '../../../platform/database/row-lock.ts'
import { toColumns, fromColumns } from '../../../platform/database/stored-fields.ts'
import type { Listed } from '../../../platform/http/answers.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { DescribesMedia } from '../../media/library/index.ts'
import {
  findWorkout,
  type WorkoutWithRoutines,
  presentRoutine,
  type WorkoutsService,
} from '../workouts/index.ts'
import * as rows from './templates.repository.ts'
import { asWorkout } from './week-templates.service.ts'

type Draft = z.output<(typeof calls.createTemplate)['body']>
type Changes = z.output<(typeof calls.updateTemplate)['body']>
type Query = z.output<(typeof calls.listTemplates)['query']>

const once = (tags: readonly string[]) => [...new Set(tags)]

function counted(lists: readonly string[]): { tag: string; count: number }[] {
  const counts = new Map<string, number>()
  for (const list of lists)
    for (const tag of JSON.parse(list) as string[]) counts.set(tag, (counts.get(tag) ?? 0) + 1)
  return [...counts]
    .map(([tag, count]) => ({ tag, count }))
    .sort((a, b) => (a.tag < b.tag ? -1 : 1))
}

/** A template as stored, without what depends on its workouts and clips. */
type TemplateWritten = Omit<Template, 'stills' | 'lastDay'>

const presentTemplate = (row: rows.TemplateWithRoutines): TemplateWritten => ({
  _id: row.id,
  id: row.id,
  ...fromColumns(templateFields, row),
  routines: row.routines.map(presentRoutine),
  createdAt: row.createdAt,
  updatedAt: row.updatedAt,
})

export type TemplatesService = ReturnType<typeof createTemplatesService>

/** Templates: workouts to be placed on days. */
export function createTemplatesService(
  dependencies: Pick<Platform, 'read' | 'write' | 'newId' | 'clock'> & {
    media: DescribesMedia
    workouts: Pick<WorkoutsService, 'noteTemplate' | 'forgetTemplate'>
  },
) {
  const { read, write, newId, clock, media, workouts } = dependencies

  async function described(on: Executor, templates: readonly TemplateWritten[]) {
    const links = templates.flatMap(({ routines }) => routines.map(({ videoLink }) => videoLink))
    const found = await media.describe([...new Set(links)], false)
    const posters = new Map(found.map(({ url, poster }) => [url, poster]))
    const ends = await rows.listLastEnds(
      on,
      templates.map(({ id }) => id),
    )
    return templates.map((template): Template => ({
      ...template,
      stills: orderedRoutines(template.routines).map(
        ({ videoLink }) => posters.get(videoLink) ?? null,
      ),
      lastDay: ends.get(template.id)?.slice(0, 10) ?? null,
    }))
  }

  /** Runs after the commit, because the clips' details are read outside the transaction. */
  async function describeOne(actor: Actor, written: Promise<TemplateWritten>): Promise<Template> {
    const template = await written
    const [one] = await described(read(actor, 'workouts.read').on, [template])
    if (one === undefined) throw new Error('one template is described as one')
    return one
  }

  async function find(on: Executor, id: string): Promise<rows.TemplateWithRoutines> {
    const row = await rows.findTemplate(on, id)
    if (row === undefined) throw notFound('template')
    return row
  }

  return {
    async list(
      actor: Actor,
      { unusedDays, name, equipment, focus, level, ...page }: Query,
    ): Promise<Listed<Template>> {
      const { on } = read(actor, 'workouts.read')
      const today = stampOf(clock()).slice(0, 10)
      const unusedSince =
        unusedDays === undefined ? undefined : startOfDayStamp(addDays(today, -unusedDays))
      const filter = { name, equipment, focus, level, unusedSince }
      const found = await rows.listTemplates(on, filter, page)
      return { items: await described(on, found.rows.map(presentTemplate)), count: found.count }
    },

    async tags(actor: Actor) {
      const all = await rows.listTags(read(actor, 'workouts.read').on)
      return {
        equipment: counted(all.map(({ equipment }) => equipment)),
        focus: counted(all.map(({ focus }) => focus)),
      }
    },

    create: (actor: Actor, draft: Draft): Promise<Template> =>
      describeOne(
        actor,
        write(actor, 'workouts.write', async ({ trx, at, record, announce }) => {
          const workout = await findWorkout(trx, draft.workout)
          if (workout === undefined) throw notFound('workout')
          if (workout.routines.length === 0)
            throw refusal('bad-input', issueAt('workout', 'template-without-steps'))
          const id = newId()
          const { equipment, focus, level, name = workout.name } = draft
          const stamps = { createdAt: at, updatedAt: at }
          const row: rows.TemplateWithRoutines = {
            ...pick(workout, [
              'subHeader',
              'nameTranslations',
              'subHeaderTranslations',
              'intervals',
            ]),
            ...toColumns(templateFields, {
              name,
              level,
              equipment: once(equipment),
              focus: once(focus),
            }),
            id,
            nameFolded: fold(name),
            ...{ weekTemplateId: null, sourceTemplateId: null },
            ...{ round: null, week: null, weekday: null, days: null },
            ...stamps,
            routines: workout.routines.map(({ workoutId: _, ...routine }) => ({
              ...routine,
              id: newId(),
              templateId: id,
              ...stamps,
            })),
          }
          await rows.insertTemplates(trx, [row])
          await workouts.noteTemplate(trx, workout.id, id)
          const template = presentTemplate(row)
          record({ model: 'Template', action: 'create', data: { ...template } })
          announce({ kind: 'media', rounds: [], locationIds: [] })
          return template
        }),
      ),

    update: (actor: Actor, id: string, changes: Changes): Promise<Template> =>
      describeOne(
        actor,
        write(actor, 'workouts.write', async ({ trx, at, record, unchanged }) => {
          await lockRow(trx, 'workoutTemplates', id)
          const before = await find(trx, id)
          const { expectedUpdatedAt, equipment, focus, ...given } = changes
          const columns = toColumns(templateFields, {
            ...given,
            ...(equipment && { equipment: once(equipment) }),
            ...(focus && { focus: once(focus) }),
          })
          const named = { ...before, ...columns }
          const after = {
            ...named,
            nameFolded: fold(named.name),
            updatedAt: laterStamp(at, before.updatedAt),
          }
          const changed = changesOf(
            { before: presentTemplate(before), after: presentTemplate(after), expectedUpdatedAt },
            'template',
          )
          if (changed === undefined) {
            unchanged()
            return presentTemplate(before)
          }
          const { routines: _before, ...old } = before
          const { routines: _after, ...row } = after
          await rows.updateTemplate(trx, old, row)
          record({ model: 'Template', action: 'update', data: { id, name: row.name, ...changed } })
          return presentTemplate(after)
        }),
      ),

    delete: (actor: Actor, id: string): Promise<Template> =>
      describeOne(
        actor,
        write(actor, 'workouts.write', async ({ trx, record, announce }) => {
          const template = presentTemplate(await find(trx, id))
          await workouts.forgetTemplate(trx, id)
          await rows.deleteTemplate(trx, id)
          record({ model: 'Template', action: 'delete', data: { ...template } })
          announce({ kind: 'media', rounds: [], locationIds: [] })
          return template
        }),
      ),

    /** The clips of templates and week templates. */
    async listClips(on: Executor, ids: readonly string[]) {
      const byOwner = Map.groupBy(await rows.listTemplateClips(on, ids), ({ ownerId }) => ownerId)
      return [...byOwner].flatMap(([id, clips]) => {
        const [first] = clips
        if (first === undefined) return []
        const what = first.weekTemplateId === null ? 'template' : 'week-template'
        return {
          ...({ what, id, name: first.name } as const),
          clips: clips.map((clip) => pick(clip, ['id', 'videoLink', 'lrVideoLink'])),
        }
      })
    },

    saveClips: rows.updateTemplateClips,

    /** A template in the form of a workout, for copying. */
    async findAsWorkout(on: Executor, id: string): Promise<WorkoutWithRoutines | undefined> {
      const found = await rows.findTemplate(on, id)
      return found && asWorkout(found)
    },
  }
}
