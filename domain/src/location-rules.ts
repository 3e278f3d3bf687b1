import { limits } from './limits.ts'

/** The schedule of a new location: midnight on each weekday (specification section 5). */
export const defaultSchedule: readonly number[] = Array.from(
  { length: limits.scheduleDays },
  () => limits.scheduleHourDefault,
)

/** Whether `hour` is a whole hour from 5 (5 PM) to 12 (midnight) (specification section 5). */
export function isScheduleHour(hour: number): boolean {
  return Number.isInteger(hour) && limits.scheduleHourMin <= hour && hour <= limits.scheduleHourMax
}

/** Whether `hours` has a schedule hour for each weekday, Sunday first (specification 2.10). */
export function isSchedule(hours: readonly number[]): boolean {
  return hours.length === limits.scheduleDays && hours.every(isScheduleHour)
}
