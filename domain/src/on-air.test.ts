import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { addDays, endOfDayStamp, startOfDayStamp } from './calendar-days.ts'
import { onAir, onAirSpans, type OnAirCandidate } from './on-air.ts'

const day = '2026-07-10'

function aWorkout(
  id: string,
  firstDay = day,
  lastDay = day,
  rest: Partial<OnAirCandidate> = {},
): OnAirCandidate {
  return {
    id,
    startDate: startOfDayStamp(firstDay),
    endDate: endOfDayStamp(lastDay),
    createdAt: '2026-06-01T12:00:00.000Z',
    routines: [{}],
    ...rest,
  }
}

describe('onAir of a single workout', () => {
  test.each([
    ['2026-07-08', false],
    ['2026-07-09', true],
    ['2026-07-10', true],
    ['2026-07-11', true],
    ['2026-07-12', false],
  ])('from the 9th to the 11th is on air on %s: %s', (gymDay, isOnAir) => {
    const workout = aWorkout('a', '2026-07-09', '2026-07-11')
    expect(onAir([workout], gymDay)).toBe(isOnAir ? workout : undefined)
  })

  it('without routines is never on air', () => {
    expect(onAir([aWorkout('a', day, day, { routines: [] })], day)).toBeUndefined()
  })

  it("without routines doesn't hide another", () => {
    const long = aWorkout('a', '2026-07-01', '2026-07-31')
    expect(onAir([long, aWorkout('b', day, day, { routines: [] })], day)).toBe(long)
  })

  it('that ends before it starts is never on air', () => {
    expect(onAir([aWorkout('a', '2026-07-11', '2026-07-09')], day)).toBeUndefined()
  })
})

describe('onAir of several workouts', () => {
  it('is the one that starts last, even if it was created first', () => {
    const late = aWorkout('a', '2026-07-10', day, { createdAt: '2026-01-01T00:00:00.000Z' })
    expect(onAir([aWorkout('b', '2026-07-09'), late, aWorkout('c', '2026-07-08')], day)).toBe(late)
  })

  it('is the one created last if they start on the same day', () => {
    const newer = aWorkout('a', day, day, { createdAt: '2026-06-02T00:00:00.000Z' })
    expect(onAir([aWorkout('b'), newer, aWorkout('c')], day)).toBe(newer)
  })

  it('is the one with the greatest ID if they were created at the same time', () => {
    expect(onAir([aWorkout('a'), aWorkout('c'), aWorkout('b')], day)?.id).toBe('c')
  })
})

test("onAir doesn't depend on the order of the list", () => {
  const workouts = fc.uniqueArray(
    fc
      .record({ id: fc.string(), start: fc.nat(4), length: fc.nat(4), created: fc.nat(2) })
      .map(({ id, start, length, created }) =>
        aWorkout(id, addDays(day, start - 4), addDays(day, start - 4 + length), {
          createdAt: `2026-06-0${String(created + 1)}T00:00:00.000Z`,
        }),
      ),
    { selector: (workout) => workout.id, maxLength: 8 },
  )
  const shuffled = workouts.chain((list) =>
    fc.tuple(
      fc.constant(list),
      fc.shuffledSubarray(list, { minLength: list.length, maxLength: list.length }),
    ),
  )
  fc.assert(
    fc.property(shuffled, ([list, otherOrder]) => {
      expect(onAir(otherOrder, day)).toBe(onAir(list, day))
    }),
  )
})

describe('onAirSpans', () => {
  const from = '2026-07-01'
  const aDay = fc.integer({ min: -5, max: 25 }).map((count) => addDays(from, count))
  const someWorkouts = fc
    .array(
      fc.record({
        first: aDay,
        last: aDay,
        steps: fc.nat(1),
        created: fc.integer({ min: 1, max: 3 }),
      }),
    )
    .map((given) =>
      given.map(({ first, last, steps, created }, index) =>
        aWorkout(String(index), first, last, {
          routines: { length: steps },
          createdAt: `2026-06-0${String(created)}T00:00:00.000Z`,
        }),
      ),
    )

  it('contains the workout on air of each day, and no others', () => {
    fc.assert(
      fc.property(someWorkouts, (workouts) => {
        const spans = onAirSpans(workouts, from, addDays(from, 20))
        for (let count = 0; count <= 20; count++) {
          const each = addDays(from, count)
          const found = spans.filter(({ firstDay, lastDay }) => firstDay <= each && each <= lastDay)
          expect(found.map(({ workout }) => workout)).toEqual([onAir(workouts, each) ?? []].flat())
        }
        for (const { firstDay, lastDay } of spans) {
          expect(firstDay >= from && lastDay <= addDays(from, 20)).toBe(true)
        }
      }),
    )
  })

  it('contains two spans for an interrupted workout', () => {
    const long = aWorkout('a', '2026-07-01', '2026-07-05')
    const short = aWorkout('b', '2026-07-03', '2026-07-03')
    expect(onAirSpans([short, long], from, '2026-07-31')).toEqual([
      { workout: long, firstDay: '2026-07-01', lastDay: '2026-07-02' },
      { workout: short, firstDay: '2026-07-03', lastDay: '2026-07-03' },
      { workout: long, firstDay: '2026-07-04', lastDay: '2026-07-05' },
    ])
  })
})
