import { addresses, type FeedSubject } from '@roundboard/contract'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../../../shared/api/api.ts'
import { keys } from '../../../shared/api/keys.ts'
import { unlessGone } from '../../../shared/api/unless-gone.ts'
import { useChange } from '../../../shared/api/use-change.ts'

const stale = [keys.feeds, keys.logs] as const

export const feedsQuery = queryOptions({
  queryKey: [keys.feeds],
  queryFn: ({ signal }) => api.call(addresses.listFeeds, { signal }),
})

export const useRenewFeed = () =>
  useChange((body: FeedSubject) => api.call(addresses.renewFeed, { body }), stale)

export const useEndFeed = () =>
  useChange((id: string) => unlessGone(api.call(addresses.endFeed, { params: { id } })), stale)
