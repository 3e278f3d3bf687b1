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

/** An alphabet's capitals by its size, a stroke by its capital, and the sight that is asked for (20/70). */
const capital = 0.6875
const strokeOfCapital = 1 / 5
const sight = 70
/** Of a wall 16 : 9, its long side by its diagonal; metres of an inch; wall units along it. */
const longSide = 16 / Math.hypot(16, 9)
const metresAnInch = 0.0254
const unitsLong = 1920

/**
 * From how many metres a text of so many wall units is read on a screen of so many inches, by the formula
 * of NBS Technical Note 1180 (stroke = 1.45e-5 x sight x distance), where everybody who sees 20/70 or
 * better shall read it: 200 times the height of its capitals.
 */
export function readingMetres(units: number, inches: number): number {
  const metresAUnit = (inches * metresAnInch * longSide) / unitsLong
  return (units * metresAUnit * capital * strokeOfCapital) / (1.45e-5 * sight)
}
