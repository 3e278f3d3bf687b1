import type { Location } from '@roundboard/contract'

export type Span = Location['openingHours'][number][number]
export type Day = readonly Span[]

/** Weekdays starting on Monday; hours are stored starting on Sunday. */
export const mondayFirst = [1, 2, 3, 4, 5, 6, 0] as const

export const allDay: Span = { from: '00:00', to: '24:00' }

export const isAllDay = (day: Day): boolean =>
  day.length === 1 && day[0]?.from === allDay.from && day[0].to === allDay.to

const textOf = (day: Day) => day.map(({ from, to }) => `${from}-${to}`).join()

/** Consecutive weekdays with the same hours. */
export function alikeDays(week: readonly Day[]): { readonly days: number[]; readonly day: Day }[] {
  const runs: { days: number[]; day: Day }[] = []
  for (const weekday of mondayFirst) {
    const day = week[weekday] ?? []
    const run = runs.at(-1)
    if (run && textOf(run.day) === textOf(day)) run.days.push(weekday)
    else runs.push({ days: [weekday], day })
  }
  return runs
}
