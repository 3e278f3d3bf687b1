import { expect, it } from 'vitest'
import { aCoverage, aScheduledWorkout, idOf } from '../../../shared/testing/fixtures.ts'
import { countedIn, isCounted } from './counted.ts'
import type { Chip } from './schedule-view.ts'

const coverage = aCoverage({
  counted: {
    to: '2026-12-19',
    gaps: [
      { round: 2, day: '2026-11-24', hasDraft: false },
      { round: 1, day: '2026-11-25', hasDraft: true },
    ],
    drafts: [{ id: idOf(1), round: 1, day: '2026-11-25' }],
    overlaps: [{ round: 3, day: '2026-11-27', lastDay: '2026-11-30', ids: [idOf(2), idOf(3)] }],
    withoutSteps: [],
    missingClips: [{ id: idOf(5), round: 4, day: '2026-11-28' }],
    longTexts: [{ id: idOf(1), round: 1, day: '2026-11-25' }],
  },
  languages: [
    {
      ...{ language: 'fr-ca', gyms: 2, missing: null },
      workouts: [{ id: idOf(2), round: 3, day: '2026-11-26' }],
    },
  ],
})
const counted = new Map(countedIn(coverage).map((each) => [each.filter, each]))

const chip = (round: number, day: string, days: number, ...ids: number[]): Chip => {
  const stack = ids.map((id) => aScheduledWorkout({ id: idOf(id) }))
  const [top] = stack
  return {
    ...{ round, day, days, top, stack, state: 'published' },
    begins: true,
    ends: true,
  }
}

it('lists each filter with its count and first day', () => {
  expect(
    [...counted.values()].map(({ filter, count, first }) => [filter, count, first.day]),
  ).toEqual([
    ['gaps', 2, '2026-11-24'],
    ['drafts', 1, '2026-11-25'],
    ['overlaps', 1, '2026-11-27'],
    ['missing-clip', 1, '2026-11-28'],
    ['long-text', 1, '2026-11-25'],
    ['fr-ca', 1, '2026-11-26'],
  ])
})

it.each([
  ['gaps', chip(2, '2026-11-23', 2), true],
  ['gaps', chip(2, '2026-11-25', 2), false],
  ['drafts', chip(1, '2026-11-23', 7, 4, 1), true],
  ['drafts', chip(1, '2026-12-20', 7, 1), false],
  // The same two don't overlap on other days.
  ['overlaps', chip(3, '2026-11-26', 1, 2), false],
  ['overlaps', chip(3, '2026-11-30', 2, 2, 3), true],
  ['long-text', chip(1, '2026-11-25', 1, 1), true],
  ['missing-clip', chip(1, '2026-11-25', 1, 1), false],
  ['fr-ca', chip(3, '2026-11-26', 1, 2), true],
] as const)('filter %s matches exactly the counted workouts and gaps', (filter, there, isThere) => {
  const found = counted.get(filter)
  expect(found && isCounted(found, there)).toBe(isThere)
})
