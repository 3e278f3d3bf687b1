/**
 * What has to be done about a clip that stands still: have it play again, give it another element,
 * show its still picture in its place, try it again after that, or check further than the clip.
 */
export type RecoveryStep = 'play-again' | 'new-element' | 'set-aside' | 'try-again' | 'stuck'

/** How a clip has been standing still; times in milliseconds. */
export type Recovery = {
  /** The last step of this try. */
  readonly step: RecoveryStep | 'none'
  /** Since a frame was decoded, a byte came or this try began. */
  readonly quietMs: number
  /** Since a frame was decoded, while bytes came as well. */
  readonly frozenMs: number
  /** Of `frozenMs`, without bytes that came, since it was last called stuck. */
  readonly stuckMs: number
  /** How long it has moved again. */
  readonly movingMs: number
  /** How many tries have ended with its still picture. */
  readonly tries: number
}

/** What a check at a clip found. */
export type ClipCheck = {
  /** Since the check before, in milliseconds. */
  readonly passedMs: number
  /** Frames were decoded. */
  readonly hasMoved?: boolean
  /** It still waits for its bytes, and some came. */
  readonly hasLoaded?: boolean
  /** It said itself that it cannot be decoded. */
  readonly hasFailed?: boolean
}

const playAgainMs = 5_000
const newElementMs = 10_000
const setAsideMs = 30_000
const stuckMs = 60_000
/** So long a clip must move for its trouble to be over: one frame is decoded at each beginning. */
const provenMs = 3_000
/** Bytes that come for longer than this come too slowly to play. */
const loadingAtMostMs = 120_000
const tryAgainMs = 30_000
const tryBadAgainMs = 10 * 60_000
const badAfter = 3

/** A clip that has just begun. */
export const initialRecovery: Recovery = {
  step: 'none',
  quietMs: 0,
  frozenMs: 0,
  stuckMs: 0,
  movingMs: 0,
  tries: 0,
}

/** Whether a clip stood still so often that it is seldom tried. */
export const isBad = ({ tries }: Recovery) => tries >= badAfter

/** Where a clip stands after a check at it, and what has to be done now, if anything. */
export function advance(
  recovery: Recovery,
  check: ClipCheck,
): { recovery: Recovery; step?: RecoveryStep } {
  const { passedMs } = check
  if (check.hasMoved) return { recovery: moved(recovery, passedMs) }
  if (check.hasFailed) return setAside(recovery)
  const frozenMs = recovery.frozenMs + passedMs
  if (check.hasLoaded && frozenMs < loadingAtMostMs)
    return { recovery: { ...recovery, frozenMs, step: 'none', quietMs: 0, movingMs: 0 } }
  const now = {
    ...recovery,
    frozenMs,
    quietMs: recovery.quietMs + passedMs,
    stuckMs: recovery.stuckMs + passedMs,
    movingMs: 0,
  }
  if (now.stuckMs >= stuckMs) return { recovery: { ...now, stuckMs: 0 }, step: 'stuck' }
  switch (now.step) {
    case 'set-aside':
      if (now.quietMs < (isBad(now) ? tryBadAgainMs : tryAgainMs)) break
      return { recovery: { ...now, step: 'none', quietMs: 0 }, step: 'try-again' }
    case 'new-element':
      if (now.quietMs >= setAsideMs) return setAside(now)
      break
    case 'play-again':
      if (now.quietMs >= newElementMs) return taken(now, 'new-element')
      break
    default:
      if (now.quietMs >= playAgainMs) return taken(now, 'play-again')
  }
  return { recovery: now }
}

function moved(recovery: Recovery, passedMs: number): Recovery {
  const movingMs = recovery.movingMs + passedMs
  const hadProblem = recovery.step !== 'none' || recovery.tries > 0
  return hadProblem && movingMs < provenMs ? { ...recovery, movingMs } : initialRecovery
}

const taken = (recovery: Recovery, step: RecoveryStep) => ({
  recovery: { ...recovery, step },
  step,
})

const setAside = (recovery: Recovery) =>
  taken({ ...recovery, quietMs: 0, tries: recovery.tries + 1 }, 'set-aside')
