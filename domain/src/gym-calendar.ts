import { addDays, weekdayOf, type Day } from './calendar-days.ts'
import { limits } from './limits.ts'

/**
 * What decides at which instants a location's days turn. `schedule` has an hour in the evening for
 * each weekday, Sunday first: 5 (17:00) to 11 (23:00), or 12 (midnight); only a 365 location uses it.
 */
export type GymClock = {
  readonly timeZone: string
  readonly is365: boolean
  readonly schedule: readonly number[]
}

/** The gym day at an instant (epoch milliseconds): the day whose workouts the walls then show. */
export function gymDay(at: number, clock: GymClock): Day {
  const zoned = Temporal.Instant.fromEpochMilliseconds(Math.floor(at)).toZonedDateTimeISO(
    clock.timeZone,
  )
  let day = zoned.toPlainDate().toString()
  while (gymDayStart(addDays(day, 1), clock) <= at) day = addDays(day, 1)
  return day
}

/**
 * The instant (epoch milliseconds) at which `day` starts on the walls: its midnight, or on a 365
 * location the roll-over hour of the evening before. A day that the zone skipped is empty: it starts
 * when the day after it does.
 */
export function gymDayStart(day: Day, clock: GymClock): number {
  const midnight = Temporal.PlainDate.from(day).toZonedDateTime(clock.timeZone)
  if (!clock.is365) return midnight.epochMilliseconds
  // The day before in this zone, which is not always yesterday's date: Samoa had no 2011-12-30.
  const eveBefore = midnight.subtract({ milliseconds: 1 }).toPlainDate()
  const hour = clock.schedule[weekdayOf(eveBefore.toString())] ?? limits.scheduleHourDefault
  if (hour === limits.scheduleHourMax) return midnight.epochMilliseconds
  const rollOver = eveBefore.toZonedDateTime({
    timeZone: clock.timeZone,
    plainTime: { hour: hour + 12 },
  })
  return Math.min(rollOver.epochMilliseconds, midnight.epochMilliseconds)
}
