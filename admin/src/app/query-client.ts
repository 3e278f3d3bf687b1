import { ApiError } from '@roundboard/client'
import { QueryClient } from '@tanstack/react-query'
import { session } from '../shared/session/session.ts'

const isPassing = (error: unknown) =>
  error instanceof ApiError && (error.code === 'unreachable' || error.code === 'unavailable')

export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 5_000,
        retry: (failures, error) => isPassing(error) && failures < 2,
        retryDelay: (attempt) => 600 * 2 ** attempt,
        networkMode: 'always',
      },
      mutations: { networkMode: 'always' },
    },
  })

/** Clears cached data when the user changes. */
export function forgetWithUser(queryClient: QueryClient) {
  let lastUserId: string | undefined
  session.subscribe(() => {
    const userId = session.get().user?.id
    // Not while signing out, because the page being left would fetch again.
    if (userId === undefined) return
    if (lastUserId !== undefined && userId !== lastUserId) queryClient.clear()
    lastUserId = userId
  })
}
