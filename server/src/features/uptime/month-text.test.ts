import { screenStates, type Transition } from '@roundboard/domain'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { monthOf, newMonth, readMonth, startOfMonth } from './month-text.ts'

const november = monthOf(Date.parse('2026-11-15'))

test('a month is read as it was written, transition by transition', () => {
  const anyState = fc.constantFrom(...screenStates)
  const anySecond = fc.integer({ min: 0, max: 30 * 86_400 - 1 })
  fc.assert(
    fc.property(
      fc.option(anyState),
      fc.array(fc.tuple(anySecond, anyState), { minLength: 1 }),
      (before, given) => {
        const transitions = given
          .toSorted(([a], [b]) => a - b)
          .map(([second, state]): Transition => ({
            at: startOfMonth(november) + second * 1_000,
            state,
          }))
        const text = transitions
          .map((transition, index) => newMonth(before, transition).slice(index === 0 ? 0 : 1))
          .join('')
        expect(readMonth(november, text)).toEqual({ before, transitions })
        expect(text.length).toBeLessThanOrEqual(1 + 6 * transitions.length)
      },
    ),
  )
})

test('months are those of UTC', () => {
  expect(startOfMonth(november)).toBe(Date.parse('2026-11-01'))
  expect(monthOf(Date.parse('2026-11-30T23:59:59.999Z'))).toBe(november)
  expect(monthOf(Date.parse('2026-12-01'))).toBe(november + 1)
  expect(startOfMonth(november + 2)).toBe(Date.parse('2027-01-01'))
})
