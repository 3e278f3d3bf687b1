import { isDay } from './calendar-days.ts'
import { nextInstantOf, type ZoneRules } from './zone-rules.ts'

/** How an announcement is shown: a band in the header's place, or the whole wall, in earnest or as a drill. */
export const announcementKinds = ['band', 'emergency', 'drill'] as const
export type AnnouncementKind = (typeof announcementKinds)[number]

/** What is said to people in gyms; durations in minutes, `pageMs` is for how long a page of a band stands. */
export const announcementLimits = {
  textLength: 80,
  pageMs: 6_000,
  minutesMax: 1_440,
  emergencyMinutes: 30,
  drillMinutes: 2,
  longestDays: 366,
} as const

/** From when until when an announcement is shown, in epoch milliseconds: `from` inclusive, `until` exclusive. */
export type AnnouncementSpan = { readonly from: number; readonly until: number }

/** When an announcement is shown as it was written: by each gym's own clock, such as `2026-11-26T20:00`. */
export type WrittenSpan = {
  /** Null: from when it was made. */
  readonly from: string | null
  readonly until: string
  /** The instant at which it was made, in epoch milliseconds. */
  readonly madeAt: number
}

const timePattern = /^T([01]\d|2[0-3]):[0-5]\d$/

/** Whether this is a reading of a clock on a day, to the minute and without a zone. */
export const isLocalTime = (typed: string): boolean =>
  isDay(typed.slice(0, 10)) && timePattern.test(typed.slice(10))

/** The instant (epoch milliseconds) at which a gym's clock reads this, of two the first. */
export const instantOfReading = (reading: string, zone: ZoneRules): number =>
  nextInstantOf(reading, -Infinity, zone)

/** When a gym in a zone shows it; empty where its clock had passed the end when it was made. */
export function spanInZone(
  { from, until, madeAt }: WrittenSpan,
  zone: ZoneRules,
): AnnouncementSpan {
  const begins = from === null ? madeAt : instantOfReading(from, zone)
  return { from: begins, until: Math.max(begins, instantOfReading(until, zone)) }
}

type Spanned = AnnouncementSpan & { readonly id: string; readonly kind: AnnouncementKind }

/** What a wall says beside its workout, and when that changes by itself (epoch milliseconds; null: never). */
export type ActiveAnnouncements<A> = {
  /** Over the whole wall. */
  readonly whole: A | null
  /** In the header's place, one after the other. */
  readonly bands: readonly A[]
  readonly nextChangeAt: number | null
}

const weights = { emergency: 2, drill: 1, band: 0 } as const satisfies Record<
  AnnouncementKind,
  number
>

/**
 * What a wall says at `now` (epoch milliseconds): of what covers the wall an emergency before a drill, of
 * two the one that began last; bands all, in the order in which they began.
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
