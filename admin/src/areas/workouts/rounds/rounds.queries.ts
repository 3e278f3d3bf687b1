import { addresses, type BodyOf, type Round } from '@roundboard/contract'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { api } from '../../../shared/api/api.ts'
import { keys } from '../../../shared/api/keys.ts'
import { useChange } from '../../../shared/api/use-change.ts'

export const roundsQuery = queryOptions({
  queryKey: [keys.rounds],
  queryFn: ({ signal }) => api.call(addresses.listRounds, { signal }),
  staleTime: 60_000,
})

/** The current version of a round; undefined if deleted. */
export async function readRound(queryClient: QueryClient, id: string): Promise<Round | undefined> {
  const rounds = await queryClient.query({ ...roundsQuery, staleTime: 0 })
  return rounds.find((round) => round.id === id)
}

export const useUpdateRound = () =>
  useChange(
    ({ id, body }: { id: string; body: BodyOf<typeof addresses.updateRound> }) =>
      api.call(addresses.updateRound, { params: { id }, body }),
    [keys.rounds],
  )
