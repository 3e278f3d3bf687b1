/**
 * What has to be done about a clip that stands still: have it play again, give it another element,
 * show its still picture in its place, try it again after that, or look further than the clip.
 */
export type LadderStep = 'play-again' | 'new-element' | 'set-aside' | 'try-again' | 'stuck'

/** How a clip has been standing still; times in milliseconds. */
export type Ladder = {
  /** The last step of this try. */
  readonly step: LadderStep | 'none'
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

/** What a look at a clip found. */
export type Look = {
  /** Since the look before, in milliseconds. */
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
export const onTheGround: Ladder = {
  step: 'none',
  quietMs: 0,
  frozenMs: 0,
  stuckMs: 0,
  movingMs: 0,
  tries: 0,
}

/** Whether a clip stood still so often that it is seldom tried. */
export const isBad = ({ tries }: Ladder) => tries >= badAfter

/** Where a clip stands after a look at it, and what has to be done now, if anything. */
export function climb(ladder: Ladder, look: Look): { ladder: Ladder; step?: LadderStep } {
  const { passedMs } = look
  if (look.hasMoved) return { ladder: moved(ladder, passedMs) }
  if (look.hasFailed) return setAside(ladder)
  const frozenMs = ladder.frozenMs + passedMs
  if (look.hasLoaded && frozenMs < loadingAtMostMs)
    return { ladder: { ...ladder, frozenMs, step: 'none', quietMs: 0, movingMs: 0 } }
  const now = {
    ...ladder,
    frozenMs,
    quietMs: ladder.quietMs + passedMs,
    stuckMs: ladder.stuckMs + passedMs,
    movingMs: 0,
  }
  if (now.stuckMs >= stuckMs) return { ladder: { ...now, stuckMs: 0 }, step: 'stuck' }
  switch (now.step) {
    case 'set-aside':
      if (now.quietMs < (isBad(now) ? tryBadAgainMs : tryAgainMs)) break
      return { ladder: { ...now, step: 'none', quietMs: 0 }, step: 'try-again' }
    case 'new-element':
      if (now.quietMs >= setAsideMs) return setAside(now)
      break
    case 'play-again':
      if (now.quietMs >= newElementMs) return taken(now, 'new-element')
      break
    default:
      if (now.quietMs >= playAgainMs) return taken(now, 'play-again')
  }
  return { ladder: now }
}

function moved(ladder: Ladder, passedMs: number): Ladder {
  const movingMs = ladder.movingMs + passedMs
  const hadTrouble = ladder.step !== 'none' || ladder.tries > 0
  return hadTrouble && movingMs < provenMs ? { ...ladder, movingMs } : onTheGround
}

const taken = (ladder: Ladder, step: LadderStep) => ({ ladder: { ...ladder, step }, step })

const setAside = (ladder: Ladder) =>
  taken({ ...ladder, quietMs: 0, tries: ladder.tries + 1 }, 'set-aside')
