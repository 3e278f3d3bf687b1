import { describe, expect, test } from 'vitest'
import { areContiguousSteps, endsBeforeStart, nextStep } from './workout-rules.ts'

test.each([
  ['2026-07-10', '2026-07-09', true],
  ['2026-07-10', '2026-07-10', false],
  ['2026-07-10', '2026-08-01', false],
  ['2026-12-31', '2027-01-01', false],
])('a workout from %s to %s ends before it starts: %s', (firstDay, lastDay, expected) => {
  expect(endsBeforeStart(firstDay, lastDay)).toBe(expected)
})

describe('steps', () => {
  test.each([[[]], [[1]], [[1, 2]], [[3, 1, 2]]])('%j are contiguous', (steps) => {
    expect(areContiguousSteps(steps)).toBe(true)
  })

  test.each([[[0]], [[2]], [[1, 1]], [[1, 3]], [[1.5]], [[1, 2, 3, 4]]])(
    '%j are not contiguous',
    (steps) => {
      expect(areContiguousSteps(steps)).toBe(false)
    },
  )

  test.each([
    [0, 1],
    [2, 3],
    [3, undefined],
  ])('after %i routines the next is %s', (count, step) => {
    expect(nextStep(count)).toBe(step)
  })
})
