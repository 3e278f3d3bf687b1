import { isDeepStrictEqual } from 'node:util'
import {
  type calls,
  type DataOf,
  issueAt,
  pick,
  routineFields,
  sentences,
  type Workout,
  workoutFields,
  type WorkoutFilter,
} from '@roundboard/contract'
import { endsBeforeStart, gymDay, onAir, type Language, fold } from '@roundboard/domain'
import type { z } from 'zod'
import type { Actor } from '../../../platform/actor.ts'
import type { AssertsLinks } from '../../media/library/index.ts'
import { AppError, notFound } from '../../../platform/app-error.ts'
import { changesOf } from '../../../platform/audit/changed-meanwhile.ts'
import { laterStamp, type Write } from '../../../platform/audit/write.ts'
import type { Change } from '../../../platform/changes.ts'
import { columnsThatDiffer } from '../../../platform/database/columns.ts'
import type { Executor } from '../../../platform/database/database.ts'
import type { PageOf } from '../../../platform/database/lists.ts'
import { lockRow } from '../../../platform/database/row-lock.ts'
import type { RoutineRow, WorkoutRow } from '../../../platform/database/schema.ts'
import { fromColumns, toColumns } from '../../../platform/database/stored-fields.ts'
import type { Listed } from '../../../platform/http/answers.ts'
import type { Platform } from '../../../platform/platform.ts'
import { gymClockOf, listLocationClocks } from '../../locations/locations/index.ts'
import { newWorkout } from './new-workout.ts'
import { presentWorkout } from './workouts.presenter.ts'
import * as rows from './workouts.repository.ts'
import type { WorkoutWithRoutines } from './workouts.repository.ts'

type Draft = z.output<(typeof calls.createWorkout)['body']>
type Changes = z.output<(typeof calls.updateWorkout)['body']>
type RoutineDrafts = Draft['routines']
type SortKey = 'name' | 'startDate' | 'endDate' | 'routines' | 'createdAt' | 'updatedAt'

const headFields = pick(workoutFields, [
  'name',
  'nameTranslations',
  'subHeader',
  'subHeaderTranslations',
])
const stepFields = pick(routineFields, ['textTranslations'])
const nameFields = pick(workoutFields, ['name', 'nameTranslations'])
type TranslatedName = Pick<Workout, 'name' | 'nameTranslations'>

/** Routines are stored separately. */
const places = { routines: null } as const

function assertDays(startDate: string, endDate: string): void {
  if (endsBeforeStart(startDate, endDate))
    throw new AppError('bad-input', sentences.endBeforeStart, {
      issues: [issueAt('endDate', 'end-before-start')],
    })
}

/** Changes of many workouts: each before and after, with its steps. */
export interface WorkoutEffects {
  readonly made: readonly WorkoutWithRoutines[]
  readonly changed: readonly {
    readonly before: WorkoutWithRoutines
    readonly after: WorkoutWithRoutines
  }[]
  readonly removed: readonly WorkoutWithRoutines[]
}

const rowOf = ({ routines: _routines, ...row }: WorkoutWithRoutines): WorkoutRow => row

function workoutsChange(...touched: readonly WorkoutRow[]): Change {
  const from = touched.map((row) => row.startDate.slice(0, 10)).sort()
  const to = touched.map((row) => row.endDate.slice(0, 10)).sort()
  return {
    kind: 'workouts',
    rounds: [...new Set(touched.map((row) => row.round))],
    days: { from: from[0] ?? '', to: to.at(-1) ?? '' },
  }
}

/** The stored routine of each draft: by its ID or, for clients that send no IDs, by its step. */
function matched(drafts: RoutineDrafts, before: readonly RoutineRow[]) {
  const named = new Map(
    before.map((row) => [row, drafts.find((draft) => draft._id === row.id)] as const),
  )
  const isByStep = [...named.values()].every((draft) => draft === undefined)
  return (draft: RoutineDrafts[number]): RoutineRow | undefined =>
    before.find((row) => (isByStep ? row.step === draft.step : named.get(row) === draft))
}

export type WorkoutsService = ReturnType<typeof createWorkoutsService>

/** How other areas use workouts. */
export interface WorkoutUses {
  /** Connected screens whose last report shows this workout. */
  readonly listShowing: (
    on: Executor,
    workoutId: string,
  ) => Promise<readonly { readonly locationId: string }[]>
}

export function createWorkoutsService(
  dependencies: WorkoutUses &
    Pick<Platform, 'read' | 'write' | 'newId' | 'removals' | 'clock' | 'timeZones'> & {
      /** Stores a workout's previous state, so that its batch can undo a write. */
      recordForUndo: (writing: Write, batch: string, effects: WorkoutEffects) => Promise<void>
      assertLinks: AssertsLinks
    },
) {
  const { read, write, newId, removals, recordForUndo, listShowing } = dependencies
  const { assertLinks, clock, timeZones } = dependencies

  /** By their indexes in the request. */
  const assertVideos = (
    on: Executor,
    routines: readonly Pick<RoutineRow, 'videoLink' | 'lrVideoLink'>[] = [],
  ) =>
    assertLinks(
      on,
      routines.flatMap((routine, index) =>
        (['videoLink', 'lrVideoLink'] as const).map((field) => ({
          path: `routines.${String(index)}.${field}`,
          link: routine[field],
        })),
      ),
    )

  /** Unchanged routines keep their ID and timestamp. */
  function routineRows(
    workoutId: string,
    drafts: RoutineDrafts,
    before: readonly RoutineRow[],
    at: string,
  ): RoutineRow[] {
    const olderOf = matched(drafts, before)
    return [...drafts]
      .sort((a, b) => a.step - b.step)
      .map((draft) => {
        const columns = toColumns(routineFields, draft)
        const old = olderOf(draft)
        const isSame =
          old !== undefined && Object.keys(columnsThatDiffer<object>(old, columns)).length === 0
        return {
          textTranslations: old?.textTranslations ?? '[]',
          cue: old?.cue ?? null,
          cueTranslations: old?.cueTranslations ?? '[]',
          ...columns,
          id: old?.id ?? newId(),
          workoutId,
          createdAt: old?.createdAt ?? at,
          updatedAt: isSame ? old.updatedAt : at,
        }
      })
  }

  /** How many locations with a linked screen of its round show it on their current day. */
  async function gymsOnAir(on: Executor, { id, round }: WorkoutRow): Promise<number> {
    const gyms = await listLocationClocks(on, round)
    const days = gyms.map((gym) => gymDay(clock(), gymClockOf(gym, timeZones)))
    const [first, ...others] = [...new Set(days)].toSorted()
    if (first === undefined) return 0
    const found = await rows.listWorkoutsOfDays(on, round, first, others.at(-1) ?? first)
    return gyms
      .filter((_, index) => onAir(found, days[index] ?? '')?.id === id)
      .reduce((sum, gym) => sum + gym.gyms, 0)
  }

  return {
    async list(
      actor: Actor,
      filter: WorkoutFilter,
      page: PageOf<SortKey>,
    ): Promise<Listed<Workout>> {
      const { on } = read(actor, 'workouts.read')
      const found = await rows.listWorkouts(on, filter, page)
      return { items: found.rows.map(presentWorkout), count: found.count }
    },

    async get(actor: Actor, id: string): Promise<Workout> {
      const { on } = read(actor, 'workouts.read')
      const row = await rows.findWorkout(on, id)
      if (row === undefined) throw notFound('workout')
      return presentWorkout(row)
    },

    async create(actor: Actor, draft: Draft, batch?: string): Promise<Workout> {
      assertDays(draft.startDate, draft.endDate)
      return write(actor, 'workouts.write', async (writing) => {
        const { trx, at, record, announce } = writing
        await assertVideos(trx, draft.routines)
        const row = newWorkout(draft, { at, newId })
        const { routines, ...columns } = row
        await rows.insertWorkout(trx, columns)
        await rows.replaceRoutines(trx, row.id, routines)
        if (batch !== undefined)
          await recordForUndo(writing, batch, { made: [row], changed: [], removed: [] })
        const workout = presentWorkout(row)
        record({ model: 'Workout', action: 'create', data: { ...workout } })
        announce(workoutsChange(row))
        return workout
      })
    },

    update: (actor: Actor, id: string, changes: Changes, batch?: string): Promise<Workout> =>
      write(actor, 'workouts.write', async (writing) => {
        const { trx, at, record, announce, unchanged } = writing
        await lockRow(trx, 'workouts', id)
        const before = await rows.findWorkout(trx, id)
        if (before === undefined) throw notFound('workout')
        const stamp = laterStamp(at, before.updatedAt)
        const { routines: oldRoutines, ...old } = before
        const routines =
          changes.routines === undefined
            ? oldRoutines
            : routineRows(id, changes.routines, oldRoutines, stamp)
        const given = { ...old, ...toColumns(workoutFields, changes, places) }
        const row: WorkoutRow = {
          ...given,
          nameFolded: fold(given.name),
          routineCount: routines.length,
          updatedAt: stamp,
        }
        assertDays(row.startDate.slice(0, 10), row.endDate.slice(0, 10))
        const workout = presentWorkout({ ...row, routines })
        const { expectedUpdatedAt } = changes
        const changed = changesOf(
          { before: presentWorkout(before), after: workout, expectedUpdatedAt },
          'workout',
        )
        if (changed === undefined) {
          unchanged()
          return presentWorkout(before)
        }
        const publishesAny = before.isDraft === 1 && row.isDraft === 0
        await assertVideos(trx, changes.routines ?? (publishesAny ? routines : undefined))
        if (routines.length === 0 && oldRoutines.length > 0)
          await removals.keep(writing, 'workouts', id, { leftAt: row.updatedAt })
        await rows.updateWorkout(trx, old, row)
        if (changes.routines !== undefined) await rows.replaceRoutines(trx, id, routines)
        if (batch !== undefined)
          await recordForUndo(writing, batch, {
            ...{ made: [], removed: [] },
            changed: [{ before, after: { ...row, routines } }],
          })
        record({
          model: 'Workout',
          action: 'update',
          data: { id, name: row.name, ...changed },
        })
        announce(workoutsChange(before, row))
        return workout
      }),

    delete: (actor: Actor, id: string): Promise<Workout> =>
      write(actor, 'workouts.write', async (writing) => {
        const row = await rows.findWorkout(writing.trx, id)
        if (row === undefined) throw notFound('workout')
        await removals.keep(writing, 'workouts', id)
        await rows.deleteWorkout(writing.trx, id)
        writing.record({ model: 'Workout', action: 'delete', data: { ...presentWorkout(row) } })
        writing.announce(workoutsChange(row))
        return presentWorkout(row)
      }),

    /** Restores a deleted or emptied workout exactly, including its ID and timestamps. */
    restore: (actor: Actor, id: string): Promise<Workout> =>
      write(actor, 'workouts.write', async (writing) => {
        const { trx, record, announce, unchanged } = writing
        await lockRow(trx, 'workouts', id)
        const before = await rows.findWorkout(trx, id)
        const current = before && { ...before, isComplete: before.routineCount > 0 }
        const outcome = await removals.restore(writing, actor, { entity: 'workouts', id, current })
        await rows.detachDeletedTemplates(trx)
        const row = await rows.findWorkout(trx, id)
        if (row === undefined) throw notFound('workout')
        if (outcome === 'there') unchanged()
        else {
          record({ model: 'Workout', action: 'restore', data: { ...presentWorkout(row) } })
          announce(workoutsChange(row, ...(before === undefined ? [] : [before])))
        }
        return presentWorkout(row)
      }),

    /** How many connected screens report it, and how many locations have it today. */
    async walls(actor: Actor, id: string): Promise<DataOf<typeof calls.getWorkoutWalls>> {
      const { on } = read(actor, 'workouts.write')
      const workout = await rows.findWorkout(on, id)
      if (workout === undefined) throw notFound('workout')
      const showing = await listShowing(on, id)
      const locations = new Set(showing.map((screen) => screen.locationId))
      const gyms = await gymsOnAir(on, workout)
      return { walls: showing.length, locations: locations.size, gyms }
    },

    /** Other workouts' translations of its texts in a language, except outdated ones. */
    async earlierTranslations(
      actor: Actor,
      id: string,
      language: Language,
    ): Promise<DataOf<typeof calls.listEarlierTranslations>> {
      const { on } = read(actor, 'workouts.write')
      const row = await rows.findWorkout(on, id)
      if (row === undefined) throw notFound('workout')
      const ofSteps = row.routines.flatMap(({ text, cue }) => [text, cue ?? ''])
      const originals = [row.name, row.subHeader, ...ofSteps].filter((text) => text !== '')
      const { heads, steps } = await rows.listTranslatedTexts(on, id, originals)
      const found = [
        ...heads.flatMap(({ startDate, ...head }) => {
          const { nameTranslations, subHeaderTranslations } = fromColumns(headFields, head)
          return [...nameTranslations, ...subHeaderTranslations].map((one) => ({
            ...one,
            startDate,
          }))
        }),
        ...steps.flatMap(({ startDate, ...step }) =>
          fromColumns(stepFields, step).textTranslations.map((one) => ({ ...one, startDate })),
        ),
      ].filter((one) => one.language === language)
      return originals.flatMap((original) => {
        const [last] = found
          .filter((one) => one.original === original)
          .sort((a, b) => (a.startDate < b.startDate ? 1 : -1))
        return last ? [{ original, text: last.text, day: last.startDate.slice(0, 10) }] : []
      })
    },

    /** Creates, updates and deletes many within another feature's write, which logs it. */
    async saveMany(trx: Executor, { made, changed, removed }: WorkoutEffects): Promise<void> {
      await rows.deleteWorkouts(
        trx,
        removed.map(({ id }) => id),
      )
      await rows.updateWorkouts(
        trx,
        changed.map(({ before, after }) => ({ before: rowOf(before), after: rowOf(after) })),
      )
      for (const { before, after } of changed)
        if (!isDeepStrictEqual(before.routines, after.routines))
          await rows.replaceRoutines(trx, after.id, after.routines)
      await rows.insertWorkouts(trx, made)
      if (made.length > 0) await rows.detachDeletedTemplates(trx)
    },

    /** Within the write that creates a template from a workout. */
    noteTemplate: rows.noteTemplate,
    /** Within the deletion of a template; its workouts stay. */
    forgetTemplate: rows.detachTemplate,

    /** The names of published workouts by their IDs, in all their languages. */
    async namesOf(on: Executor, ids: readonly string[]): Promise<Map<string, TranslatedName>> {
      const found = await rows.listWorkoutNames(on, ids)
      return new Map(found.map(({ id, ...row }) => [id, fromColumns(nameFields, row)]))
    },

    /** Published workouts of a round with days between `from` and `to`. */
    async listOfDays(actor: Actor, round: number, from: string, to: string): Promise<Workout[]> {
      const { on } = read(actor, 'workouts.read')
      const found = await rows.listWorkoutsOfDays(on, round, from, to)
      return found.map(presentWorkout)
    },
  }
}
