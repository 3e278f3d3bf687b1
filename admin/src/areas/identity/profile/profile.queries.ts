import { addresses } from '@roundboard/contract'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../../../shared/api/api.ts'
import { keys } from '../../../shared/api/keys.ts'
import { unlessGone } from '../../../shared/api/unless-gone.ts'
import { useChange } from '../../../shared/api/use-change.ts'

const lookEveryMs = 10_000

/** The own sessions; others begin and end while one looks. */
export const ownSessionsQuery = queryOptions({
  queryKey: [keys.sessions],
  queryFn: ({ signal }) => api.call(addresses.listSessions, { signal }),
  refetchInterval: lookEveryMs,
})

export const useEndOwnSession = () =>
  useChange(
    (id: string) => unlessGone(api.call(addresses.endSession, { params: { id } })),
    [keys.sessions],
  )

export const useEndOtherSessions = () =>
  useChange(() => api.call(addresses.endOtherSessions, {}), [keys.sessions])
