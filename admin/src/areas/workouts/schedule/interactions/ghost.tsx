import type { ScheduledWorkout } from '@roundboard/contract'
import type { RefObject } from 'react'
import type { Carry } from '../carry.ts'
import { useScheduleMessages } from '../../../../shared/messages/schedule.ts'
import classes from './interactions.module.css'

/** The dragged workouts next to the pointer, with the action's name. */
export function Ghost({
  ref,
  carried,
  workouts,
}: {
  ref: RefObject<HTMLDivElement | null>
  carried: Carry | undefined
  workouts: readonly ScheduledWorkout[]
}) {
  const words = useScheduleMessages().interactions
  if (!carried) return null
  const { ids } = carried
  const only = ids.length === 1 ? workouts.find(({ id }) => id === ids[0]) : undefined
  return (
    <div ref={ref} className={classes.ghost} aria-hidden>
      <span>{only?.name ?? words.workouts({ count: ids.length })}</span>
      <b>{carried.copies ? words.copyHere : words.moveHere}</b>
    </div>
  )
}
