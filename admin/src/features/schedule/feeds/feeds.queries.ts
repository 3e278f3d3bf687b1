import { calls, type FeedSubject } from '@roundboard/contract'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../../../shared/api/api.ts'
import { keys } from '../../../shared/api/keys.ts'
import { unlessGone } from '../../../shared/api/unless-gone.ts'
import { useChange } from '../../../shared/api/use-change.ts'

const stale = [keys.feeds, keys.logs] as const

export const feedsQuery = queryOptions({
  queryKey: [keys.feeds],
  queryFn: ({ signal }) => api.call(calls.listFeeds, { signal }),
})

export const useRenewFeed = () =>
  useChange((body: FeedSubject) => api.call(calls.renewFeed, { body }), stale)

export const useEndFeed = () =>
  useChange((id: string) => unlessGone(api.call(calls.endFeed, { params: { id } })), stale)
