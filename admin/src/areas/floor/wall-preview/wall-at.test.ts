import { describe, expect, it } from 'vitest'
import { wallMoment } from './wall-at.queries.ts'

describe('the address of a screen preview', () => {
  it('contains the location, the round and the time', () => {
    expect(wallMoment('?location=gym-1&round=3&at=2026-12-24T06:00:00Z')).toEqual({
      location: 'gym-1',
      round: 3,
      at: Date.parse('2026-12-24T06:00:00Z'),
      isNow: false,
    })
  })

  it.each(['', '?round=3', '?location=gym-1', '?location=gym-1&round=10', '?location=g&round=x'])(
    'shows the staged workout when incomplete: %s',
    (search) => {
      expect(wallMoment(search)).toBeUndefined()
    },
  )

  it('means now without a time', () => {
    const before = Date.now()
    const moment = wallMoment('?location=gym-1&round=1')
    expect(moment?.isNow).toBe(true)
    expect(moment?.at).toBeGreaterThanOrEqual(before)
  })
})
