import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import {
  addDays,
  daysBetween,
  endOfDayStamp,
  isDay,
  startOfDayStamp,
  weekdayOf,
  workoutDays,
} from './calendar-days.ts'

const anyDay = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))

test.each(['2026-01-31', '2028-02-29', '2026-12-31'])('%s is a valid day', (text) => {
  expect(isDay(text)).toBe(true)
})

test.each(['2027-02-29', '2026-04-31', '2026-13-01', '2026-1-1', '2026-01-01T00:00Z', 'today', ''])(
  "%j isn't a valid day",
  (text) => {
    expect(isDay(text)).toBe(false)
  },
)

test.each([
  ['2026-02-28', 1, '2026-03-01'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2026-01-01', -1, '2025-12-31'],
  ['2026-03-08', 0, '2026-03-08'],
])('%s plus %i days is %s', (day, count, expected) => {
  expect(addDays(day, count)).toBe(expected)
})

test.each([
  ['2026-07-05', 0],
  ['2026-07-06', 1],
  ['2026-07-11', 6],
])('the weekday of %s is %i', (day, weekday) => {
  expect(weekdayOf(day)).toBe(weekday)
})

test('days compare in order, and weekdays repeat', () => {
  fc.assert(
    fc.property(anyDay, (day) => {
      const next = addDays(day, 1)
      expect(day < next).toBe(true)
      expect(isDay(next)).toBe(true)
      expect(weekdayOf(next)).toBe((weekdayOf(day) + 1) % 7)
      expect(addDays(next, -1)).toBe(day)
    }),
  )
})

test('addDays and daysBetween are inverse', () => {
  fc.assert(
    fc.property(anyDay, fc.integer({ min: -400, max: 400 }), (day, count) => {
      expect(daysBetween(day, addDays(day, count))).toBe(count)
    }),
  )
})

describe('the days of a workout', () => {
  it('are read from its stamps, regardless of the time zone', () => {
    expect(
      workoutDays({ startDate: '2026-03-08T00:00:00.000Z', endDate: '2026-03-09T23:59:59.999Z' }),
    ).toEqual({ firstDay: '2026-03-08', lastDay: '2026-03-09' })
  })

  // spec: 5
  it('survive conversion to stamps', () => {
    fc.assert(
      fc.property(anyDay, anyDay, (firstDay, lastDay) => {
        const startDate = startOfDayStamp(firstDay)
        const endDate = endOfDayStamp(lastDay)
        expect(workoutDays({ startDate, endDate })).toEqual({ firstDay, lastDay })
        expect(new Date(startDate).toISOString()).toBe(startDate)
        expect(new Date(endDate).toISOString()).toBe(endDate)
      }),
    )
  })

  it('are read in UTC if a stamp has an offset', () => {
    const workout = { startDate: '2026-03-07T20:00-05:00', endDate: '2026-03-08T20:00-05:00' }
    expect(workoutDays(workout)).toEqual({ firstDay: '2026-03-08', lastDay: '2026-03-09' })
  })
})
