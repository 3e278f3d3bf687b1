import { describe, expect, it } from 'vitest'
import table from '../../../docs/reading-distances.md?raw'

/** A capital’s height by font size, a stroke’s width by capital height, and the required vision (20/70). */
const capital = 0.6875
const strokeOfCapital = 1 / 5
const sight = 70
/** A 16:9 wall’s long side by its diagonal, meters per inch, and wall units along the long side. */
const longSide = 16 / Math.hypot(16, 9)
const metresAnInch = 0.0254
const unitsLong = 1920

/**
 * The distance in meters from which people with 20/70 vision or better can read a text, by the formula of
 * NBS Technical Note 1180 (stroke = 1.45e-5 x sight x distance): 200 times the height of its capitals.
 */
function readingMetres(units: number, inches: number): number {
  const metresAUnit = (inches * metresAnInch * longSide) / unitsLong
  return (units * metresAUnit * capital * strokeOfCapital) / (1.45e-5 * sight)
}

const rows = table
  .split('\n')
  .filter((line) => line.includes('| `'))
  .map((line) => line.split('|').map((cell) => cell.trim()))

describe('the reading distance of a text', () => {
  it('is 200 times the height of its capitals', () => {
    const capitalsOf72 = 72 * 0.6875 * ((55 * 0.0254 * 16) / Math.hypot(16, 9) / 1920)
    expect(readingMetres(72, 55)).toBeCloseTo(200 * capitalsOf72, 0)
    expect(readingMetres(144, 55)).toBeCloseTo(2 * readingMetres(72, 55))
    expect(readingMetres(72, 65)).toBeGreaterThan(readingMetres(72, 43))
  })

  it('matches the table in the docs', () => {
    expect(rows.length).toBeGreaterThan(10)
    for (const [, name, , portrait, on43, on55, on65, landscape, wide55] of rows) {
      const expected = [on43, on55, on65, wide55]
      const found = [
        readingMetres(Number(portrait), 43),
        readingMetres(Number(portrait), 55),
        readingMetres(Number(portrait), 65),
        readingMetres(Number(landscape), 55),
      ]
      expect(expected, name).toEqual(found.map((metres) => metres.toFixed(1)))
    }
  })

  it('is over 6 m for instructions on a 55-inch screen, and over 30 m for the digits', () => {
    expect(readingMetres(72, 55)).toBeGreaterThan(6)
    expect(readingMetres(352, 55)).toBeGreaterThan(30)
  })
})
