import type { WorkoutSchedule } from '@roundboard/contract'
import { type Day, gymDay } from '@roundboard/domain'
import { type Clock, stampOf } from '../../../platform/clock.ts'
import type { Executor } from '../../../platform/database/database.ts'
import type { TimeZones } from '../../../platform/time-zones/time-zones.ts'
import { gymClockOf, listLocationClocks } from '../../locations/locations/index.ts'

/** How many gyms are in each day now; each clock is asked once: a franchise has few. */
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

/** The days that gyms are in now, the earliest first. */
export async function listGymDays(
  on: Executor,
  now: { clock: Clock; timeZones: TimeZones },
): Promise<WorkoutSchedule['today']> {
  return [...(await countLocationsByDay(on, now))]
    .map(([day, gyms]) => ({ day, gyms }))
    .sort((a, b) => (a.day < b.day ? -1 : 1))
}

/** The earliest day that a gym is in now, on which gaps begin; without gyms the day in UTC. */
export async function earliestGymDay(
  on: Executor,
  now: { clock: Clock; timeZones: TimeZones },
): Promise<Day> {
  const [today] = await listGymDays(on, now)
  return today?.day ?? stampOf(now.clock()).slice(0, 10)
}
