/** What a coach does with the running timer of a gym, beside what the specification has (section 4.5). */
export const timerActions = [
  'start',
  'pause',
  'resume',
  'stop',
  'add-30',
  'restart-round',
  'next-bell',
] as const

/** One thing that a coach does with the timer. */
export type TimerAction = (typeof timerActions)[number]
