import type { Round } from '@roundboard/contract'
import { useRouterState } from '@tanstack/react-router'
import { useScheduleMessages } from '../../../shared/messages/schedule.ts'
import { backIcon, TextLink } from '../../../shared/ui/links.tsx'
import type { ScheduleChoice } from '../schedule/schedule-address.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Where the schedule stood when a workout's page was opened from it. */
    schedule?: ScheduleChoice
  }
}

/** Back to the schedule as it was, if the page was opened from there, or else to the round. */
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
