import { remainingSeconds, type TimerState } from '@roundboard/domain'

/** How the timer looks: the phases as walls have them, and the states in which nothing runs. */
export type TimerTone = 'green' | 'yellow' | 'red' | 'paused' | 'waiting' | 'stopped'

/** What the block of the timer shows at an instant. */
export interface TimerView {
  readonly tone: TimerTone
  readonly digits: string
  /** How much of the phase is left, from 1 to 0. */
  readonly left: number
  /** Counted from 1; null when no round runs. */
  readonly round: number | null
}

/** The time left as walls show it: `2:30`, `0:07`. */
export function clockText(remainingMs: number): string {
  const seconds = remainingSeconds(remainingMs)
  return `${String(Math.floor(seconds / 60))}:${String(seconds % 60).padStart(2, '0')}`
}

export function timerView(state: TimerState<unknown>): TimerView {
  if (state.phase === 'idle') return { tone: 'stopped', digits: '0:00', left: 0, round: null }
  if (state.phase === 'waiting')
    return { tone: 'waiting', digits: clockText(state.remainingMs), left: 1, round: null }
  const { phase, isPaused, remainingMs, phaseStartsAt, phaseEndsAt, iteration } = state
  return {
    tone: isPaused ? 'paused' : phase,
    digits: clockText(remainingMs),
    left: Math.min(1, Math.max(0, remainingMs / (phaseEndsAt - phaseStartsAt))),
    round: iteration + 1,
  }
}

/** The instants at which people start: the next full minute, half hour and hour, by the gym's clock (epoch milliseconds). */
export function startTimes(now: number, minuteOfHour: number): readonly number[] {
  const minute = 60_000
  const next = Math.floor(now / minute) * minute + minute
  const nextMinute = (minuteOfHour + 1) % 60
  const untilHalf = (60 + 30 - nextMinute) % 60
  const untilFull = (60 - nextMinute) % 60
  const all = [next, next + untilHalf * minute, next + untilFull * minute]
  return [...new Set(all)].sort((a, b) => a - b)
}
