import { timerAt, type PhaseState } from './interval-timer.ts'
import { timerLimits } from './limits.ts'
import type { TimerCourse, TimerRun } from './timer-course.ts'
import { runAt } from './timer-course.ts'
import { timerPhaseStartMs } from './timer-phases.ts'

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

const stopped: TimerRun = { stamp: null, pausedAt: null, longer: null }

/**
 * The course of a timer on which somebody acts at the instant `at` (epoch milliseconds); undefined where
 * that makes no sense, as resuming what is not paused. `startsAt` is when to start, unless at once.
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

/** The course after its last action is taken back at the instant `at`: as if that had never been. */
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
  /** When the timer is paused, its clock stands at that instant; it is set to the one of the action. */
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
