/** What to do about a frozen clip: `set-aside` shows its still picture, `stuck` reports it to the app. */
export type RecoveryStep = 'play-again' | 'new-element' | 'set-aside' | 'try-again' | 'stuck'

/** How long a clip has been frozen, and what was done about it; times in milliseconds. */
export type Recovery = {
  /** The last step of the current try. */
  readonly step: RecoveryStep | 'none'
  /** Since a frame was decoded, bytes arrived or this try began. */
  readonly quietMs: number
  /** Since a frame was decoded. */
  readonly frozenMs: number
  /** The part of `frozenMs` without arriving bytes, since it was last reported as stuck. */
  readonly stuckMs: number
  /** How long it has been moving again. */
  readonly movingMs: number
  /** How many tries have ended with the still picture. */
  readonly tries: number
}

/** The result of a check of a clip. */
export type ClipCheck = {
  /** Milliseconds since the previous check. */
  readonly passedMs: number
  /** Frames were decoded. */
  readonly hasMoved?: boolean
  /** It is still loading, and bytes have arrived. */
  readonly hasLoaded?: boolean
  /** The element reported that it can't be decoded. */
  readonly hasFailed?: boolean
}

const playAgainMs = 5_000
const newElementMs = 10_000
const setAsideMs = 30_000
const stuckMs = 60_000
/** How long a clip must move to count as recovered: each start decodes one frame. */
const provenMs = 3_000
/** A clip that loads for longer than this is too slow to play. */
const loadingAtMostMs = 120_000
const tryAgainMs = 30_000
const tryBadAgainMs = 10 * 60_000
const badAfter = 3

/** A clip that has just started. */
export const initialRecovery: Recovery = {
  step: 'none',
  quietMs: 0,
  frozenMs: 0,
  stuckMs: 0,
  movingMs: 0,
  tries: 0,
}

/** Whether a clip has frozen so often that it is only retried rarely. */
export const isBad = ({ tries }: Recovery) => tries >= badAfter

/** The state after a check, and the step to take now, if any. */
export function advance(
  state: Recovery,
  check: ClipCheck,
): { state: Recovery; step?: RecoveryStep } {
  const { passedMs } = check
  if (check.hasMoved) return { state: moved(state, passedMs) }
  if (check.hasFailed) return setAside(state)
  const frozenMs = state.frozenMs + passedMs
  if (check.hasLoaded && frozenMs < loadingAtMostMs)
    return { state: { ...state, frozenMs, step: 'none', quietMs: 0, movingMs: 0 } }
  const now = {
    ...state,
    frozenMs,
    quietMs: state.quietMs + passedMs,
    stuckMs: state.stuckMs + passedMs,
    movingMs: 0,
  }
  if (now.stuckMs >= stuckMs) return { state: { ...now, stuckMs: 0 }, step: 'stuck' }
  switch (now.step) {
    case 'set-aside':
      if (now.quietMs < (isBad(now) ? tryBadAgainMs : tryAgainMs)) break
      return { state: { ...now, step: 'none', quietMs: 0 }, step: 'try-again' }
    case 'new-element':
      if (now.quietMs >= setAsideMs) return setAside(now)
      break
    case 'play-again':
      if (now.quietMs >= newElementMs) return taken(now, 'new-element')
      break
    default:
      if (now.quietMs >= playAgainMs) return taken(now, 'play-again')
  }
  return { state: now }
}

function moved(state: Recovery, passedMs: number): Recovery {
  const movingMs = state.movingMs + passedMs
  const hadProblem = state.step !== 'none' || state.tries > 0
  return hadProblem && movingMs < provenMs ? { ...state, movingMs } : initialRecovery
}

const taken = (state: Recovery, step: RecoveryStep) => ({ state: { ...state, step }, step })

const setAside = (state: Recovery) =>
  taken({ ...state, quietMs: 0, tries: state.tries + 1 }, 'set-aside')
