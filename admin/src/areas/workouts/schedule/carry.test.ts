import { expect, it } from 'vitest'
import { carriedBy, carriedTo, isAtRest, taken } from './carry.ts'

const at = (round: number, day: string) => ({ round, day })

it('moves a drag by days and rounds and detects a drop at the start', () => {
  const carry = taken(['a', 'b'], at(3, '2026-11-25'), false)
  expect(isAtRest(carry)).toBe(true)
  expect(carriedBy(carriedTo(carry, at(5, '2026-12-05')))).toEqual({ days: 10, rounds: 2 })
  expect(isAtRest(carriedTo(carry, at(3, '2026-12-05')))).toBe(false)
  expect(isAtRest(carriedTo(carry, at(3, '2026-11-25')))).toBe(true)
})
