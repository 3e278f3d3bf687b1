import { describe, expect, it } from 'vitest'
import { keyOf, placeOf, startOfWeek, stepped, type Step } from './cursor.ts'

const monday = 1
const at = (round: number, day: string) => ({ round, day })

describe('grid cursor', () => {
  it.each<[Step, number, string]>([
    ['left', 3, '2026-11-24'],
    ['right', 3, '2026-11-26'],
    ['up', 2, '2026-11-25'],
    ['down', 4, '2026-11-25'],
    ['home', 3, '2026-11-23'],
    ['end', 3, '2026-11-29'],
    ['week-back', 3, '2026-11-18'],
    ['week-on', 3, '2026-12-02'],
  ])('moves %s', (step, round, day) => {
    expect(stepped(at(3, '2026-11-25'), step, monday, 1)).toEqual(at(round, day))
  })

  it('moves to the next week band from round 1 and round 9', () => {
    expect(stepped(at(1, '2026-11-25'), 'up', monday, 1)).toEqual(at(9, '2026-11-18'))
    expect(stepped(at(9, '2026-11-25'), 'down', monday, 1)).toEqual(at(1, '2026-12-02'))
    expect(stepped(at(1, '2026-11-25'), 'up', monday, 2)).toEqual(at(9, '2026-11-11'))
    expect(stepped(at(9, '2026-11-25'), 'down', monday, 2)).toEqual(at(1, '2026-12-09'))
  })

  it('respects the first day of the week', () => {
    expect(startOfWeek('2026-11-29', monday)).toBe('2026-11-23')
    expect(startOfWeek('2026-11-29', 0)).toBe('2026-11-29')
    expect(startOfWeek('2026-11-27', 6)).toBe('2026-11-21')
    expect(stepped(at(1, '2026-11-28'), 'end', 0, 1).day).toBe('2026-11-28')
  })

  it('converts a place to a key and back', () => {
    expect(placeOf(keyOf(at(9, '2026-12-01')))).toEqual(at(9, '2026-12-01'))
  })
})
