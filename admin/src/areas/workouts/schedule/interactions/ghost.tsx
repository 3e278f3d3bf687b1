import type { ScheduledWorkout } from '@roundboard/contract'
import type { RefObject } from 'react'
import { useFormat } from '../../../../shared/format/format.ts'
import type { Carry, Stretch } from '../carry.ts'
import { useScheduleMessages } from '../../../../shared/messages/schedule.ts'
import classes from './interactions.module.css'

/** What is carried or stretched, beside the pointer, with the word that says what is done to it. */
export function Ghost({
  ref,
  held,
  workouts,
}: {
  ref: RefObject<HTMLDivElement | null>
  held: Carry | Stretch | undefined
  workouts: readonly ScheduledWorkout[]
}) {
  const words = useScheduleMessages().hands
  const format = useFormat()
  if (!held) return null
  const ids = held.kind === 'carry' ? held.ids : [held.id]
  const only = ids.length === 1 ? workouts.find(({ id }) => id === ids[0]) : undefined
  return (
    <div ref={ref} className={classes.ghost} aria-hidden>
      <span>{only?.name ?? words.workouts({ count: ids.length })}</span>
      <b>
        {held.kind === 'stretch'
          ? format.shortDays(held.firstDay, held.lastDay)
          : held.copies
            ? words.copyHere
            : words.moveHere}
      </b>
    </div>
  )
}
