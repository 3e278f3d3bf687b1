import {
  phaseColours,
  type PhaseColours,
  remainingSeconds,
  restColours,
  startShown,
  type TimerPalette,
  type TimerState,
} from '@roundboard/domain'
import type { RemoteModel, RemoteState } from './remote-state.ts'
import type { RemoteMessages } from '../shared/messages/remote.ts'

/** How the timer looks: the phases as walls have them, and the states in which nothing runs. */
export type TimerTone = 'green' | 'yellow' | 'red' | 'paused' | 'waiting' | 'counted' | 'stopped'

/** What the block of the timer shows at an instant. */
export interface TimerView {
  readonly tone: TimerTone
  /** Null: in their place stands the time of the start. */
  readonly digits: string | null
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
  if (state.phase === 'waiting') {
    const isCounted = startShown(state.remainingMs) === 'counted'
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

/** Of the band and the messages on it, and of the digits below: as on the walls of the gym. */
export function timerColours(state: TimerState<unknown>, palette: TimerPalette): PhaseColours {
  if (state.phase === 'idle' || state.phase === 'waiting') return restColours
  const own = phaseColours[palette][state.phase]
  // The digits keep the phase's colour, the band says that it stands still.
  return state.isPaused ? { ...restColours, digits: own.digits } : own
}

/** A time of day as people at the gym read it. */
export type TimeText = (at: number) => string

/** What the tab of the timer and its buttons are drawn from. */
export interface TimerTabProps {
  readonly model: RemoteModel
  readonly now: () => number
  readonly state: Extract<RemoteState, { name: 'shown' }>
  readonly messages: RemoteMessages
  readonly timeText: TimeText
  /** The same in its parts. */
  readonly timeParts: (at: number) => readonly Intl.DateTimeFormatPart[]
}
