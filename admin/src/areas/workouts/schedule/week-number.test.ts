import { expect, it } from 'vitest'
import { weekNumber } from './grid/band-head.tsx'

it.each([
  ['2026-11-16', 47],
  ['2026-12-28', 53],
  ['2027-01-04', 1],
  ['2024-12-30', 1],
  ['2026-11-15', 47],
])('numbers the week from %s as week %i', (firstDay, number) => {
  expect(weekNumber(firstDay)).toBe(number)
})
