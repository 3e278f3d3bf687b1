import { nextInstantOf, offsetAt } from '@roundboard/domain'
import { useQuery } from '@tanstack/react-query'
import { useFormat } from '../format/format.ts'
import { zoneQueries } from './zones.queries.ts'

/** Instants in a location's time zone and calendar; undefined until its rules are loaded. */
export function useGymTime(timeZone: string) {
  const format = useFormat()
  const { data: rules } = useQuery(zoneQueries.rules(timeZone))
  if (rules === undefined) return undefined
  const there = (at: number) => at + offsetAt(at, rules)
  const dayThere = (at: number) => new Date(there(at)).toISOString().slice(0, 10)
  return {
    clock: (at: number) => format.clockAhead(at, offsetAt(at, rules)),
    seconds: (at: number) => format.secondsAhead(at, offsetAt(at, rules)),
    moment: (at: number) => format.momentAhead(at, offsetAt(at, rules)),
    dayOfWeek: (at: number) => format.longDayOfWeek(there(at)),
    /** The time of day with the zone's name, and the day unless it is today there. */
    when(at: number, now = Date.now()) {
      const clock = `${format.clockAhead(at, offsetAt(at, rules))} ${format.zoneShort(at, timeZone)}`
      return dayThere(at) === dayThere(now) ? clock : `${format.shortDay(dayThere(at))}, ${clock}`
    },
    /** The zone's abbreviation at an instant, such as `EST`. */
    zone: (at: number) => format.zoneShort(at, timeZone),
    /** The calendar day, such as `2026-11-21`. */
    day: dayThere,
    /** The day and time in the format of a date field, such as `2026-11-21T18:05`. */
    reading: (at: number) => new Date(there(at)).toISOString().slice(0, 16),
    /** The instant of such a day and time; if it occurs twice, the next one after `now`. */
    instantOf: (reading: string, now: number) => nextInstantOf(reading, now, rules),
  }
}
