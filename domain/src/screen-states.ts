/** What can be wrong with a box, the PC that runs a screen; worst first. */
export const boxIssues = [
  'hot',
  'weak-power',
  'low-disk',
  'low-memory',
  'weak-wifi',
  'clock',
] as const
export type BoxIssue = (typeof boxIssues)[number]

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
