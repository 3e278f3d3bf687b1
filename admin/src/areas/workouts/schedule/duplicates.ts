import type { ScheduledWorkout } from '@roundboard/contract'
import { type Day, workoutDays, fold } from '@roundboard/domain'

function areAlike(a: ScheduledWorkout, b: ScheduledWorkout): boolean {
  if (a.templateId !== null && a.templateId === b.templateId) return true
  return fold(a.name) === fold(b.name)
}

/** The workouts that a round has twice in a week, each with its duplicates. */
export function duplicatesOf(
  workouts: readonly ScheduledWorkout[],
  week: { readonly from: Day; readonly to: Day },
): ReadonlyMap<string, readonly ScheduledWorkout[]> {
  const there = workouts.filter((workout) => {
    const { firstDay, lastDay } = workoutDays(workout)
    return firstDay <= week.to && lastDay >= week.from
  })
  return new Map(
    there.flatMap((workout) => {
      const others = there.filter(
        (other) =>
          other.id !== workout.id && other.round === workout.round && areAlike(other, workout),
      )
      return others.length === 0 ? [] : [[workout.id, others] as const]
    }),
  )
}
