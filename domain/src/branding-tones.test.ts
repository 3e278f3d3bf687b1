import { clampChroma, converter, formatHex, wcagContrast } from 'culori'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Colour, contrastOf, isColour, readableTone, toneOf } from './contrast.ts'
import {
  consoleTones,
  lowContrastAccent,
  lowContrastBackground,
  wallTones,
} from './branding-tones.ts'
import { runs } from './testing/property-runs.ts'

const colours = fc
  .integer({ min: 0, max: 0xffffff })
  .map((number): Colour => `#${number.toString(16).padStart(6, '0')}`)

describe('contrastOf', () => {
  test.each<[Colour, Colour, number]>([
    ['#000000', '#ffffff', 21],
    ['#ffffff', '#000000', 21],
    ['#767676', '#ffffff', 4.54],
    ['#d63a15', '#ffffff', 4.69],
    ['#123456', '#123456', 1],
  ])('%s and %s is %d', (one, other, ratio) => {
    expect(contrastOf(one, other)).toBeCloseTo(ratio, 1)
  })
})

test.each<[Colour, Colour, number, Colour]>([
  ['#d63a15', '#ffffff', 4.5, '#d63a15'],
  ['#000000', '#ffffff', 4.5, '#000000'],
])('readableTone keeps %s, which is readable on %s', (colour, ground, ratio, expected) => {
  expect(readableTone(colour, [ground], ratio)).toBe(expected)
})

test('lowContrastAccent suggests a dark tone of the same hue for a pale yellow', () => {
  const unclear = lowContrastAccent('#ffd400')
  expect(unclear?.ratio).toBeLessThan(1.5)
  const [red, green, blue] = [1, 3, 5].map((at) =>
    Number.parseInt((unclear?.nearest ?? '').slice(at, at + 2), 16),
  ) as [number, number, number]
  expect(red).toBeGreaterThan(green)
  expect(green).toBeGreaterThan(blue)
})

test.each<Colour>(['#000000', '#141414', '#1a1040', '#0b3d0b'])(
  'the dark accent %s is accepted, with a lighter tone for dark mode',
  (accent) => {
    expect(lowContrastAccent(accent)).toBeUndefined()
    const { light, dark } = consoleTones(accent)
    expect(light.accent).toBe(accent)
    expect(contrastOf(accent, '#23262c')).toBeLessThan(4.5)
    expect(contrastOf(dark.accent, '#23262c')).toBeGreaterThanOrEqual(4.5)
  },
)

const asOklch = converter('oklch')
const shares = fc.double({ min: 0, max: 1, noNaN: true })
const bytesOf = (colour: string) =>
  [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))

test('contrasts and tones match those of culori', () => {
  fc.assert(
    fc.property(colours, colours, shares, (one, other, lightness) => {
      expect(contrastOf(one, other)).toBeCloseTo(wcagContrast(one, other), 3)
      const tone = toneOf(one, lightness)
      expect(isColour(tone)).toBe(true)
      const { c, h = 0 } = asOklch(one) ?? { c: 0 }
      const known = clampChroma({ mode: 'oklch', l: lightness, c, h }, 'oklch')
      const [mine, theirs] = [bytesOf(tone), bytesOf(formatHex(known))]
      for (const [index, byte] of mine.entries())
        expect(Math.abs(byte - (theirs[index] ?? NaN))).toBeLessThanOrEqual(14)
    }),
  )
})

test('every accepted accent is readable in the console', () => {
  fc.assert(
    fc.property(colours, (accent) => {
      const { light, dark } = consoleTones(accent)
      for (const ground of ['#faf7f2', '#ffffff', light.soft] as const)
        expect(contrastOf(light.ink, ground)).toBeGreaterThanOrEqual(4.5)
      for (const ground of ['#131519', '#23262c', dark.soft] as const)
        expect(contrastOf(dark.ink, ground)).toBeGreaterThanOrEqual(4.5)
      expect(contrastOf(light.on, light.accent)).toBeGreaterThanOrEqual(4.5)
      expect(contrastOf(dark.on, dark.accent)).toBeGreaterThanOrEqual(4.5)
      for (const ground of ['#131519', '#23262c'] as const)
        expect(contrastOf(dark.accent, ground)).toBeGreaterThanOrEqual(4.5)
    }),
    { numRuns: runs(10) },
  )
})

test('suggested colors are accepted', () => {
  fc.assert(
    fc.property(colours, (colour) => {
      const accent = lowContrastAccent(colour)
      if (accent) expect(lowContrastAccent(accent.nearest)).toBeUndefined()
      const background = lowContrastBackground(colour)
      if (background) expect(lowContrastBackground(background.nearest)).toBeUndefined()
    }),
    { numRuns: runs(10) },
  )
})

test('text and accent are readable on every accepted background', () => {
  fc.assert(
    fc.property(colours, colours, (typed, accent) => {
      const background = lowContrastBackground(typed)?.nearest ?? typed
      const wall = wallTones(background, accent)
      for (const ground of [wall.ground, wall.strip]) {
        expect(contrastOf('#eef1f4', ground)).toBeGreaterThanOrEqual(7)
        expect(contrastOf(wall.accent, ground)).toBeGreaterThanOrEqual(7)
      }
      expect(contrastOf(wall.onAccent, wall.accent)).toBeGreaterThanOrEqual(4.5)
    }),
    { numRuns: runs(10) },
  )
})
