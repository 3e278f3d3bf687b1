import type { ScheduledWorkout } from '@roundboard/contract'
import { addDays, daysBetween } from '@roundboard/domain'
import { idsOf, type Plan } from './plan.ts'

/** Whether a plan puts a workout on walls, where it was not. */
function isPublished(plan: Plan, { isDraft }: ScheduledWorkout): boolean {
  if (plan.action === 'publish') return isDraft
  return plan.action === 'copy' && (plan.as === 'published' || (plan.as === 'as-is' && !isDraft))
}

/** Where a plan puts a workout first. */
function placeOf(plan: Plan, { startDate, round }: ScheduledWorkout) {
  const day = startDate.slice(0, 10)
  if (!('block' in plan)) return { day, round }
  const { block, to } = plan
  return {
    day: addDays(day, daysBetween(block.first, to.day)),
    round: round + to.round - block.top,
  }
}

/** What gyms lack of what a plan puts on walls, on its first day there. */
export function missingEquipmentOf(plan: Plan, workouts: readonly ScheduledWorkout[]) {
  const ids = new Set(idsOf(plan))
  return workouts
    .filter((workout) => ids.has(workout.id) && isPublished(plan, workout))
    .flatMap((workout) =>
      workout.equipment.map((lack) => ({ ...lack, on: placeOf(plan, workout) })),
    )
}
