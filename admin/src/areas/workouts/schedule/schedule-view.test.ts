import type { ScheduledWorkout, WorkoutSchedule } from '@roundboard/contract'
import { addDays, limits, onAir, workoutDays } from '@roundboard/domain'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isGap, viewOf, type ScheduleView } from './schedule-view.ts'
import { runs } from '@roundboard/domain/testing'

let made = 0
function aWorkout(firstDay: string, lastDay = firstDay, given: Partial<ScheduledWorkout> = {}) {
  made += 1
  const id = `019a0000-0000-7000-8000-${String(made).padStart(12, '0')}`
  return {
    ...{ _id: id, id, name: `Workout ${String(made)}`, subHeader: '', round: 1, isDraft: false },
    templateId: null,
    startDate: `${firstDay}T00:00:00.000Z`,
    endDate: `${lastDay}T23:59:59.999Z`,
    stills: [null],
    missingClips: [],
    hasLongText: false,
    lacks: [],
    equipment: [],
    createdAt: `2026-01-01T00:00:00.${String(made % 1000).padStart(3, '0')}Z`,
    updatedAt: '2026-01-01T00:00:00.000Z',
    ...given,
  } satisfies ScheduledWorkout
}

const monday = '2026-11-16'
const sunday = '2026-11-29'
const today: WorkoutSchedule['today'] = [
  { day: '2026-11-21', gyms: 388 },
  { day: '2026-11-22', gyms: 12 },
]
const seen = (workouts: readonly ScheduledWorkout[], gym?: WorkoutSchedule['gym']) =>
  viewOf({ workouts: [...workouts], today, gym: gym ?? null }, monday, sunday, '2026-11-21')
const at = (view: ScheduleView, day: string, round = 1) =>
  view.bands
    .flatMap(({ rows }) => rows)
    .flatMap(({ cells }) => cells)
    .find((cell) => cell.day === day && cell.round === round)
const chipAt = (view: ScheduleView, day: string) =>
  view.bands.flatMap(({ rows }) => rows[0]?.chips ?? []).find((chip) => chip.day === day)

describe('schedule cell', () => {
  it.each([
    ['2026-11-20', {}, 'past'],
    ['2026-11-21', {}, 'on-air'],
    ['2026-11-22', {}, 'on-air'],
    ['2026-11-23', {}, 'published'],
    ['2026-11-23', { isDraft: true }, 'draft'],
    ['2026-11-21', { isDraft: true }, 'draft'],
    ['2026-11-23', { stills: [] }, 'no-steps'],
  ] as const)('on %s with %j is %s', (day, given, state) => {
    expect(
      at(
        seen([
          aWorkout(day, day, {
            ...given,
            stills: [...('stills' in given ? given.stills : [null])],
          }),
        ]),
        day,
      )?.state,
    ).toBe(state)
  })

  it.each([
    ['2026-11-20', 'gone'],
    ['2026-11-21', 'gap-soon'],
    ['2026-11-28', 'gap-soon'],
    ['2026-11-29', 'gap'],
  ] as const)('on %s without a workout is %s', (day, state) => {
    expect(at(seen([]), day)?.state).toBe(state)
  })

  it('uses the local day of the chosen location to tell what is on screens', () => {
    const stamp = '2026-11-22T02:00:00.000Z'
    const gym = { day: '2026-11-22', from: stamp, to: stamp, timeZone: 'Asia/Tokyo' }
    const view = seen([aWorkout('2026-11-21'), aWorkout('2026-11-22')], gym)
    expect(at(view, '2026-11-21')?.state).toBe('past')
    expect(at(view, '2026-11-22')?.state).toBe('on-air')
  })

  it('puts the workout that screens show on top', () => {
    const week = aWorkout('2026-11-23', '2026-11-27')
    const day = aWorkout('2026-11-25')
    const draft = aWorkout('2026-11-26', '2026-11-26', { isDraft: true })
    const view = seen([day, draft, week])
    expect(at(view, '2026-11-24')?.stack.map(({ id }) => id)).toEqual([week.id])
    expect(at(view, '2026-11-25')?.stack.map(({ id }) => id)).toEqual([day.id, week.id])
    expect(at(view, '2026-11-26')?.stack.map(({ id }) => id)).toEqual([week.id, draft.id])
    expect(at(view, '2026-11-26')?.state).toBe('published')
  })

  it('agrees with the rule for what screens show in any schedule', () => {
    const anyWorkout = fc
      .tuple(fc.nat(16), fc.nat(8), fc.boolean(), fc.boolean(), fc.nat(3))
      .map(([start, more, isDraft, isEmpty, round]) => {
        const first = addDays('2026-11-14', start)
        return aWorkout(first, addDays(first, more), {
          isDraft,
          stills: isEmpty ? [] : [null],
          round: round + 1,
        })
      })
    fc.assert(
      fc.property(fc.array(anyWorkout, { maxLength: 14 }), (workouts) => {
        const view = seen(workouts)
        for (const { day, round, top, state } of view.bands.flatMap(({ rows }) =>
          rows.flatMap(({ cells }) => cells),
        )) {
          const candidates = workouts
            .filter((workout) => workout.round === round && !workout.isDraft)
            .map((workout) => ({ ...workout, routines: workout.stills }))
          const shown = onAir(candidates, day)
          if (shown) expect(top?.id).toBe(shown.id)
          else expect(['published', 'on-air']).not.toContain(state)
        }
      }),
      { numRuns: runs(60) },
    )
  })
})

describe('schedule chips', () => {
  it('span the days of a week and continue in the next', () => {
    const long = aWorkout('2026-11-19', '2026-11-25')
    const view = seen([long])
    expect(chipAt(view, '2026-11-19')).toMatchObject({
      days: 4,
      begins: true,
      ends: false,
      state: 'on-air',
    })
    expect(chipAt(view, '2026-11-23')).toMatchObject({
      days: 3,
      begins: false,
      ends: true,
      state: 'published',
    })
  })

  it('are split where another workout is shown', () => {
    const week = aWorkout('2026-11-23', '2026-11-27')
    const view = seen([week, aWorkout('2026-11-25')])
    expect(chipAt(view, '2026-11-23')).toMatchObject({ days: 2, ends: false })
    expect(chipAt(view, '2026-11-25')?.stack).toHaveLength(2)
    expect(chipAt(view, '2026-11-26')).toMatchObject({ days: 2, begins: false, ends: true })
  })

  it('cover every day of every round exactly once', () => {
    const view = seen([aWorkout('2026-11-18', '2026-11-24'), aWorkout('2026-11-20')])
    for (const { rows } of view.bands) {
      expect(rows.map(({ round }) => round)).toEqual(limits.workoutRounds)
      for (const { chips } of rows) expect(chips.reduce((sum, { days }) => sum + days, 0)).toBe(7)
    }
  })
})

describe('schedule gap', () => {
  it('is a day from today on that has nothing screens can show, with or without a draft', () => {
    const view = seen([
      aWorkout('2026-11-20', '2026-11-24', { isDraft: true }),
      aWorkout('2026-11-23'),
      aWorkout('2026-11-25', '2026-11-25', { stills: [] }),
    ])
    const gaps = view.bands
      .flatMap(({ rows }) => rows[0]?.cells ?? [])
      .filter(isGap)
      .map(({ day }) => Number(day.slice(8)))
    expect(gaps).toEqual([21, 22, 24, 25, 26, 27, 28, 29])
  })

  it('is the same for every chosen location', () => {
    const stamp = '2026-11-22T02:00:00.000Z'
    const gym = { day: '2026-11-22', from: stamp, to: stamp, timeZone: 'Asia/Tokyo' }
    const gapsOf = (view: ScheduleView) =>
      view.bands.flatMap(({ rows }) => rows.flatMap(({ cells }) => cells.filter(isGap)))
    expect(gapsOf(seen([], gym))).toEqual(gapsOf(seen([])))
  })
})

it('lays out a workout of a thousand years without iterating over its days', () => {
  const old = aWorkout('2000-01-01', '2999-12-31')
  expect(workoutDays(old).firstDay).toBe('2000-01-01')
  expect(chipAt(seen([old]), monday)).toMatchObject({ days: 7, begins: false, ends: false })
})
