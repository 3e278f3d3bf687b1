import {
  phaseColours,
  type PhaseColours,
  remainingSeconds,
  restColours,
  startDisplay,
  type TimerPalette,
  type TimerState,
} from '@roundboard/domain'
import type { RemoteModel, RemoteState } from './remote-state.ts'
import type { RemoteMessages } from '../shared/messages/remote.ts'

/** The look of the timer: its phases, and the states without a running round. */
export type TimerTone = 'green' | 'yellow' | 'red' | 'paused' | 'waiting' | 'counted' | 'stopped'

export interface TimerView {
  readonly tone: TimerTone
  /** Null if the start time is shown instead. */
  readonly digits: string | null
  /** The remaining share of the phase, from 1 to 0. */
  readonly left: number
  /** Counted from 1; null when no round runs. */
  readonly round: number | null
}

/** The remaining time as screens show it: `2:30`, `0:07`. */
export function clockText(remainingMs: number): string {
  const seconds = remainingSeconds(remainingMs)
  return `${String(Math.floor(seconds / 60))}:${String(seconds % 60).padStart(2, '0')}`
}

export function timerView(state: TimerState<unknown>): TimerView {
  if (state.phase === 'idle') return { tone: 'stopped', digits: '0:00', left: 0, round: null }
  if (state.phase === 'waiting') {
    const isCounted = startDisplay(state.remainingMs) === 'counted'
    return isCounted
      ? { tone: 'counted', digits: clockText(state.remainingMs), left: 1, round: null }
      : { tone: 'waiting', digits: null, left: 1, round: null }
  }
  const { phase, isPaused, remainingMs, phaseStartsAt, phaseEndsAt, iteration } = state
  return {
    tone: isPaused ? 'paused' : phase,
    digits: clockText(remainingMs),
    left: Math.min(1, Math.max(0, remainingMs / (phaseEndsAt - phaseStartsAt))),
    round: iteration + 1,
  }
}

/** The colors of the timer, as on screens. */
export function timerColours(state: TimerState<unknown>, palette: TimerPalette): PhaseColours {
  if (state.phase === 'idle' || state.phase === 'waiting') return restColours
  const own = phaseColours[palette][state.phase]
  // The digits keep the phase's color; the rest shows that the timer is paused.
  return state.isPaused ? { ...restColours, digits: own.digits } : own
}

/** Formats a time of day in the location's time zone. */
export type TimeText = (at: number) => string

export interface TimerTabProps {
  readonly model: RemoteModel
  readonly now: () => number
  readonly state: Extract<RemoteState, { name: 'shown' }>
  readonly messages: RemoteMessages
  readonly timeText: TimeText
  /** The same, in parts. */
  readonly timeParts: (at: number) => readonly Intl.DateTimeFormatPart[]
}
