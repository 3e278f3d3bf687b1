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

/**
 * What a gym's timer runs on: the licence service's start stamp (epoch milliseconds, `null` when the
 * timer is stopped) and the exercises of its active breaks, in order.
 */
export type IntervalTimer<E> = {
  readonly stamp: number | null
  readonly playlist: readonly E[]
}

type RunningTimer = {
  /** Counted from 0; a running timer has iterations 0 to 26. */
  readonly iteration: number
  readonly phaseStartsAt: number
  readonly phaseEndsAt: number
  readonly elapsedInPhaseMs: number
  readonly remainingMs: number
  /** In the first 3.5 s of the phase. */
  readonly isFlashing: boolean
}

/** A timer that is in a phase; only the active break has an exercise. Instants in epoch milliseconds. */
export type PhaseState<E> =
  | (RunningTimer & { readonly phase: 'green' | 'yellow' })
  | (RunningTimer & { readonly phase: 'red'; readonly exercise: E | undefined })

/**
 * The timer at one instant: idle (no stamp, or cleared after 27 iterations), waiting for a stamp in
 * the future, or in a phase. Instants in epoch milliseconds.
 */
export type TimerState<E> =
  | { readonly phase: 'idle' }
  | { readonly phase: 'waiting'; readonly startsAt: number }
  | PhaseState<E>

/**
 * The one timer of all screens of a gym (specification section 4.5): what it is at `now`, epoch
 * milliseconds by the server's clock.
 */
export function timerAt<E>(timer: IntervalTimer<E>, now: number): TimerState<E> {
  const { stamp, playlist } = timer
  if (stamp === null || !Number.isFinite(stamp)) return { phase: 'idle' }
  if (now < stamp) return { phase: 'waiting', startsAt: stamp }

  const iteration = Math.floor((now - stamp) / timerLimits.cycleMs)
  if (iteration >= timerLimits.lastIteration) return { phase: 'idle' }

  const greenStartsAt = stamp + iteration * timerLimits.cycleMs
  const yellowStartsAt = greenStartsAt + timerLimits.greenMs
  const redStartsAt = yellowStartsAt + timerLimits.yellowMs
  if (now < yellowStartsAt)
    return { phase: 'green', iteration, ...phaseTimes(greenStartsAt, yellowStartsAt, now) }
  if (now < redStartsAt)
    return { phase: 'yellow', iteration, ...phaseTimes(yellowStartsAt, redStartsAt, now) }
  return {
    phase: 'red',
    iteration,
    ...phaseTimes(redStartsAt, redStartsAt + timerLimits.redMs, now),
    exercise: playlist[iteration % playlist.length],
  }
}

/**
 * The next instant (epoch milliseconds) at which the wall's timer looks different: a second less, the
 * end of a flash, another phase, the start; `null` when it never will.
 */
export function nextTimerChangeAt(timer: IntervalTimer<unknown>, now: number): number | null {
  const state = timerAt(timer, now)
  if (state.phase === 'idle') return null
  if (state.phase === 'waiting') return state.startsAt
  const nextSecondAt = state.phaseEndsAt - (remainingSeconds(state.remainingMs) - 1) * 1000
  return state.isFlashing
    ? Math.min(nextSecondAt, state.phaseStartsAt + timerLimits.flashMs)
    : nextSecondAt
}

/**
 * The timer as its next phase begins, if that is at most `withinMs` after `now` (epoch milliseconds):
 * what a wall makes ready, so that all walls of a gym change at that very instant.
 */
export function comingPhase<E>(
  timer: IntervalTimer<E>,
  now: number,
  withinMs: number,
): PhaseState<E> | undefined {
  const state = timerAt(timer, now)
  if (state.phase === 'idle') return undefined
  const startsAt = state.phase === 'waiting' ? state.startsAt : state.phaseEndsAt
  const coming = startsAt - now <= withinMs ? timerAt(timer, startsAt) : undefined
  return coming?.phase === 'idle' || coming?.phase === 'waiting' ? undefined : coming
}

/**
 * The whole seconds that the wall shows for the time left in a phase: 150 as the round starts, 1 in
 * its last second, never 0.
 */
export function remainingSeconds(remainingMs: number): number {
  return Math.max(1, Math.ceil(remainingMs / 1000))
}

/**
 * The next instant after `now` (epoch milliseconds) at which to re-read the stamp: 10 s after the end
 * of a green flash; `null` when no round follows.
 */
export function stampRecheckAt(timer: IntervalTimer<unknown>, now: number): number | null {
  const { stamp } = timer
  if (stamp === null || !Number.isFinite(stamp)) return null
  const firstAt = stamp + timerLimits.flashMs + timerLimits.stampRecheckAfterFlashMs
  const iteration = Math.max(0, Math.floor((now - firstAt) / timerLimits.cycleMs) + 1)
  return iteration < timerLimits.lastIteration ? firstAt + iteration * timerLimits.cycleMs : null
}

function phaseTimes(phaseStartsAt: number, phaseEndsAt: number, now: number) {
  const elapsedInPhaseMs = now - phaseStartsAt
  return {
    phaseStartsAt,
    phaseEndsAt,
    elapsedInPhaseMs,
    remainingMs: phaseEndsAt - now,
    isFlashing: elapsedInPhaseMs < timerLimits.flashMs,
  }
}
