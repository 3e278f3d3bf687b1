import { addDays, type Day } from './calendar-days.ts'
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

/** The first days from `from` on, as many as `workout` has, without any of the round's `others`: where its copy goes. */
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
  return { firstDay, lastDay: addDays(firstDay, more) }
}
