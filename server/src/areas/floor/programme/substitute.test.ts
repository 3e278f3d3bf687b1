import { expect, test } from 'vitest'
import { aPlannedWorkout, aRoundInput } from '../../../testing/round-input.ts'
import type { RoundInput } from './gather.ts'
import { schedule } from './schedule.ts'
import { substitute } from './substitute.ts'

const day = ['2026-11-21T00:00:00.000Z', '2026-11-21T23:59:59.999Z'] as const
const workouts = [aPlannedWorkout('Ladder', day, ['rope.mp4', 'squat.mp4'])]
const noon = Date.parse('2026-11-21T12:00:00.000Z')
const until = Date.parse('2026-11-22T00:00:00.000Z')
const out = { equipment: 'rope' as const, from: noon, breaksFrom: noon, until, backAt: null }

function shown(given: Partial<RoundInput>) {
  const input = aRoundInput({ workouts, ...given })
  return substitute(input, schedule(input).days)
}
const clipsOf = ({ intervals }: ReturnType<typeof shown>) =>
  intervals.map(({ from, workout }) => [
    from.slice(5, 13),
    ...(workout?.routines.map(({ videoLink }) => videoLink) ?? []),
  ])

test('a workout stays as planned if all equipment is available, and its substitutes are cached', () => {
  const found = shown({})
  expect(clipsOf(found)).toEqual([['11-21T00', 'rope.mp4', 'squat.mp4'], ['11-22T00']])
  expect(found.spares).toEqual(['march.mp4'])
})

test('an exercise whose equipment is missing at the location is substituted all day', () => {
  const found = shown({ missing: ['rope'] })
  expect(clipsOf(found)).toEqual([['11-21T00', 'march.mp4', 'squat.mp4'], ['11-22T00']])
  expect(found.intervals[0]?.workout?.routines[0]).toMatchObject({ insteadOf: 'rope' })
})

test('an exercise is substituted from the instant its equipment is out, as a newer workout', () => {
  const found = shown({ pieces: [out] })
  expect(clipsOf(found)).toEqual([
    ['11-21T00', 'rope.mp4', 'squat.mp4'],
    ['11-21T12', 'march.mp4', 'squat.mp4'],
    ['11-22T00'],
  ])
  expect(found.intervals[1]?.workout?.updatedAt).toBe('2026-11-21T12:00:00.000Z')
})

test('the flexibility video changes as soon as its equipment is marked out', () => {
  const record = { videoLink: 'rope.mp4', lrVideoLink: null } as RoundInput['record']
  const { flexibilityAt } = shown({ round: 10, record, workouts: [], pieces: [out] })
  expect(flexibilityAt(noon - 1).flexibilityVideo).toBe('march.mp4')
  expect(flexibilityAt(until)).toEqual({
    flexibilityVideo: 'rope.mp4',
    flexibilityInsteadOf: undefined,
  })
})
