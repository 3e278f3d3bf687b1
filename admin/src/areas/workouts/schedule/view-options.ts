import { type ContentIssue, languages } from '@roundboard/domain'

export const contentKinds = ['missing-clip', 'long-text'] as const satisfies readonly ContentIssue[]
export const countedKinds = ['gaps', 'drafts', 'overlaps', 'no-steps', ...contentKinds] as const

/**
 * What may be shown alone; a language stands for the texts that are missing in it. The router loads
 * them with the first page, so they are apart from what counts.
 */
export const filters = [...countedKinds, ...languages] as const
export type Filter = (typeof filters)[number]

export const zooms = ['week', 'fortnight', 'month'] as const
/** How tall the rows are. A week is as wide as the page; in a month's view of a wide page, two are. */
export type Zoom = (typeof zooms)[number]

/** How many weeks the arrows beside “Today” turn. */
export const weeksOf: Readonly<Record<Zoom, number>> = { week: 1, fortnight: 2, month: 6 }
