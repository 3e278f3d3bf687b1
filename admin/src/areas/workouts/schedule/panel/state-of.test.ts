import { expect, test } from 'vitest'
import { aScheduledWorkout, idOf } from '../../../../shared/testing/fixtures.ts'
import { stateOf } from './workout-details.tsx'

const now = [
  { day: '2026-11-21', gyms: 388 },
  { day: '2026-11-22', gyms: 12 },
]
const on = (id: number, first: string, last: string, given = {}) =>
  aScheduledWorkout({
    id: idOf(id),
    startDate: `${first}T00:00:00.000Z`,
    endDate: `${last}T23:59:59.999Z`,
    ...given,
  })
const both = on(1, '2026-11-21', '2026-11-22')
const saturday = on(2, '2026-11-22', '2026-11-22')

test.each([
  ['on air where it is shown', both, [both], { kind: 'on-air', gyms: 400 }],
  ['in fewer gyms where another wins', both, [both, saturday], { kind: 'on-air', gyms: 388 }],
  ['published', on(3, '2026-11-23', '2026-11-23'), [], { kind: 'published' }],
  ['past', on(3, '2026-11-20', '2026-11-20'), [], { kind: 'past' }],
  ['a draft', on(3, '2026-11-21', '2026-11-21', { isDraft: true }), [], { kind: 'draft' }],
  ['without steps', on(3, '2026-11-21', '2026-11-21', { stills: [] }), [], { kind: 'no-steps' }],
] as const)('finds the state of a workout: %s', (_, workout, others, state) => {
  expect(stateOf(workout, [...others, workout], now)).toEqual(state)
})
