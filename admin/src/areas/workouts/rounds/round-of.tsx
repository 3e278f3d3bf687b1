import type { Round } from '@roundboard/contract'
import { limits } from '@roundboard/domain'
import { useQuery } from '@tanstack/react-query'
import { notFound } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { QueryView } from '../../../shared/ui/query-view.tsx'
import { roundsQuery } from './rounds.queries.ts'
import { useRoundsMessages } from '../../../shared/messages/rounds.ts'

/** The round in an address. An invalid one leads to the "not found" page. */
export function RoundOf(props: { roundNumber: string; children: (round: Round) => ReactNode }) {
  const words = useRoundsMessages()
  const query = useQuery(roundsQuery)
  return (
    <QueryView query={query} what={words.subject} pageTitle={words.rounds}>
      {(rounds) => {
        const round = rounds.find(
          ({ roundNumber }) =>
            String(roundNumber) === props.roundNumber && roundNumber !== limits.flexibilityRound,
        )
        if (!round) throw notFound()
        return props.children(round)
      }}
    </QueryView>
  )
}
