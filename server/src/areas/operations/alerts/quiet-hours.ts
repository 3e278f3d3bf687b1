import { nextInstantOf, offsetAt, remainingQuietMinutes } from '@roundboard/domain'
import { stampOf } from '../../../platform/clock.ts'
import type { TimeZones } from '../../../platform/time-zones/time-zones.ts'
import type { Person } from './people.ts'

const minuteMs = 60_000

/** Local time in a zone: `2026-11-21T21:05`. */
export const readingOf = (at: string, zone: string, timeZones: TimeZones): string => {
  const instant = Date.parse(at)
  return stampOf(instant + offsetAt(instant, timeZones.rulesOf(zone))).slice(0, 16)
}

/** Until when a user's emails and webhooks are held; null outside quiet hours. */
export function quietHoursEnd(person: Person, at: string, timeZones: TimeZones): string | null {
  if (person.quietHours === null || person.timeZone === null) return null
  const reading = readingOf(at, person.timeZone, timeZones)
  const minutes = Number(reading.slice(11, 13)) * 60 + Number(reading.slice(14, 16))
  const left = remainingQuietMinutes(minutes, person.quietHours)
  if (left === 0) return null
  const end = stampOf(Date.parse(`${reading}Z`) + left * minuteMs).slice(0, 16)
  return stampOf(nextInstantOf(end, Date.parse(at), timeZones.rulesOf(person.timeZone)))
}
