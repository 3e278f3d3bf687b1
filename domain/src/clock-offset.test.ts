import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import {
  canBothBeRight,
  estimateClockOffset,
  isGoodEnough,
  slew,
  type RoundTrip,
} from './clock-offset.ts'

/** What a client sees whose clock is `offset` behind the server's and drifts by `drift`. */
function aRoundTrip(
  at: number,
  { offset = 0, drift = 0, out = 1, serving = 1, back = 1, busyMs = 0 } = {},
): RoundTrip {
  const client = (instant: number) => instant * (1 + drift) - offset
  const receivedAt = at + out + serving + back
  return {
    sentAt: client(at),
    serverReceivedAt: at + out,
    serverSentAt: at + out + serving,
    receivedAt: client(receivedAt),
    busyMs,
  }
}

const delay = fc.double({ min: 0, max: 2_000, noNaN: true })
const fiveMinutes = 300_000
const anyOffset = fc.integer({ min: -fiveMinutes, max: fiveMinutes })

describe('the estimate', () => {
  it('is exact when the way there is as long as the way back', () => {
    const trip = aRoundTrip(1_000, { offset: 5_000, out: 20, back: 20, serving: 300 })
    expect(estimateClockOffset([trip], trip.sentAt)).toMatchObject({
      offsetMs: 5_000,
      errorMs: 20,
    })
  })

  it('comes from the quickest of round trips made together', () => {
    const trips = [
      aRoundTrip(0, { out: 90, back: 10 }),
      aRoundTrip(100, { out: 3, back: 1 }),
      aRoundTrip(200, { out: 5, back: 400 }),
    ]
    expect(estimateClockOffset(trips, 700)?.offsetMs).toBe(1)
  })

  it('prefers a slower round trip to one so old that the clocks may have drifted further', () => {
    const trips = [aRoundTrip(0, { out: 1, back: 1 }), aRoundTrip(3_600_000, { out: 20, back: 10 })]
    expect(estimateClockOffset(trips, 3_600_100)?.offsetMs).toBe(5)
  })

  it('trusts no round trip of a busy client while there is another, however slow', () => {
    const busy = aRoundTrip(0, { out: 1, back: 8, busyMs: 18 })
    const slow = aRoundTrip(100, { out: 40, back: 30, busyMs: 17 })
    expect(estimateClockOffset([busy, slow], 200)).toMatchObject({ offsetMs: 5, isTrusted: true })
    expect(estimateClockOffset([busy], 200)).toMatchObject({ offsetMs: -3.5, isTrusted: false })
  })

  it('is good enough with a small error, taken while the client was not busy', () => {
    const isGood = (given: Parameters<typeof aRoundTrip>[1]) => {
      const estimate = estimateClockOffset([aRoundTrip(0, given)], 0)
      return estimate && isGoodEnough(estimate)
    }
    expect(isGood({ out: 9, back: 9 })).toBe(true)
    expect(isGood({ out: 2, back: 20 })).toBe(false)
    expect(isGood({ out: 1, back: 1, busyMs: 50 })).toBe(false)
  })

  it('can be right beside another one, unless a clock was set in between', () => {
    const before = estimateClockOffset([aRoundTrip(0, { out: 20, back: 2 })], 0)
    const after = estimateClockOffset([aRoundTrip(0, { out: 2, back: 20 })], 0)
    const set = estimateClockOffset([aRoundTrip(0, { out: 2, back: 20, offset: 50 })], 0)
    if (!before || !after || !set) throw new Error('There is no estimate.')
    expect(canBothBeRight(before, after)).toBe(true)
    expect(canBothBeRight(before, set)).toBe(false)
  })

  it('leaves out round trips that cannot have been', () => {
    const impossible = { ...aRoundTrip(0), sentAt: 10, serverSentAt: 50, receivedAt: 20 }
    const broken = { ...impossible, serverSentAt: Number.NaN }
    expect(estimateClockOffset([impossible, broken], 20)).toBeUndefined()
    expect(estimateClockOffset([], 20)).toBeUndefined()
  })

  it('is never further off than it says, whatever the network does and a drift of 50 ppm', () => {
    const trips = fc.array(fc.record({ out: delay, back: delay, serving: delay }), {
      minLength: 1,
      maxLength: 10,
    })
    fc.assert(
      fc.property(trips, anyOffset, fc.constantFrom(-50e-6, 0, 50e-6), (list, offset, drift) => {
        const seen = list.map((trip, index) =>
          aRoundTrip(index * 10_000, { ...trip, offset, drift }),
        )
        const now = 110_000
        const clientNow = now * (1 + drift) - offset
        const estimate = estimateClockOffset(seen, clientNow)
        const error = Math.abs(clientNow + (estimate?.offsetMs ?? Number.NaN) - now)
        expect(error).toBeLessThanOrEqual((estimate?.errorMs ?? 0) + 1e-6)
      }),
    )
  })

  it('is at most 1 ms worse when the server rounds its instants', () => {
    fc.assert(
      fc.property(delay, delay, delay, anyOffset, (out, back, serving, offset) => {
        const seen = aRoundTrip(0.7, { out, back, serving, offset })
        const trip = {
          ...seen,
          serverReceivedAt: Math.floor(seen.serverReceivedAt),
          serverSentAt: Math.floor(seen.serverSentAt),
        }
        const estimate = estimateClockOffset([trip], trip.receivedAt)
        expect(Math.abs((estimate?.offsetMs ?? Number.NaN) - offset)).toBeLessThanOrEqual(
          (estimate?.errorMs ?? 0) + 1.000001,
        )
      }),
    )
  })

  it('is within 5 ms on a LAN with a burst of eight, one of them quick', () => {
    const slow = fc.double({ min: 0, max: 200, noNaN: true })
    const quick = fc.double({ min: 0, max: 5, noNaN: true })
    fc.assert(
      fc.property(
        fc.array(fc.tuple(slow, slow), { minLength: 7, maxLength: 7 }),
        fc.tuple(quick, quick),
        anyOffset,
        (others, [out, back], offset) => {
          const trips = [...others.map(([o, b]) => ({ out: o, back: b })), { out, back }]
          const seen = trips.map((trip, index) =>
            aRoundTrip(index * 300, { ...trip, offset, drift: 50e-6 }),
          )
          const clientNow = 3_000 * (1 + 50e-6) - offset
          const estimate = estimateClockOffset(seen, clientNow)
          expect(Math.abs(clientNow + (estimate?.offsetMs ?? Number.NaN) - 3_000)).toBeLessThan(5.5)
        },
      ),
    )
  })
})

describe('slewing', () => {
  test.each([
    ['a small error goes by 10 ms a second', 0, 40, 1_000, 10],
    ['also downwards', 0, -40, 1_000, -10],
    ['the rest goes at once', 35, 40, 1_000, 40],
    ['an error of 50 ms goes at once', 0, 50, 0, 50],
    ['as does one of minutes', 0, -fiveMinutes, 16, -fiveMinutes],
    ['nothing happens in no time', 0, 40, 0, 0],
    ['nor when time seems to run backwards', 0, 40, -1_000, 0],
    ['what is right stays', 40, 40, 1_000, 40],
  ])('%s', (_, current, estimate, elapsedMs, expected) => {
    expect(slew(current, estimate, elapsedMs)).toBe(expected)
  })

  it('arrives within five seconds, and time never runs backwards on the way', () => {
    const below50 = fc.double({ min: -49.9, max: 49.9, noNaN: true })
    fc.assert(
      fc.property(below50, fc.integer({ min: 1, max: 1_000 }), (estimate, frameMs) => {
        let offset = 0
        for (let elapsed = 0; elapsed < 5_000; elapsed += frameMs) {
          const next = slew(offset, estimate, frameMs)
          expect(frameMs + next - offset).toBeGreaterThan(0)
          offset = next
        }
        expect(offset).toBeCloseTo(estimate, 6)
      }),
    )
  })
})
