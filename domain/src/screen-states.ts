/** What a screen that answers can report to be wrong, the worst first. */
export const screenIssues = ['frozen', 'not-drawn', 'no-space', 'no-boot', 'old-version'] as const
export type ScreenIssue = (typeof screenIssues)[number]

/**
 * What a screen is over time: it answers; it answers and something is wrong; it was not heard of for
 * too long; no display hangs in it.
 */
export const screenStates = ['connected', ...screenIssues, 'lost', 'unlinked'] as const
export type ScreenState = (typeof screenStates)[number]

/** Whether a screen in this state answers and has something wrong. */
export const isScreenIssue = (state: ScreenState): state is ScreenIssue =>
  (screenIssues as readonly ScreenState[]).includes(state)

/** From an instant on (epoch milliseconds) a screen is in a state. */
export type Transition = { readonly at: number; readonly state: ScreenState }

/** Which way the next round is, as somebody who stands before a screen sees it. */
export const nextWays = ['none', 'left', 'right', 'across'] as const

/** One of the ways to the next round. */
export type NextWay = (typeof nextWays)[number]
