import type { AlertKind } from './alert-kinds.ts'
import { limits } from './limits.ts'
import { outageStarts } from './uptime.ts'

/** A screen as the last check found it; `since` in epoch milliseconds. */
export type ObservedScreen = {
  readonly id: string
  readonly state: 'connected' | 'lost' | 'troubled' | 'unknown' | 'unlinked'
  readonly since: number
}

/** What can be wrong at one location. */
export type LocationOutageKind = Extract<
  AlertKind,
  'location-away' | 'screen-away' | 'screen-trouble'
>

/** An issue at a location: when it began, from when its duration counts, and which screens have it. */
export type LocationOutage = {
  readonly kind: LocationOutageKind
  readonly since: number
  readonly countsFrom: number
  readonly screens: readonly string[]
}

const idsOf = (screens: readonly ObservedScreen[]) => screens.map(({ id }) => id)
const sinceOf = (screens: readonly ObservedScreen[]) =>
  Math.min(...screens.map(({ since }) => since))

type Known = Pick<LocationOutage, 'kind' | 'since' | 'countsFrom' | 'screens'> & {
  readonly isNotified: boolean
}

/** The outage of a whole location. It begins with the outage that took its last screen offline; its duration counts from when that screen went offline. */
function allOffline(lost: readonly ObservedScreen[], known: Known | undefined): LocationOutage {
  const instants = lost.map((screen) => screen.since)
  const since = known?.since ?? Math.max(...outageStarts(instants))
  const countsFrom = known?.countsFrom ?? Math.max(...instants)
  return { kind: 'location-away', since, countsFrom, screens: idsOf(lost) }
}

/**
 * The outages of a location now, given the ones before: all screens offline, some offline, some
 * with issues. Each is reported once, however many screens have it. While the state of any screen
 * is unknown, nothing changes.
 */
export function locationOutages(
  all: readonly ObservedScreen[],
  known: readonly Known[],
  now: number,
): readonly LocationOutage[] {
  const screens = all.filter(({ state }) => state !== 'unlinked')
  if (screens.some(({ state }) => state === 'unknown')) return known
  const was = (kind: LocationOutageKind) => known.find((one) => one.kind === kind)
  const lost = screens.filter(({ state }) => state === 'lost')
  const troubled = screens.filter(({ state }) => state === 'troubled')
  const isAll = lost.length > 0 && lost.length === screens.length
  const found: LocationOutage[] = []
  if (isAll) found.push(allOffline(lost, was('location-away')))
  const some = was('screen-away')
  if (lost.length > 0 && (!isAll || some !== undefined)) {
    const since = some?.since ?? sinceOf(lost)
    // Screens recover one after another, so the minutes of those still offline start again.
    const isComingBack = !isAll && was('location-away') !== undefined && some?.isNotified !== true
    const countsFrom = isComingBack ? now : (some?.countsFrom ?? since)
    found.push({ kind: 'screen-away', since, countsFrom, screens: idsOf(lost) })
  }
  const issueOutage = was('screen-trouble')
  // An offline screen can't report that its issue is resolved.
  const hidden = lost.filter(({ id }) => issueOutage?.screens.includes(id))
  const ill = [...troubled, ...hidden]
  if (ill.length > 0) {
    const since = issueOutage?.since ?? sinceOf(ill)
    const countsFrom = issueOutage?.countsFrom ?? since
    found.push({ kind: 'screen-trouble', since, countsFrom, screens: idsOf(ill) })
  }
  return found
}

/** The instant (epoch milliseconds) at which `ms` milliseconds of open time have passed since `from`; null if the spans end before that. */
export function dueAfter(
  from: number,
  ms: number,
  open: readonly { readonly from: number; readonly to: number }[],
): number | null {
  let left = ms
  for (const span of open) {
    const start = Math.max(span.from, from)
    if (span.to <= start) continue
    if (span.to - start >= left) return start + left
    left -= span.to - start
  }
  return null
}

/** An outage that nobody has been notified of yet. */
export type PendingOutage = {
  readonly id: string
  readonly locationId: string
  readonly kind: LocationOutageKind
  readonly since: number
  readonly dueAt: number
}

/** Outages that begin within this time count as one event: heartbeats are up to a minute apart. */
const togetherMs = 120_000
/** By this long after a screen's last heartbeat, every screen that went offline with it has been detected. */
const settledMs = limits.connectedThresholdMs + 60_000 + 10_000
/** Simultaneous outages at this many locations or more become one notification. */
const manyGyms = 3

const isOffline = ({ kind }: PendingOutage) => kind !== 'screen-trouble'
const gymsOf = (outages: readonly PendingOutage[]) =>
  new Set(outages.map(({ locationId }) => locationId)).size

/** The outages that began within two minutes of this one, itself included. */
const together = (first: PendingOutage, all: readonly PendingOutage[]) =>
  all.filter((one) => isOffline(one) && Math.abs(one.since - first.since) <= togetherMs)

/**
 * The outages to notify people of now: those that are due, except of screens whose whole location
 * is or may be offline. Outages at other locations that began at the same time are included, so
 * that many become one message.
 */
export function notifyNow(
  waiting: readonly PendingOutage[],
  awayGyms: ReadonlySet<string>,
  now: number,
): readonly PendingOutage[] {
  const speaking = waiting.filter(
    ({ kind, locationId }) => kind !== 'screen-away' || !awayGyms.has(locationId),
  )
  const due = speaking.filter(
    ({ kind, dueAt, since }) =>
      dueAt <= now && (kind !== 'screen-away' || now - since >= settledMs),
  )
  const more = due.filter(isOffline).flatMap((first) => {
    const at = together(first, speaking)
    return gymsOf(at) < manyGyms ? [] : at.filter(({ dueAt }) => dueAt <= now + togetherMs)
  })
  return [...new Set([...due, ...more])]
}

/** How many of ten online locations must go offline for the server to be the cause. Each one that stays online is evidence against it. */
const nearlyAll = 9

/**
 * The outages that the server must have caused: nearly all online locations, and at least three,
 * went offline within two minutes, and at least one outage is due although its location was open.
 * Screens that are switched off with the location report late in the morning. `gone` lists all
 * locations that are completely offline, whether or not anyone was notified.
 */
export function serverCausedOutages(
  outages: readonly PendingOutage[],
  fleet: {
    readonly gyms: number
    readonly gone: readonly Pick<PendingOutage, 'locationId' | 'since'>[]
  },
  dueWhileOpen: ReadonlySet<string>,
): readonly PendingOutage[] {
  const away = outages.filter(isOffline).toSorted((a, b) => a.since - b.since)
  for (const first of away) {
    const at = away.filter(({ since }) => since >= first.since && since - first.since <= togetherMs)
    const gyms = new Set(at.map(({ locationId }) => locationId))
    const before = fleet.gone.filter(
      ({ locationId, since }) => since < first.since && !gyms.has(locationId),
    )
    const answering = fleet.gyms - new Set(before.map(({ locationId }) => locationId)).size
    const isMany = gyms.size >= manyGyms && gyms.size * 10 >= answering * nearlyAll
    if (isMany && at.some(({ id }) => dueWhileOpen.has(id))) return at
  }
  return []
}

/** Hours in which emails and webhooks are held, such as from `22:00` to `07:00`, in a person's own time zone. */
export type QuietHours = { readonly from: string; readonly to: string }

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
const dayMinutes = 1440

/** How many minutes of the quiet hours are left at `reading`, in minutes after local midnight; 0 outside of them. */
export function remainingQuietMinutes(reading: number, quiet: QuietHours | null): number {
  if (quiet === null) return 0
  const from = minutesOf(quiet.from)
  const length = (minutesOf(quiet.to) - from + dayMinutes) % dayMinutes
  const into = (reading - from + dayMinutes) % dayMinutes
  return into < length ? length - into : 0
}
