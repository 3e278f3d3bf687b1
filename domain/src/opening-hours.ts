import { addDays, weekdayOf } from './calendar-days.ts'
import { localDay, offsetAt, offsetPeriods, type ZoneRules } from './zone-rules.ts'

/** Local times from `from` (`05:30`) inclusive to `to` exclusive, which may be the end of the day, `24:00`. */
export type OpeningSpan = { readonly from: string; readonly to: string }

/** When a location is open on each weekday, Sunday first, as in `schedule`. */
export type OpeningHours = readonly (readonly OpeningSpan[])[]

/** From an instant inclusive to another exclusive, in epoch milliseconds. */
export type InstantSpan = { readonly from: number; readonly to: number }

/** The hours of a location that never closes. */
export const alwaysOpen: OpeningHours = Array.from({ length: 7 }, () => [
  { from: '00:00', to: '24:00' },
])

/** How many times a location may open on one day. */
export const openingsPerDayMax = 6

const minuteMs = 60_000
const dayMs = 86_400_000

/** The milliseconds from midnight to a time such as `05:30`; NaN if it isn't one. */
export function timeOfDayMs(reading: string): number {
  const [, hours, minutes] = /^(\d\d):([0-5]\d)$/.exec(reading) ?? []
  const ms = (Number(hours) * 60 + Number(minutes)) * minuteMs
  return ms <= dayMs ? ms : NaN
}

/** Whether two openings of a day overlap; adjacent ones don't. */
export function areOverlapping(spans: readonly OpeningSpan[]): boolean {
  const inOrder = spans.toSorted((a, b) => timeOfDayMs(a.from) - timeOfDayMs(b.from))
  return inOrder.some((span, index) => {
    const next = inOrder[index + 1]
    return next !== undefined && timeOfDayMs(next.from) < timeOfDayMs(span.to)
  })
}

/** Whether a location is open at an instant (epoch milliseconds) by its local time. An hour that occurs twice is open both times; one that the clocks skip never is. */
export function isOpenAt(at: number, hours: OpeningHours, zone: ZoneRules): boolean {
  const day = localDay(at, zone)
  const reading = at + offsetAt(at, zone) - Date.parse(day)
  return (hours[weekdayOf(day)] ?? []).some(
    ({ from, to }) => timeOfDayMs(from) <= reading && reading < timeOfDayMs(to),
  )
}

/** When a location is open within a span, in order, with adjacent openings merged. */
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

/** The first instant from `at` on at which a location is open, within eight days; null if there is none. */
export function nextOpening(at: number, hours: OpeningHours, zone: ZoneRules): number | null {
  return openSpans({ from: at, to: at + 8 * dayMs }, hours, zone)[0]?.from ?? null
}

/** When a location that is open at `at` closes, at most `withinMs` later; null if it is closed at `at`. */
export function openUntil(
  at: number,
  hours: OpeningHours,
  zone: ZoneRules,
  withinMs: number,
): number | null {
  const [first] = openSpans({ from: at, to: at + withinMs }, hours, zone)
  return first?.from === at ? first.to : null
}
