import { Notice } from '@roundboard/contract'
import type { ConsoleLanguage } from '@roundboard/domain'
import { z } from 'zod'
import type { Entry, LetterText } from './letter-text.ts'

const { kind, screens, concerned, linked, gyms, day, rounds, drafts, trouble } = Notice.shape
/** What the clocks of a place read: `2026-11-21T21:05`. */
const Reading = z.string()

/** Something that was or is the matter, as far as a letter says it. */
export const AlertLine = z.object({
  ...{ kind, screens, concerned, linked, gyms, day, rounds, drafts, trouble },
  gym: z.string().nullable(),
  zone: z.string(),
  since: Reading,
  until: Reading.nullable(),
  minutes: z.int().nullable(),
  /** Of the morning's summary: until when nobody is told of the gym. */
  mutedUntil: Reading.nullish(),
})
export type AlertLine = z.infer<typeof AlertLine>

/** What of a day head office reads in the morning. */
export const Summary = z.object({
  /** Gyms that are away now, the longest first, at most ten, and how many they are. */
  away: z.array(AlertLine),
  awayCount: z.int(),
  watched: z.int(),
  /** Outages of whole gyms that ended in the day before, and their longest in minutes. */
  ended: z.int(),
  longestMinutes: z.int(),
  /** Gyms with a screen away or in trouble. */
  looks: z.int(),
  /** The next hole of the coming week. */
  hole: z.object({ day: z.iso.date(), rounds: z.array(z.int()) }).nullable(),
  troubles: z.array(AlertLine),
})
export type Summary = z.infer<typeof Summary>

/** What is said of each line, and around them, in one language. */
export interface AlertWords {
  /** What it is about, and how it is. */
  readonly began: (line: AlertLine) => readonly [what: string, how: string]
  readonly ended: (line: AlertLine) => readonly [what: string, how: string]
  /** Until what clocks then read nobody is told. */
  readonly muted: (until: string) => string
  readonly manyBegan: (count: number) => string
  readonly manyEnded: (count: number) => string
  readonly open: string
  readonly why: string
  readonly summary: (summary: Summary) => Pick<LetterText, 'subject' | 'heading' | 'paragraphs'>
}

const entryOf = ([what, how]: readonly [string, string], tone: Entry['tone']): Entry => ({
  ...{ what, how, tone },
})

/** A letter of one thing is called as it; one of many says how many they are. */
function letterOf(
  entries: readonly Entry[],
  many: (count: number) => string,
  words: AlertWords,
  link: string | null,
): LetterText {
  const [first] = entries
  const isOne = entries.length === 1 && first !== undefined
  const subject = isOne ? `${first.what}: ${first.how}` : many(entries.length)
  return {
    subject,
    heading: isOne ? first.what : subject,
    paragraphs: isOne ? [first.how] : [],
    ...(isOne ? { tone: first.tone } : { entries }),
    ...(link !== null && { button: { label: words.open, link } }),
    notes: [words.why],
  }
}

/** The alerts' letters of a language. */
export const alertLetters = (words: AlertWords) => ({
  alert: ({ lines, link }: { lines: AlertLine[]; link: string | null }): LetterText =>
    letterOf(
      lines.map((line) => entryOf(words.began(line), 'bad')),
      words.manyBegan,
      words,
      link,
    ),
  back: ({ lines, link }: { lines: AlertLine[]; link: string | null }): LetterText =>
    letterOf(
      lines.map((line) => entryOf(words.ended(line), 'good')),
      words.manyEnded,
      words,
      link,
    ),
  summary: ({ summary, link }: { summary: Summary; link: string | null }): LetterText => ({
    ...words.summary(summary),
    entries: [...summary.troubles, ...summary.away].map((line) => {
      const [what, how] = words.began(line)
      if (line.mutedUntil == null) return entryOf([what, how], 'bad')
      return entryOf([what, `${how} ${words.muted(line.mutedUntil)}`], 'bad')
    }),
    ...(link !== null && { button: { label: words.open, link } }),
    notes: [words.why],
  }),
})

// What is read is a place's own clock already: no zone is to be added to it.
const asRead = (reading: string) => new Date(`${reading.slice(0, 16)}Z`)

/** A time as the gym's clocks read it, with the day, and the name of their zone. */
export const momentIn = (language: ConsoleLanguage, reading: string, zone: string): string => {
  const moment = new Intl.DateTimeFormat(language, {
    ...{ weekday: 'short', hour: 'numeric', minute: '2-digit', timeZone: 'UTC' },
  }).format(asRead(reading))
  return `${moment} (${zone.replaceAll('_', ' ')})`
}

/** A time that may be weeks ahead, as clocks there will read it. */
export const untilIn = (language: ConsoleLanguage, reading: string): string =>
  new Intl.DateTimeFormat(language, {
    ...{ month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit', timeZone: 'UTC' },
  }).format(asRead(reading))

export const dayIn = (language: ConsoleLanguage, day: string): string =>
  new Intl.DateTimeFormat(language, {
    ...{ weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' },
  }).format(new Date(day))

/** "14 minutes", "3 hours, 5 minutes", "2 days, 4 hours". */
export function lengthIn(language: ConsoleLanguage, minutes: number): string {
  const whole = Math.max(1, minutes)
  const [days, hours] = [Math.floor(whole / 1440), Math.floor((whole % 1440) / 60)]
  const parts = days > 0 ? { days, hours } : { hours, minutes: whole % 60 }
  return new Intl.DurationFormat(language, { style: 'long' }).format(parts)
}

/** A sentence of one thing, or of the many of which it says how many. */
export const byCount = (count: number, one: string, many: (n: string) => string): string =>
  count === 1 ? one : many(String(count))

export const listIn = (language: ConsoleLanguage, all: readonly (string | number)[]): string =>
  new Intl.ListFormat(language).format(all.map(String))
