import type { Ref } from 'react'
import { useWorkoutsMessages } from '../../../shared/messages/workouts.ts'
import type { WorkoutState } from './workout-state.ts'
import classes from './state-badge.module.css'

/** A workout's state today; another workout may cover a current one. */
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
