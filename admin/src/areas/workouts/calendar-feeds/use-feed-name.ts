import type { Feed } from '@roundboard/contract'
import { useQuery } from '@tanstack/react-query'
import { roundsQuery } from '../schedule/schedule.queries.ts'
import { useScheduleMessages } from '../../../shared/messages/schedule.ts'

/** What a calendar is called: its gym, or its round by number and name. */
export function useFeedName() {
  const words = useScheduleMessages().feeds
  const rounds = useQuery(roundsQuery).data
  return ({ location, round }: Pick<Feed, 'location' | 'round'>): string => {
    if (location) return location.name
    const name = rounds?.find(({ roundNumber }) => roundNumber === round)?.name
    return name ? `${String(round)} ${name}` : words.roundNumber({ number: round ?? 0 })
  }
}
