import { expect, test } from 'vitest'
import { mostSeenBytes, numbersOf, seenFrames } from './seen-frames.ts'

const frameBytes = 144 * 192

test('samples every frame of a short clip', () => {
  const numbers = numbersOf(seenFrames(90, frameBytes))
  expect(numbers).toEqual(Array.from({ length: 90 }, (_, number) => number))
})

test.each([900, 1_000, 5_000, 36_000, 60_000])(
  'samples %i frames within the memory limit, and all of them at both ends',
  (total) => {
    const numbers = numbersOf(seenFrames(total, frameBytes))
    expect(numbers.length * frameBytes).toBeLessThanOrEqual(mostSeenBytes)
    expect(numbers.length).toBeGreaterThan(400)
    expect(numbers.slice(0, 8)).toEqual([0, 1, 2, 3, 4, 5, 6, 7])
    expect(numbers.slice(-8)).toEqual([8, 7, 6, 5, 4, 3, 2, 1].map((back) => total - back))
  },
)
