import { isTrouble, type ScreenState, type ScreenTrouble, screenTroubles } from './screen-states.ts'

/**
 * Why a gym or some of its screens are away, as far as can be seen: all went together, which is the
 * gym's network or power; all are away but went one after the other; one box, while the others
 * answer; several, while others answer; no display was ever linked; or what a screen reports itself.
 */
export const awayCauses = [
  'whole-gym',
  'one-by-one',
  'one-box',
  'some',
  'never-linked',
  ...screenTroubles,
] as const
export type AwayCauseCode = (typeof awayCauses)[number]

/** A cause with the numbers that speak for it. */
export type AwayCause = {
  readonly code: AwayCauseCode
  /** How many screens it is about, and how many the gym has that are linked (of `never-linked`: that it has). */
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
export const togetherMs = 75_000

/** Within how many whole seconds these instants (epoch milliseconds) lie. */
const secondsOf = (instants: readonly number[]) =>
  Math.ceil((Math.max(...instants) - Math.min(...instants)) / 1_000)

/** The cause of `lost` screens, by when each was last heard of (epoch milliseconds), of `of` that are linked. */
export function causeOfLoss(lost: readonly number[], of: number): AwayCause {
  const withinSeconds = secondsOf(lost)
  const isTogether = withinSeconds * 1_000 <= togetherMs
  const numbers = { screens: lost.length, of, withinSeconds }
  if (lost.length >= of && of > 1)
    return { code: isTogether ? 'whole-gym' : 'one-by-one', ...numbers }
  return { code: lost.length === 1 ? 'one-box' : 'some', ...numbers }
}

/**
 * Why a gym needs a look, from its linked screens; null: it needs none. What is lost comes before what
 * is troubled, and of troubles the worst; a gym with screens (`total`) of which none is linked was
 * never set up.
 */
export function causeOf(linked: readonly ScreenNow[], total: number): AwayCause | null {
  if (linked.length === 0)
    return total === 0
      ? null
      : { code: 'never-linked', screens: total, of: total, withinSeconds: null }
  const lost = linked.filter(({ state }) => state === 'lost')
  if (lost.length > 0)
    return causeOfLoss(
      lost.map(({ since }) => since),
      linked.length,
    )
  const worst = worstTrouble(linked.map(({ state }) => state))
  if (worst === null) return null
  const screens = linked.filter(({ state }) => state === worst).length
  return { code: worst, screens, of: linked.length, withinSeconds: null }
}

function worstTrouble(states: readonly ScreenState[]): ScreenTrouble | null {
  const found = new Set(states.filter(isTrouble))
  return screenTroubles.find((trouble) => found.has(trouble)) ?? null
}
