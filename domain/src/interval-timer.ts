import { timerLimits } from './limits.ts'
import { nextRunAt, runAt, type TimerCourse } from './timer-course.ts'
import { timerPhaseMs, timerPhaseStartMs, timerPhases, type TimerPhase } from './timer-phases.ts'

/**
 * A location's timer: the license service's start stamp (epoch milliseconds, `null` while it is
 * stopped), what coaches did to it since, and the exercises of its active breaks, in order.
 */
export type IntervalTimer<E> = TimerCourse & {
  readonly playlist: readonly E[]
}

type RunningTimer = {
  /** Counted from 0; a running timer has iterations 0 to 26. */
  readonly iteration: number
  readonly phaseStartsAt: number
  readonly phaseEndsAt: number
  readonly elapsedInPhaseMs: number
  readonly remainingMs: number
  /** In the first 3.5 s of the phase; never while it is paused. */
  readonly isFlashing: boolean
  /** While paused, the phase's instants are the ones at the time of the pause. */
  readonly isPaused: boolean
}

/** A timer that is in a phase; only the active break has an exercise. Instants in epoch milliseconds. */
export type PhaseState<E> =
  | (RunningTimer & {
      readonly phase: 'green' | 'yellow'
      /** The exercise of the next active break. */
      readonly comingExercise?: E | undefined
    })
  | (RunningTimer & { readonly phase: 'red'; readonly exercise: E | undefined })

/** The timer at one instant: idle (no stamp, or cleared after 27 iterations), waiting for a stamp in the future, or in a phase. Instants in epoch milliseconds. */
export type TimerState<E> =
  | { readonly phase: 'idle' }
  | { readonly phase: 'waiting'; readonly startsAt: number; readonly remainingMs: number }
  | PhaseState<E>

/** The timer of all screens of a location (specification section 4.5) at `now`, epoch milliseconds by the server's clock. */
export function timerAt<E>(timer: IntervalTimer<E>, now: number): TimerState<E> {
  const { stamp, pausedAt = null, longer = null } = runAt(timer, now)
  if (stamp === null || !Number.isFinite(stamp)) return { phase: 'idle' }
  const isPaused = pausedAt !== null && now >= pausedAt
  const at = isPaused ? pausedAt : now
  const spans = longer
    ? [
        { from: -Infinity, stamp: stamp - longer.ms, longerMs: 0 },
        { from: startOf(longer, stamp) - longer.ms, stamp, longerMs: longer.ms },
        { from: startOf(longer, stamp) + timerPhaseMs[longer.phase], stamp, longerMs: 0 },
      ]
    : [{ from: -Infinity, stamp, longerMs: 0 }]
  const span = spans.findLast(({ from }) => from <= at) ?? { stamp, longerMs: 0 }
  if (longer && span.longerMs > 0) return phaseState(timer, longer, span, at, isPaused)

  if (at < span.stamp)
    return { phase: 'waiting', startsAt: span.stamp, remainingMs: span.stamp - at }
  const iteration = Math.floor((at - span.stamp) / timerLimits.cycleMs)
  if (iteration >= timerLimits.lastIteration) return { phase: 'idle' }
  const inCycleMs = at - span.stamp - iteration * timerLimits.cycleMs
  const phase = timerPhases.findLast((one) => timerPhaseStartMs[one] <= inCycleMs) ?? 'green'
  return phaseState(timer, { iteration, phase }, span, at, isPaused)
}

/** When a phase begins according to the stamp, ignoring an extension. */
function startOf(place: { readonly iteration: number; readonly phase: TimerPhase }, stamp: number) {
  return stamp + place.iteration * timerLimits.cycleMs + timerPhaseStartMs[place.phase]
}

function phaseState<E>(
  { playlist }: IntervalTimer<E>,
  place: { readonly iteration: number; readonly phase: TimerPhase },
  span: { readonly stamp: number; readonly longerMs: number },
  at: number,
  isPaused: boolean,
): PhaseState<E> {
  const { iteration, phase } = place
  const startsAt = startOf(place, span.stamp)
  const phaseStartsAt = startsAt - span.longerMs
  const phaseEndsAt = startsAt + timerPhaseMs[phase]
  const elapsedInPhaseMs = at - phaseStartsAt
  const times = {
    iteration,
    phaseStartsAt,
    phaseEndsAt,
    elapsedInPhaseMs,
    remainingMs: phaseEndsAt - at,
    isFlashing: !isPaused && elapsedInPhaseMs < timerLimits.flashMs,
    isPaused,
  }
  const exercise = playlist[iteration % playlist.length]
  if (phase === 'green') return { phase, ...times }
  if (phase === 'yellow') return { phase, ...times, comingExercise: exercise }
  return { phase, ...times, exercise }
}

/** What a screen announces as next: during the warning, the exercise of the break; from the middle of the break, the member's next round; nothing after the last iteration. */
export function upNext(state: TimerState<unknown>): 'break' | 'round' | null {
  if (state.phase === 'yellow') return state.comingExercise === undefined ? null : 'break'
  if (state.phase !== 'red' || state.remainingMs > state.elapsedInPhaseMs) return null
  return state.iteration + 1 < timerLimits.lastIteration ? 'round' : null
}

/** How a screen shows a waiting timer: not yet, as its start time, or as a countdown. */
export function startDisplay(remainingMs: number): 'not-yet' | 'time' | 'counted' {
  if (remainingMs <= timerLimits.countedStartMs) return 'counted'
  return remainingMs <= timerLimits.announcedStartMs ? 'time' : 'not-yet'
}

/**
 * The next instant (epoch milliseconds) at which the timer looks different on a screen: the next
 * second, the end of a flash, the next phase, the countdown to the start, or a coach's action;
 * `null` if it never will.
 */
export function nextTimerChangeAt(timer: IntervalTimer<unknown>, now: number): number | null {
  const instants = [nextRunAt(timer, now), nextOfState(timerAt(timer, now), now)]
  const known = instants.filter((instant) => instant !== null)
  return known.length === 0 ? null : Math.min(...known)
}

function nextOfState(state: TimerState<unknown>, now: number): number | null {
  if (state.phase === 'idle') return null
  if (state.phase === 'waiting')
    return state.remainingMs > timerLimits.countedStartMs
      ? state.startsAt - timerLimits.countedStartMs
      : now + state.remainingMs - (remainingSeconds(state.remainingMs) - 1) * 1000
  if (state.isPaused) return null
  const nextSecondAt = state.phaseEndsAt - (remainingSeconds(state.remainingMs) - 1) * 1000
  return state.isFlashing
    ? Math.min(nextSecondAt, state.phaseStartsAt + timerLimits.flashMs)
    : nextSecondAt
}

/**
 * The timer at the start of its next phase, if that is at most `withinMs` after `now` (epoch
 * milliseconds). Screens prepare it, so that all screens of a location change at the same instant.
 */
export function upcomingPhase<E>(
  timer: IntervalTimer<E>,
  now: number,
  withinMs: number,
): PhaseState<E> | undefined {
  const startsAt = nextPhaseAt(timer, now)
  const coming =
    startsAt !== null && startsAt - now <= withinMs ? timerAt(timer, startsAt) : undefined
  if (coming === undefined || coming.phase === 'idle' || coming.phase === 'waiting')
    return undefined
  // A coach's action may not be the start of a phase.
  return coming.phaseStartsAt === startsAt && !coming.isPaused ? coming : undefined
}

function nextPhaseAt(timer: IntervalTimer<unknown>, now: number): number | null {
  const state = timerAt(timer, now)
  const isStill = state.phase === 'idle' || (state.phase !== 'waiting' && state.isPaused)
  const ofState = isStill ? null : state.phase === 'waiting' ? state.startsAt : state.phaseEndsAt
  const ofRun = nextRunAt(timer, now)
  return ofState === null || (ofRun !== null && ofRun <= ofState) ? ofRun : ofState
}

/** The whole seconds that a screen shows for the time left in a phase: 150 as the round starts, 1 in its last second, never 0. */
export function remainingSeconds(remainingMs: number): number {
  return Math.max(1, Math.ceil(remainingMs / 1000))
}

/**
 * The next instant after `now` (epoch milliseconds) at which to re-read the stamp: 10 s after the
 * end of a green flash; `null` if no round follows, or while the timer is paused.
 */
export function stampRecheckAt(timer: IntervalTimer<unknown>, now: number): number | null {
  const { stamp, pausedAt = null } = runAt(timer, now)
  if (stamp === null || pausedAt !== null || !Number.isFinite(stamp)) return null
  const firstAt = stamp + timerLimits.flashMs + timerLimits.stampRecheckAfterFlashMs
  const iteration = Math.max(0, Math.floor((now - firstAt) / timerLimits.cycleMs) + 1)
  return iteration < timerLimits.lastIteration ? firstAt + iteration * timerLimits.cycleMs : null
}

/**
 * The stamp (epoch milliseconds) for displays that don't support pauses and shifts. With it, they
 * show the same phase of the same iteration at `now`, with the same time left, capped at the length
 * of the phase. The timer's own stamp if no coach acted on it.
 */
export function plainStampAt(timer: TimerCourse, now: number): number | null {
  const state = timerAt({ ...timer, playlist: [] }, now)
  if (state.phase === 'idle') return runAt(timer, now).stamp
  if (state.phase === 'waiting') return state.startsAt
  const { iteration, phase, remainingMs } = state
  const endMs = iteration * timerLimits.cycleMs + timerPhaseStartMs[phase] + timerPhaseMs[phase]
  return now + Math.min(remainingMs, timerPhaseMs[phase]) - endMs
}
