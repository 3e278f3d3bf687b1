/** A calendar day without time or zone, `YYYY-MM-DD`. Days compare as strings. */
export type Day = string

const dayMs = 86_400_000
const dayPattern = /^\d{4}-\d{2}-\d{2}$/

/** Whether the calendar has this day: `2028-02-29`, but not `2027-02-29`. */
export function isDay(text: string): boolean {
  if (!dayPattern.test(text)) return false
  const at = Date.parse(text)
  return !Number.isNaN(at) && utcDay(at) === text
}

/** The day `count` days after `day`, or before it if `count` is negative. */
export function addDays(day: Day, count: number): Day {
  return utcDay(Date.parse(day) + count * dayMs)
}

/** How many days `to` is after `from`; negative if it's before. */
export function daysBetween(from: Day, to: Day): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / dayMs)
}

/** The weekday of `day`, 0 for Sunday to 6 for Saturday: the index into a location's schedule. */
export function weekdayOf(day: Day): number {
  return new Date(day).getUTCDay()
}

/** The `startDate` of a workout whose first day is `day` (specification section 5). */
export function startOfDayStamp(day: Day): string {
  return `${day}T00:00:00.000Z`
}

/** The `endDate` of a workout whose last day is `day` (specification section 5). */
export function endOfDayStamp(day: Day): string {
  return `${day}T23:59:59.999Z`
}

/** The first and last day of a workout. Its stamps stand for days, not instants. */
export function workoutDays(workout: { readonly startDate: string; readonly endDate: string }): {
  firstDay: Day
  lastDay: Day
} {
  return {
    firstDay: utcDayOf(workout.startDate),
    lastDay: utcDayOf(workout.endDate),
  }
}

const stampLength = '2026-11-21T00:00:00.000Z'.length

// Called for every workout of every location, so UTC stamps (all of ours) skip the parsing.
const utcDayOf = (stamp: string): Day =>
  stamp.length === stampLength && stamp.endsWith('Z')
    ? stamp.slice(0, 10)
    : utcDay(Date.parse(stamp))

function utcDay(at: number): Day {
  return new Date(at).toISOString().slice(0, 10)
}
