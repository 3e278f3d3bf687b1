import { addDays, weekdayOf, type Day } from './calendar-days.ts'
import { limits } from './limits.ts'
import { instantOfLocalTime, localDay, startOfLocalDay, type ZoneRules } from './zone-rules.ts'

/**
 * What decides when a location's gym days begin. `schedule` has an evening hour for each weekday,
 * Sunday first: 5 (17:00) to 11 (23:00), or 12 (midnight). Only 365 locations use it.
 */
export type GymClock = {
  readonly zone: ZoneRules
  readonly is365: boolean
  readonly schedule: readonly number[]
}

/** The gym day at an instant (epoch milliseconds): the day whose workouts screens show. */
export function gymDay(at: number, clock: GymClock): Day {
  let day = localDay(at, clock.zone)
  while (gymDayStart(addDays(day, 1), clock) <= at) day = addDays(day, 1)
  return day
}

/**
 * The instant (epoch milliseconds) at which `day` starts on screens: its midnight or, at a 365
 * location, the roll-over hour of the evening before. A day that the zone skipped is empty: it
 * starts when the next one does.
 */
export function gymDayStart(day: Day, { zone, is365, schedule }: GymClock): number {
  const midnight = startOfLocalDay(day, zone)
  if (!is365) return midnight
  // The previous day in this zone isn't always yesterday's date: Samoa had no 2011-12-30.
  const eveBefore = localDay(midnight - 1, zone)
  const hour = schedule[weekdayOf(eveBefore)] ?? limits.scheduleHourDefault
  if (hour === limits.scheduleHourMax) return midnight
  return Math.min(instantOfLocalTime(eveBefore, hour + 12, zone), midnight)
}

/** The gym day after the one at an instant, and when it ends; all instants in epoch milliseconds. */
export function nextGymDay(
  at: number,
  clock: GymClock,
): { readonly day: Day; readonly endsAt: number } {
  let day = addDays(gymDay(at, clock), 1)
  let endsAt = gymDayStart(addDays(day, 1), clock)
  // A day that the zone skips is empty.
  while (endsAt === gymDayStart(day, clock)) {
    day = addDays(day, 1)
    endsAt = gymDayStart(addDays(day, 1), clock)
  }
  return { day, endsAt }
}
