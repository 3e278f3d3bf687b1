import { addDays, type Day, weekdayOf } from '@roundboard/domain'

const thursday = 4

/** The number of the week by ISO 8601: that of the year in which its Thursday lies. */
export function weekNumber(firstDay: Day): number {
  const toThursday = (thursday - weekdayOf(firstDay) + 7) % 7
  const middle = addDays(firstDay, toThursday)
  const newYear = `${middle.slice(0, 4)}-01-01`
  return Math.floor((Date.parse(middle) - Date.parse(newYear)) / (7 * 86_400_000)) + 1
}
