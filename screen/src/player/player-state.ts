import type * as contract from '@roundboard/contract'
import type { Programme, ShownWorkout } from '@roundboard/contract'
import { timerLimits, type TimerState } from '@roundboard/domain'
import type { VideoMode } from '@roundboard/wall/display'
import type { Pairing } from '../features/pairing/pairing.ts'
import type { Playing } from '../features/playback/playback.ts'
import type { TimerLocation } from '../features/timer/location-timer.ts'

/**
 * What a screen is doing: pairing without a token; loading with a token but no response yet;
 * refused, because it has nothing that it may show; playing its program; or refreshing, which
 * fetches it again.
 */
export type Mode = Readonly<
  | { name: 'pairing'; pairing: Pairing }
  | { name: 'loading' }
  | { name: 'refused' }
  | { name: 'playing'; programme: Programme }
  | { name: 'refreshing'; previous: Programme | null }
>

/** Everything that a screen is drawn from; the same object until something changes. */
export type Display = Readonly<{
  mode: Mode
  /** What the program shows now; null without a program. */
  playing: Playing | null
  appInfo: contract.AppInfo | null
  /** Support's address, stored for use without network. */
  supportEmail: string | null
  /** Addresses of damaged or missing files. */
  broken: readonly string[]
  videoMode: VideoMode
}>

/** When a program takes over; `anew` is at once, even if its workout isn't newer. */
export type Urgency = 'at-bell' | 'at-once' | 'anew'

export type PlayerState = Readonly<{
  display: Display
  /** Counts links to a screen, to detect answers to requests of an earlier link. */
  link: number
  /** The newest program, until its files are cached and it may be shown. */
  pending: { readonly programme: Programme; readonly urgency: Urgency } | null
  /** Whether the newest program's files are cached, or the screen no longer waits for them. */
  isCached: boolean
  /** Whether other content is due and waits for the end of the round. */
  waitsForBell: boolean
  hasReadProgramme: boolean
  isTimeKnown: boolean
  timer: TimerState<contract.BreakExercise>
}>

/** Events from the tasks of a linked screen; ignored once it is unlinked. */
type LinkEvent =
  | { type: 'programme-read'; programme: Programme }
  | { type: 'programme-refused' }
  | { type: 'refresh-read'; programme: Programme }
  /** Null if it couldn't be read. */
  | { type: 'refresh-ended'; revision: number; programme: Programme | null }
  /** `applied` are the refreshes that this screen has carried out. */
  | { type: 'heartbeat-answered'; answer: contract.HeartbeatResponse; applied: contract.Applied }
  /** The server doesn't know the token. */
  | { type: 'token-rejected' }

export type PlayerEvent = Readonly<
  | { type: 'pairing-changed'; pairing: Pairing }
  | { type: 'linked'; programme: Programme | null }
  | { type: 'facts-read'; facts: Partial<Omit<Display, 'mode' | 'playing'>> }
  | { type: 'clock-measured' }
  | { type: 'timer-ticked'; timer: TimerState<contract.BreakExercise> }
  /** What the program shows may have changed. */
  | { type: 'time-passed' }
  | { type: 'cache-changed'; isCached: boolean; broken: readonly string[] }
  | { type: 'sync' }
  | (LinkEvent & { link: number })
>

/** An event with its time in epoch milliseconds by the server. */
export type TimedEvent = PlayerEvent & { readonly now: number }

export type Effect = Readonly<
  | { type: 'start-pairing' }
  | { type: 'start-tasks'; link: number }
  | { type: 'unlink' }
  /** Makes a task act now, if it is running. */
  | { type: 'run'; task: 'pairing' | 'content' | 'heartbeat' }
  | { type: 'store'; programme: Programme }
  /** `playing` is the program shown until the files are cached, if any. */
  | { type: 'cache'; programme: Programme; playing: Programme | null }
  | {
      type: 'show'
      playing: Playing | null
      location: TimerLocation | null
      nextChangeAt: number | null
    }
  /** Passes on the build, announcements and version in the answer. */
  | { type: 'apply-answer'; answer: contract.HeartbeatResponse }
  | { type: 'refresh'; link: number; revision: number }
  | { type: 'mark-refreshed'; revision: number }
  | { type: 'hard-refresh'; revision: number }
  /** Reloads the page if a build, a version or a frozen video is waiting for it. */
  | { type: 'apply-updates' }
>

/** The state that ends with a link. */
export const unlinked = {
  pending: null,
  isCached: true,
  waitsForBell: false,
  hasReadProgramme: false,
} as const satisfies Partial<PlayerState>

export const pairingAnew = { name: 'pairing', pairing: { name: 'announcing' } } as const

/** The state of a screen before its first event. */
export const startState = (supportEmail: string | null): PlayerState => ({
  display: {
    mode: pairingAnew,
    playing: null,
    appInfo: null,
    supportEmail,
    broken: [],
    videoMode: 'together',
  },
  link: 0,
  ...unlinked,
  isTimeKnown: false,
  timer: { phase: 'idle' },
})

export function programmeOf({ mode }: Display): Programme | null {
  if (mode.name === 'playing') return mode.programme
  return mode.name === 'refreshing' ? mode.previous : null
}

/** The workout on the wall. */
export const workoutOf = ({ playing }: Pick<Display, 'playing'>): ShownWorkout | undefined =>
  playing?.wall === 'workout' ? playing.workout : undefined

/** Not if it has been paused for longer than a cycle, because a pause may last all night. */
export function isRoundRunning(timer: TimerState<unknown>, now: number): boolean {
  if (timer.phase !== 'green' && timer.phase !== 'yellow') return false
  const { isPaused, phaseStartsAt, elapsedInPhaseMs } = timer
  return !isPaused || now - phaseStartsAt - elapsedInPhaseMs <= timerLimits.cycleMs
}

/** The first seconds of a round don't count, because its flash covers the wall. */
export const isMidRound = (timer: TimerState<unknown>, now: number) =>
  isRoundRunning(timer, now) && !(timer.phase === 'green' && timer.isFlashing)
