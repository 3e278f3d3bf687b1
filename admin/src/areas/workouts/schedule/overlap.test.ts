import { addDays, type Day } from '@roundboard/domain'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aScheduledWorkout, idOf } from '../../../shared/testing/fixtures.ts'
import { overlapOn, shownOn } from './overlap.ts'

const on = (id: number, name: string, first: Day, last: Day, given = {}) =>
  aScheduledWorkout({
    ...{ id: idOf(id), name },
    startDate: `${first}T00:00:00.000Z`,
    endDate: `${last}T23:59:59.999Z`,
    ...given,
  })

const until = '2026-12-31'
const bagB = on(1, 'Bag Work B', '2026-11-24', '2026-11-26')
const combinations = on(2, 'Combinations', '2026-11-25', '2026-11-25')

test('shows the workout that starts last, and the other again after it', () => {
  expect(overlapOn([bagB, combinations], '2026-11-25', until)).toEqual({
    day: '2026-11-25',
    winner: combinations,
    why: 'starts-last',
    covered: [
      {
        workout: bagB,
        backOn: '2026-11-26',
        remedy: { kind: 'end', lastDay: '2026-11-24', leaves: ['2026-11-26'] },
      },
    ],
  })
})

test('shows the one created last on equal starts, and can start the longer one later', () => {
  const newer = on(3, 'Newer', '2026-11-24', '2026-11-24', {
    createdAt: '2026-11-22T10:00:00.000Z',
  })
  const overlap = overlapOn([bagB, newer], '2026-11-24', until)
  expect(overlap).toMatchObject({
    winner: newer,
    why: 'created-last',
    covered: [{ workout: bagB, remedy: { kind: 'begin', firstDay: '2026-11-25' } }],
  })
})

test('can only remove a workout that is never shown', () => {
  const under = on(3, 'Under', '2026-11-25', '2026-11-25', {
    createdAt: '2026-11-01T10:00:00.000Z',
  })
  const [covered] = overlapOn([combinations, under], '2026-11-25', until)?.covered ?? []
  expect(covered).toEqual({ workout: under, backOn: undefined, remedy: { kind: 'remove' } })
})

test.each([
  ['one alone', [bagB]],
  ['a draft', [bagB, { ...combinations, isDraft: true }]],
  ['one without steps', [bagB, { ...combinations, stills: [] }]],
  ['one of another day', [bagB, on(3, 'Later', '2026-11-27', '2026-11-27')]],
])('finds no overlap for %s', (_, workouts) => {
  expect(overlapOn(workouts, '2026-11-25', until)).toBeUndefined()
})

const first = '2026-11-01'
const anyWorkouts = fc
  .array(fc.record({ from: fc.nat(20), days: fc.nat(8), age: fc.nat(3) }), {
    minLength: 2,
    maxLength: 6,
  })
  .map((all) =>
    all.map(({ from, days, age }, index) =>
      on(index + 1, `W${String(index)}`, addDays(first, from), addDays(first, from + days), {
        createdAt: `2026-10-0${String(age + 1)}T10:00:00.000Z`,
      }),
    ),
  )

test('resolves overlaps without changing what screens show, except for listed gaps', () => {
  fc.assert(
    fc.property(anyWorkouts, fc.nat(28), (workouts, offset) => {
      const overlap = overlapOn(workouts, addDays(first, offset), until)
      for (const { workout, remedy } of overlap?.covered ?? []) {
        const after = workouts.flatMap((each) => {
          if (each.id !== workout.id) return [each]
          switch (remedy.kind) {
            case 'remove':
              return []
            case 'end':
              return [{ ...each, endDate: `${remedy.lastDay}T23:59:59.999Z` }]
            case 'begin':
              return [{ ...each, startDate: `${remedy.firstDay}T00:00:00.000Z` }]
            case 'none':
              return [each]
          }
        })
        const leaves = remedy.kind === 'end' ? remedy.leaves : []
        for (let day = first; day < until; day = addDays(day, 1)) {
          const before = shownOn(workouts, day)
          const isHoleNow = before !== undefined && shownOn(after, day) === undefined
          expect(isHoleNow).toBe(leaves.includes(day))
          if (before && before.id !== workout.id) expect(shownOn(after, day)?.id).toBe(before.id)
        }
      }
    }),
  )
})
