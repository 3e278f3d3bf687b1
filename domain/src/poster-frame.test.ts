import { expect, it } from 'vitest'
import { posterFrameMs } from './poster-frame.ts'
import { drawnClip } from './testing/index.ts'

const kick = (height: number) => [
  { x: 30, y: 20, width: 14, height: 90, shade: 238 },
  { x: 44, y: 90 - height, width: 30, height: 8, shade: 238 },
]
/** The height of the leg at a frame; most of the time the figure stands. */
const heightAt = (frame: number) => Math.max(0, 50 - Math.abs(frame - 20) * 6)

it('posterFrameMs is the peak of a kick', () => {
  const clip = drawnClip(40, (frame) => kick(heightAt(frame)))
  expect(posterFrameMs(clip)).toBeCloseTo(20 * (1000 / 30))
})

it("posterFrameMs isn't a black frame of a fade-in", () => {
  const clip = drawnClip(40, (frame) =>
    kick(heightAt(frame)).map((patch) => ({ ...patch, shade: frame < 3 ? 23 : patch.shade })),
  )
  expect(posterFrameMs(clip)).toBeCloseTo(20 * (1000 / 30))
})

it('posterFrameMs is the start without frames or movement', () => {
  expect(posterFrameMs([])).toBe(0)
  expect(posterFrameMs(drawnClip(10, () => kick(0)))).toBe(0)
})
