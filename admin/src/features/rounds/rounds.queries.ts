import { calls, type BodyOf } from '@roundboard/contract'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../../shared/api/api.ts'
import { keys } from '../../shared/api/keys.ts'
import { useChange } from '../../shared/api/use-change.ts'

export const roundsQuery = queryOptions({
  queryKey: [keys.rounds],
  queryFn: ({ signal }) => api.call(calls.listRounds, { signal }),
  staleTime: 60_000,
})

export const useUpdateRound = () =>
  useChange(
    ({ id, body }: { id: string; body: BodyOf<typeof calls.updateRound> }) =>
      api.call(calls.updateRound, { params: { id }, body }),
    [keys.rounds],
  )
