import { useMemo } from 'react'
import { useLocale } from '../i18n/locale.tsx'

type Given = string | number | Date

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs

const dayAndTime = {
  year: 'numeric',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
} as const satisfies Intl.DateTimeFormatOptions

function createFormat(locale: string) {
  const cache = new Map<string, Intl.DateTimeFormat>()
  const dates = (options: Intl.DateTimeFormatOptions) => {
    const key = JSON.stringify(options)
    let format = cache.get(key)
    if (!format) cache.set(key, (format = new Intl.DateTimeFormat(locale, options)))
    return format
  }
  const relative = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' })
  const numbers = new Intl.NumberFormat(locale)

  return {
    /** A calendar day without a time zone, such as a workout's first day. */
    day: (given: Given) => dates({ dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(given)),
    /** The user's local day of an instant. */
    dayOf: (given: Given) => dates({ dateStyle: 'medium' }).format(new Date(given)),
    weekday: (given: Given, width: 'short' | 'long' = 'short') =>
      dates({ weekday: width, timeZone: 'UTC' }).format(new Date(given)),
    /** A range of calendar days, or a single day. */
    days: (from: Given, to: Given) =>
      dates({ dateStyle: 'medium', timeZone: 'UTC' }).formatRange(new Date(from), new Date(to)),
    /** A calendar day with the month's full name, without the year. */
    longDay: (given: Given) =>
      dates({ day: 'numeric', month: 'long', timeZone: 'UTC' }).format(new Date(given)),
    shortDay: (given: Given) =>
      dates({ day: 'numeric', month: 'short', timeZone: 'UTC' }).format(new Date(given)),
    shortDays: (from: Given, to: Given) =>
      dates({ day: 'numeric', month: 'short', timeZone: 'UTC' }).formatRange(
        new Date(from),
        new Date(to),
      ),
    /** The month of a calendar day. */
    month: (given: Given) =>
      dates({ month: 'long', year: 'numeric', timeZone: 'UTC' }).format(new Date(given)),
    shortMonth: (given: Given) =>
      dates({ month: 'short', year: 'numeric', timeZone: 'UTC' }).format(new Date(given)),
    /** A calendar day with its weekday, without the year. */
    dayOfWeek: (given: Given) =>
      dates({ weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' }).format(
        new Date(given),
      ),
    /** The same with the weekday's full name. */
    longDayOfWeek: (given: Given) =>
      dates({ weekday: 'long', day: 'numeric', month: 'short', timeZone: 'UTC' }).format(
        new Date(given),
      ),
    /** An instant with its time zone: the user's by default. */
    moment: (given: Given, timeZone?: string) =>
      dates({
        ...dayAndTime,
        timeZoneName: 'short',
        ...(timeZone !== undefined && { timeZone }),
      }).format(new Date(given)),
    /** In the user's time zone, for tables that name it. */
    stamp: (given: Given) =>
      dates({
        ...dayAndTime,
      }).format(new Date(given)),
    /** The user's local time, with the time zone. */
    clock: (given: Given) =>
      dates({ hour: 'numeric', minute: '2-digit', timeZoneName: 'short' }).format(new Date(given)),
    /** The time of day at an offset from UTC in milliseconds. */
    clockAhead: (at: number, offsetMs: number) =>
      dates({ hour: 'numeric', minute: '2-digit', timeZone: 'UTC' }).format(at + offsetMs),
    /** The same with seconds. */
    secondsAhead: (at: number, offsetMs: number) =>
      dates({ hour: 'numeric', minute: '2-digit', second: '2-digit', timeZone: 'UTC' }).format(
        at + offsetMs,
      ),
    /** The day and time at an offset from UTC. */
    momentAhead: (at: number, offsetMs: number) =>
      dates({
        ...dayAndTime,
        timeZone: 'UTC',
      }).format(at + offsetMs),
    /** The time zone's abbreviation at an instant, such as `EST`, or its name if unknown. */
    zoneShort: (at: number, timeZone: string) => {
      try {
        const parts = dates({ timeZone, timeZoneName: 'short' }).formatToParts(at)
        return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
      } catch {
        return timeZone.replaceAll('_', ' ')
      }
    },
    ago: (given: Given, now = Date.now()) => {
      const passedMs = now - new Date(given).getTime()
      if (passedMs < minuteMs)
        return relative.format(-Math.max(0, Math.round(passedMs / 1000)), 'second')
      if (passedMs < hourMs) return relative.format(-Math.round(passedMs / minuteMs), 'minute')
      if (passedMs < dayMs) return relative.format(-Math.round(passedMs / hourMs), 'hour')
      return relative.format(-Math.round(passedMs / dayMs), 'day')
    },
    /** How far ahead a day is, in days, weeks or months. */
    inDays: (days: number) =>
      days < 14
        ? relative.format(days, 'day')
        : days < 60
          ? relative.format(Math.round(days / 7), 'week')
          : relative.format(Math.round(days / 30.4), 'month'),
    /** A list of names: `Round 1, Round 6 and Round 8`. */
    list: (names: readonly string[]) =>
      new Intl.ListFormat(locale, { style: 'long', type: 'conjunction' }).format(names),
    /** Alternatives: `A, B, or C`. */
    oneOf: (names: readonly string[]) =>
      new Intl.ListFormat(locale, { style: 'long', type: 'disjunction' }).format(names),
    number: (given: number) => numbers.format(given),
    /** Disk space in gigabytes, or megabytes if small. */
    bytes(given: number) {
      const isLittle = given < 1e9
      const unit = isLittle ? 'megabyte' : 'gigabyte'
      const maximumFractionDigits = isLittle ? 0 : 1
      const style = { style: 'unit', unit, maximumFractionDigits } as const
      return new Intl.NumberFormat(locale, style).format(given / (isLittle ? 1e6 : 1e9))
    },
    /** A file's size. */
    fileSize(given: number) {
      const [unit, size] =
        given < 1e6
          ? (['kilobyte', 1e3] as const)
          : given < 1e9
            ? (['megabyte', 1e6] as const)
            : (['gigabyte', 1e9] as const)
      const value = given / size
      const maximumFractionDigits = value < 10 && size > 1e3 ? 1 : 0
      const style = { style: 'unit', unit, maximumFractionDigits } as const
      return new Intl.NumberFormat(locale, style).format(value)
    },
    /** Seconds with a number of decimals, without a unit. */
    seconds: (givenMs: number, digits = 1) =>
      new Intl.NumberFormat(locale, {
        minimumFractionDigits: digits,
        maximumFractionDigits: digits,
      }).format(givenMs / 1000),
    /** A percentage, `18%`. */
    share: (given: number) =>
      new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 }).format(given),
    /** The same with one decimal, rounded down: `99.9%` isn't everything. */
    shareDown: (given: number) =>
      new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 }).format(
        Math.floor(given * 1_000) / 1_000,
      ),
    /** The name of a time zone: `hora de Colombia`. */
    zoneName: (timeZone: string) =>
      dates({ timeZone, timeZoneName: 'longGeneric' })
        .formatToParts()
        .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone,
    languageName: (tag: string) =>
      new Intl.DisplayNames(locale, { type: 'language' }).of(tag) ?? tag,
  }
}

/** Formats days, instants and numbers in the user's language. */
export function useFormat() {
  const { locale } = useLocale()
  return useMemo(() => createFormat(locale), [locale])
}
