import type { ScheduledWorkout } from '@roundboard/contract'
import { addDays, type Day } from '@roundboard/domain'
import { useEffect, useRef } from 'react'
import { alerts } from '../../../shared/alerts/alerts.ts'
import { useScheduleMessages } from '../../../shared/messages/schedule.ts'
import type { ScheduleCommands } from './commands.ts'

/** Offers to publish a week's drafts if the address asks for it. */
export function usePublishWeek(given: {
  readonly isWanted: boolean
  readonly first: Day
  readonly workouts: readonly ScheduledWorkout[]
  readonly publish: ScheduleCommands['publish']
  readonly onStart: () => void
}) {
  const words = useScheduleMessages()
  const hasStarted = useRef(false)
  useEffect(() => {
    if (given.isWanted === hasStarted.current) return
    hasStarted.current = given.isWanted
    if (!given.isWanted) return
    const { first, workouts } = given
    const last = addDays(first, 6)
    const drafts = workouts.filter(
      ({ isDraft, startDate, endDate }) =>
        isDraft && startDate.slice(0, 10) <= last && endDate.slice(0, 10) >= first,
    )
    given.onStart()
    if (drafts.length > 0)
      given.publish(
        drafts.map(({ id }) => id),
        true,
      )
    else alerts.success(words.noDraftsThisWeek)
  })
}
