import { describe, expect, it } from 'vitest'
import { carryTo, taken } from '../carry.ts'
import { nothingSelected, selected, weekOf } from '../selection.ts'
import { shadowOf } from './drop-target.ts'

const monday = 1
const at = (round: number, day: string) => ({ round, day })
const long = { id: 'long', round: 3, firstDay: '2026-11-24', lastDay: '2026-11-26' }
const short = { id: 'short', round: 5, firstDay: '2026-11-25', lastDay: '2026-11-25' }
const workouts = [long, short]

describe('drop target', () => {
  it('covers all days of a workout, whichever day is dragged', () => {
    const carry = carryTo(taken(['long'], at(3, '2026-11-25'), false), at(4, '2026-11-26'))
    expect([...shadowOf(carry, workouts, nothingSelected)]).toEqual([
      '2026-11-25/4',
      '2026-11-26/4',
      '2026-11-27/4',
    ])
  })

  it('covers all dragged workouts at their positions', () => {
    const carry = taken(['long', 'short'], at(3, '2026-11-24'), true)
    const shadow = shadowOf(carryTo(carry, at(3, '2026-12-01')), workouts, nothingSelected)
    expect([...shadow]).toEqual(['2026-12-01/3', '2026-12-02/3', '2026-12-03/3', '2026-12-02/5'])
  })

  it('stays within nine rounds, and a whole week keeps its rounds', () => {
    const carry = taken(['long', 'short'], at(3, '2026-11-24'), false)
    const down = carryTo(carry, at(9, '2026-11-24'))
    expect(shadowOf(down, workouts, nothingSelected)).toContain('2026-11-25/9')
    const week = selected(weekOf('2026-11-24', monday))
    expect(shadowOf(down, workouts, week)).toContain('2026-11-25/5')
  })

  it('covers nothing without a drag', () => {
    expect(shadowOf(undefined, workouts, nothingSelected).size).toBe(0)
  })
})
