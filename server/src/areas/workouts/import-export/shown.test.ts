import type { Workout } from '@roundboard/contract'
import { addDays, endOfDayStamp, startOfDayStamp } from '@roundboard/domain'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { shownOf } from './shown.ts'

const monday = '2026-11-16'
const last = 13

const someWorkouts = fc
  .array(
    fc.record({
      round: fc.integer({ min: 1, max: 2 }),
      first: fc.integer({ min: -5, max: last + 5 }),
      days: fc.integer({ min: 1, max: 6 }),
      isDraft: fc.boolean(),
    }),
    { maxLength: 12 },
  )
  .map((given) => given.map((workout, index) => ({ ...workout, id: String(index) })))

const workoutOf = ({ id, round, first, days, isDraft }: { id: string } & Record<string, unknown>) =>
  ({
    ...{ id, round, isDraft, routines: [] },
    startDate: startOfDayStamp(addDays(monday, Number(first))),
    endDate: endOfDayStamp(addDays(monday, Number(first) + Number(days) - 1)),
  }) as unknown as Workout

test('the overlap filter finds workouts that share a round on a day of the span', () => {
  fc.assert(
    fc.property(someWorkouts, (given) => {
      const plain = new Set<string>()
      for (let day = 0; day <= last; day++)
        for (const round of [1, 2]) {
          const there = given.filter(
            (one) =>
              !one.isDraft && one.round === round && one.first <= day && day < one.first + one.days,
          )
          if (there.length > 1) for (const { id } of there) plain.add(id)
        }
      const touching = given.filter(({ first, days }) => first <= last && first + days > 0)
      const filters = { from: monday, to: addDays(monday, last), isOverlapping: true }
      const shown = shownOf(touching.map(workoutOf), filters).map(({ id }) => id)
      expect(new Set(shown)).toEqual(plain)
    }),
  )
})
