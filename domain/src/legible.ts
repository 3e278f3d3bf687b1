import type { FigureBox } from './figure-box.ts'

/** Wall units (1 px at 1080 x 1920) of a clip in a row of three, and metres of one on a wall of 55 inches. */
const clipHeight = 528
const wallWidth = 1080
const metresAUnit = 0.00063
/** A sign reads from 200 times its height; the sign of a pose is the upper arm, 0.186 of the stature. */
const readsFrom = 200 * 0.186

/**
 * From how many metres the pose of a figure is told, in a row of three clips on a wall of 55 inches in
 * portrait.
 */
export function legibleMetres(
  box: FigureBox,
  picture: { readonly width: number; readonly height: number },
): number {
  const scale = Math.min(clipHeight / picture.height, wallWidth / picture.width)
  const across = (box.right - box.left) * picture.width
  const down = (box.bottom - box.top) * picture.height
  return Math.max(across, down) * scale * metresAUnit * readsFrom
}
