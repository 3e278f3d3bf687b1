import type { Round } from '@roundboard/contract'
import { limits } from '@roundboard/domain'
import { IconTargetArrow } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ButtonLink } from '../../shared/ui/links.tsx'
import { PageHeader, Panel } from '../../shared/ui/page.tsx'
import { Empty, QueryView } from '../../shared/ui/query-view.tsx'
import { roundsQuery } from './rounds.queries.ts'
import { useRoundWords } from './rounds.words.ts'

/** The workout round of an address, or a page that says that there is none. */
export function RoundOf(props: { roundNumber: string; children: (round: Round) => ReactNode }) {
  const words = useRoundWords()
  const query = useQuery(roundsQuery)
  return (
    <QueryView query={query} what={words.subject} pageTitle={words.rounds}>
      {(rounds) => {
        const round = rounds.find(
          ({ roundNumber }) =>
            String(roundNumber) === props.roundNumber && roundNumber !== limits.flexibilityRound,
        )
        if (round) return props.children(round)
        return (
          <>
            <PageHeader title={words.rounds} />
            <Panel>
              <Empty
                icon={<IconTargetArrow size={32} stroke={1.5} />}
                title={words.none}
                action={<ButtonLink to="/admin/rounds">{words.rounds}</ButtonLink>}
              />
            </Panel>
          </>
        )
      }}
    </QueryView>
  )
}
