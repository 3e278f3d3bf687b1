import { expect, test } from 'vitest'
import { aPlannedWorkout, aRoundInput } from '../../../testing/round-input.ts'
import { schedule } from './schedule.ts'

const at = Date.parse
const midnight = at('2026-11-22T00:00:00.000Z')
const until = '2026-11-21T23:59:59.999Z'
const workout = aPlannedWorkout('Ladder', ['2026-11-21T00:00:00.000Z', until], ['squat.mp4'])
const aPiece = (from: number) => ({
  ...{ equipment: 'rope' as const, from, breaksFrom: from, until: midnight, backAt: null },
})

test('schedule() plans every day ahead, with gaps where there is no workout', () => {
  const { days, planned } = schedule(aRoundInput({ workouts: [workout] }))
  expect(days.map(({ from, workout: shown }) => [from, shown?.name])).toEqual([
    [at('2026-11-21T00:00:00.000Z'), 'Ladder'],
    [midnight, undefined],
  ])
  expect(days.at(-1)?.to).toBe(at('2026-12-05T00:00:00.000Z'))
  expect(planned).toBe(workout)
})

test.each([
  ['the end of the day', {}, midnight],
  ['the next app version', { app: { version: '1', until: midnight - 9 } }, midnight - 9],
  ['the next change of equipment', { pieces: [aPiece(midnight - 7)] }, midnight - 7],
])('a schedule expires at %s', (_, given, expected) => {
  expect(schedule(aRoundInput(given)).expiresAt).toBe(expected)
})
