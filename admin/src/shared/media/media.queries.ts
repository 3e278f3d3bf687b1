import { addresses, type MediaItem } from '@roundboard/contract'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from '../api/api.ts'
import { keys } from '../api/keys.ts'
import { type MediaList, mediaLengths } from './media-list.ts'

/** Fills rows of two, three, four and six. */
export const mediaPageSize = 48

const watchMs = 15_000
const aboveMs = 0.001

function queryOf({ page, sort, q, kind, tag, length, unused, jumps }: MediaList) {
  const { minMs = 0, belowMs = Infinity } = length === undefined ? {} : mediaLengths[length]
  return {
    page: page ?? 1,
    limit: mediaPageSize,
    sort: sort ?? '-createdAt',
    ...(q !== undefined && { name: q }),
    ...(kind !== undefined && { kind }),
    ...(tag !== undefined && { tag }),
    ...(unused && { unused: 'true' as const }),
    ...(jumps && { jumps: 'true' as const }),
    ...(length !== undefined && { minMs }),
    ...(belowMs < Infinity && { maxMs: belowMs - aboveMs }),
  }
}

export const mediaQueries = {
  list: (list: MediaList) =>
    queryOptions({
      queryKey: [keys.media, 'list', list],
      queryFn: ({ signal }) => api.list(addresses.listMedia, { query: queryOf(list), signal }),
      placeholderData: keepPreviousData,
    }),
  facets: queryOptions({
    queryKey: [keys.media, 'facets'],
    queryFn: ({ signal }) => api.call(addresses.getMediaFacets, { signal }),
  }),
  one: (id: string) =>
    queryOptions({
      queryKey: [keys.media, 'one', id],
      queryFn: ({ signal }) => api.call(addresses.getMediaItem, { params: { id }, signal }),
      refetchInterval: watchMs,
    }),
  uses: (id: string) =>
    queryOptions({
      queryKey: [keys.media, 'uses', id],
      queryFn: ({ signal }) => api.call(addresses.getMediaUses, { params: { id }, signal }),
      refetchInterval: watchMs,
    }),
  /** The item that has a link; null where none has. */
  ofLink: (link: string) =>
    queryOptions({
      queryKey: [keys.media, 'link', link],
      queryFn: async ({ signal }): Promise<MediaItem | null> => {
        const { items } = await api.list(addresses.listMedia, { query: { link, limit: 1 }, signal })
        return items[0] ?? null
      },
      staleTime: 30_000,
    }),
}
