import { useFormat } from '../../../../shared/format/format.ts'
import type { ShownFields } from '../../../../shared/forms/shown-fields.ts'
import { alikeDays, type Day, isAllDay } from './hours-values.ts'
import type { LocationValues } from '../location-values.ts'
import { useLocationsMessages } from '../../../../shared/messages/locations.ts'

// 1970-01-04 was a Sunday.
const sunday = Date.UTC(1970, 0, 4)
const dayMs = 86_400_000

/** Formats hours and weekdays in the user's language. */
export function useHoursText() {
  const words = useLocationsMessages().hours
  const format = useFormat()
  const weekday = (day: number) => format.weekday(sunday + (day % 7) * dayMs, 'long')
  const clock = (reading: string) => {
    const [hours = 0, minutes = 0] = reading.split(':').map(Number)
    const at = Date.UTC(1970, 0, 4, hours, minutes)
    return Number.isNaN(at) ? reading : format.clockAhead(at, 0)
  }
  const hours = (day: Day) =>
    isAllDay(day)
      ? words.allDay
      : day.length === 0
        ? words.closed
        : format.list(day.map(({ from, to }) => words.fromTo({ from: clock(from), to: clock(to) })))
  return { weekday, hours }
}

/** Formats opening hours and the minutes before an alert as text. */
export function useShownHours(): ShownFields<Pick<LocationValues, 'openingHours' | 'awayMinutes'>> {
  const words = useLocationsMessages().hours
  const { weekday, hours } = useHoursText()
  return {
    openingHours: {
      label: words.open,
      text: (week) => {
        const runs = alikeDays(week)
        const [only] = runs
        if (runs.length === 1 && only && isAllDay(only.day)) return words.always
        return runs
          .map(({ days, day }) => {
            const [first = 0, last = first] = [days[0], days.at(-1)]
            const name =
              runs.length === 1
                ? words.everyDay
                : first === last
                  ? weekday(first)
                  : words.fromTo({ from: weekday(first), to: weekday(last) })
            return words.dayIs({ day: name, hours: hours(day) })
          })
          .join('; ')
      },
    },
    awayMinutes: { label: words.told, text: (minutes) => words.after({ minutes }) },
  }
}
