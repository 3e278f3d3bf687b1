import { addDays, weekdayOf } from './calendar-days.ts'
import { localDay, offsetAt, offsetPeriods, type ZoneRules } from './zone-rules.ts'

/** Clocks read at least `from` (`05:30`) and less than `to`, which may be the day's end, `24:00`. */
export type OpeningSpan = { readonly from: string; readonly to: string }

/** When a gym is open on each weekday, Sunday first, as `schedule` counts them. */
export type OpeningHours = readonly (readonly OpeningSpan[])[]

/** An instant inclusive to another exclusive, in epoch milliseconds. */
export type InstantSpan = { readonly from: number; readonly to: number }

/** The hours of a gym that never closes. */
export const alwaysOpen: OpeningHours = Array.from({ length: 7 }, () => [
  { from: '00:00', to: '24:00' },
])

/** Between two hours a day has room for so many openings. */
export const openingsPerDayMax = 6

const minuteMs = 60_000
const dayMs = 86_400_000

/** How long after midnight clocks read `05:30`, in milliseconds; NaN for what no clock reads. */
export function timeOfDayMs(reading: string): number {
  const [, hours, minutes] = /^(\d\d):([0-5]\d)$/.exec(reading) ?? []
  const ms = (Number(hours) * 60 + Number(minutes)) * minuteMs
  return ms <= dayMs ? ms : NaN
}

/** Whether any two of a day's openings are at the same time; those that touch are not. */
export function areOverlapping(spans: readonly OpeningSpan[]): boolean {
  const inOrder = spans.toSorted((a, b) => timeOfDayMs(a.from) - timeOfDayMs(b.from))
  return inOrder.some((span, index) => {
    const next = inOrder[index + 1]
    return next !== undefined && timeOfDayMs(next.from) < timeOfDayMs(span.to)
  })
}

/**
 * Whether a gym is open at an instant (epoch milliseconds): whether the clocks there read a time of
 * its hours. An hour that they read twice is open twice, one that they skip never.
 */
export function isOpenAt(at: number, hours: OpeningHours, zone: ZoneRules): boolean {
  const day = localDay(at, zone)
  const reading = at + offsetAt(at, zone) - Date.parse(day)
  return (hours[weekdayOf(day)] ?? []).some(
    ({ from, to }) => timeOfDayMs(from) <= reading && reading < timeOfDayMs(to),
  )
}

/** When a gym is open within a span, in order; what touches is one. */
export function openSpans(
  { from, to }: InstantSpan,
  hours: OpeningHours,
  zone: ZoneRules,
): InstantSpan[] {
  const weekly = hours.map((spans) =>
    spans
      .map((span) => ({ from: timeOfDayMs(span.from), to: timeOfDayMs(span.to) }))
      .sort((a, b) => a.from - b.from),
  )
  const open: { from: number; to: number }[] = []
  for (const period of offsetPeriods(from, to, zone)) {
    const last = localDay(period.to - 1, zone)
    for (let day = localDay(period.from, zone); day <= last; day = addDays(day, 1)) {
      const midnight = Date.parse(day) - period.offsetMs
      for (const span of weekly[weekdayOf(day)] ?? [])
        append(open, {
          from: Math.max(midnight + span.from, period.from),
          to: Math.min(midnight + span.to, period.to),
        })
    }
  }
  return open
}

function append(open: { from: number; to: number }[], span: { from: number; to: number }): void {
  if (span.to <= span.from) return
  const before = open.at(-1)
  if (before?.to === span.from) before.to = span.to
  else open.push(span)
}

/** The first instant from `at` on at which a gym is open, looked for over eight days; null: it is not. */
export function nextOpening(at: number, hours: OpeningHours, zone: ZoneRules): number | null {
  return openSpans({ from: at, to: at + 8 * dayMs }, hours, zone)[0]?.from ?? null
}

/** When a gym that is open at an instant closes, at most `withinMs` later; null: it is closed then. */
export function openUntil(
  at: number,
  hours: OpeningHours,
  zone: ZoneRules,
  withinMs: number,
): number | null {
  const [first] = openSpans({ from: at, to: at + withinMs }, hours, zone)
  return first?.from === at ? first.to : null
}
