import { screenStates, type Transition } from '@roundboard/domain'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { monthOf, newMonth, readMonth, startOfMonth } from './month-text.ts'

const november = monthOf(Date.parse('2026-11-15'))

test('a month is read as it was written, transition by transition', () => {
  const anyState = fc.constantFrom(...screenStates)
  const anySecond = fc.integer({ min: 0, max: 30 * 86_400 - 1 })
  const anyTransition = fc.tuple(anySecond, anyState)
  fc.assert(
    fc.property(
      fc.option(anyTransition),
      fc.array(anyTransition, { minLength: 1 }),
      (earlier, given) => {
        const first = earlier && {
          at: startOfMonth(november - 1) + earlier[0] * 1_000,
          state: earlier[1],
        }
        const transitions = given
          .toSorted(([a], [b]) => a - b)
          .map(([second, state]): Transition => ({
            at: startOfMonth(november) + second * 1_000,
            state,
          }))
        const text = transitions
          .map((transition, index) => {
            const before = index === 0 ? first : (transitions[index - 1] ?? null)
            return newMonth(before, transition).slice(index === 0 ? 0 : 1)
          })
          .join('')
        expect(readMonth(november, text)).toEqual({ before: first?.state ?? null, transitions })
        expect(text.length).toBeLessThanOrEqual(1 + 6 * transitions.length)
      },
    ),
  )
})

test('a wall that is lost for some minutes now and then takes four bytes a transition', () => {
  let before: Transition = { at: startOfMonth(november - 1), state: 'connected' }
  let text = ''
  for (let day = 0; day < 30; day += 1)
    for (const [minute, state] of [[600, 'lost'] as const, [640, 'connected'] as const]) {
      const next: Transition = {
        at: startOfMonth(november) + (day * 1_440 + minute) * 60_000,
        state,
      }
      text += newMonth(before, next).slice(text === '' ? 0 : 1)
      before = next
    }
  expect(text).toMatch(/^Crs0L1uoC/)
  expect(text.length / 60).toBeLessThan(4.6)
})

test('months are those of UTC', () => {
  expect(startOfMonth(november)).toBe(Date.parse('2026-11-01'))
  expect(monthOf(Date.parse('2026-11-30T23:59:59.999Z'))).toBe(november)
  expect(monthOf(Date.parse('2026-12-01'))).toBe(november + 1)
  expect(startOfMonth(november + 2)).toBe(Date.parse('2027-01-01'))
})
