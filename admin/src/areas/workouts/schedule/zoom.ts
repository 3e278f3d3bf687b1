export const zooms = ['week', 'fortnight', 'month'] as const
/** How tall the rows are; a week is always as wide as the page. */
export type Zoom = (typeof zooms)[number]

/** How many weeks the arrows beside “Today” turn. */
export const weeksOf: Readonly<Record<Zoom, number>> = { week: 1, fortnight: 2, month: 5 }
