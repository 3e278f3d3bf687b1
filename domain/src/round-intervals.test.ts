import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { timerAt } from './interval-timer.ts'
import { intervalAt, intervalSeconds, type RoundIntervals } from './round-intervals.ts'

const twentyTen = { kind: 'work-rest', workSeconds: 20, restSeconds: 10 } as const
const equal = { kind: 'equal-steps' } as const

function at(intervals: RoundIntervals, steps: number, now: number) {
  const state = timerAt({ stamp: 0, playlist: ['plank'] }, now)
  if (state.phase === 'idle' || state.phase === 'waiting')
    throw new Error('The timer isn’t running.')
  return intervalAt(intervals, steps, state)
}

describe('intervalAt', () => {
  test.each([
    ['20 s of work and 10 s of rest', twentyTen, 3, 0, 'work', 20_000],
    ['20 s of work and 10 s of rest', twentyTen, 1, 19_999, 'work', 1],
    ['20 s of work and 10 s of rest', twentyTen, 1, 20_000, 'rest', 10_000],
    ['20 s of work and 10 s of rest', twentyTen, 3, 149_000, 'rest', 1_000],
    // Yellow is work time too.
    ['20 s of work and 10 s of rest', twentyTen, 3, 150_000, 'work', 20_000],
    ['20 s of work and 10 s of rest', twentyTen, 3, 179_000, 'rest', 1_000],
    [
      'an interval cut off by the break',
      { ...twentyTen, workSeconds: 45 },
      3,
      170_000,
      'work',
      10_000,
    ],
    ['an equal share for three steps', equal, 3, 0, 1, 50_000],
    ['an equal share for three steps', equal, 3, 50_000, 2, 50_000],
    ['an equal share for three steps', equal, 3, 149_000, 3, 1_000],
    ['an equal share for three steps', equal, 3, 150_000, 3, null],
    ['an equal share for two steps', equal, 2, 74_999, 1, 1],
  ] as const)('with %s (%j, %i steps) at %i ms is %s, %s ms left', (...given) => {
    const [, intervals, steps, now, current, remainingMs] = given
    expect(at(intervals, steps, now)).toEqual({ current, remainingMs })
    // Every round is the same.
    expect(at(intervals, steps, now + 210_000 * 5)).toEqual({ current, remainingMs })
  })

  test('is null in breaks and for a single step', () => {
    expect(at(twentyTen, 3, 180_000)).toBeNull()
    expect(at(equal, 3, 209_999)).toBeNull()
    expect(at(equal, 1, 0)).toBeNull()
  })

  test('extends the last step by the time that a coach adds', () => {
    const longer = { phase: 'green', elapsedInPhaseMs: 155_000, remainingMs: 25_000 } as const
    expect(intervalAt(equal, 3, longer)).toEqual({ current: 3, remainingMs: 25_000 })
  })
})

const seconds = fc.integer(intervalSeconds)
const anyIntervals: fc.Arbitrary<RoundIntervals> = fc.oneof(
  fc.constant(equal),
  fc.record({
    kind: fc.constant('work-rest' as const),
    workSeconds: seconds,
    restSeconds: seconds,
  }),
)

test('an interval lasts for its remaining time, then another or the break follows', () => {
  fc.assert(
    fc.property(
      anyIntervals,
      fc.integer({ min: 2, max: 3 }),
      fc.nat(149_999),
      (intervals, steps, now) => {
        const found = at(intervals, steps, now)
        if (found?.remainingMs == null) return expect.unreachable('There is one all through green.')
        const end = now + found.remainingMs
        expect(found.remainingMs).toBeGreaterThan(0)
        const last = at(intervals, steps, end - 1)
        // The last step continues in yellow.
        if (end <= 150_000 || intervals.kind === 'work-rest')
          expect(last?.current).toBe(found.current)
        if (end < 150_000) expect(at(intervals, steps, end)?.current).not.toBe(found.current)
        // Digits change together with those of the timer.
        expect(end % 1000).toBe(0)
      },
    ),
  )
})

test('equal steps are equally long, in order, and fill green', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 3 }), fc.nat(149), (steps, second) => {
      const current = at(equal, steps, second * 1000)?.current
      expect(current).toBe(Math.floor(second / (150 / steps)) + 1)
    }),
  )
})

test('work and rest repeat at full length until the break', () => {
  fc.assert(
    fc.property(seconds, seconds, (workSeconds, restSeconds) => {
      const intervals = { kind: 'work-rest', workSeconds, restSeconds } as const
      const seen = Array.from(
        { length: 180 },
        (_, second) => at(intervals, 3, second * 1000)?.current,
      )
      const expected = Array.from({ length: 180 }, (_, second) =>
        second % (workSeconds + restSeconds) < workSeconds ? 'work' : 'rest',
      )
      expect(seen).toEqual(expected)
    }),
  )
})
