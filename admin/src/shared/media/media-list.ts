import { MediaKind } from '@roundboard/contract'
import { z } from 'zod'
import type { OnList } from '../table/list-state.ts'

/** How long clips are that a filter shows, in milliseconds: from one to just before the other. */
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

const yes = z.literal(true).optional().catch(undefined)

/** What of the library is shown, as an address keeps it. */
export const MediaList = z.object({
  page: z.coerce.number().int().min(1).optional().catch(undefined),
  sort: z.enum(mediaSorts).optional().catch(undefined),
  q: z.coerce.string().max(200).optional().catch(undefined),
  kind: MediaKind.optional().catch(undefined),
  tag: z.coerce.string().max(30).optional().catch(undefined),
  length: z.enum(mediaLengthNames).optional().catch(undefined),
  unused: yes,
  jumps: yes,
})
export type MediaList = z.infer<typeof MediaList>

/** What a page or dialog that shows the library is given. */
export interface MediaListControl {
  readonly list: MediaList
  readonly onList: OnList<MediaList>
}

/** Without any filter: the search and the order stay. */
export const unfiltered = ({ q, sort }: MediaList): MediaList => ({ q, sort })

export const isFiltered = ({ q, page: _page, sort: _sort, ...filters }: MediaList): boolean =>
  (q ?? '') !== '' || Object.values(filters).some((value) => value !== undefined)
