import { addDays, type Day } from './calendar-days.ts'

/**
 * What the clocks of one time zone read and when they change. Until `untils[0]` (epoch milliseconds,
 * exclusive) local time is UTC plus `offsetsMs[0]`, from there until `untils[1]` UTC plus
 * `offsetsMs[1]`, and so on; the last offset holds for ever. The one port through which the product
 * learns of time zones: it is data, found by the server.
 */
export type ZoneRules = {
  readonly untils: readonly number[]
  readonly offsetsMs: readonly number[]
}

/** Local time less UTC, in milliseconds, at an instant (epoch milliseconds). */
export function offsetAt(at: number, rules: ZoneRules): number {
  return offsetOf(
    rules,
    firstWhere(rules, (period) => at < endOf(rules, period)),
  )
}

/** The day that calendars in the zone show at an instant (epoch milliseconds). */
export function localDay(at: number, rules: ZoneRules): Day {
  return new Date(at + offsetAt(at, rules)).toISOString().slice(0, 10)
}

/** The first instant (epoch milliseconds) of a day; of a day that the zone skipped, of the one after it. */
export function startOfLocalDay(day: Day, rules: ZoneRules): number {
  const { period, at } = firstReading(Date.parse(day), rules)
  return Math.max(at, startOf(rules, period))
}

/** The instant (epoch milliseconds) at which the local day of an instant ends: its next midnight. */
export const endOfLocalDay = (at: number, rules: ZoneRules): number =>
  startOfLocalDay(addDays(localDay(at, rules), 1), rules)

/**
 * The instant (epoch milliseconds) at which clocks read `hour` (0 to 24) o'clock on `day`: the first
 * of two; where they skip it, as the clock before would show it.
 */
export function instantOfLocalTime(day: Day, hour: number, rules: ZoneRules): number {
  const reading = Date.parse(day) + hour * 3_600_000
  const { period, at } = firstReading(reading, rules)
  return at < startOf(rules, period) ? reading - offsetOf(rules, period - 1) : at
}

/**
 * The instant (epoch milliseconds) at which clocks read a day and time (`2026-11-21T18:05`): of two the
 * first that is not over at `now`; where they skip it, as the clock before would show it.
 */
export function nextInstantOf(read: string, now: number, rules: ZoneRules): number {
  const reading = Date.parse(`${read}Z`)
  const { period, at } = firstReading(reading, rules)
  if (at < startOf(rules, period)) return reading - offsetOf(rules, period - 1)
  const again = reading - offsetOf(rules, period + 1)
  return at <= now && again >= endOf(rules, period) ? again : at
}

/** A span of instants (epoch milliseconds) in which clocks are ahead of UTC by as much throughout. */
export type OffsetPeriod = { readonly from: number; readonly to: number; readonly offsetMs: number }

/** The span cut where clocks of the zone change. */
export function offsetPeriods(from: number, to: number, rules: ZoneRules): OffsetPeriod[] {
  const periods: OffsetPeriod[] = []
  let period = firstWhere(rules, (index) => from < endOf(rules, index))
  for (let start = from; start < to; period += 1) {
    const end = Math.min(endOf(rules, period), to)
    periods.push({ from: start, to: end, offsetMs: offsetOf(rules, period) })
    start = end
  }
  return periods
}

const startOf = (rules: ZoneRules, period: number) => rules.untils[period - 1] ?? -Infinity
const endOf = (rules: ZoneRules, period: number) => rules.untils[period] ?? Infinity
const offsetOf = (rules: ZoneRules, period: number) => rules.offsetsMs[period] ?? 0

/** The first period whose clocks do not all read less, and when a clock of it reads that: perhaps before it. */
function firstReading(reading: number, rules: ZoneRules): { period: number; at: number } {
  const readingEndsIn = (period: number) => reading - offsetOf(rules, period) < endOf(rules, period)
  const period = firstWhere(rules, readingEndsIn)
  return { period, at: reading - offsetOf(rules, period) }
}

/** The first period for which `holds`, which from there on it must for all. */
function firstWhere(rules: ZoneRules, holds: (period: number) => boolean): number {
  let first = 0
  let last = rules.untils.length
  while (first < last) {
    const middle = (first + last) >> 1
    if (holds(middle)) last = middle
    else first = middle + 1
  }
  return first
}
