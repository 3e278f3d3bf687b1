import type { Ref } from 'react'
import { useWorkoutsMessages } from '../../../shared/messages/workouts.ts'
import type { WorkoutState } from './workout-state.ts'
import classes from './state-badge.module.css'

/** How a workout stands to today, by its word and its look; of today it may be hidden by another. */
export function StateBadge({
  state,
  ref,
}: {
  state: WorkoutState | 'hidden'
  ref?: Ref<HTMLSpanElement>
}) {
  const words = useWorkoutsMessages()
  return (
    <span ref={ref} className={classes.badge} data-state={state}>
      {words.states[state]}
    </span>
  )
}
