import { expect, it } from 'vitest'
import { lengthOf } from './media-tile.tsx'

it.each([
  [200, '0:01'],
  [1_500, '0:02'],
  [59_600, '1:00'],
  [605_000, '10:05'],
])('formats %i ms as %s', (ms, formatted) => {
  expect(lengthOf(ms)).toBe(formatted)
})
