import type { AppInfo } from '@roundboard/contract'
import type { VideoManner } from '@roundboard/wall/display'
import type { Announcements } from '../features/announcements/announcements.ts'
import type { BuildKeeper } from '../features/build/build-keeper.ts'
import type { Playing } from '../features/playback/playback.ts'
import type { GymTimer } from '../features/timer/gym-timer.ts'
import type { Watchdog } from '../features/watchdog/watchdog.ts'
import type { PlayerState } from './player-state.ts'

/** Everything that a wall is drawn from. */
export type Display = {
  readonly state: PlayerState
  /** What the programme says for now; null without a programme. */
  readonly playing: Playing | null
  readonly appInfo: AppInfo | null
  /** Where support is reached, also without network once it was told. */
  readonly supportEmail: string | null
  /** Addresses of files that would be shown broken. */
  readonly broken: readonly string[]
  readonly videoManner: VideoManner
}

/** What support asks about. */
export type Vitals = {
  readonly lastContactAt: number | null
  readonly clockOffsetMs: number | null
  readonly droppedFrames: number
  readonly appVersion: string | null
  readonly problem: string | null
}

/** A display at work: pairs, plays, beats, and keeps going without its server. */
export interface Player {
  display(): Display
  subscribe(listener: () => void): () => void
  readonly timer: GymTimer
  readonly announcements: Announcements
  /** The build that runs, and whether it starts without network. */
  readonly build: Pick<BuildKeeper, 'boot' | 'running' | 'up'>
  /** An instant by the server's clock in milliseconds of `performance.now()`. */
  timeOf(at: number): number
  readonly watchdog: Pick<Watchdog, 'stuck'>
  vitals(): Vitals
  /** Asks the server what is new, now: the network is back, or the day rolled over. */
  sync(): void
  /** Something that could not be drawn or played; the next heartbeat tells it. */
  report(problem: string): void
  /** Asks for a code by which a phone becomes the remote of this gym; gives its address. */
  askForRemote(): Promise<string>
  /** The video behind a link could not be played, or stands still. */
  doubt(videoLink: string): void
  stop(): void
}

/** Whether a wall would be drawn the same from both. */
export function isSameDisplay(a: Display, b: Display): boolean {
  return (
    a.state === b.state &&
    a.appInfo === b.appInfo &&
    a.supportEmail === b.supportEmail &&
    a.broken === b.broken &&
    a.videoManner === b.videoManner &&
    isSamePlaying(a.playing, b.playing)
  )
}

function isSamePlaying(a: Playing | null, b: Playing | null): boolean {
  if (a?.wall === 'workout' && b?.wall === 'workout')
    return a.workout === b.workout && a.knownUntil === b.knownUntil
  if (a?.wall === 'flexibility' && b?.wall === 'flexibility')
    return a.videoLink === b.videoLink && a.insteadOf === b.insteadOf
  return a?.wall === b?.wall
}
