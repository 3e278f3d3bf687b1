import { addDays, workoutDays, type Day } from './calendar-days.ts'

/** What decides whether a workout is on air; stamps are ISO 8601. */
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

/** A workout and consecutive days, both included, on which it is on air. */
export type OnAirSpan<W> = { readonly workout: W; readonly firstDay: Day; readonly lastDay: Day }

/** What is on air from one day to another, both included: `onAir` for each day, in order. */
export function onAirSpans<W extends OnAirCandidate>(
  workouts: readonly W[],
  from: Day,
  to: Day,
): OnAirSpan<W>[] {
  const candidates = workouts.filter(({ routines }) => routines.length > 0)
  // Each one replaces those that it has priority over.
  const byDay = new Map<Day, W>()
  for (const workout of candidates.sort((a, b) => (comesAfter(a, b) ? 1 : -1))) {
    const { firstDay, lastDay } = workoutDays(workout)
    const last = lastDay < to ? lastDay : to
    for (let day = firstDay > from ? firstDay : from; day <= last; day = addDays(day, 1))
      byDay.set(day, workout)
  }
  const spans: OnAirSpan<W>[] = []
  for (const day of [...byDay.keys()].sort()) {
    const workout = byDay.get(day)
    const before = spans[spans.length - 1]
    if (before?.workout === workout && before !== undefined && addDays(before.lastDay, 1) === day)
      spans[spans.length - 1] = { ...before, lastDay: day }
    else if (workout !== undefined) spans.push({ workout, firstDay: day, lastDay: day })
  }
  return spans
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
