import type { BulkOutcome } from '@roundboard/contract'
import { type Day, findGaps, onAir, type RoundSpan, workoutDays } from '@roundboard/domain'
import type { Clock } from '../../../platform/clock.ts'
import type { Executor } from '../../../platform/database/database.ts'
import type { WorkoutRow } from '../../../platform/database/schema.ts'
import type { TimeZones } from '../../../platform/time-zones/time-zones.ts'
import { listRowsTouching, type WorkoutEffects } from '../workouts/index.ts'
import { touchedBy } from './batches.ts'
import { plannedOf } from './bulk.presenter.ts'
import { earliestGymDay, countLocationsByDay } from './gym-days.ts'

const gapsMax = 1_000

const shownOn = (rows: readonly WorkoutRow[], round: number, day: Day) =>
  onAir(
    rows
      .filter((row) => row.round === round && row.isDraft === 0)
      .map(({ routineCount, ...row }) => ({ ...row, routines: { length: routineCount } })),
    day,
  )?.id

/** All workouts on days of rounds. */
export async function listItemsOn(
  on: Executor,
  spans: readonly RoundSpan[],
): Promise<WorkoutRow[]> {
  const from = spans.map((span) => span.from).sort()[0]
  const to = spans
    .map((span) => span.to)
    .sort()
    .at(-1)
  if (from === undefined || to === undefined) return []
  return listRowsTouching(on, [...new Set(spans.map(({ round }) => round))], from, to)
}

/** The gaps after a change, and how many locations have affected screens now. */
export async function impactOf(
  on: Executor,
  effects: WorkoutEffects,
  spans: readonly RoundSpan[],
  now: { clock: Clock; timeZones: TimeZones },
): Promise<Pick<BulkOutcome, 'gaps' | 'gymsNow'>> {
  const gyms = await countLocationsByDay(on, now)
  const today = await earliestGymDay(on, now)
  const touched = touchedBy(effects)
  const rounds = [...new Set(touched.map(({ round }) => round))]
  const days = [...gyms.keys()]
  const lying = new Map(
    [
      ...(await listItemsOn(on, spans)),
      ...(await listItemsOn(
        on,
        rounds.flatMap((round) => days.map((day) => ({ round, from: day, to: day }))),
      )),
    ].map((row) => [row.id, row]),
  )
  // Works before and after the write, because it uses the change's own rows.
  const before = new Map(lying)
  const after = new Map(lying)
  for (const { id } of effects.made) before.delete(id)
  for (const row of effects.made) after.set(row.id, row)
  for (const change of effects.changed) {
    before.set(change.before.id, change.before)
    after.set(change.after.id, change.after)
  }
  for (const row of effects.removed) {
    before.set(row.id, row)
    after.delete(row.id)
  }
  const ids = new Set(touched.map(({ id }) => id))
  const isOnWalls = (day: Day) =>
    rounds.some((round) =>
      [before, after].some((rows) => ids.has(shownOn([...rows.values()], round, day) ?? '')),
    )
  return {
    gaps: findGaps(spans, [...after.values()].map(plannedOf), today, gapsMax),
    gymsNow: days.filter(isOnWalls).reduce((sum, day) => sum + (gyms.get(day) ?? 0), 0),
  }
}

/** The days of rows, in their rounds. */
export const spansOf = (rows: readonly WorkoutRow[]): RoundSpan[] =>
  rows.map((row) => {
    const { firstDay, lastDay } = workoutDays(row)
    return { round: row.round, from: firstDay, to: lastDay }
  })
