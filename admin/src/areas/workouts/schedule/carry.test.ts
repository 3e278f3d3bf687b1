import { expect, it } from 'vitest'
import { carryOffset, carryTo, isAtRest, taken } from './carry.ts'

const at = (round: number, day: string) => ({ round, day })

it('moves a drag by days and rounds and detects a drop at the start', () => {
  const carry = taken(['a', 'b'], at(3, '2026-11-25'), false)
  expect(isAtRest(carry)).toBe(true)
  expect(carryOffset(carryTo(carry, at(5, '2026-12-05')))).toEqual({ days: 10, rounds: 2 })
  expect(isAtRest(carryTo(carry, at(3, '2026-12-05')))).toBe(false)
  expect(isAtRest(carryTo(carry, at(3, '2026-11-25')))).toBe(true)
})
