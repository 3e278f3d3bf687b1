import type { Round } from '@roundboard/contract'
import { useRouterState } from '@tanstack/react-router'
import { useScheduleMessages } from '../../../shared/messages/schedule.ts'
import { backIcon, TextLink } from '../../../shared/ui/links.tsx'
import type { ScheduleChoice } from '../schedule/schedule-address.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The state of the schedule when a workout's page was opened from it. */
    schedule?: ScheduleChoice
  }
}

/** A link back to the schedule if the page was opened from there, otherwise to the round. */
export function BackLink({ round }: { round: Round }) {
  const words = useScheduleMessages()
  const schedule = useRouterState({ select: ({ location }) => location.state.schedule })
  if (schedule !== undefined)
    return (
      <TextLink to="/admin/schedule" search={schedule}>
        {backIcon} {words.title}
      </TextLink>
    )
  return (
    <TextLink to="/admin/rounds/$roundNumber" params={{ roundNumber: String(round.roundNumber) }}>
      {backIcon} {round.name}
    </TextLink>
  )
}
