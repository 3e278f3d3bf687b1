import { type ScreenState, screenStates, type Transition } from '@roundboard/domain'

/*
 * A month of a screen is one text: `C1a2fLq7C` was connected when the month began, lost 1a2f
 * seconds (in base 36) later, and connected again q7 seconds after that. Four bytes a transition,
 * which a row and its place in an index would cost ten times.
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

/** Unknown so far. */
const unknownLetter = '-'

const stateOfLetter = new Map<string, ScreenState>(
  screenStates.map((state) => [letters[state], state]),
)

/** The UTC month of an instant (epoch milliseconds), counted from year 0. */
export function monthOf(at: number): number {
  const date = new Date(at)
  return date.getUTCFullYear() * 12 + date.getUTCMonth()
}

/** The first instant of a month, in epoch milliseconds. */
export const startOfMonth = (month: number): number =>
  Date.UTC(Math.floor(month / 12), month % 12, 1)

/** How many past months are kept. */
const monthsKept = 13

/** The first month that is kept. */
export const firstMonthKept = (now: number): number => monthOf(now) - monthsKept

const letterOf = (state: ScreenState | null) => (state === null ? unknownLetter : letters[state])

/** Encodes a month with one transition. `before` is the last earlier one (null: unknown). */
export function newMonth(before: Transition | null, { at, state }: Transition): string {
  const from = Math.max(startOfMonth(monthOf(at)), before?.at ?? 0)
  const seconds = Math.max(0, Math.floor(at / 1_000) - Math.floor(from / 1_000))
  return `${letterOf(before?.state ?? null)}${seconds.toString(36)}${letters[state]}`
}

/** Decodes a month: its initial state (null: unknown) and transitions. */
export function readMonth(
  month: number,
  text: string,
): { readonly before: ScreenState | null; readonly transitions: Transition[] } {
  let at = startOfMonth(month)
  const transitions: Transition[] = []
  let seconds = ''
  for (const sign of text.slice(1)) {
    const state = stateOfLetter.get(sign)
    if (state === undefined) seconds += sign
    else {
      at += Number.parseInt(seconds, 36) * 1_000
      transitions.push({ at, state })
      seconds = ''
    }
  }
  return { before: stateOfLetter.get(text.slice(0, 1)) ?? null, transitions }
}

/** Appends transitions that were encoded as if they started the month. */
export const joinedMonth = (text: string, later: string): string => text + later.slice(1)

/** Combines the texts of many screens by number: `2f=C1a2fLq7C,2g=Cq7L`. */
export const packMonth = (texts: ReadonlyMap<number, string>): string =>
  [...texts].map(([number, text]) => `${number.toString(36)}=${text}`).join(',')

/** Splits them again, by the screens' numbers. */
export function unpackMonth(packed: string): Map<number, string> {
  const parts = packed === '' ? [] : packed.split(',')
  return new Map(
    parts.map((part) => {
      const [number = '', text = ''] = part.split('=')
      return [Number.parseInt(number, 36), text]
    }),
  )
}
