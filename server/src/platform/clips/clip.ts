/** The properties of a playable clip, found by reading it. */
export interface ClipFacts {
  readonly codec: string
  readonly width: number
  readonly height: number
  readonly durationMs: number
  readonly frames: number
}

/** Why screens can't play a file; encoding it again fixes `codec`, `start` and `hidden`. */
export type ClipProblem =
  | { readonly problem: 'unreadable' | 'truncated' | 'no-picture' }
  /** A codec that not all screens play. */
  | { readonly problem: 'codec'; readonly codec: string }
  /** Its first frame depends on a missing one. */
  | { readonly problem: 'start' }
  /** It has hidden frames, which would show when copies are appended to each other. */
  | { readonly problem: 'hidden'; readonly frames: number }
  /** A cut there depends on later frames. */
  | { readonly problem: 'cut' }
  | { readonly problem: 'pixels'; readonly width: number; readonly height: number }
  | { readonly problem: 'length'; readonly frames: number; readonly durationMs: number }

export type ReadClip = { readonly facts: ClipFacts } | ClipProblem

/** The allowed length of each side of a clip or picture, in pixels. */
export const sides = { least: 16, most: 4096 }
export const mostFrames = 60_000
const mostDurationMs = 20 * 60_000

export const areGoodSides = (width: number, height: number): boolean =>
  Math.min(width, height) >= sides.least && Math.max(width, height) <= sides.most

export const isGoodLength = (frames: number, durationMs: number): boolean =>
  frames > 0 && frames <= mostFrames && durationMs > 0 && durationMs <= mostDurationMs

const highestLevel = 0x33

/** Whether every screen plays this form of H.264: baseline, main or high profile, which are 4:2:0 with eight bits, up to level 5.1. */
export function isPlayableCodec(codec: string): boolean {
  const [, profile = '', level = ''] =
    /^avc1\.([0-9a-f]{2})[0-9a-f]{2}([0-9a-f]{2})$/i.exec(codec) ?? []
  return ['42', '4d', '64'].includes(profile.toLowerCase()) && parseInt(level, 16) <= highestLevel
}
