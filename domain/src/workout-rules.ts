import { addDays, type Day, isDay } from './calendar-days.ts'
import { limits } from './limits.ts'

/** Whether a workout's last day is before its first, which is refused (specification section 5). */
export function endsBeforeStart(firstDay: Day, lastDay: Day): boolean {
  return lastDay < firstDay
}

/** The step of a new routine; `undefined` if the workout is full (specification 2.9). */
export function nextStep(routineCount: number): number | undefined {
  return routineCount < limits.routinesPerWorkout ? routineCount + 1 : undefined
}

/** The days of a workout, both included. */
export type WorkoutDays = { readonly firstDay: Day; readonly lastDay: Day }

const dayMs = 86_400_000

/** The first days from `from` on, as many as `workout` has, without any of the round's `others`: where its copy goes. From `from` itself on if there are none before year 10000, for example because another workout ends on 9999-12-31. */
export function nextFreeDays(
  workout: WorkoutDays,
  others: readonly WorkoutDays[],
  from: Day,
): WorkoutDays {
  const more = (Date.parse(workout.lastDay) - Date.parse(workout.firstDay)) / dayMs
  const inOrder = [...others].sort((a, b) => (a.firstDay < b.firstDay ? -1 : 1))
  let firstDay = from
  for (const other of inOrder)
    if (other.lastDay >= firstDay && other.firstDay <= addDays(firstDay, more))
      firstDay = addDays(other.lastDay, 1)
  const daysFrom = (first: Day) => ({ firstDay: first, lastDay: addDays(first, more) })
  const free = daysFrom(firstDay)
  return isDay(free.firstDay) && isDay(free.lastDay) ? free : daysFrom(from)
}
