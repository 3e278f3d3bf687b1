import type { ConsoleLanguage } from '@roundboard/domain'
import { isKnownToNode } from '../../../platform/time-zones/node-zones.ts'

/** How dates, times and lists are written: as people of the franchise's countries write them. */
const localeOf = { en: 'en-US', es: 'es-US', fr: 'fr-CA' } as const satisfies Record<
  ConsoleLanguage,
  string
>

/** A date and time in UTC: the server doesn't know the reader's time zone. */
export const utcMomentIn = (language: ConsoleLanguage, stamp: string): string =>
  new Intl.DateTimeFormat(localeOf[language], {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: 'UTC',
    timeZoneName: 'short',
  }).format(new Date(stamp))

// A reading is local time already: formatting must not shift it.
const readingIn = (
  language: ConsoleLanguage,
  reading: string,
  options: Intl.DateTimeFormatOptions,
): string =>
  new Intl.DateTimeFormat(localeOf[language], {
    ...options,
    hour: 'numeric',
    minute: '2-digit',
    timeZone: 'UTC',
  }).format(new Date(`${reading.slice(0, 16)}Z`))

const zoneIn = (language: ConsoleLanguage, zone: string): string => {
  // New zones are in the zone data before Node has a name for them.
  if (zone === 'UTC' || !isKnownToNode(zone)) return zone.replaceAll('_', ' ')
  const parts = new Intl.DateTimeFormat(localeOf[language], {
    timeZone: zone,
    timeZoneName: 'longGeneric',
  }).formatToParts()
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? zone
}

/** Day, time and time zone: "Mon, Nov 23, 7:42 AM (Eastern Time)". */
export function momentIn(language: ConsoleLanguage, reading: string, zone: string): string {
  const moment = readingIn(language, reading, { weekday: 'short', month: 'short', day: 'numeric' })
  return `${moment} (${zoneIn(language, zone)})`
}

/** Time alone: "7:42 AM"; in Spanish with its article, "la 1:05 p.m." and "las 2:05 p.m.". */
export function timeIn(language: ConsoleLanguage, reading: string): string {
  const time = readingIn(language, reading, {})
  if (language !== 'es') return time
  return `${Number(reading.slice(11, 13)) % 12 === 1 ? 'la' : 'las'} ${time}`
}

/** A time that may be weeks ahead: "Dec 7, 9:00 AM". */
export const untilIn = (language: ConsoleLanguage, reading: string): string =>
  readingIn(language, reading, { month: 'short', day: 'numeric' })

export const dayIn = (language: ConsoleLanguage, day: string): string =>
  new Intl.DateTimeFormat(localeOf[language], {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  }).format(new Date(day))

/** "14 minutes", "3 hours, 5 minutes", "2 days, 4 hours". */
export function lengthIn(language: ConsoleLanguage, minutes: number): string {
  const total = Math.max(1, minutes)
  const [days, hours] = [Math.floor(total / 1440), Math.floor((total % 1440) / 60)]
  const parts = days > 0 ? { days, hours } : { hours, minutes: total % 60 }
  return new Intl.DurationFormat(localeOf[language], { style: 'long' }).format(parts)
}

export const listIn = (language: ConsoleLanguage, all: readonly (string | number)[]): string =>
  new Intl.ListFormat(localeOf[language]).format(all.map(String))
