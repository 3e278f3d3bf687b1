import { matchLighting } from './match-lighting.ts'
import type { FigureBox } from './figure-box.ts'
import type { AnalysisFrame } from './analysis-frame.ts'

/** How a clip continues from its last frame to its first. */
export type LoopSeam = {
  /** How far the figure jumps, as a share of its height; 0 if that is no more than its movement between frames there. */
  readonly jump: number
  /** A better end for the clip: the figure there is within `jump` of its pose in the first frame. */
  readonly cut: { readonly atMs: number; readonly jump: number } | null
}

const clearDifference = 20
/** Jumps are searched up to this share of the figure's height. */
const furthest = 0.4
/** How many of the differing pixels are measured. */
const placesSeen = 600
/** How many frames before and after the seam are used to measure the figure's speed. */
const stepsAround = 3
const shortestMs = 1_000
/** Two frames match if the jump between them is no larger than this. */
const fitsUpTo = 0.03

/** Measures the seam of a clip. Frames are in order, without missing ones near either end. */
export function findSeam(frames: readonly AnalysisFrame[], box: FigureBox | null): LoopSeam {
  const [first] = frames
  const last = frames.at(-1)
  if (first === undefined || last === undefined || frames.length < 4) return { jump: 0, cut: null }
  const jumpOf = jumpMeter(first, box)
  const jump = jumpOf(last, first)
  const ordinary = 1.5 * stepAround(frames, jumpOf) + 1 / figureHeight(first, box)
  if (jump <= ordinary) return { jump: 0, cut: null }
  return { jump, cut: bestCut(frames, jumpOf, jump) }
}

type JumpOf = (a: AnalysisFrame, b: AnalysisFrame) => number

/** The figure's length in pixels, whether it stands or lies. */
function figureHeight({ width, height }: AnalysisFrame, box: FigureBox | null): number {
  return box === null
    ? height
    : Math.max((box.right - box.left) * width, (box.bottom - box.top) * height)
}

/** The largest movement between two frames near the seam. */
function stepAround(frames: readonly AnalysisFrame[], jumpOf: JumpOf): number {
  const steps = (some: readonly AnalysisFrame[]) =>
    some.slice(1).map((frame, index) => jumpOf(some[index] ?? frame, frame))
  return Math.max(
    ...steps(frames.slice(0, stepsAround + 1)),
    ...steps(frames.slice(-stepsAround - 1)),
  )
}

function bestCut(
  frames: readonly AnalysisFrame[],
  jumpOf: JumpOf,
  jumpNow: number,
): LoopSeam['cut'] {
  const [first] = frames
  const last = frames.at(-1)
  if (!first || !last) return null
  const least = Math.max(shortestMs, (last.atMs - first.atMs) / 4)
  const unlike = frames.map((frame) =>
    frame.atMs - first.atMs >= least ? differenceOf(frame, first) : Infinity,
  )
  const isLeast = (index: number) =>
    [-2, -1, 1, 2].every((by) => (unlike[index] ?? 0) <= (unlike[index + by] ?? Infinity))
  const [best] = frames
    .map((frame, index) => ({ frame, index, unlike: unlike[index] ?? Infinity }))
    .filter(({ index, unlike }) => unlike < Infinity && isLeast(index))
    .sort((a, b) => a.unlike - b.unlike)
    .slice(0, 6)
    .map(({ frame, index }) => ({
      atMs: frame.atMs - first.atMs,
      jump: jumpOf(frame, first),
      jumpLater: jumpLater(frames, index, jumpOf),
      step: jumpOf(frames[index - 1] ?? frame, frame),
    }))
    .filter(({ jump, jumpLater, step }) => {
      const most = Math.max(fitsUpTo, step)
      return jump <= most && jumpLater <= most && jump < jumpNow / 2
    })
    .sort((a, b) => a.jump - b.jump || b.atMs - a.atMs)
  return best ? { atMs: best.atMs, jump: best.jump } : null
}

/** How far the frames after this one are from those after the first. Where the movement reverses, the loop would bounce. */
function jumpLater(frames: readonly AnalysisFrame[], index: number, jumpOf: JumpOf): number {
  const later = Math.min(stepsAround, frames.length - 1 - index)
  const [frame, wanted] = [frames[index + later], frames[later]]
  return later > 0 && frame && wanted ? jumpOf(frame, wanted) : Infinity
}

function differenceOf(a: AnalysisFrame, b: AnalysisFrame): number {
  let sum = 0
  for (const [at, shade] of a.grey.entries()) sum += Math.abs(shade - (b.grey[at] ?? 0))
  return sum / a.grey.length
}

/** How far apart two frames are: for the pixels that clearly differ, the distance to a similar pixel in the other frame. */
function jumpMeter(first: AnalysisFrame, box: FigureBox | null): JumpOf {
  const { width, height } = first
  const stature = figureHeight(first, box)
  const reach = Math.ceil(furthest * stature)
  const offsets = offsetsWithin(reach)
  return (a, b) => {
    const shadesOfA = matchLighting(b, a)
    const shadesOfB = Float32Array.from(b.grey)
    const places = differing(shadesOfA, shadesOfB)
    // Nobody notices smaller things jump.
    if (places.length < 0.0006 * width * height) return 0
    const every = Math.max(1, Math.floor(places.length / placesSeen))
    const far: number[] = []
    for (let index = 0; index < places.length; index += every) {
      const at = places[index] ?? 0
      far.push(distanceToLike(shadesOfA, shadesOfB, at), distanceToLike(shadesOfB, shadesOfA, at))
    }
    far.sort((one, other) => one - other)
    return (far[Math.floor(far.length * 0.9)] ?? 0) / stature
  }

  /** A shade between two nearby shades is their edge, and similar to both. */
  function distanceToLike(from: Float32Array, to: Float32Array, at: number): number {
    const shade = from[at] ?? 0
    const x = at % width
    const y = Math.floor(at / width)
    let darkest = Infinity
    let lightest = -Infinity
    for (const { dx, dy, distance } of offsets) {
      if (x + dx < 0 || x + dx >= width || y + dy < 0 || y + dy >= height) continue
      const there = to[at + dy * width + dx] ?? 0
      if (there < darkest) darkest = there
      if (there > lightest) lightest = there
      if (darkest - clearDifference <= shade && shade <= lightest + clearDifference) return distance
    }
    return reach
  }
}

function differing(a: Float32Array, b: Float32Array): number[] {
  const places: number[] = []
  for (const at of a.keys())
    if (Math.abs((a[at] ?? 0) - (b[at] ?? 0)) > clearDifference) places.push(at)
  return places
}

function offsetsWithin(reach: number): { dx: number; dy: number; distance: number }[] {
  const offsets = []
  for (let dy = -reach; dy <= reach; dy += 1)
    for (let dx = -reach; dx <= reach; dx += 1) {
      const distance = Math.hypot(dx, dy)
      if (distance <= reach) offsets.push({ dx, dy, distance })
    }
  return offsets.sort((a, b) => a.distance - b.distance)
}
