import { timerAt, type PhaseState } from './interval-timer.ts'
import { timerLimits } from './limits.ts'
import type { TimerCourse, TimerRun } from './timer-course.ts'
import { runAt } from './timer-course.ts'
import { timerPhaseStartMs } from './timer-phases.ts'

/** The coaches' actions on the timer, in addition to the specification's (section 4.5). */
export const timerActions = [
  'start',
  'pause',
  'resume',
  'stop',
  'add-30',
  'restart-round',
  'next-bell',
] as const

/** One action of a coach on the timer. */
export type TimerAction = (typeof timerActions)[number]

const stopped: TimerRun = { stamp: null, pausedAt: null, longer: null }

/**
 * The timer's state after an action at the instant `at` (epoch milliseconds); undefined if the
 * action isn't possible, such as resuming a timer that isn't paused. `startsAt` is when to start,
 * immediately by default.
 */
export function courseAfter(
  course: TimerCourse,
  action: TimerAction,
  at: number,
  startsAt = at,
): TimerCourse | undefined {
  const before = runAt(course, at)
  const after = runAfter(before, action, at, startsAt)
  return after && { ...after, since: at, before }
}

/** The timer's state after its last action is undone at the instant `at`, as if it had never happened. */
export function undoneCourse(course: TimerCourse, at: number): TimerCourse | undefined {
  if (!course.before) return undefined
  return { ...course.before, since: at, before: runAt(course, at) }
}

function runAfter(
  run: TimerRun,
  action: TimerAction,
  at: number,
  startsAt: number,
): TimerRun | undefined {
  const state = timerAt({ ...run, playlist: [] }, at)
  const isRunning = state.phase !== 'idle' && state.phase !== 'waiting'
  if (action === 'start')
    return isRunning ? undefined : { ...stopped, stamp: Math.max(at, startsAt) }
  if (action === 'stop') return state.phase === 'idle' ? undefined : stopped
  return isRunning ? shifted(run, state, action, at) : undefined
}

function shifted(
  run: TimerRun,
  state: PhaseState<unknown>,
  action: Exclude<TimerAction, 'start' | 'stop'>,
  at: number,
): TimerRun | undefined {
  const { stamp, longer = null } = run
  const { phase, iteration, isPaused } = state
  if (stamp === null) return undefined
  const pausedAt = isPaused ? at : null
  /** A paused timer's stamp belongs to the moment of the pause; this moves it to the moment of the action. */
  const stampNow = isPaused ? stamp + at - (run.pausedAt ?? at) : stamp
  switch (action) {
    case 'pause':
      return isPaused ? undefined : { stamp, pausedAt: at, longer }
    case 'resume':
      return isPaused ? { stamp: stampNow, pausedAt: null, longer } : undefined
    case 'add-30': {
      const isLonger = longer?.iteration === iteration && longer.phase === phase
      const ms = (isLonger ? longer.ms : 0) + timerLimits.addedMs
      return {
        stamp: stampNow + timerLimits.addedMs,
        pausedAt,
        longer: { iteration, phase, ms },
      }
    }
    case 'restart-round':
      return { stamp: at - iteration * timerLimits.cycleMs, pausedAt, longer: null }
    case 'next-bell': {
      const inCycleMs = phase === 'red' ? timerLimits.cycleMs : timerPhaseStartMs.red
      const inAllMs = iteration * timerLimits.cycleMs + inCycleMs
      const isOver = inAllMs >= timerLimits.lastIteration * timerLimits.cycleMs
      return isOver ? stopped : { stamp: at - inAllMs, pausedAt, longer: null }
    }
  }
}
