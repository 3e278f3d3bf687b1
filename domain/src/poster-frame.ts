import { matchLighting } from './match-lighting.ts'
import type { AnalysisFrame } from './analysis-frame.ts'

/** Frames with less than this share of the usual contrast are part of a fade. */
const fadedShare = 0.6

/** The time of the frame that best shows what a clip is about, in milliseconds: the figure is furthest from its starting pose, such as at the height of a kick. */
export function posterFrameMs(frames: readonly AnalysisFrame[]): number {
  const contrasts = frames.map(({ grey }) => contrastOf(grey))
  const usual = [...contrasts].sort((a, b) => a - b)[Math.floor(frames.length / 2)] ?? 0
  const pictures = frames.filter((_, index) => (contrasts[index] ?? 0) >= fadedShare * usual)
  const [first] = pictures
  if (first === undefined) return 0
  const differences = pictures.map((frame) =>
    matchLighting(first, frame).map((shade, at) => Math.abs(shade - (first.grey[at] ?? 0))),
  )
  const far = farness(differences, first.width)
  const reaches = differences.map((difference) =>
    difference.reduce((sum, one, at) => sum + one * (far[at] ?? 0), 0),
  )
  return pictures[reaches.indexOf(Math.max(...reaches))]?.atMs ?? 0
}

/** The squared distance of each pixel from the center of all movement: a limb counts more the further it reaches. */
function farness(differences: readonly Float32Array[], width: number): Float32Array {
  let all = 0
  let across = 0
  let down = 0
  for (const difference of differences)
    for (const [at, one] of difference.entries()) {
      all += one
      across += one * (at % width)
      down += one * Math.floor(at / width)
    }
  const [x, y] = all > 0 ? [across / all, down / all] : [0, 0]
  return Float32Array.from(
    differences[0] ?? [],
    (_, at) => ((at % width) - x) ** 2 + (Math.floor(at / width) - y) ** 2,
  )
}

function contrastOf(grey: Uint8Array): number {
  const mean = grey.reduce((sum, shade) => sum + shade, 0) / grey.length
  return grey.reduce((sum, shade) => sum + Math.abs(shade - mean), 0) / grey.length
}
