import type * as contract from '@roundboard/contract'
import type { Programme, ShownWorkout } from '@roundboard/contract'
import type { TimerState } from '@roundboard/domain'
import type { VideoMode } from '@roundboard/wall/display'
import type { Pairing } from '../features/pairing/pairing.ts'
import type { Playing } from '../features/playback/playback.ts'
import type { TimerLocation } from '../features/timer/location-timer.ts'

/**
 * What a screen is doing: pairing, without a token; loading, with one and no answer yet; refused, linked
 * to nothing that it may show; playing its programme; or refreshing, which loads it again.
 */
export type Mode = Readonly<
  | { name: 'pairing'; pairing: Pairing }
  | { name: 'loading' }
  | { name: 'refused' }
  | { name: 'playing'; programme: Programme }
  | { name: 'refreshing'; previous: Programme | null }
>

/** Everything that a wall is drawn from; the same object until any of it changes. */
export type Display = Readonly<{
  mode: Mode
  /** What the programme says for now; null without a programme. */
  playing: Playing | null
  appInfo: contract.AppInfo | null
  /** How to reach support, also without network once it was read. */
  supportEmail: string | null
  /** Addresses of files that would be shown broken. */
  broken: readonly string[]
  videoMode: VideoMode
}>

/** When a programme takes over. Anew: at once, and even if its workout isn't newer. */
export type Urgency = 'at-bell' | 'at-once' | 'anew'

/** Everything that decides what an event does. */
export type PlayerState = Readonly<{
  display: Display
  /** Counts the links to a screen: an answer to a request of an earlier link is stale. */
  link: number
  /** The newest programme, until its files are cached and it may be shown. */
  pending: { readonly programme: Programme; readonly urgency: Urgency } | null
  /** The files of the newest programme are there, or aren't waited for. */
  isCached: boolean
  /** Other content is due, and waits for the round to end. */
  waitsForBell: boolean
  hasReadProgramme: boolean
  isTimeKnown: boolean
  timer: TimerState<contract.BreakExercise>
}>

/** What the tasks of a linked screen report; it counts only until the screen is unlinked. */
type LinkEvent =
  | { type: 'programme-read'; programme: Programme }
  | { type: 'programme-refused' }
  | { type: 'refresh-read'; programme: Programme }
  /** Null if it couldn't be read. */
  | { type: 'refresh-ended'; revision: number; programme: Programme | null }
  /** `applied` are the refreshes that this screen has carried out. */
  | { type: 'heartbeat-answered'; answer: contract.HeartbeatAnswer; applied: contract.Applied }
  /** The server doesn't know the token. */
  | { type: 'token-rejected' }

export type PlayerEvent = Readonly<
  | { type: 'pairing-changed'; pairing: Pairing }
  | { type: 'linked'; programme: Programme | null }
  | { type: 'facts-read'; facts: Partial<Omit<Display, 'mode' | 'playing'>> }
  | { type: 'clock-measured' }
  | { type: 'timer-ticked'; timer: TimerState<contract.BreakExercise> }
  /** What the programme shows may have changed. */
  | { type: 'time-passed' }
  | { type: 'cache-changed'; isCached: boolean; broken: readonly string[] }
  | { type: 'sync' }
  | (LinkEvent & { link: number })
>

/** An event with when it happened, in epoch milliseconds by the server. */
export type TimedEvent = PlayerEvent & { readonly now: number }

export type Effect = Readonly<
  | { type: 'start-pairing' }
  | { type: 'start-tasks'; link: number }
  | { type: 'unlink' }
  /** Has a task act now, if it runs. */
  | { type: 'run'; task: 'pairing' | 'content' | 'heartbeat' }
  | { type: 'store'; programme: Programme }
  /** `playing` is shown until the files are there; null when nothing is. */
  | { type: 'cache'; programme: Programme; playing: Programme | null }
  | {
      type: 'show'
      playing: Playing | null
      timerLocation: TimerLocation | null
      nextChangeAt: number | null
    }
  /** Hands on the build, the announcements and the version that the server has for this screen. */
  | { type: 'apply-answer'; answer: contract.HeartbeatAnswer }
  | { type: 'refresh'; link: number; revision: number }
  | { type: 'mark-refreshed'; revision: number }
  | { type: 'hard-refresh'; revision: number }
  /** Loads the page again if a build, a version or a frozen video waits for that. */
  | { type: 'apply-updates' }
>

/** What is over with a link. */
export const unlinked = {
  pending: null,
  isCached: true,
  waitsForBell: false,
  hasReadProgramme: false,
} as const satisfies Partial<PlayerState>

export const pairingAnew = { name: 'pairing', pairing: { name: 'announcing' } } as const

/** A screen that has just been switched on, before its first event. */
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

export const isRoundRunning = ({ phase }: TimerState<unknown>) =>
  phase === 'green' || phase === 'yellow'

/** In the first seconds of a round its flash covers the wall. */
export const isMidRound = (timer: TimerState<unknown>) =>
  timer.phase === 'yellow' || (timer.phase === 'green' && !timer.isFlashing)
