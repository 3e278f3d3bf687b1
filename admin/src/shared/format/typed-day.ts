import { addDays, type Day, isDay, fold } from '@roundboard/domain'
import { type Locale, locales } from '../i18n/locale.tsx'

const fewestLetters = 3

const plain = (text: string) => fold(text).replaceAll('’', "'")

const wordsOf = (options: Intl.DateTimeFormatOptions, days: readonly Day[]) =>
  days.map((day) =>
    locales.flatMap((reader) => {
      const format = new Intl.DateTimeFormat(reader, { ...options, timeZone: 'UTC' })
      return plain(format.format(new Date(day))).replaceAll('.', '')
    }),
  )

const months = wordsOf(
  { month: 'long' },
  Array.from({ length: 12 }, (_, month) => `2026-${String(month + 1).padStart(2, '0')}-01`),
)
const weekdays = new Set(
  (['long', 'short'] as const).flatMap((weekday) =>
    wordsOf(
      { weekday },
      Array.from({ length: 7 }, (_, index) => addDays('2026-11-22', index)),
    ).flat(),
  ),
)

/** The month that a word is, or begins as no other does, in any of the languages. */
function monthOf(word: string): number | undefined {
  if (word.length < fewestLetters) return undefined
  const found = months.flatMap((names, index) =>
    names.some((name) => name.startsWith(word)) ? [index + 1] : [],
  )
  return found.length === 1 ? found[0] : undefined
}

const dayOf = (year: number, month: number, day: number): Day | undefined => {
  const two = (part: number) => String(part).padStart(2, '0')
  const written = `${String(year)}-${two(month)}-${two(day)}`
  return isDay(written) ? written : undefined
}

/** A day and month, in the given year or the one closest to today. */
function resolved(month: number, day: number, year: string | undefined, today: Day) {
  if (year !== undefined) return dayOf(Number(year), month, day)
  const now = Number(today.slice(0, 4))
  const distance = (one: Day) => Math.abs(Date.parse(one) - Date.parse(today))
  return [now, now + 1, now - 1]
    .flatMap((one) => dayOf(one, month, day) ?? [])
    .toSorted((a, b) => distance(a) - distance(b))[0]
}

function relativeDay(text: string, today: Day): Day | undefined {
  for (const reader of locales) {
    const relative = new Intl.RelativeTimeFormat(reader, { numeric: 'auto' })
    for (const by of [-2, -1, 0, 1, 2])
      if (plain(relative.format(by, 'day')) === text) return addDays(today, by)
  }
  return undefined
}

function inFigures(text: string, reader: Locale, today: Day): Day | undefined {
  const [, first, second, year] = /^(\d{1,2})[/.](\d{1,2})(?:[/.](\d{4}))?\.?$/.exec(text) ?? []
  if (first === undefined || second === undefined) return undefined
  const [month, day] = reader === 'en' ? [first, second] : [second, first]
  return resolved(Number(month), Number(day), year, today)
}

function inWords(text: string, today: Day): Day | undefined {
  const words = text.split(/[\s,.]+/).filter((word) => word !== '' && !weekdays.has(word))
  const tokens = words.filter((word) => !['de', 'del', 'el', 'le', 'the', 'of'].includes(word))
  const named = tokens.flatMap((word) => monthOf(word) ?? [])
  const years = tokens.filter((word) => /^\d{4}$/.test(word))
  const days = tokens.flatMap((word) => /^(\d{1,2})(?:st|nd|rd|th|er|o)?$/.exec(word)?.[1] ?? [])
  const [month] = named
  const [day] = days
  const isWhole = named.length + years.length + days.length === tokens.length
  if (!isWhole || named.length !== 1 || days.length !== 1 || years.length > 1) return undefined
  return month === undefined ? undefined : resolved(month, Number(day), years[0], today)
}

/**
 * Parses a typed date: `Nov 25`, `25 nov`, `25 de noviembre`, `2026-11-25`, `tomorrow`, in any of
 * the console's languages. Numeric dates follow the user's language.
 */
export function typedDay(typed: string, reader: Locale, today: Day): Day | undefined {
  const text = plain(typed.trim())
  if (isDay(text)) return text
  return relativeDay(text, today) ?? inFigures(text, reader, today) ?? inWords(text, today)
}
