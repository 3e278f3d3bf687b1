import { isDeepStrictEqual } from 'node:util'
import { type LogAction, type LoggedBatch, pick, undoWithinHours } from '@roundboard/contract'
import { addDays, type Day, workoutDays } from '@roundboard/domain'
import type { LogEntry } from '../../../platform/audit/log-head.ts'
import type { Write } from '../../../platform/audit/write.ts'
import type { Change } from '../../../platform/changes.ts'
import { stampOf } from '../../../platform/clock.ts'
import type { WorkoutRow } from '../../../platform/database/schema.ts'
import type { WorkoutEffects, WorkoutsService, WorkoutWithRoutines } from '../workouts/index.ts'
import * as rows from './batches.repository.ts'
import { itemOf } from './bulk.presenter.ts'
import type { ChangedClips } from './clip-users.ts'

const retentionMs = undoWithinHours * 60 * 60_000

export const isNothing = ({ made, changed, removed }: WorkoutEffects): boolean =>
  made.length + changed.length + removed.length === 0

/** Every row that effects touch, before and after. */
export const touchedBy = ({ made, changed, removed }: WorkoutEffects): WorkoutRow[] => [
  ...made,
  ...changed.flatMap(({ before, after }) => [before, after]),
  ...removed,
]

/**
 * Whether a workout is as stored; a newer version may add columns. Saving it as a template, or
 * deleting that template, doesn't change it.
 */
export const isAsStored = (
  stored: WorkoutWithRoutines,
  now: WorkoutWithRoutines | undefined,
): boolean =>
  now !== undefined &&
  isDeepStrictEqual(known(stored, now), stored) &&
  stored.routines.length === now.routines.length

function known(stored: WorkoutWithRoutines, now: WorkoutWithRoutines): unknown {
  const pick = (of: object, from: object) =>
    Object.fromEntries(Object.keys(of).map((key) => [key, (from as Record<string, unknown>)[key]]))
  return {
    ...pick(stored, now),
    templateId: stored.templateId,
    routines: stored.routines.map((routine, index) => pick(routine, now.routines[index] ?? {})),
  }
}

/** Days further apart are separate notifications, so that fewer screens wake up. */
const apartDays = 7

/** The notifications for screens that show the workouts' rounds and days. */
function changesOf(touched: readonly WorkoutRow[]): Change[] {
  const changes: { rounds: Set<number>; from: Day; to: Day }[] = []
  const inOrder = touched.toSorted((a, b) => (a.startDate < b.startDate ? -1 : 1))
  for (const row of inOrder) {
    const { firstDay, lastDay } = workoutDays(row)
    const last = changes.at(-1)
    if (last === undefined || addDays(last.to, apartDays) < firstDay)
      changes.push({ rounds: new Set([row.round]), from: firstDay, to: lastDay })
    else {
      last.rounds.add(row.round)
      if (lastDay > last.to) last.to = lastDay
    }
  }
  return changes.map(({ rounds, ...days }) => ({ kind: 'workouts', rounds: [...rounds], days }))
}

const text = (workout: WorkoutWithRoutines) => JSON.stringify(workout)

/** Stores the previous state of workouts, for undo. */
async function keepBatch(
  { trx, at }: Write,
  { made, changed, removed }: WorkoutEffects,
  { id, action, clipUsers = [] }: { id: string; action: string; clipUsers?: ChangedClips },
): Promise<void> {
  await rows.deleteEndedBatches(trx, at)
  await rows.insertBatch(
    trx,
    { id, action, createdAt: at, expiresAt: stampOf(Date.parse(at) + retentionMs) },
    [
      ...made.map((workout) => ({ workoutId: workout.id, was: null, became: text(workout) })),
      ...changed.map(({ before, after }) => ({
        workoutId: before.id,
        was: text(before),
        became: text(after),
      })),
      ...removed.map((workout) => ({ workoutId: workout.id, was: text(workout), became: null })),
      ...clipUsers.map(({ before, after }) => ({
        workoutId: after.id,
        was: JSON.stringify(before),
        became: JSON.stringify(after),
      })),
    ],
  )
}

/** Stores the previous state of a single workout, for undo. */
export const recordForUndo = (writing: Write, id: string, effects: WorkoutEffects) =>
  keepBatch(writing, effects, { id, action: effects.made.length > 0 ? 'create' : 'edit' })

const modelOf = {
  template: 'Template',
  'week-template': 'WeekTemplate',
  exercise: 'Exercise',
} as const

/** Writes changes of workouts, stores the previous state for undo, and logs an entry per model. */
export async function writeBatch(
  workouts: Pick<WorkoutsService, 'saveMany'>,
  writing: Write,
  effects: WorkoutEffects,
  batch: {
    id: string
    action: string
    logged: LogAction
    data?: LogEntry['data']
    clipUsers?: ChangedClips
  },
): Promise<void> {
  const { trx, record, announce } = writing
  const { made, changed, removed } = effects
  await workouts.saveMany(trx, effects)
  const { id, action, logged, data, clipUsers = [] } = batch
  await keepBatch(writing, effects, { id, action, clipUsers })
  const log = (model: LogEntry['model'], entry: Omit<LoggedBatch, 'batch'>) =>
    record({ model, action: logged, data: { bulk: action, ...data, batch: id, ...entry } })
  if (clipUsers.length === 0 || !isNothing(effects))
    log('Workout', {
      made: made.map(itemOf),
      changed: changed.map(({ before, after }) => ({
        before: itemOf(before),
        after: itemOf(after),
      })),
      removed: removed.map(itemOf),
    })
  for (const [model, users] of Map.groupBy(clipUsers, ({ after }) => modelOf[after.what]))
    log(model, {
      ...{ made: [], changed: [], removed: [] },
      others: users.map(({ after }) => pick(after, ['what', 'id', 'name'])),
    })
  for (const change of changesOf(touchedBy(effects))) announce(change)
  if (clipUsers.some(({ after }) => after.what === 'exercise')) announce({ kind: 'exercises' })
}
