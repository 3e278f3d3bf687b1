import { isDay } from './calendar-days.ts'
import { nextInstantOf, type ZoneRules } from './zone-rules.ts'

/** How an announcement is shown: as a banner in place of the header, or full screen, for an emergency or a drill. */
export const announcementKinds = ['band', 'emergency', 'drill'] as const
export type AnnouncementKind = (typeof announcementKinds)[number]

/** Limits of announcements. Durations are in minutes; `pageMs` is how long one page of a banner is shown, in milliseconds. */
export const announcementLimits = {
  textLength: 80,
  pageMs: 6_000,
  minutesMax: 1_440,
  emergencyMinutes: 30,
  drillMinutes: 2,
  longestDays: 366,
} as const

/** When an announcement is shown, in epoch milliseconds: `from` inclusive, `until` exclusive. */
export type AnnouncementSpan = { readonly from: number; readonly until: number }

/** When an announcement is shown, as entered: in each location's local time, such as `2026-11-26T20:00`. */
export type WrittenSpan = {
  /** Null: from when it was created. */
  readonly from: string | null
  readonly until: string
  /** When it was created, in epoch milliseconds. */
  readonly madeAt: number
}

const timePattern = /^T([01]\d|2[0-3]):[0-5]\d$/

/** Whether a text is a local date and time to the minute, without a time zone. */
export const isLocalTime = (typed: string): boolean =>
  isDay(typed.slice(0, 10)) && timePattern.test(typed.slice(10))

/** The instant (epoch milliseconds) of a local time in a zone; the first one if it occurs twice. */
export const instantOfReading = (reading: string, zone: ZoneRules): number =>
  nextInstantOf(reading, -Infinity, zone)

/** When locations in a zone show an announcement; empty if their local time had passed the end when it was created. */
export function spanInZone(
  { from, until, madeAt }: WrittenSpan,
  zone: ZoneRules,
): AnnouncementSpan {
  const begins = from === null ? madeAt : instantOfReading(from, zone)
  return { from: begins, until: Math.max(begins, instantOfReading(until, zone)) }
}

type Spanned = AnnouncementSpan & { readonly id: string; readonly kind: AnnouncementKind }

/** The announcements on a screen now, and when they next change (epoch milliseconds; null if never). */
export type ActiveAnnouncements<A> = {
  /** Shown full screen. */
  readonly whole: A | null
  /** Shown as banners, one after another. */
  readonly bands: readonly A[]
  readonly nextChangeAt: number | null
}

const weights = { emergency: 2, drill: 1, band: 0 } as const satisfies Record<
  AnnouncementKind,
  number
>

/**
 * The announcements on a screen at `now` (epoch milliseconds). Of the full-screen ones, an
 * emergency has priority over a drill, then the one that began last. All banners are shown, in the
 * order in which they began.
 */
export function activeAnnouncements<A extends Spanned>(
  all: readonly A[],
  now: number,
): ActiveAnnouncements<A> {
  const current = all
    .filter(({ from, until }) => from <= now && now < until)
    .sort((a, b) => a.from - b.from || (a.id < b.id ? -1 : 1))
  const whole = current
    .filter(({ kind }) => kind !== 'band')
    .reduce<A | null>(
      (shown, next) => (shown && weights[shown.kind] > weights[next.kind] ? shown : next),
      null,
    )
  const changes = all.flatMap(({ from, until }) => [from, until]).filter((at) => at > now)
  return {
    whole,
    bands: current.filter(({ kind }) => kind === 'band'),
    nextChangeAt: changes.length === 0 ? null : Math.min(...changes),
  }
}
