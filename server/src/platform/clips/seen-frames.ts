/** Which pictures of a clip are looked at: all around its two ends, and of what is between each so many. */
export interface SeenFrames {
  readonly total: number
  readonly every: number
  readonly atEnds: number
}

/** So many bytes of pictures at most, as small as they are looked at: half a minute. */
export const mostSeenBytes = 24 * 2 ** 20
/** The seam is where pictures must not be missing. */
const atEnds = 8

/** All of them, or of a long clip as many as may be held. */
export function seenFrames(total: number, frameBytes: number): SeenFrames {
  const most = Math.floor(mostSeenBytes / frameBytes) - 2 * atEnds
  return { total, every: Math.max(1, Math.ceil(total / most)), atEnds }
}

/** Their numbers, in their order. */
export const numbersOf = ({ total, every, atEnds }: SeenFrames): number[] =>
  Array.from({ length: total }, (_, number) => number).filter(
    (number) => number < atEnds || number >= total - atEnds || number % every === 0,
  )

/** The same for ffmpeg. */
export const selectionOf = ({ total, every, atEnds }: SeenFrames): string =>
  `select='lt(n,${String(atEnds)})+gte(n,${String(total - atEnds)})+not(mod(n,${String(every)}))'`
