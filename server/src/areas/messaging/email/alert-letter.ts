import { Notice } from '@roundboard/contract'
import type { ConsoleLanguage } from '@roundboard/domain'
import { z } from 'zod'
import { isKnownToNode } from '../../../platform/time-zones/node-zones.ts'
import type { Entry, LetterText } from './letter-text.ts'
import { localeOf } from './moment.ts'

const { kind, screens, concerned, linked, gyms, day, rounds, drafts, trouble } = Notice.shape
/** Local time: `2026-11-21T21:05`. */
const Reading = z.string()

/** An outage or issue, as emails describe it. */
export const AlertLine = z.object({
  ...{ kind, screens, concerned, linked, gyms, day, rounds, drafts, trouble },
  gym: z.string().nullable(),
  zone: z.string(),
  since: Reading,
  until: Reading.nullable(),
  minutes: z.int().nullable(),
  /** In the daily summary: until when alerts of the location are muted. */
  mutedUntil: Reading.nullish(),
})
export type AlertLine = z.infer<typeof AlertLine>

/** The daily summary for head office. */
export const Summary = z.object({
  /** Locations that are offline now, the longest first, at most ten; `awayCount`: all of them. */
  away: z.array(AlertLine),
  awayCount: z.int(),
  watched: z.int(),
  /** Outages of whole locations that ended in the last 24 hours, and the longest in minutes. */
  ended: z.int(),
  longestMinutes: z.int(),
  /** Locations with screens that are offline or have issues. */
  looks: z.int(),
  /** The next gap of the coming week. */
  hole: z.object({ day: z.iso.date(), rounds: z.array(z.int()) }).nullable(),
  troubles: z.array(AlertLine),
})
export type Summary = z.infer<typeof Summary>

/** The console page that the button opens. */
const pages = ['dashboard', 'location', 'schedule', 'system'] as const
const page = z.enum(pages).default('dashboard')
export type AlertPage = (typeof pages)[number]

/** What is shared by the emails about alerts; links are null where the console has no address. */
export const alertLinks = {
  link: z.string().nullable(),
  page,
  /** The page of the notification settings; not in emails that an older version has queued. */
  settings: z.string().nullish(),
}
type AlertLinks = z.infer<z.ZodObject<typeof alertLinks>>

/** One alert in words. */
export interface AlertText {
  readonly subject: string
  readonly title: string
  readonly details: string
  /** What to do about it: only in an email about this alert alone. */
  readonly next?: string
}

/** The texts of alerts in one language. */
export interface AlertWords {
  readonly began: (line: AlertLine) => AlertText
  readonly ended: (line: AlertLine) => AlertText
  /** Until when alerts of the location are muted, as its clocks will read. */
  readonly muted: (until: string) => string
  readonly manyBegan: (lines: readonly AlertLine[]) => string
  readonly manyEnded: (lines: readonly AlertLine[]) => string
  readonly buttons: Readonly<Record<AlertPage, string>>
  readonly manage: string
  readonly summary: (summary: Summary) => Pick<LetterText, 'subject' | 'heading' | 'paragraphs'>
}

const entryOf = (text: AlertText, tone: Entry['tone'], ...more: readonly string[]): Entry => ({
  what: text.title,
  how: [text.details, ...more].join(' '),
  tone,
})

const around = (words: AlertWords, links: AlertLinks) => ({
  ...(links.link !== null && { button: { label: words.buttons[links.page], link: links.link } }),
  ...(links.settings != null && { manage: { label: words.manage, link: links.settings } }),
})

/** The subject names the alert, or says how many there are. */
function letterOf(
  texts: readonly AlertText[],
  tone: Entry['tone'],
  many: string,
): Omit<LetterText, 'button' | 'manage'> {
  const [first] = texts
  if (texts.length === 1 && first !== undefined) {
    const { subject, title, details, next } = first
    const paragraphs = next === undefined ? [details] : [details, next]
    return { subject, heading: title, paragraphs, tone }
  }
  const entries = texts.map((text) => entryOf(text, tone))
  return { subject: many, heading: many, paragraphs: [], entries }
}

type Alerts = AlertLinks & { readonly lines: readonly AlertLine[] }

/** The alerts' letters of a language. */
export const alertLetters = (words: AlertWords) => ({
  alert: ({ lines, ...links }: Alerts): LetterText => ({
    ...letterOf(lines.map(words.began), 'bad', words.manyBegan(lines)),
    ...around(words, links),
  }),
  back: ({ lines, ...links }: Alerts): LetterText => ({
    ...letterOf(lines.map(words.ended), 'good', words.manyEnded(lines)),
    ...around(words, links),
  }),
  summary: ({ summary, ...links }: AlertLinks & { readonly summary: Summary }): LetterText => ({
    ...words.summary(summary),
    entries: [...summary.troubles, ...summary.away].map((line) =>
      line.mutedUntil == null
        ? entryOf(words.began(line), 'bad')
        : entryOf(words.began(line), 'bad', words.muted(line.mutedUntil)),
    ),
    ...around(words, links),
  }),
})

// A reading is local time already: formatting must not shift it.
const asRead = (reading: string) => new Date(`${reading.slice(0, 16)}Z`)

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
export const momentIn = (language: ConsoleLanguage, reading: string, zone: string): string => {
  const moment = new Intl.DateTimeFormat(localeOf[language], {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: 'UTC',
  }).format(asRead(reading))
  return `${moment} (${zoneIn(language, zone)})`
}

/** Time alone: "7:42 AM". */
export const timeIn = (language: ConsoleLanguage, reading: string): string =>
  new Intl.DateTimeFormat(localeOf[language], {
    hour: 'numeric',
    minute: '2-digit',
    timeZone: 'UTC',
  }).format(asRead(reading))

/** A time that may be weeks ahead: "Dec 7, 9:00 AM". */
export const untilIn = (language: ConsoleLanguage, reading: string): string =>
  new Intl.DateTimeFormat(localeOf[language], {
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: 'UTC',
  }).format(asRead(reading))

export const dayIn = (language: ConsoleLanguage, day: string): string =>
  new Intl.DateTimeFormat(localeOf[language], {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  }).format(new Date(day))

/** "14 minutes", "3 hours, 5 minutes", "2 days, 4 hours". */
export function lengthIn(language: ConsoleLanguage, minutes: number): string {
  const whole = Math.max(1, minutes)
  const [days, hours] = [Math.floor(whole / 1440), Math.floor((whole % 1440) / 60)]
  const parts = days > 0 ? { days, hours } : { hours, minutes: whole % 60 }
  return new Intl.DurationFormat(localeOf[language], { style: 'long' }).format(parts)
}

/** One text for a single thing, another with the count for several. */
export const byCount = (count: number, one: string, many: (n: string) => string): string =>
  count === 1 ? one : many(String(count))

export const listIn = (language: ConsoleLanguage, all: readonly (string | number)[]): string =>
  new Intl.ListFormat(localeOf[language]).format(all.map(String))

/** The affected screens, with their issues where these are known; `more`: those not named. */
export function screensIn(
  language: ConsoleLanguage,
  { screens, concerned }: Pick<AlertLine, 'screens' | 'concerned'>,
  issues: Readonly<Record<string, string>>,
  more: (count: string) => string,
): string {
  const named = screens.map(({ name, trouble }) => {
    const issue = trouble === null ? undefined : issues[trouble]
    return issue === undefined ? name : `${name} (${issue})`
  })
  const left = concerned - named.length
  return listIn(language, left > 0 ? [...named, more(String(left))] : named)
}

const placesNamed = 2

/** The locations that alerts are about, for a subject; empty where they are about none. */
export function placesIn(
  language: ConsoleLanguage,
  lines: readonly AlertLine[],
  more: (count: string) => string,
): string {
  const all = [...new Set(lines.flatMap(({ gym }) => gym ?? []))]
  const named = all.slice(0, placesNamed)
  const left = all.length - named.length
  return listIn(language, left > 0 ? [...named, more(String(left))] : named)
}
