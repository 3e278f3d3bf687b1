import type { Feed } from '@roundboard/contract'
import { useQuery } from '@tanstack/react-query'
import { roundsQuery } from '../schedule.queries.ts'
import { useFeedWords } from './feeds.words.ts'

/** What a calendar is called: its gym, or its round by number and name. */
export function useFeedName() {
  const words = useFeedWords()
  const rounds = useQuery(roundsQuery).data
  return ({ location, round }: Pick<Feed, 'location' | 'round'>): string => {
    if (location) return location.name
    const name = rounds?.find(({ roundNumber }) => roundNumber === round)?.name
    return name ? `${String(round)} ${name}` : words.roundNumber(round ?? 0)
  }
}
