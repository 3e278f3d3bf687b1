import { addresses, type MediaItem, Link } from '@roundboard/contract'
import { keepPreviousData, queryOptions, useQuery, useQueries } from '@tanstack/react-query'
import { api } from '../api/api.ts'
import { keys } from '../api/keys.ts'
import { type MediaList, mediaLengths } from './media-list.ts'
import type { MediaFacts } from '@roundboard/wall'

/** The library's data about videos, so that they loop as on screens. */
export function useKnownMedia(
  routines: readonly { readonly videoLink: string; readonly lrVideoLink: string | null }[],
): readonly MediaFacts[] {
  const links = routines.flatMap(({ videoLink, lrVideoLink }) => [videoLink, lrVideoLink ?? ''])
  const own = [...new Set(links)].filter((link) => link.startsWith('/media/'))
  return useQueries({
    queries: own.map((link) => mediaQueries.ofLink(link)),
    combine: knownOf,
  })
}

const knownOf = (found: readonly { readonly data: MediaItem | null | undefined }[]): MediaFacts[] =>
  found.flatMap(({ data }) => (data ? [{ ...data, url: data.link }] : []))

const isOwn = (link: string) => link.startsWith('/media/') && Link.safeParse(link).success

/** The library item behind a link, once loaded; undefined for other links. */
export function useLinkedItem(link: string): MediaItem | undefined {
  const item = useQuery({ ...mediaQueries.ofLink(link), enabled: isOwn(link) }).data
  return isOwn(link) ? (item ?? undefined) : undefined
}

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
  /** `sha256` is the present file. */
  versions: (id: string, sha256: string) =>
    queryOptions({
      queryKey: [keys.media, 'versions', id, sha256],
      placeholderData: keepPreviousData,
      queryFn: ({ signal }) => api.call(addresses.listMediaVersions, { params: { id }, signal }),
    }),
  /** The item with this link, or null. */
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
