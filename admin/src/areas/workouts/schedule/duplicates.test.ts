import type { ScheduledWorkout } from '@roundboard/contract'
import { expect, test } from 'vitest'
import { duplicatesOf } from './duplicates.ts'

const week = { from: '2026-11-23', to: '2026-11-29' }

const aScheduled = (
  id: string,
  day: string,
  given: Partial<ScheduledWorkout> = {},
): ScheduledWorkout => ({
  ...{ _id: id, id, name: id, subHeader: '', round: 1, isDraft: false, templateId: null },
  ...{ startDate: `${day}T00:00:00.000Z`, endDate: `${day}T23:59:59.999Z` },
  ...{
    stills: [],
    missingClips: [],
    hasLongText: false,
    lacks: [],
    equipment: [],
    createdAt: '',
    updatedAt: '',
  },
  ...given,
})

const found = (...workouts: ScheduledWorkout[]) =>
  [...duplicatesOf(workouts, week)].map(([id, others]) => [id, others.map((other) => other.id)])

test('finds the same name twice in a round and week, ignoring case and accents', () => {
  const first = aScheduled('a', '2026-11-23', { name: 'Série' })
  const second = aScheduled('b', '2026-11-29', { name: 'SERIE' })
  expect(found(first, second)).toEqual([
    ['a', ['b']],
    ['b', ['a']],
  ])
})

test('finds the same template under two names', () => {
  const of = { templateId: 't' }
  expect(found(aScheduled('a', '2026-11-23', of), aScheduled('b', '2026-11-24', of))).toHaveLength(
    2,
  )
})

test.each([
  ['another round', { round: 2 }],
  ['another name', { name: 'b' }],
  ['another week', { startDate: '2026-11-30T00:00:00.000Z', endDate: '2026-11-30T23:59:59.999Z' }],
])('finds no duplicate with %s', (_, other) => {
  const name = 'same'
  const second = aScheduled('b', '2026-11-24', { name, ...other })
  expect(found(aScheduled('a', '2026-11-23', { name }), second)).toEqual([])
})
