import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { addDays, endOfDayStamp, startOfDayStamp } from './calendar-days.ts'
import { gymDay, type GymClock } from './gym-calendar.ts'
import { onAir, type OnAirCandidate } from './on-air.ts'
import { playbackAt, programme, type Programme } from './programme.ts'
import { zoneRulesOf } from './testing/index.ts'

const utc: GymClock = {
  zone: zoneRulesOf('UTC'),
  is365: false,
  schedule: [12, 12, 12, 12, 12, 12, 12],
}
const newYork365: GymClock = {
  zone: zoneRulesOf('America/New_York'),
  is365: true,
  schedule: [8, 8, 8, 8, 8, 8, 8],
}
const dayMs = 86_400_000

function aWorkout(id: string, firstDay: string, lastDay = firstDay): OnAirCandidate {
  return {
    id,
    startDate: startOfDayStamp(firstDay),
    endDate: endOfDayStamp(lastDay),
    createdAt: '2026-01-01T00:00:00.000Z',
    routines: [{}],
  }
}

function rowsOf(intervals: Programme<OnAirCandidate>) {
  return intervals.map(({ from, to, workout }) => [
    new Date(from).toISOString().slice(0, 16),
    new Date(to).toISOString().slice(0, 16),
    workout?.id ?? null,
  ])
}

describe('programme', () => {
  it('starts with the current gym day and merges days that show the same', () => {
    const workouts = [aWorkout('a', '2026-07-10', '2026-07-11'), aWorkout('b', '2026-07-13')]
    expect(rowsOf(programme(workouts, utc, Date.parse('2026-07-10T15:00Z'), 6))).toEqual([
      ['2026-07-10T00:00', '2026-07-12T00:00', 'a'],
      ['2026-07-12T00:00', '2026-07-13T00:00', null],
      ['2026-07-13T00:00', '2026-07-14T00:00', 'b'],
      ['2026-07-14T00:00', '2026-07-16T00:00', null],
    ])
  })

  it('is one empty interval if nothing is scheduled', () => {
    expect(rowsOf(programme([], utc, Date.parse('2026-07-10T15:00Z'), 14))).toEqual([
      ['2026-07-10T00:00', '2026-07-24T00:00', null],
    ])
  })

  it('changes in the evening at a 365 location, even when clocks change', () => {
    const workouts = [
      aWorkout('a', '2026-03-07'),
      aWorkout('b', '2026-03-08'),
      aWorkout('c', '2026-03-09'),
    ]
    expect(rowsOf(programme(workouts, newYork365, Date.parse('2026-03-07T12:00Z'), 3))).toEqual([
      ['2026-03-07T01:00', '2026-03-08T01:00', 'a'],
      ['2026-03-08T01:00', '2026-03-09T00:00', 'b'],
      ['2026-03-09T00:00', '2026-03-10T00:00', 'c'],
    ])
  })

  it('leaves out a day that the time zone skipped', () => {
    const hourMs = 3_600_000
    const samoa = {
      untils: [Date.parse('2011-12-30T10:00Z')],
      offsetsMs: [-10 * hourMs, 14 * hourMs],
    }
    const apia: GymClock = { ...utc, zone: samoa }
    const workouts = ['2011-12-29', '2011-12-30', '2011-12-31'].map((day) => aWorkout(day, day))
    expect(rowsOf(programme(workouts, apia, Date.parse('2011-12-29T20:00Z'), 3))).toEqual([
      ['2011-12-29T10:00', '2011-12-30T10:00', '2011-12-29'],
      ['2011-12-30T10:00', '2011-12-31T10:00', '2011-12-31'],
    ])
  })

  it('shows at each instant what is on air on its gym day, without gaps or overlaps', () => {
    const first = '2026-10-28'
    const workouts = fc.array(
      fc
        .tuple(fc.nat(12), fc.nat(4), fc.nat())
        .map(([start, length, id]) =>
          aWorkout(String(id), addDays(first, start), addDays(first, start + length)),
        ),
    )
    fc.assert(
      fc.property(
        workouts,
        fc.constantFrom(utc, newYork365),
        fc.nat(10 * dayMs),
        (list, clock, later) => {
          const now = Date.parse(first) + later
          const intervals = programme(list, clock, now, 14)
          intervals.slice(1).forEach((interval, index) => {
            expect(interval.from).toBe(intervals[index]?.to)
            expect(interval.workout?.id).not.toBe(intervals[index]?.workout?.id)
          })
          for (const at of [now, ...intervals.flatMap(({ from, to }) => [from, to - 1])]) {
            const { workout, nextChangeAt } = playbackAt(intervals, at)
            expect(workout?.id).toBe(onAir(list, gymDay(at, clock))?.id)
            expect(nextChangeAt).not.toBeNull()
          }
        },
      ),
    )
  })
})

describe('playbackAt', () => {
  const intervals: Programme<string> = [
    { from: 1000, to: 2000, workout: 'a' },
    { from: 2000, to: 3000, workout: null },
    { from: 3000, to: 4000, workout: 'b' },
  ]

  test.each([
    ['before the program', 0, 'a', 2000],
    ['at its start', 1000, 'a', 2000],
    ['at the end of an interval', 1999.9, 'a', 2000],
    ['where nothing is scheduled', 2000, null, 3000],
    ['in the last interval', 3999, 'b', 4000],
    ['when the program has just ended', 4000, 'b', null],
    ['long after the program has ended', 1e15, 'b', null],
  ])('%s', (_, now, workout, nextChangeAt) => {
    expect(playbackAt(intervals, now)).toEqual({ workout, nextChangeAt })
  })

  it('returns no workout without a program', () => {
    expect(playbackAt([], 0)).toEqual({ workout: null, nextChangeAt: null })
  })

  it('reaches the end of a program by checking again at each change', () => {
    let now = 0
    const shown: (string | null)[] = []
    for (;;) {
      const { workout, nextChangeAt } = playbackAt(intervals, now)
      shown.push(workout)
      if (nextChangeAt === null) break
      now = nextChangeAt
    }
    expect(shown).toEqual(['a', null, 'b', 'b'])
  })
})
