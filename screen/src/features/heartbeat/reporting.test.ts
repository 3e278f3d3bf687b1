import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { aWorkout } from '../../testing/fake-server.ts'
import { type WallStatus, startReporting } from './reporting.ts'

let reporting: ReturnType<typeof startReporting>

beforeEach(() => {
  vi.useFakeTimers()
  reporting = startReporting()
})
afterEach(() => {
  reporting.stop()
  vi.useRealTimers()
})

const workout = aWorkout()
const now: WallStatus = {
  workout,
  programmeRevision: '7',
  isStored: true,
  appVersion: '21.12.22',
  clockOffsetMs: -3.5,
  roundTripMs: 2.5,
  flashErrorMs: 9.1,
  standingProblem: null,
  build: 'PLN2dqUxH7bzT9NK',
  refusedBuild: null,
  holding: null,
}
const problem = (standingProblem: string | null = null) =>
  reporting.report({ ...now, standingProblem }).problem

it('reports what is shown, what is stored, and the uptime', () => {
  vi.advanceTimersByTime(90_000)
  expect(reporting.report(now)).toEqual({
    workoutId: workout.id,
    workoutUpdatedAt: workout.updatedAt,
    programmeRevision: '7',
    lastFrameAt: null,
    droppedFrames: 0,
    clockOffsetMs: -3.5,
    roundTripMs: 2.5,
    flashErrorMs: 9.1,
    cache: 'programme',
    uptimeSeconds: 90,
    appVersion: '21.12.22',
    problem: null,
    build: 'PLN2dqUxH7bzT9NK',
    refusedBuild: null,
    holding: null,
  })
  const nothing = { ...now, workout: undefined, programmeRevision: null, isStored: false }
  expect(reporting.report(nothing)).toMatchObject({ workoutId: null, cache: 'empty' })
})

it('repeats each problem until it is delivered, without duplicates', () => {
  reporting.note('one')
  reporting.note('two')
  reporting.note('one')
  const sent = problem()
  expect(sent?.match(/one|two/g)).toEqual(['one', 'two'])
  expect(problem()).toBe(sent)
  reporting.sent()
  expect(problem()).toBeNull()
  expect(reporting.vitals().problem).toBe('one')
})

it('keeps problems that are noted while a heartbeat is in flight', () => {
  reporting.note('one')
  problem()
  reporting.note('two')
  reporting.sent()
  expect(problem()).toBe('two')
})

it('lists ongoing problems before noted ones', () => {
  reporting.note('one')
  expect(problem('away')).toMatch(/^away.*one$/)
  reporting.sent()
  expect(problem('away')).toBe('away')
  expect(problem()).toBeNull()
})

it('limits problems to ten and to the report’s maximum length', () => {
  for (let n = 0; n < 20; n += 1) reporting.note(`${String(n)} ${'x'.repeat(50)}`)
  expect(problem()).toHaveLength(300)
  reporting.sent()
  expect(problem()).toBeNull()
})
