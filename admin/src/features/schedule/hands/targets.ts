import type { ScheduledWorkout } from '@roundboard/contract'
import { addDays, workoutDays } from '@roundboard/domain'
import { carriedBy, isAtRest, type Carry, type Stretch } from '../carry.ts'
import { keyOf } from '../cursor.ts'
import { block } from '../selection.ts'

/** The cells in which something would come to lie that is carried or stretched. */
export function targetsOf(
  held: Carry | Stretch | undefined,
  workouts: readonly ScheduledWorkout[],
): ReadonlySet<string> {
  if (!held || isAtRest(held)) return new Set()
  if (held.kind === 'stretch')
    return new Set(block(held.firstDay, held.lastDay, [held.round]).map(keyOf))
  const { days, rounds } = carriedBy(held)
  const ids = new Set(held.ids)
  return new Set(
    workouts
      .filter(({ id }) => ids.has(id))
      .flatMap((workout) => {
        const { firstDay, lastDay } = workoutDays(workout)
        const round = workout.round + rounds
        return block(addDays(firstDay, days), addDays(lastDay, days), [round]).map(keyOf)
      }),
  )
}
