import { type ScreenState, screenStates, type Transition } from '@roundboard/domain'

/*
 * A month of a screen is one text: `C1a2fL1a3kC` was connected when the month began, lost 1a2f
 * seconds (in base 36) later, and connected again 1a3k seconds after the month began. About five
 * bytes a transition, which a row and its place in an index would cost ten times.
 */

const letters = {
  connected: 'C',
  frozen: 'F',
  'not-drawn': 'D',
  'no-space': 'S',
  'no-boot': 'B',
  'old-version': 'V',
  lost: 'L',
  unlinked: 'N',
} as const satisfies Record<ScreenState, string>

/** Nothing was known of it yet. */
const unknownLetter = '-'

const stateOfLetter = new Map<string, ScreenState>(
  screenStates.map((state) => [letters[state], state]),
)

/** The month in UTC of an instant (epoch milliseconds), counted from year 0. */
export function monthOf(at: number): number {
  const date = new Date(at)
  return date.getUTCFullYear() * 12 + date.getUTCMonth()
}

/** The first instant of a month, in epoch milliseconds. */
export const startOfMonth = (month: number): number =>
  Date.UTC(Math.floor(month / 12), month % 12, 1)

/** Whole months that are kept beside the one that is. */
const monthsKept = 13

/** The first month of which anything is kept. */
export const firstMonthKept = (now: number): number => monthOf(now) - monthsKept

const letterOf = (state: ScreenState | null) => (state === null ? unknownLetter : letters[state])

/** The text of a month that begins in a state (null: not known) and has one transition. */
export function newMonth(before: ScreenState | null, { at, state }: Transition): string {
  const seconds = Math.max(0, Math.floor((at - startOfMonth(monthOf(at))) / 1_000))
  return `${letterOf(before)}${seconds.toString(36)}${letters[state]}`
}

/** What a month's text says: with which state it began (null: not known), and what came. */
export function readMonth(
  month: number,
  text: string,
): { readonly before: ScreenState | null; readonly transitions: Transition[] } {
  const start = startOfMonth(month)
  const transitions: Transition[] = []
  let seconds = ''
  for (const sign of text.slice(1)) {
    const state = stateOfLetter.get(sign)
    if (state === undefined) seconds += sign
    else {
      transitions.push({ at: start + Number.parseInt(seconds, 36) * 1_000, state })
      seconds = ''
    }
  }
  return { before: stateOfLetter.get(text.slice(0, 1)) ?? null, transitions }
}
