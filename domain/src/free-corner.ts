import type { Mask, Size } from './mask.ts'

/** The corners of a figure's box. */
export const boxCorners = ['top-left', 'top-right', 'bottom-left', 'bottom-right'] as const
export type BoxCorner = (typeof boxCorners)[number]

/** The emptiest corner of a figure's box, or null. A corner has 30 % of the box's width and 20 % of its height, and is free if the figure fills at most 10 % of it. */
export function freeCornerOf(
  figure: Mask,
  { width }: Size,
  edges: { left: number; right: number; top: number; bottom: number },
): BoxCorner | null {
  const across = Math.max(1, Math.round((edges.right - edges.left) * 0.3))
  const down = Math.max(1, Math.round((edges.bottom - edges.top) * 0.2))
  const filled = (corner: BoxCorner) => {
    const [side, end] = corner.startsWith('top')
      ? [edges.top, edges.top + down]
      : [edges.bottom - down, edges.bottom]
    const [from, to] = corner.endsWith('left')
      ? [edges.left, edges.left + across]
      : [edges.right - across, edges.right]
    let marked = 0
    for (let y = side; y < end; y += 1)
      for (let x = from; x < to; x += 1) marked += figure[y * width + x] ?? 0
    return marked / (across * down)
  }
  const freest = (corners: readonly BoxCorner[]) =>
    corners
      .map((corner) => ({ corner, filled: filled(corner) }))
      .filter((one) => one.filled <= 0.1)
      .sort((a, b) => a.filled - b.filled)[0]?.corner
  return freest(['top-right', 'top-left']) ?? freest(['bottom-right', 'bottom-left']) ?? null
}
