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
