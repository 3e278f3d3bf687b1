import type { AlertKind } from './alert-kinds.ts'
import { limits } from './limits.ts'
import { outageStarts } from './uptime.ts'

/** A screen as the watch last found it; `since` in epoch milliseconds. */
export type ObservedScreen = {
  readonly id: string
  readonly state: 'connected' | 'lost' | 'troubled' | 'unknown' | 'unlinked'
  readonly since: number
}

/** What can be the matter in one gym. */
export type LocationOutageKind = Extract<
  AlertKind,
  'location-away' | 'screen-away' | 'screen-trouble'
>

/** Something that is the matter in a gym: since when, from when its minutes count, and with which screens. */
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
  readonly isTold: boolean
}

/** Offline as a whole: since the outage began that took the last screen; its minutes count from when that went. */
function wholeAway(lost: readonly ObservedScreen[], known: Known | undefined): LocationOutage {
  const instants = lost.map((screen) => screen.since)
  const since = known?.since ?? Math.max(...outageStarts(instants))
  const countsFrom = known?.countsFrom ?? Math.max(...instants)
  return { kind: 'location-away', since, countsFrom, screens: idsOf(lost) }
}

/**
 * What is the matter in a gym now, given what was: away as a whole, some screens away, some in trouble,
 * each once however many screens it has. While the server does not know of a screen, all stays as it was.
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
  const isWhole = lost.length > 0 && lost.length === screens.length
  const found: LocationOutage[] = []
  if (isWhole) found.push(wholeAway(lost, was('location-away')))
  const some = was('screen-away')
  if (lost.length > 0 && (!isWhole || some !== undefined)) {
    const since = some?.since ?? sinceOf(lost)
    // Screens come back one after the other: those that are still away then get their minutes anew.
    const isComingBack = !isWhole && was('location-away') !== undefined && some?.isTold !== true
    const countsFrom = isComingBack ? now : (some?.countsFrom ?? since)
    found.push({ kind: 'screen-away', since, countsFrom, screens: idsOf(lost) })
  }
  const trouble = was('screen-trouble')
  // What cannot be asked is no better than it was.
  const hidden = lost.filter(({ id }) => trouble?.screens.includes(id))
  const ill = [...troubled, ...hidden]
  if (ill.length > 0) {
    const since = trouble?.since ?? sinceOf(ill)
    const countsFrom = trouble?.countsFrom ?? since
    found.push({ kind: 'screen-trouble', since, countsFrom, screens: idsOf(ill) })
  }
  return found
}

/** When so many milliseconds of the open spans have passed since an instant; null: within none of them. */
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

/** An outage that nobody was told of yet. */
export type PendingOutage = {
  readonly id: string
  readonly locationId: string
  readonly kind: LocationOutageKind
  readonly since: number
  readonly dueAt: number
}

/** What went within so many milliseconds went together: heartbeats come once a minute at the slowest. */
const togetherMs = 120_000
/** So long after a screen was last heard of, every screen that went with it has been found lost. */
const settledMs = limits.connectedThresholdMs + 60_000 + 10_000
/** So many gyms at once are told of at once. */
const manyGyms = 3

const isAway = ({ kind }: PendingOutage) => kind !== 'screen-trouble'
const gymsOf = (outages: readonly PendingOutage[]) =>
  new Set(outages.map(({ locationId }) => locationId)).size

/** Which outages went within the same two minutes as this one, itself among them. */
const together = (first: PendingOutage, all: readonly PendingOutage[]) =>
  all.filter((one) => isAway(one) && Math.abs(one.since - first.since) <= togetherMs)

/**
 * Of which outages people are told now: those that are due, unless the whole gym is or may be away, and
 * with them those of other gyms that went at the same time, so that many are one message.
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
  const more = due.filter(isAway).flatMap((first) => {
    const at = together(first, speaking)
    return gymsOf(at) < manyGyms ? [] : at.filter(({ dueAt }) => dueAt <= now + togetherMs)
  })
  return [...new Set([...due, ...more])]
}

/** How many of ten gyms that answered went, where the cause must be the server's: one that answers speaks against it. */
const nearlyAll = 9

/**
 * Those outages whose cause must be the server's: nearly all gyms that answered, and at least three, went
 * within two minutes, and one of them is due without having been closed since: walls that are switched
 * off with the gym are late in the morning. `gone` are whole gyms that are away, whoever knows.
 */
export function serverCausedOutages(
  outages: readonly PendingOutage[],
  fleet: {
    readonly gyms: number
    readonly gone: readonly Pick<PendingOutage, 'locationId' | 'since'>[]
  },
  dueWhileOpen: ReadonlySet<string>,
): readonly PendingOutage[] {
  const away = outages.filter(isAway).toSorted((a, b) => a.since - b.since)
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

/** Hours in which mail and webhooks wait, such as from `22:00` to `07:00`, by a person's own clocks. */
export type QuietHours = { readonly from: string; readonly to: string }

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
const dayMinutes = 1440

/** How many minutes are left of the quiet hours when clocks read `reading` minutes after midnight; 0: it is none. */
export function remainingQuietMinutes(reading: number, quiet: QuietHours | null): number {
  if (quiet === null) return 0
  const from = minutesOf(quiet.from)
  const length = (minutesOf(quiet.to) - from + dayMinutes) % dayMinutes
  const into = (reading - from + dayMinutes) % dayMinutes
  return into < length ? length - into : 0
}
