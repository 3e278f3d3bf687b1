/** What is known of a clip that walls play, found by reading it. */
export interface ClipFacts {
  readonly codec: string
  readonly width: number
  readonly height: number
  readonly durationMs: number
  readonly frames: number
}

/** Why a file is no clip for walls; `codec`, `start` and `hidden` go away when it is encoded anew. */
export type ClipProblem =
  | { readonly problem: 'unreadable' | 'truncated' | 'no-picture' }
  /** In a form that not all walls play. */
  | { readonly problem: 'codec'; readonly codec: string }
  /** Its first picture needs one that is not there. */
  | { readonly problem: 'start' }
  /** It has pictures that players leave out, and that copies one after another would show. */
  | { readonly problem: 'hidden'; readonly frames: number }
  /** A cut there needs pictures that come after it. */
  | { readonly problem: 'cut' }
  | { readonly problem: 'pixels'; readonly width: number; readonly height: number }
  | { readonly problem: 'length'; readonly frames: number; readonly durationMs: number }

export type ReadClip = { readonly facts: ClipFacts } | ClipProblem

/** A side of a clip or picture, in pixels. */
export const sides = { least: 16, most: 4096 }
export const mostFrames = 60_000
const mostDurationMs = 20 * 60_000

export const areGoodSides = (width: number, height: number): boolean =>
  Math.min(width, height) >= sides.least && Math.max(width, height) <= sides.most

export const isGoodLength = (frames: number, durationMs: number): boolean =>
  frames > 0 && frames <= mostFrames && durationMs > 0 && durationMs <= mostDurationMs

const highestLevel = 0x33

/**
 * Whether every wall plays this form of H.264: baseline, main or high profile, which are 4:2:0 with
 * eight bits, up to level 5.1.
 */
export function isForWalls(codec: string): boolean {
  const [, profile = '', level = ''] =
    /^avc1\.([0-9a-f]{2})[0-9a-f]{2}([0-9a-f]{2})$/i.exec(codec) ?? []
  return ['42', '4d', '64'].includes(profile.toLowerCase()) && parseInt(level, 16) <= highestLevel
}
