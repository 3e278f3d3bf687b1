import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays } from './calendar-days.ts'
import { endsBeforeStart, nextFreeDays, nextStep, type WorkoutDays } from './workout-rules.ts'

test.each([
  ['2026-07-10', '2026-07-09', true],
  ['2026-07-10', '2026-07-10', false],
  ['2026-07-10', '2026-08-01', false],
  ['2026-12-31', '2027-01-01', false],
])('a workout from %s to %s ends before it starts: %s', (firstDay, lastDay, expected) => {
  expect(endsBeforeStart(firstDay, lastDay)).toBe(expected)
})

describe('nextFreeDays', () => {
  const days = (firstDay: string, lastDay: string) => ({ firstDay, lastDay })

  test.each([
    [
      'follow the workout in an empty round',
      '2026-11-21',
      '2026-11-21',
      [],
      '2026-11-22',
      '2026-11-22',
    ],
    [
      'follow a row of workouts',
      '2026-11-21',
      '2026-11-21',
      [days('2026-11-23', '2026-11-23'), days('2026-11-22', '2026-11-22')],
      '2026-11-24',
      '2026-11-24',
    ],
    [
      'fill a long enough gap',
      '2026-11-19',
      '2026-11-21',
      [days('2026-11-24', '2026-11-24'), days('2026-11-28', '2026-11-30')],
      '2026-11-25',
      '2026-11-27',
    ],
    [
      'cross the end of a year',
      '2026-12-30',
      '2026-12-31',
      [days('2020-01-01', '2027-01-01')],
      '2027-01-02',
      '2027-01-03',
    ],
  ] as const)('%s', (_name, first, last, others, freeFrom, freeTo) => {
    const free = nextFreeDays(days(first, last), others, addDays(last, 1))
    expect(free).toEqual(days(freeFrom, freeTo))
  })

  test('start at the given day if another workout never ends', () => {
    const forever = [days('2026-01-01', '9999-12-31')]
    expect(nextFreeDays(days('2026-11-21', '2026-11-22'), forever, '2026-11-28')).toEqual(
      days('2026-11-28', '2026-11-29'),
    )
  })

  test('overlap no other workouts, and are the first such days', () => {
    const start = '2026-01-01'
    const span = fc.tuple(fc.nat(30), fc.nat(5))
    const spanDays = ([at, more]: readonly [number, number]) =>
      days(addDays(start, at), addDays(start, at + more))
    const overlaps = (a: WorkoutDays, b: WorkoutDays) =>
      a.firstDay <= b.lastDay && b.firstDay <= a.lastDay
    fc.assert(
      fc.property(span, fc.array(span, { maxLength: 12 }), (workout, given) => {
        const others = given.map(spanDays)
        const [, more] = workout
        const free = nextFreeDays(spanDays(workout), others, start)
        const isFree = (from: string) =>
          others.every((other) => !overlaps(other, days(from, addDays(from, more))))
        expect(free.lastDay).toBe(addDays(free.firstDay, more))
        expect(isFree(free.firstDay)).toBe(true)
        for (let day = start; day < free.firstDay; day = addDays(day, 1))
          expect(isFree(day)).toBe(false)
      }),
    )
  })
})

// spec: 2.9
test.each([
  [0, 1],
  [2, 3],
  [3, undefined],
])('the next step after %i routines is %s', (count, step) => {
  expect(nextStep(count)).toBe(step)
})
