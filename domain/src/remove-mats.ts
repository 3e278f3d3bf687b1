import { neighbors8, boundsOf, connectedParts, type Mask, type Size } from './mask.ts'

/**
 * Removes mats: flat things below everything that moves, extending beyond it on both sides, and
 * less than half as visible against the background. Only the last of these tells a mat from a body
 * lying still.
 */
export function removeMats(
  things: Mask,
  { contrast, moves, mean }: { contrast: Float32Array; moves: Mask; mean: Float32Array },
  size: Size,
): Mask {
  const kept = things.slice()
  const moving = boundsOf(moves, size)
  if (moving === undefined) return kept
  const faint = 0.5 * highest(contrast, moves)
  const beyond = 0.01 * size.width
  const isOneShade = (a: number, b: number) => Math.abs((mean[a] ?? 0) - (mean[b] ?? 0)) <= 10
  for (const part of connectedParts(things, size, isOneShade)) {
    const marks = new Uint8Array(things.length)
    for (const at of part) marks[at] = 1
    const edges = boundsOf(marks, size)
    if (edges === undefined) continue
    const isFlat = (edges.bottom - edges.top) * 3 <= edges.right - edges.left
    const isWide = edges.left < moving.left - beyond && edges.right > moving.right + beyond
    const isLow = edges.bottom >= moving.bottom - 0.02 * size.height
    if (!isFlat || !isWide || !isLow || highest(contrast, marks) > faint) continue
    // Its soft edge, too.
    for (const at of part) for (const place of [at, ...neighbors8(at, size)]) kept[place] = 0
  }
  return kept
}

/** The 90th percentile of the marked pixels. */
function highest(contrast: Float32Array, marks: Mask): number {
  const marked = contrast.filter((_, at) => marks[at] === 1).sort()
  return marked[Math.floor(marked.length * 0.9)] ?? 0
}
