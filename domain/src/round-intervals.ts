import { timerLimits } from './limits.ts'
import type { TimerPhase } from './timer-phases.ts'

/** How a workout splits the 150 s of a round: alternating work and rest, or an equal share for each step. */
export type RoundIntervals =
  | { readonly kind: 'work-rest'; readonly workSeconds: number; readonly restSeconds: number }
  | { readonly kind: 'equal-steps' }

/** Work and rest together fit into a round. */
export const intervalSeconds = { min: 5, max: timerLimits.greenMs / 2000 } as const

/** The current interval: a step, counted from 1, or work or rest. */
export type IntervalNow = {
  readonly current: number | 'work' | 'rest'
  /** In milliseconds; null for the last step during the warning, which has its own countdown. */
  readonly remainingMs: number | null
}

/**
 * The interval of a round at an instant of its timer; null in breaks, and for a single step.
 * Intervals split the 150 s of green. In yellow, work and rest keep alternating, and the last step
 * goes on.
 */
export function intervalAt(
  intervals: RoundIntervals,
  steps: number,
  timer: {
    readonly phase: TimerPhase
    readonly elapsedInPhaseMs: number
    readonly remainingMs: number
  },
): IntervalNow | null {
  const { phase, remainingMs } = timer
  const { greenMs, yellowMs } = timerLimits
  if (phase === 'red') return null
  const isGreen = phase === 'green'
  const elapsedMs = Math.max(0, timer.elapsedInPhaseMs) + (isGreen ? 0 : greenMs)
  if (intervals.kind === 'equal-steps') {
    if (steps < 2) return null
    if (!isGreen) return { current: steps, remainingMs: null }
    const shareMs = greenMs / steps
    const current = Math.min(steps, Math.floor(elapsedMs / shareMs) + 1)
    // Time that a coach adds extends the last step.
    if (current === steps) return { current, remainingMs }
    return { current, remainingMs: current * shareMs - elapsedMs }
  }
  const workMs = intervals.workSeconds * 1000
  const cycleMs = workMs + intervals.restSeconds * 1000
  const inCycleMs = elapsedMs % cycleMs
  const isWork = inCycleMs < workMs
  const untilBreakMs = remainingMs + (isGreen ? yellowMs : 0)
  return {
    current: isWork ? 'work' : 'rest',
    remainingMs: Math.min((isWork ? workMs : cycleMs) - inCycleMs, untilBreakMs),
  }
}
