import { boxIssues } from './box-issues.ts'

/** The issues that an online screen can report, worst first. */
export const screenIssues = [
  'frozen',
  'not-drawn',
  'no-space',
  'no-boot',
  ...boxIssues,
  'old-version',
] as const
export type ScreenIssue = (typeof screenIssues)[number]

/** The state of a screen over time: online, online with an issue, offline, or not linked. */
export const screenStates = ['connected', ...screenIssues, 'lost', 'unlinked'] as const
export type ScreenState = (typeof screenStates)[number]

/** Whether a state is that of an online screen with an issue. */
export const isScreenIssue = (state: ScreenState): state is ScreenIssue =>
  (screenIssues as readonly ScreenState[]).includes(state)

/** The state of a screen from an instant on (epoch milliseconds). */
export type Transition = { readonly at: number; readonly state: ScreenState }

/** Where the next round is, for someone in front of the screen. */
export const nextWays = ['none', 'left', 'right', 'across'] as const

/** One of the directions to the next round. */
export type NextWay = (typeof nextWays)[number]

/** How many days back a screen's history goes. */
export const screenHistoryDays = 90

/** The filters for the events of a screen's history. */
export const historyKinds = ['offline', 'link', 'software', 'command', 'change', 'workout'] as const
export type HistoryKind = (typeof historyKinds)[number]
