import { type ContentIssue, languages } from '@roundboard/domain'

export const contentKinds = ['missing-clip', 'long-text'] as const satisfies readonly ContentIssue[]
export const countedKinds = ['gaps', 'drafts', 'overlaps', 'no-steps', ...contentKinds] as const

/**
 * The filters; a language filters by texts missing in it. In a separate file because the router loads
 * them with the first page.
 */
export const filters = [...countedKinds, ...languages] as const
export type Filter = (typeof filters)[number]

export const zooms = ['week', 'fortnight', 'month'] as const
/** The height of rows. A week fills the page's width; in the month view, a wide page fits two. */
export type Zoom = (typeof zooms)[number]

/** The number of visible weeks. The arrows next to “Today” move as many, or a month. */
export const weeksOf: Readonly<Record<Zoom, number>> = { week: 1, fortnight: 2, month: 6 }
