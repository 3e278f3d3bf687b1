import { mediaKinds } from '@roundboard/contract'
import { numberOrText, oneOf, pageNumber, type SearchOf, yes } from '../search/search.ts'
import type { OnList } from '../table/list-state.ts'

/** The ranges of the length filter, in milliseconds, upper ends excluded. */
export const mediaLengths = {
  short: { minMs: 0, belowMs: 3_000 },
  middle: { minMs: 3_000, belowMs: 10_000 },
  long: { minMs: 10_000, belowMs: Infinity },
} as const
export type MediaLength = keyof typeof mediaLengths
export const mediaLengthNames = Object.keys(mediaLengths) as [MediaLength, ...MediaLength[]]

export const mediaSorts = [
  '-createdAt',
  'createdAt',
  'name',
  '-name',
  'durationMs',
  '-durationMs',
  '-bytes',
] as const

/** The library's filters, as search parameters. */
export const mediaSearch = {
  page: pageNumber,
  sort: oneOf(mediaSorts),
  q: numberOrText(200),
  kind: oneOf(mediaKinds),
  tag: numberOrText(30),
  length: oneOf(mediaLengthNames),
  unused: yes,
  jumps: yes,
}
export type MediaList = SearchOf<typeof mediaSearch>

/** The props of a page or dialog that shows the library. */
export interface MediaListControl {
  readonly list: MediaList
  readonly onList: OnList<MediaList>
}

/** Removes all filters, but keeps search and sorting. */
export const unfiltered = ({ q, sort }: MediaList): MediaList => ({ q, sort })

export const isFiltered = ({ q, page: _page, sort: _sort, ...filters }: MediaList): boolean =>
  (q ?? '') !== '' || Object.values(filters).some((value) => value !== undefined)
