import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { findFigure, type FigureBox } from './figure-box.ts'
import { drawnClip, drawnSize, grain, type Patch } from './testing/index.ts'
import { runs } from './testing/property-runs.ts'

const { width, height } = drawnSize
const skin = 238
const kit = 65

/** Hair, a swaying trunk, an arm that sometimes reaches right, and feet that never move. */
function athlete(frame: number, x = 0, y = 0): Patch[] {
  const sway = frame % 12 < 6 ? 0 : 2
  const reach = frame % 12 < 3 ? 26 : 8
  return [
    { x: x + 34 + sway, y: y + 20, width: 10, height: 8, shade: kit },
    { x: x + 34 + sway, y: y + 28, width: 10, height: 8, shade: skin },
    { x: x + 30 + sway, y: y + 36, width: 18, height: 34, shade: skin },
    { x: x + 46 + sway, y: y + 40, width: reach, height: 6, shade: skin },
    { x: x + 30, y: y + 70, width: 18, height: 10, shade: kit },
    { x: x + 31, y: y + 80, width: 6, height: 26, shade: skin },
    { x: x + 42, y: y + 80, width: 6, height: 26, shade: skin },
    { x: x + 26, y: y + 106, width: 11, height: 6, shade: 110 },
    { x: x + 42, y: y + 106, width: 11, height: 6, shade: 110 },
  ]
}

/** The box of the whole figure, including the reaching arm. */
const whole = { left: 26, top: 20, right: 72, bottom: 112 }

function inPixels(box: FigureBox | null) {
  return (
    box && {
      left: box.left * width,
      top: box.top * height,
      right: box.right * width,
      bottom: box.bottom * height,
    }
  )
}

function expectWhole(box: FigureBox | null, by = 1.01, moved = { x: 0, y: 0 }) {
  const found = inPixels(box)
  expect(found).not.toBeNull()
  if (!found) return
  expect(Math.abs(found.left - whole.left - moved.x)).toBeLessThan(by)
  expect(Math.abs(found.right - whole.right - moved.x)).toBeLessThan(by)
  expect(Math.abs(found.top - whole.top - moved.y)).toBeLessThan(by)
  expect(Math.abs(found.bottom - whole.bottom - moved.y)).toBeLessThan(by)
}

describe('findFigure', () => {
  it('covers the figure from the hair to the feet, and as far as an arm reaches', () => {
    expectWhole(findFigure(drawnClip(36, (frame) => athlete(frame))))
  })

  test('moves with the figure', () => {
    fc.assert(
      fc.property(fc.integer({ min: -20, max: 18 }), fc.integer({ min: -16, max: 14 }), (x, y) => {
        const box = findFigure(drawnClip(12, (frame) => athlete(frame, x, y)))
        expectWhole(box, 1.01, { x, y })
      }),
      { numRuns: runs(12) },
    )
  })

  it.each([
    ['a light background', () => 214],
    ['a background with a gradient', (x: number) => 150 + x / 2],
    ['a wall above a floor', (_: number, y: number) => (y < 100 ? 40 : 90)],
    ['noise', (x: number, y: number, frame: number) => 20 + 8 * grain(x, y, frame)],
    ['slowly fading light', (_: number, _y: number, frame: number) => 40 - frame / 2],
    [
      'flickering compression blocks',
      (x: number, y: number, frame: number) => 23 + (((x >> 3) + (y >> 3) + (frame >> 4)) % 3),
    ],
  ])('works with %s', (_, background) => {
    expectWhole(findFigure(drawnClip(36, (frame) => athlete(frame), background)), 2.01)
  })

  it('ignores fading light', () => {
    const clip = drawnClip(
      36,
      (frame) =>
        athlete(frame).map((patch) => ({ ...patch, shade: patch.shade * (1 - frame / 100) })),
      (_, _y, frame) => 30 * (1 - frame / 100),
    )
    expectWhole(findFigure(clip), 2.01)
  })

  it('excludes a hanging bag, even if the figure touches it', () => {
    const bag = { x: 72, y: 0, width: 18, height: 70, shade: 90 }
    expectWhole(findFigure(drawnClip(36, (frame) => [{ ...bag, x: 78 }, ...athlete(frame)])))
    const touched = findFigure(drawnClip(36, (frame) => [bag, ...athlete(frame)]))
    expect(inPixels(touched)?.right).toBeLessThan(76)
    expect(inPixels(touched)?.top).toBeGreaterThan(18)
  })

  it('excludes a mat, but not the figure on it', () => {
    const lying = (frame: number): Patch[] => [
      { x: 4, y: 92, width: 90, height: 14, shade: 48 },
      { x: 12, y: 80 - (frame % 8), width: 40, height: 12, shade: skin },
      { x: 52, y: 82, width: 30, height: 10, shade: skin },
    ]
    const box = inPixels(findFigure(drawnClip(24, lying)))
    expect(box?.left).toBeCloseTo(12, 0)
    expect(box?.right).toBeCloseTo(82, 0)
    expect(box?.bottom).toBeLessThan(96)
  })

  it("extends to the bottom edge in front of a room, where feet can't be found", () => {
    const room = (x: number, y: number) => 60 + 120 * grain(x >> 2, y >> 2, 0)
    const box = inPixels(findFigure(drawnClip(36, (frame) => athlete(frame), room)))
    expect(box?.top).toBeGreaterThan(12)
    expect(box?.top).toBeLessThanOrEqual(whole.top)
    expect(box?.right).toBeGreaterThanOrEqual(whole.right - 1)
    expect(box?.bottom).toBe(height)
  })
})

describe('findFigure returns null', () => {
  const room = (by: number) => (x: number, y: number, frame: number) =>
    60 + 120 * grain((x + frame * by) >> 2, y >> 2, 0)

  it.each([
    ['nothing moves', drawnClip(30, () => athlete(0))],
    ['the camera moves past a room', drawnClip(30, (frame) => athlete(frame), room(1))],
    ['there is one frame', drawnClip(1, athlete)],
    ['there is no frame', []],
  ])('if %s', (_, clip) => {
    expect(findFigure(clip)).toBeNull()
  })
})

describe('the free corner of a figure box', () => {
  const box = (patches: (frame: number) => Patch[]) => findFigure(drawnClip(24, patches))

  it("is the top corner that the figure doesn't reach", () => {
    expect(box((frame) => athlete(frame))?.freeCorner).toBe('top-right')
    const mirrored = (frame: number) =>
      athlete(frame).map((patch) => ({ ...patch, x: width - patch.x - patch.width }))
    expect(box(mirrored)?.freeCorner).toBe('top-left')
  })

  it('is a bottom corner if the figure fills both top corners', () => {
    const tee = (frame: number) => [
      { x: 10, y: 10 + (frame % 4), width: 76, height: 20, shade: skin },
      { x: 40, y: 30, width: 16, height: 90, shade: skin },
    ]
    expect(box(tee)?.freeCorner).toMatch(/^bottom/)
  })

  it('is null if the figure fills all corners', () => {
    const block = (frame: number) => [
      { x: 10 + (frame % 4), y: 10, width: 60, height: 100, shade: skin },
    ]
    expect(box(block)?.freeCorner).toBeNull()
  })
})
