import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { findFigure } from './figure-box.ts'
import { findSeam } from './loop-seam.ts'
import { drawnClip, type Patch } from './testing/index.ts'
import { runs } from './testing/property-runs.ts'

const stature = 90

/** A standing figure, `x` to the right, with its arm raised by `up`. */
const athlete = (x: number, up = 0): Patch[] => [
  { x: 20 + Math.round(x), y: 20, width: 14, height: stature, shade: 238 },
  { x: 34 + Math.round(x), y: 60 - Math.round(up), width: 22, height: 6, shade: 238 },
]

/** Moves back and forth for `cycles` in the given frames, starting at `phase` of a cycle. */
const toAndFro = (frames: number, cycles: number, phase = 0, width = 24) =>
  drawnClip(frames, (frame) =>
    athlete((width / 2) * (1 - Math.cos(2 * Math.PI * ((frame * cycles) / frames + phase)))),
  )

const seamOf = (clip: ReturnType<typeof drawnClip>) => findSeam(clip, findFigure(clip))

describe('findSeam', () => {
  test('finds no jump in a cyclic motion, at any phase and speed', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.integer({ min: 1, max: 5 }),
        (phase, cycles) => {
          expect(seamOf(toAndFro(40, cycles, phase))).toEqual({ jump: 0, cut: null })
        },
      ),
      { numRuns: runs(12) },
    )
  })

  test.each([6, 12, 18, 24])('measures a jump of the figure by %d pixels', (by) => {
    const clip = drawnClip(40, (frame) => athlete(by * Math.sin((Math.PI / 2) * (frame / 39))))
    const { jump } = seamOf(clip)
    expect(jump).toBeGreaterThan((0.75 * by) / stature)
    expect(jump).toBeLessThan((1.1 * by + 1) / stature)
  })

  it('measures a jump of an arm', () => {
    const clip = drawnClip(40, (frame) => athlete(0, frame))
    expect(seamOf(clip).jump).toBeGreaterThan(0.15)
  })

  it('finds no jump if the last frame repeats the first', () => {
    const clip = toAndFro(40, 1)
    const [first] = clip
    const last = clip.at(-1)
    if (!first || !last) throw new Error('There is no frame.')
    expect(seamOf([...clip, { ...first, atMs: last.atMs + 33 }]).jump).toBe(0)
  })

  it('finds no jump in a still or empty clip', () => {
    expect(
      findSeam(
        drawnClip(30, () => athlete(0)),
        null,
      ),
    ).toEqual({ jump: 0, cut: null })
    expect(findSeam([], null)).toEqual({ jump: 0, cut: null })
  })

  it('ignores fading light', () => {
    const clip = drawnClip(
      40,
      () => athlete(0).map((patch) => ({ ...patch, shade: 200 })),
      (_, _y, frame) => 60 - frame,
    )
    expect(findSeam(clip, null).jump).toBe(0)
  })
})

describe('the suggested cut', () => {
  it('is where the figure returns to the pose of the first frame', () => {
    const cycle = 48
    const clip = toAndFro(120, 120 / cycle, 0, 40).slice(0, 70)
    const { jump, cut } = seamOf(clip)
    expect(jump).toBeGreaterThan(0.2)
    expect(cut?.atMs).toBeCloseTo((cycle * 1000) / 30, -2)
    expect(cut?.jump).toBeLessThan(0.02)
  })

  it('is null if the pose never returns', () => {
    const clip = drawnClip(60, (frame) => athlete(frame / 2))
    expect(seamOf(clip).cut).toBeNull()
  })

  it("isn't where the movement reverses", () => {
    const wholeCycle = toAndFro(120, 1, 0.125, 40)
    const [first] = wholeCycle
    const { jump, cut } = seamOf(wholeCycle.slice(0, 100))
    expect(wholeCycle.slice(60, 100).some(({ grey }) => grey.join() === first?.grey.join())).toBe(
      true,
    )
    expect(jump).toBeGreaterThan(0.05)
    expect(cut).toBeNull()
  })

  it('leaves at least a second of the clip', () => {
    const clip = toAndFro(60, 60 / 14, 0, 30).slice(0, 20)
    expect(seamOf(clip).cut).toBeNull()
  })

  it('leaves no jump at the new seam', () => {
    const clip = toAndFro(120, 2.5, 0, 40).slice(0, 110)
    const { cut } = seamOf(clip)
    const better = clip.filter(({ atMs }) => cut !== null && atMs < cut.atMs)
    expect(seamOf(better).jump).toBe(0)
  })
})
