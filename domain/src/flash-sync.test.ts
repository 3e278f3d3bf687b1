import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { areFlashesOutOfSync, flashSpreadMs, isFlashLate, type WallClock } from './flash-sync.ts'

const aClock = (flashErrorMs: number | null, roundTripMs: number | null = 2): WallClock => ({
  flashErrorMs,
  roundTripMs,
})

describe('flashSpreadMs', () => {
  test.each<[string, readonly WallClock[], number | null]>([
    ['is zero for simultaneous flashes', [aClock(8), aClock(8)], 0],
    ['is a frame if one screen is a frame later', [aClock(1), aClock(17.7), aClock(9)], 16.7],
    ['includes the uncertainty of the slower round trip', [aClock(8, 4), aClock(8, 24)], 20],
    ['ignores equal round trips', [aClock(8, 90), aClock(8, 90)], 0],
    [
      'ignores screens without a measurement',
      [aClock(8), aClock(null), aClock(12), aClock(5, null)],
      4,
    ],
    ['is null with one measured screen', [aClock(8), aClock(null)], null],
    ['is null without screens', [], null],
  ])('%s', (_, clocks, apartMs) => {
    const found = flashSpreadMs(clocks)
    if (apartMs === null) expect(found).toBeNull()
    else expect(found).toBeCloseTo(apartMs)
  })

  it('areFlashesOutOfSync is true beyond two frames', () => {
    expect(areFlashesOutOfSync([aClock(0), aClock(34)])).toBe(false)
    expect(areFlashesOutOfSync([aClock(0), aClock(35)])).toBe(true)
    expect(areFlashesOutOfSync([aClock(null)])).toBe(false)
  })

  it('bounds the true spread even if the extra delay is all one-way', () => {
    const wall = fc.record({
      lateMs: fc.double({ min: 0, max: 100, noNaN: true }),
      excessMs: fc.double({ min: 0, max: 200, noNaN: true }),
      isThere: fc.boolean(),
    })
    const commonMs = fc.double({ min: 0, max: 300, noNaN: true })
    fc.assert(
      fc.property(fc.array(wall, { minLength: 2, maxLength: 10 }), commonMs, (walls, common) => {
        const clocks = walls.map(({ lateMs, excessMs }) => aClock(lateMs, common + excessMs))
        const trueMs = walls.map(
          ({ lateMs, excessMs, isThere }) => lateMs + (isThere ? excessMs : -excessMs) / 2,
        )
        const spreadMs = Math.max(...trueMs) - Math.min(...trueMs)
        const quickestExcessMs = Math.min(...walls.map(({ excessMs }) => excessMs))
        expect(spreadMs).toBeLessThanOrEqual(
          (flashSpreadMs(clocks) ?? NaN) + quickestExcessMs + 1e-6,
        )
      }),
    )
  })
})

it('isFlashLate is true beyond two frames', () => {
  expect(isFlashLate(aClock(34))).toBe(false)
  expect(isFlashLate(aClock(90))).toBe(true)
  expect(isFlashLate(aClock(null))).toBe(false)
})
