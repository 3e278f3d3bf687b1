import { workoutDays, type Day } from './calendar-days.ts'

/** What of a workout decides whether it is on air; stamps are ISO 8601. */
export type OnAirCandidate = {
  readonly id: string
  readonly startDate: string
  readonly endDate: string
  readonly createdAt: string
  readonly routines: { readonly length: number }
}

/**
 * The workout on air on a gym day, among those of one round: it has routines and its days include
 * the gym day; of several, the one that starts last, then the one created last (design section 5).
 */
export function onAir<W extends OnAirCandidate>(workouts: readonly W[], day: Day): W | undefined {
  let best: W | undefined
  for (const workout of workouts) {
    if (!isCandidate(workout, day)) continue
    if (best === undefined || comesAfter(workout, best)) best = workout
  }
  return best
}

function isCandidate(workout: OnAirCandidate, day: Day): boolean {
  if (workout.routines.length === 0) return false
  const { firstDay, lastDay } = workoutDays(workout)
  return firstDay <= day && day <= lastDay
}

function comesAfter(a: OnAirCandidate, b: OnAirCandidate): boolean {
  const aFirst = workoutDays(a).firstDay
  const bFirst = workoutDays(b).firstDay
  if (aFirst !== bFirst) return aFirst > bFirst
  const createdLater = Date.parse(a.createdAt) - Date.parse(b.createdAt)
  return createdLater === 0 ? a.id > b.id : createdLater > 0
}
