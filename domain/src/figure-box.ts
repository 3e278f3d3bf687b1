import { matchLighting } from './match-lighting.ts'
import type { AnalysisFrame } from './analysis-frame.ts'
import { freeCornerOf, type BoxCorner } from './free-corner.ts'
import {
  neighbors8,
  countMarked,
  boundsOf,
  isAtEdge,
  connectedParts,
  neighbors4,
  type Mask,
  type Size,
} from './mask.ts'
import { findStaticBackground, type StaticBackground } from './static-background.ts'
import { removeMats } from './remove-mats.ts'

/** The area that the moving figure fills over the whole loop, as shares of the frame. */
export type FigureBox = {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
  /** A corner of the box that the figure doesn't reach, preferably a top one. */
  readonly freeCorner: BoxCorner | null
  /** How much of the picture the figure fills: of its width or its height, whichever is more. */
  readonly fills: number
}

/** How many frames are compared. */
const framesSeen = 48
/** A smaller difference in shade isn't visible to someone walking by. */
const clearDifference = 18
/** If more than this share of the picture or its rim moves, the camera does. */
const mostMoving = 0.6
/** Anything smaller than this share of the frame is flicker. */
const smallest = 0.0015
/** The margin around a figure on a background that isn't plain, as a share of the frame. */
const margin = 0.03

/** The box of the moving figure, including parts that stand still, such as planted feet. Null if nothing moves, or the camera does. */
export function findFigure(all: readonly AnalysisFrame[]): FigureBox | null {
  const frames = spread(all, framesSeen)
  const [first] = frames
  if (first === undefined || frames.length < 2) return null
  const size = { width: first.width, height: first.height }
  const shades = frames.map((frame) => matchLighting(first, frame))
  const clear = Math.max(clearDifference, 6 * noiseOf(shades))
  const moves = withoutFlicker(movingPlaces(shades, clear, size), size)
  if (countMarked(moves) === 0 || doesCameraMove(moves, size)) return null
  const mean = meanOf(shades)
  const background = findStaticBackground(mean, moves, size.width, size.height)
  if (!background.isPlain) return boxOf(moves, size, { aroundAndBelow: true })
  return boxOf(figureOn(background, shades, moves, mean, clear, size), size, {
    aroundAndBelow: false,
  })
}

/** At most `most` items, evenly spread and in order. */
function spread<T>(all: readonly T[], most: number): T[] {
  if (all.length <= most) return [...all]
  return Array.from({ length: most }, (_, index) => {
    const at = Math.round((index * (all.length - 1)) / (most - 1))
    return all[at]
  }).filter((item) => item !== undefined)
}

function meanOf(shades: readonly Float32Array[]): Float32Array {
  const mean = new Float32Array(shades[0]?.length ?? 0)
  for (const frame of shades)
    for (let at = 0; at < mean.length; at += 1)
      mean[at] = (mean[at] ?? 0) + (frame[at] ?? 0) / shades.length
  return mean
}

/** The median change of a pixel between frames: noise. */
function noiseOf(shades: readonly Float32Array[]): number {
  const changes = new Float32Array(shades[0]?.length ?? 0)
  for (const [index, next] of shades.entries()) {
    const frame = shades[index - 1]
    if (frame === undefined) continue
    for (let at = 0; at < changes.length; at += 1)
      changes[at] =
        (changes[at] ?? 0) + Math.abs((next[at] ?? 0) - (frame[at] ?? 0)) / (shades.length - 1)
  }
  return changes.sort()[Math.floor(changes.length / 2)] ?? 0
}

/** Pixels whose shade clearly changes, and that of some neighbors too. */
function movingPlaces(shades: readonly Float32Array[], clear: number, size: Size): Mask {
  const changed = new Uint8Array(size.width * size.height)
  for (let at = 0; at < changed.length; at += 1) {
    let least = Infinity
    let most = -Infinity
    for (const frame of shades) {
      const shade = frame[at] ?? 0
      if (shade < least) least = shade
      if (shade > most) most = shade
    }
    changed[at] = most - least > clear ? 1 : 0
  }
  return changed.map((mark, at) => (mark === 1 && marksAround(changed, at, size) >= 3 ? 1 : 0))
}

const marksAround = (marks: Mask, at: number, size: Size) =>
  neighbors8(at, size).reduce((sum, place) => sum + (marks[place] ?? 0), 0)

function withoutFlicker(marks: Mask, size: Size): Mask {
  const parts = connectedParts(marks, size, () => true)
  const largest = Math.max(0, ...parts.map(({ length }) => length))
  const least = Math.max(smallest * marks.length, largest / 20)
  const kept = new Uint8Array(marks.length)
  for (const part of parts) if (part.length >= least) for (const at of part) kept[at] = 1
  return kept
}

function doesCameraMove(moves: Mask, { width, height }: Size): boolean {
  if (countMarked(moves) > mostMoving * moves.length) return true
  const fields = 8
  const rim = new Map<number, boolean>()
  for (const [at, mark] of moves.entries()) {
    const column = Math.floor(((at % width) * fields) / width)
    const row = Math.floor((Math.floor(at / width) * fields) / height)
    const field = row * fields + column
    if (isAtEdge(field, fields, fields)) rim.set(field, (rim.get(field) ?? false) || mark === 1)
  }
  return [...rim.values()].filter(Boolean).length > mostMoving * rim.size
}

/** What moves, and what is attached to it in at least half of the frames and isn't a mat. */
function figureOn(
  { isBackground, shade }: StaticBackground,
  shades: readonly Float32Array[],
  moves: Mask,
  mean: Float32Array,
  clear: number,
  size: Size,
): Mask {
  const things = isBackground.map((background, at) => (background === 1 || moves[at] === 1 ? 0 : 1))
  const contrast = mean.map((all, at) => Math.abs(all - (shade[at] ?? 0)))
  const still = removeMats(things, { contrast, moves, mean }, size)
  const hangs = new Uint16Array(moves.length)
  for (const frame of shades) {
    const seen = new Uint8Array(moves.length)
    const todo: number[] = []
    for (const [at, mark] of moves.entries())
      if (mark === 1 && Math.abs((frame[at] ?? 0) - (shade[at] ?? 0)) > clear) todo.push(at)
    for (let at = todo.pop(); at !== undefined; at = todo.pop())
      for (const next of neighbors4(at, size.width, size.height)) {
        if (still[next] === 0 || seen[next] === 1) continue
        seen[next] = 1
        hangs[next] = (hangs[next] ?? 0) + 1
        todo.push(next)
      }
  }
  return moves.map((mark, at) => (mark === 1 || (hangs[at] ?? 0) * 2 >= shades.length ? 1 : 0))
}

/** `aroundAndBelow`: adds a margin around the box, and extends it down to the feet. */
function boxOf(
  figure: Mask,
  size: Size,
  { aroundAndBelow }: { aroundAndBelow: boolean },
): FigureBox | null {
  const edges = boundsOf(figure, size)
  if (edges === undefined) return null
  const more = aroundAndBelow ? margin : 0
  const left = Math.max(0, edges.left / size.width - more)
  const right = Math.min(1, edges.right / size.width + more)
  const top = Math.max(0, edges.top / size.height - more)
  const bottom = aroundAndBelow ? 1 : edges.bottom / size.height
  return {
    left,
    top,
    right,
    bottom,
    freeCorner: freeCornerOf(figure, size, edges),
    fills: Math.max(right - left, bottom - top),
  }
}
