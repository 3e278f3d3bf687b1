/** The frames of a clip that are analyzed: all near both ends, and every nth in between. */
export interface SeenFrames {
  readonly total: number
  readonly every: number
  readonly atEnds: number
}

/** The memory limit for analyzed frames: half a minute at analysis size. */
export const mostSeenBytes = 24 * 2 ** 20
/** No frame may be missing around the seam. */
const atEnds = 8

/** Selects all frames, or as many of a long clip as the limit allows. */
export function seenFrames(total: number, frameBytes: number): SeenFrames {
  const most = Math.floor(mostSeenBytes / frameBytes) - 2 * atEnds
  return { total, every: Math.max(1, Math.ceil(total / most)), atEnds }
}

/** The selected frames' numbers, in order. */
export const numbersOf = ({ total, every, atEnds }: SeenFrames): number[] =>
  Array.from({ length: total }, (_, number) => number).filter(
    (number) => number < atEnds || number >= total - atEnds || number % every === 0,
  )

/** The same as an ffmpeg expression. */
export const selectionOf = ({ total, every, atEnds }: SeenFrames): string =>
  `select='lt(n,${String(atEnds)})+gte(n,${String(total - atEnds)})+not(mod(n,${String(every)}))'`
