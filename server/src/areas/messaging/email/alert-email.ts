import { Notice } from '@roundboard/contract'
import type { ConsoleLanguage } from '@roundboard/domain'
import { z } from 'zod'
import { emailsMessages, type EmailsMessages } from '../../../platform/messages/emails.ts'
import type { Entry, EmailText } from './email-text.ts'
import { dayIn, lengthIn, listIn, momentIn, timeIn, untilIn } from './moment.ts'

const { kind, screens, concerned, linked, gyms, day, rounds, drafts, trouble } = Notice.shape
/** Local time: `2026-11-21T21:05`. */
const Reading = z.string()

/** An outage or issue, as emails describe it. */
export const AlertLine = z.object({
  kind,
  screens,
  concerned,
  linked,
  gyms,
  day,
  rounds,
  drafts,
  trouble,
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
  /** The next gap of the coming year; queued emails of an older version have it under this name. */
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

/** The text of one alert. */
interface AlertText {
  readonly subject: string
  readonly title: string
  readonly details: string
  /** What to do about it. Only in emails about a single alert. */
  readonly next: string | undefined
}

/** The arguments of an alert's messages. */
interface AlertValues {
  readonly location: string
  readonly locations: number
  readonly linked: number
  readonly concerned: number
  readonly screens: string
  readonly moment: string
  readonly time: string
  readonly length: string
  readonly day: string
  readonly roundCount: number
  readonly rounds: string
}
type AlertMessage = string | ((values: AlertValues) => string)

/** The subject is the title unless it is set separately. */
interface AlertMessages {
  readonly subject?: AlertMessage
  readonly title: AlertMessage
  readonly details: AlertMessage
  readonly next?: AlertMessage
}
type Part = 'began' | 'ended'
type Kind = Exclude<keyof EmailsMessages['alerts'][Part], 'several' | 'severalAt'>

const kindOf = (line: AlertLine): Kind =>
  line.kind === 'server-trouble' ? (line.trouble ?? 'jobs') : line.kind

const placesNamed = 2

/** The texts of alerts in a language. */
export function alertTexts(language: ConsoleLanguage) {
  const words = emailsMessages(language).alerts
  const list = (all: readonly (string | number)[]) => listIn(language, all)

  /** The affected screens, with their issues where these are known. */
  const screensOf = ({ screens: shown, concerned: all }: AlertLine): string => {
    const issues: Readonly<Record<string, string>> = words.issues
    const named = shown.map(({ name, trouble: issue }) => {
      const text = issue === null ? undefined : issues[issue]
      return text === undefined ? name : `${name} (${text})`
    })
    const left = all - named.length
    return list(left > 0 ? [...named, words.moreScreens({ count: left })] : named)
  }

  const detailsAfter = (line: AlertLine): string | undefined => {
    const others = line.linked - line.concerned
    if (line.kind === 'screen-away' && others > 0) return words.othersOnline({ count: others })
    if (line.kind === 'no-workout-tomorrow' && line.drafts.length > 0)
      return words.drafts({ count: line.drafts.length, rounds: list(line.drafts) })
    return undefined
  }

  const textOf = (messages: AlertMessages, line: AlertLine): AlertText => {
    const values: AlertValues = {
      location: line.gym ?? words.location,
      locations: line.gyms,
      linked: line.linked,
      concerned: line.concerned,
      screens: screensOf(line),
      moment: momentIn(language, line.since, line.zone),
      time: timeIn(language, line.since),
      length: lengthIn(language, line.minutes ?? 0),
      day: dayIn(language, line.day ?? line.since.slice(0, 10)),
      roundCount: line.rounds.length,
      rounds: list(line.rounds),
    }
    const textOf = (message: AlertMessage) =>
      typeof message === 'string' ? message : message(values)
    const { subject, title, details, next } = messages
    return {
      subject: textOf(subject ?? title),
      title: textOf(title),
      details: textOf(details),
      next: next === undefined ? undefined : textOf(next),
    }
  }

  /** The subject of an email about several alerts counts them and names locations. */
  const several = (part: Part, lines: readonly AlertLine[]): string => {
    const { several: counted, severalAt } = words[part]
    const all = [...new Set(lines.flatMap(({ gym }) => gym ?? []))]
    const left = all.length - placesNamed
    const more = left > 0 ? [words.moreLocations({ count: left })] : []
    const count = lines.length
    if (all.length === 0) return counted({ count })
    return severalAt({ count, places: list([...all.slice(0, placesNamed), ...more]) })
  }

  return {
    began(line: AlertLine): AlertText {
      const text = textOf(words.began[kindOf(line)], line)
      const after = detailsAfter(line)
      return after === undefined ? text : { ...text, details: `${text.details} ${after}` }
    },
    ended: (line: AlertLine): AlertText => textOf(words.ended[kindOf(line)], line),
    several,
    muted: (until: string): string => words.muted({ until: untilIn(language, until) }),
    around: (links: AlertLinks) => ({
      ...(links.link !== null && {
        button: { label: words.buttons[links.page], link: links.link },
      }),
      ...(links.settings != null && { manage: { label: words.manage, link: links.settings } }),
    }),
  }
}

function summaryTexts(language: ConsoleLanguage, summary: Summary) {
  const words = emailsMessages(language).summary
  const { away, awayCount, watched, ended, longestMinutes, looks, hole } = summary
  const offline = awayCount
  const longest = lengthIn(language, longestMinutes)
  const paragraphs = [
    ended > 0 && words.resolved({ count: ended, longest }),
    ended === 0 && offline === 0 && words.calm,
    looks > 0 && words.attention({ count: looks }),
    hole === null
      ? words.noGaps
      : words.nextGap({
          count: hole.rounds.length,
          day: dayIn(language, hole.day),
          rounds: listIn(language, hole.rounds),
        }),
    offline > away.length && words.longestOutages({ count: away.length }),
  ]
  return {
    subject: offline === 0 ? words.subjectCalm : words.subject({ offline, watched }),
    heading: offline === 0 ? words.headingCalm : words.heading({ offline }),
    paragraphs: paragraphs.filter((text) => text !== false),
  }
}

type Alerts = AlertLinks & { readonly lines: readonly AlertLine[] }

/** The emails about alerts in a language. */
export function alertEmails(language: ConsoleLanguage) {
  const texts = alertTexts(language)

  const entryOf = (text: AlertText, tone: Entry['tone'], ...more: readonly string[]): Entry => ({
    what: text.title,
    how: [text.details, ...more].join(' '),
    tone,
  })

  /** The subject names the alert, or says how many there are. */
  const emailOf = (part: Part, tone: Entry['tone'], { lines, ...links }: Alerts): EmailText => {
    const all = lines.map(texts[part])
    const [first] = all
    if (all.length === 1 && first !== undefined) {
      const { subject, title, details, next } = first
      const paragraphs = next === undefined ? [details] : [details, next]
      return { subject, heading: title, paragraphs, tone, ...texts.around(links) }
    }
    const subject = texts.several(part, lines)
    const entries = all.map((text) => entryOf(text, tone))
    return { subject, heading: subject, paragraphs: [], entries, ...texts.around(links) }
  }

  return {
    alert: (email: Alerts) => emailOf('began', 'bad', email),
    back: (email: Alerts) => emailOf('ended', 'good', email),
    summary: ({ summary, ...links }: AlertLinks & { readonly summary: Summary }): EmailText => ({
      ...summaryTexts(language, summary),
      entries: [...summary.troubles, ...summary.away].map((line) =>
        line.mutedUntil == null
          ? entryOf(texts.began(line), 'bad')
          : entryOf(texts.began(line), 'bad', texts.muted(line.mutedUntil)),
      ),
      ...texts.around(links),
    }),
  }
}
