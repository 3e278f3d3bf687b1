import { addDays, type Day } from './calendar-days.ts'

/**
 * The UTC offsets of one time zone over time. Until `untils[0]` (epoch milliseconds, exclusive)
 * local time is UTC plus `offsetsMs[0]`, then until `untils[1]` UTC plus `offsetsMs[1]`, and so on;
 * the last offset has no end. This is the only source of time zones in the product: data that the
 * server reads.
 */
export type ZoneRules = {
  readonly untils: readonly number[]
  readonly offsetsMs: readonly number[]
}

/** Local time minus UTC, in milliseconds, at an instant (epoch milliseconds). */
export function offsetAt(at: number, rules: ZoneRules): number {
  return offsetOf(
    rules,
    firstWhere(rules, (period) => at < endOf(rules, period)),
  )
}

/** The local day at an instant (epoch milliseconds). */
export function localDay(at: number, rules: ZoneRules): Day {
  return new Date(at + offsetAt(at, rules)).toISOString().slice(0, 10)
}

/** The first instant (epoch milliseconds) of a day, or of the next one if the zone skipped it. */
export function startOfLocalDay(day: Day, rules: ZoneRules): number {
  const { period, at } = firstReading(Date.parse(day), rules)
  return Math.max(at, startOf(rules, period))
}

/** The end of the local day at an instant: its next midnight (epoch milliseconds). */
export const endOfLocalDay = (at: number, rules: ZoneRules): number =>
  startOfLocalDay(addDays(localDay(at, rules), 1), rules)

/** The instant (epoch milliseconds) of `hour` (0 to 24) o'clock on `day`: the first one if it occurs twice; if the clocks skip it, by the offset before. */
export function instantOfLocalTime(day: Day, hour: number, rules: ZoneRules): number {
  const reading = Date.parse(day) + hour * 3_600_000
  const { period, at } = firstReading(reading, rules)
  return at < startOf(rules, period) ? reading - offsetOf(rules, period - 1) : at
}

/** The instant (epoch milliseconds) of a local time such as `2026-11-21T18:05`: if it occurs twice, the first one after `now`; if the clocks skip it, by the offset before. */
export function nextInstantOf(read: string, now: number, rules: ZoneRules): number {
  const reading = Date.parse(`${read}Z`)
  const { period, at } = firstReading(reading, rules)
  if (at < startOf(rules, period)) return reading - offsetOf(rules, period - 1)
  const again = reading - offsetOf(rules, period + 1)
  return at <= now && again >= endOf(rules, period) ? again : at
}

/** A span of instants (epoch milliseconds) with one UTC offset. */
export type OffsetPeriod = { readonly from: number; readonly to: number; readonly offsetMs: number }

/** The span, split where the zone's offset changes. */
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

/** The first period in which clocks reach this reading, and the instant of it, which may be before the period. */
function firstReading(reading: number, rules: ZoneRules): { period: number; at: number } {
  const readingEndsIn = (period: number) => reading - offsetOf(rules, period) < endOf(rules, period)
  const period = firstWhere(rules, readingEndsIn)
  return { period, at: reading - offsetOf(rules, period) }
}

/** The first period for which `holds` is true; it must be true for all later ones. */
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
