import { describe, expect, it } from 'vitest'
import {
  carriedBy,
  carriedOn,
  carriedTo,
  gripped,
  isAtRest,
  stretchedBy,
  stretchedTo,
  taken,
} from './carry.ts'

const monday = 1
const at = (round: number, day: string) => ({ round, day })
const workout = { id: 'a', round: 7, firstDay: '2026-11-23', lastDay: '2026-11-25' }

describe('what is carried', () => {
  it('goes by days and rounds, by steps or to a cell, and may lie where it was', () => {
    const carry = taken(['a', 'b'], at(3, '2026-11-25'), false)
    expect(isAtRest(carry)).toBe(true)
    const on = carriedOn(carriedOn(carry, 'right', monday), 'up', monday)
    expect(carriedBy(on)).toEqual({ days: 1, rounds: -1 })
    expect(carriedBy(carriedTo(on, at(5, '2026-12-05')))).toEqual({ days: 10, rounds: 2 })
    expect(isAtRest(carriedTo(on, at(3, '2026-11-25')))).toBe(true)
  })

  it('stays within nine rounds', () => {
    const top = taken(['a'], at(1, '2026-11-25'), true)
    const bottom = taken(['a'], at(9, '2026-11-25'), true)
    expect(carriedOn(top, 'up', monday)).toBe(top)
    expect(carriedOn(bottom, 'down', monday)).toBe(bottom)
    expect(carriedOn(bottom, 'week-on', monday).at).toEqual(at(9, '2026-12-02'))
  })
})

describe('a workout stretched', () => {
  it('ends later or earlier, and never before it starts', () => {
    const last = gripped(workout, 'last')
    expect(isAtRest(last)).toBe(true)
    expect(stretchedBy(last, 2).lastDay).toBe('2026-11-27')
    expect(stretchedBy(last, -9)).toMatchObject({ firstDay: '2026-11-23', lastDay: '2026-11-23' })
    expect(isAtRest(stretchedBy(last, -1))).toBe(false)
  })

  it('starts later or earlier, and never after it ends', () => {
    const first = gripped(workout, 'first')
    expect(stretchedTo(first, '2026-11-21').firstDay).toBe('2026-11-21')
    expect(stretchedTo(first, '2026-12-21')).toMatchObject({
      firstDay: '2026-11-25',
      lastDay: '2026-11-25',
    })
  })
})
