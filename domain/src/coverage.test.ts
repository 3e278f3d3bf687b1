import fc from 'fast-check'
import { expect, it, test } from 'vitest'
import { addDays, endOfDayStamp, startOfDayStamp } from './calendar-days.ts'
import { type CoverageCandidate, roundDays } from './coverage.ts'
import { onAir } from './on-air.ts'

const from = '2026-11-22'

function aWorkout(
  start: number,
  days: number,
  rest: Partial<CoverageCandidate> = {},
): CoverageCandidate {
  return {
    id: `${String(start)} ${String(days)}`,
    round: 1,
    isDraft: false,
    startDate: startOfDayStamp(addDays(from, start)),
    endDate: endOfDayStamp(addDays(from, start + days - 1)),
    createdAt: '2026-06-01T12:00:00.000Z',
    routines: [{}],
    ...rest,
  }
}

const cellOf = (workouts: readonly CoverageCandidate[], day: number, round = 1) =>
  roundDays(workouts, from, addDays(from, 6)).find(
    (cell) => cell.round === round && cell.day === addDays(from, day),
  )

it('lists every day of every round once, by day, then by round', () => {
  const cells = roundDays([], '2026-12-30', '2027-01-02')
  expect(cells).toHaveLength(36)
  expect(cells.map(({ round, day }) => `${day} ${String(round)}`)).toEqual(
    cells.map(({ round, day }) => `${day} ${String(round)}`).toSorted(),
  )
})

it('reports a day with only a draft as a gap with that draft', () => {
  const draft = aWorkout(2, 2, { isDraft: true })
  expect(cellOf([draft], 3)).toMatchObject({ workout: null, draft })
  expect(cellOf([draft], 4)).toMatchObject({ workout: null, draft: null })
  expect(cellOf([draft], 3, 2)).toMatchObject({ workout: null, draft: null })
})

it('shows a published workout rather than a draft', () => {
  const published = aWorkout(0, 7)
  const draft = aWorkout(3, 1, { isDraft: true })
  expect(cellOf([published, draft], 3)).toMatchObject({ workout: published, draft })
})

it('reports days of a workout without steps as gaps', () => {
  expect(cellOf([aWorkout(0, 7, { routines: [] })], 3)?.workout).toBeNull()
})

const workouts = fc.array(
  fc
    .record({
      start: fc.integer({ min: -5, max: 20 }),
      days: fc.integer({ min: 1, max: 9 }),
      round: fc.integer({ min: 1, max: 9 }),
      isDraft: fc.boolean(),
      steps: fc.integer({ min: 0, max: 1 }),
    })
    .map(({ start, days, round, isDraft, steps }) =>
      aWorkout(start, days, { round, isDraft, routines: { length: steps } }),
    ),
  { maxLength: 30 },
)

test('matches what screens show on each day, whatever drafts there are', () => {
  fc.assert(
    fc.property(workouts, (all) => {
      const onWalls = all.filter(({ isDraft }) => !isDraft)
      for (const { round, day, workout } of roundDays(all, from, addDays(from, 20)))
        expect(workout).toBe(
          onAir(
            onWalls.filter((one) => one.round === round),
            day,
          ) ?? null,
        )
    }),
  )
})

test('returns the same for a span as for its parts', () => {
  fc.assert(
    fc.property(workouts, fc.integer({ min: 0, max: 19 }), (all, cut) => {
      expect([
        ...roundDays(all, from, addDays(from, cut)),
        ...roundDays(all, addDays(from, cut + 1), addDays(from, 20)),
      ]).toEqual(roundDays(all, from, addDays(from, 20)))
    }),
  )
})
