import { describe, expect, it, test } from 'vitest'
import {
  measureFlashes,
  measureLoopFlashes,
  flashSide,
  flashesMax,
  type RgbFrame,
} from './flashes.ts'

type Colour = readonly [number, number, number]
const black: Colour = [10, 12, 15]
const white: Colour = [244, 246, 248]
const red: Colour = [255, 0, 0]
const green: Colour = [0, 166, 80]

const places = 100

/** Ten frames a second; `share` of each has the color of that time, the rest is black. */
function film(seconds: number, colourAt: (ms: number) => Colour, share = 1): RgbFrame[] {
  return Array.from({ length: seconds * 20 }, (_, index) => {
    const atMs = index * 50
    const pixels = new Uint8Array(places * 3)
    for (let place = 0; place < places; place += 1)
      pixels.set(place < places * share ? colourAt(atMs) : black, place * 3)
    return { atMs, pixels }
  })
}

const blinking = (a: Colour, b: Colour, everyMs: number) => (ms: number) =>
  Math.floor(ms / everyMs) % 2 === 0 ? a : b

describe('a flashing clip', () => {
  it('exceeds the general limit at five flashes a second', () => {
    expect(measureFlashes(film(2, blinking(black, white, 100))).general).toBeGreaterThan(flashesMax)
  })

  it('exceeds both limits in saturated red', () => {
    const { general, red: reds } = measureFlashes(film(2, blinking(black, red, 100)))
    expect(reds).toBeGreaterThan(flashesMax)
    expect(general).toBeGreaterThan(flashesMax)
  })

  it('has no red flashes between green and black', () => {
    expect(measureFlashes(film(2, blinking(black, green, 100))).red).toBe(0)
  })

  it('counts fades in many small steps as flashes', () => {
    const fade = (ms: number): Colour => {
      const byte = Math.round(127 + 127 * Math.sin((ms / 200) * 2 * Math.PI))
      return [byte, byte, byte]
    }
    expect(measureFlashes(film(2, fade)).general).toBeGreaterThan(flashesMax)
  })
})

describe("a clip that doesn't flash", () => {
  test.each([
    ['is still', film(3, () => white)],
    ['changes once a second', film(4, blinking(black, green, 1_000))],
    ['flashes only in a small corner', film(2, blinking(black, white, 100), 0.02)],
    ['flickers by less than a tenth', film(2, blinking([120, 120, 120], [128, 128, 128], 100))],
    ['flickers between two bright colors', film(2, blinking([240, 240, 240], white, 100))],
    ['has no frames', []],
  ])('%s', (_, frames) => {
    const { general, red: reds } = measureFlashes(frames)
    expect(Math.max(general, reds)).toBeLessThanOrEqual(1)
  })
})

describe('a looping clip', () => {
  it('counts flashes across the seam', () => {
    // Two flashes at each end.
    const ends = film(3, (ms) =>
      ms < 500 || ms >= 2_500 ? blinking(white, black, 125)(ms) : black,
    )
    expect(measureFlashes(ends).general).toBe(2)
    const { general, atMs } = measureLoopFlashes(ends, 3_000)
    expect(general).toBe(4)
    expect(Math.floor(atMs / 1_000)).toBe(2)
  })

  it.each([
    [0.2, 0],
    [0.3, 5],
  ])('with flashes over %f of the picture flashes %d times', (share, times) => {
    const part = film(2, blinking(black, white, 100), share)
    expect(measureLoopFlashes(part, 2_000).general).toBe(times)
  })

  it.each([
    [250, 2, true],
    [500, 1, false],
  ])(
    'that changes every %d ms is checked for sustained flashing',
    (everyMs, general, isSustained) => {
      const calm = film(2, blinking(black, white, everyMs))
      expect(measureLoopFlashes(calm, 2_000)).toMatchObject({ general, isSustained })
    },
  )

  it("doesn't count changes outside a window of one second", () => {
    expect(measureFlashes(film(3, blinking(black, white, 150))).general).toBe(3)
  })

  it('is sampled at a size that bounds the memory of all frames', () => {
    expect(flashSide(3_000)).toBe(32)
    for (const minutes of [2, 20])
      expect(flashSide(minutes * 60_000) ** 2 * 3 * 60 * 60 * minutes).toBeLessThan(24 * 2 ** 20)
  })
})
