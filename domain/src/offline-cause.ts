import { isScreenIssue, type ScreenState, type ScreenIssue, screenIssues } from './screen-states.ts'

/**
 * Why a location or some of its screens are offline, as far as can be seen: all went together, which
 * is the location's network or power; all are offline but went one by one; one box, while the others
 * are online; several, while others are online; what a screen reports itself; or no display is linked.
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

/** A cause with the numbers that speak for it. */
export type OfflineCause = {
  readonly code: OfflineCauseCode
  /** How many screens it is about, and how many the gym has that are linked (of `not-linked`: that it has). */
  readonly screens: number
  readonly of: number
  /** Within how many seconds they went; null where nothing went. */
  readonly withinSeconds: number | null
}

/** A linked screen of a gym, and since when (epoch milliseconds) it is in its state. */
export type ScreenNow = { readonly state: ScreenState; readonly since: number }

/**
 * Screens that went with one network are last heard of within a heartbeat of each other, for each
 * has a minute of its own; milliseconds.
 */
export const simultaneousMs = 75_000

/** Within how many whole seconds these instants (epoch milliseconds) lie. */
const secondsOf = (instants: readonly number[]) =>
  Math.ceil((Math.max(...instants) - Math.min(...instants)) / 1_000)

/** The cause of `lost` screens, by when each was last heard of (epoch milliseconds), of `of` that are linked. */
export function outageCause(lost: readonly number[], of: number): OfflineCause {
  const withinSeconds = secondsOf(lost)
  const isTogether = withinSeconds * 1_000 <= simultaneousMs
  const numbers = { screens: lost.length, of, withinSeconds }
  if (lost.length >= of && of > 1)
    return { code: isTogether ? 'whole-gym' : 'one-by-one', ...numbers }
  return { code: lost.length === 1 ? 'one-box' : 'some', ...numbers }
}

/**
 * Why a location isn't healthy, from its linked screens and how many screens it has (`total`); null:
 * nothing is wrong. Offline screens come before those that report an issue, those before screens
 * without a display.
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
  return screenIssues.find((trouble) => found.has(trouble)) ?? null
}
