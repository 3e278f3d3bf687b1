import { calls } from '@roundboard/contract'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../../shared/api/api.ts'
import { keys } from '../../shared/api/keys.ts'
import { unlessGone } from '../../shared/api/unless-gone.ts'
import { useChange } from '../../shared/api/use-change.ts'

const lookEveryMs = 10_000

/** The own sessions; others begin and end while one looks. */
export const ownSessionsQuery = queryOptions({
  queryKey: [keys.sessions],
  queryFn: ({ signal }) => api.call(calls.listSessions, { signal }),
  refetchInterval: lookEveryMs,
})

export const useEndOwnSession = () =>
  useChange(
    (id: string) => unlessGone(api.call(calls.endSession, { params: { id } })),
    [keys.sessions],
  )

export const useEndOtherSessions = () =>
  useChange(() => api.call(calls.endOtherSessions, {}), [keys.sessions])
