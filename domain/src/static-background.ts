import { countMarked, isAtEdge, neighbors4 } from './mask.ts'

/** The largest difference in shade between two neighboring pixels of the background. */
const backgroundStep = 10
/** A background is plain if this share of everything static belongs to it. */
const plainShare = 0.7

/** What doesn't move in a clip: the background and the things in front of it. */
export type StaticBackground = {
  /** 1 where the background is visible. */
  readonly isBackground: Uint8Array
  /** Whether only figures and objects stand out from it. */
  readonly isPlain: boolean
  /** The background's shade, interpolated where something covers it. */
  readonly shade: Float32Array
}

/** Finds the background: every pixel that a flood fill from the frame's edges reaches without a step in shade. */
export function findStaticBackground(
  mean: Float32Array,
  moves: Uint8Array,
  width: number,
  height: number,
): StaticBackground {
  const isBackground = new Uint8Array(mean.length)
  const todo: number[] = []
  const reach = (at: number, from: number | undefined) => {
    if (isBackground[at] === 1 || moves[at] === 1) return
    const step = from === undefined ? 0 : Math.abs((mean[at] ?? 0) - (mean[from] ?? 0))
    if (step > backgroundStep) return
    isBackground[at] = 1
    todo.push(at)
  }
  for (let at = 0; at < mean.length; at += 1) if (isAtEdge(at, width, height)) reach(at, undefined)
  for (let at = todo.pop(); at !== undefined; at = todo.pop())
    for (const next of neighbors4(at, width, height)) reach(next, at)
  const reached = countMarked(isBackground)
  const still = mean.length - countMarked(moves)
  return {
    isBackground,
    isPlain: still > 0 && reached / still >= plainShare,
    shade: shadeBehind(mean, isBackground, width),
  }
}

/** Interpolates between the nearest background pixels on four sides. */
function shadeBehind(mean: Float32Array, isBackground: Uint8Array, width: number): Float32Array {
  const sum = new Float32Array(mean.length)
  const weight = new Float32Array(mean.length)
  const walk = (start: number, step: number, steps: number) => {
    let shade = 0
    let distance = Infinity
    for (let taken = 0; taken < steps; taken += 1) {
      const at = start + taken * step
      if (isBackground[at] === 1) {
        shade = mean[at] ?? 0
        distance = 0
      } else distance += 1
      const share = 1 / (distance + 0.01)
      sum[at] = (sum[at] ?? 0) + shade * share
      weight[at] = (weight[at] ?? 0) + share
    }
  }
  const height = mean.length / width
  for (let y = 0; y < height; y += 1) {
    walk(y * width, 1, width)
    walk((y + 1) * width - 1, -1, width)
  }
  for (let x = 0; x < width; x += 1) {
    walk(x, width, height)
    walk((height - 1) * width + x, -width, height)
  }
  return sum.map((all, at) => {
    if (isBackground[at] === 1) return mean[at] ?? 0
    const whole = weight[at] ?? 0
    return whole > 0 ? all / whole : (mean[at] ?? 0)
  })
}
