import type { WorkoutSchedule } from '@roundboard/contract'
import { type Day, gymDay } from '@roundboard/domain'
import { type Clock, stampOf } from '../../../platform/clock.ts'
import type { Executor } from '../../../platform/database/database.ts'
import type { TimeZones } from '../../../platform/time-zones/time-zones.ts'
import { gymClockOf, listLocationClocks } from '../../locations/locations/index.ts'

/** The number of locations by current day; evaluates each clock only once. */
export async function countLocationsByDay(
  on: Executor,
  { clock, timeZones }: { clock: Clock; timeZones: TimeZones },
): Promise<Map<Day, number>> {
  const countLocationsByDay = new Map<Day, number>()
  for (const { gyms, ...row } of await listLocationClocks(on)) {
    const day = gymDay(clock(), gymClockOf(row, timeZones))
    countLocationsByDay.set(day, (countLocationsByDay.get(day) ?? 0) + gyms)
  }
  return countLocationsByDay
}

/** The current days of all locations, the earliest first. */
export async function listGymDays(
  on: Executor,
  now: { clock: Clock; timeZones: TimeZones },
): Promise<WorkoutSchedule['today']> {
  return [...(await countLocationsByDay(on, now))]
    .map(([day, gyms]) => ({ day, gyms }))
    .sort((a, b) => (a.day < b.day ? -1 : 1))
}

/** The earliest current day of any location, where gaps start; UTC's day without locations. */
export async function earliestGymDay(
  on: Executor,
  now: { clock: Clock; timeZones: TimeZones },
): Promise<Day> {
  const [today] = await listGymDays(on, now)
  return today?.day ?? stampOf(now.clock()).slice(0, 10)
}
