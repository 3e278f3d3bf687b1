import { timerLimits } from './limits.ts'

/** The phases of a timer cycle, in order (specification section 4.5). */
export const timerPhases = ['green', 'yellow', 'red'] as const

/** Round, 30-second warning, active break. */
export type TimerPhase = (typeof timerPhases)[number]

/** How long each phase lasts, in milliseconds; together 210 s. */
export const timerPhaseMs = {
  green: timerLimits.greenMs,
  yellow: timerLimits.yellowMs,
  red: timerLimits.redMs,
} as const satisfies Record<TimerPhase, number>

/** When each phase begins in its cycle, in milliseconds. */
export const timerPhaseStartMs = {
  green: 0,
  yellow: timerLimits.greenMs,
  red: timerLimits.greenMs + timerLimits.yellowMs,
} as const satisfies Record<TimerPhase, number>
