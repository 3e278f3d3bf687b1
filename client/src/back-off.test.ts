import fc from 'fast-check'
import { expect, test } from 'vitest'
import { backOffMs } from './back-off.ts'

const options = { baseMs: 1_000, capMs: 30_000 }

test.each([
  [0, 1_000],
  [1, 2_000],
  [4, 16_000],
  [5, 30_000],
  [1_000, 30_000],
])('backOffMs after %d failures waits at most %d ms', (failures, most) => {
  expect(backOffMs(failures, { ...options, random: () => 1 })).toBe(most)
  expect(backOffMs(failures, { ...options, random: () => 0 })).toBe(0)
})

test('backOffMs never exceeds its cap, and grows with the random value', () => {
  const chance = fc.double({ min: 0, max: 1, noNaN: true })
  fc.assert(
    fc.property(fc.nat(), chance, (failures, random) => {
      const wait = backOffMs(failures, { ...options, random: () => random })
      expect(wait).toBeGreaterThanOrEqual(0)
      expect(wait).toBeLessThanOrEqual(options.capMs * random)
    }),
  )
})
