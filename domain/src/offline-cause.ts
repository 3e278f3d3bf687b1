import { isScreenIssue, type ScreenState, type ScreenIssue, screenIssues } from './screen-states.ts'

/**
 * The likely cause of offline screens: all went offline together (the location's network or power);
 * all are offline but went one by one; one device, while the others are online; several, while
 * others are online; an issue that a screen reports; or a screen has no linked device.
 */
export const offlineCauses = [
  'whole-gym',
  'one-by-one',
  'one-box',
  'some',
  ...screenIssues,
  'not-linked',
] as const
export type OfflineCauseCode = (typeof offlineCauses)[number]

/** A cause and the numbers behind it. */
export type OfflineCause = {
  readonly code: OfflineCauseCode
  /** How many screens it affects, and of how many linked ones (for `not-linked`: of all). */
  readonly screens: number
  readonly of: number
  /** Within how many seconds they went offline; null if none did. */
  readonly withinSeconds: number | null
}

/** A linked screen's state, and since when (epoch milliseconds). */
export type ScreenNow = { readonly state: ScreenState; readonly since: number }

/** Screens that lose the same network send their last heartbeats within this time, as each one sends at its own second; milliseconds. */
export const simultaneousMs = 75_000

/** Within how many whole seconds these instants (epoch milliseconds) are. */
const secondsOf = (instants: readonly number[]) =>
  Math.ceil((Math.max(...instants) - Math.min(...instants)) / 1_000)

/** The cause of an outage, from the last heartbeats of its screens (epoch milliseconds) and the number of linked screens (`of`). */
export function outageCause(lost: readonly number[], of: number): OfflineCause {
  const withinSeconds = secondsOf(lost)
  const isTogether = withinSeconds * 1_000 <= simultaneousMs
  const numbers = { screens: lost.length, of, withinSeconds }
  if (lost.length >= of && of > 1)
    return { code: isTogether ? 'whole-gym' : 'one-by-one', ...numbers }
  return { code: lost.length === 1 ? 'one-box' : 'some', ...numbers }
}

/**
 * Why a location isn't healthy, from its linked screens and how many screens it has (`total`); null
 * if nothing is wrong. Offline screens come first, then reported issues, then screens that aren't
 * linked.
 */
export function likelyCause(linked: readonly ScreenNow[], total: number): OfflineCause | null {
  const lost = linked.filter(({ state }) => state === 'lost')
  if (lost.length > 0)
    return outageCause(
      lost.map(({ since }) => since),
      linked.length,
    )
  const worst = worstIssue(linked.map(({ state }) => state))
  if (worst !== null) {
    const screens = linked.filter(({ state }) => state === worst).length
    return { code: worst, screens, of: linked.length, withinSeconds: null }
  }
  if (linked.length >= total) return null
  return { code: 'not-linked', screens: total - linked.length, of: total, withinSeconds: null }
}

function worstIssue(states: readonly ScreenState[]): ScreenIssue | null {
  const found = new Set(states.filter(isScreenIssue))
  return screenIssues.find((issue) => found.has(issue)) ?? null
}
