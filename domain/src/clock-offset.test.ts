import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import {
  type ClockSample,
  clockLine,
  clockOffsetAt,
  isAccurate,
  type RoundTrip,
  clockSample,
  slew,
} from './clock-offset.ts'
import { runs } from './testing/property-runs.ts'

/** A round trip seen by a client whose clock is `offset` behind the server's and drifts. */
function aRoundTrip(
  at: number,
  { offset = 0, drift = 0, out = 1, serving = 1, back = 1 } = {},
): RoundTrip {
  const client = (instant: number) => instant * (1 + drift) - offset
  const receivedAt = at + out + serving + back
  return {
    sentAt: client(at),
    serverReceivedAt: at + out,
    serverSentAt: at + out + serving,
    receivedAt: client(receivedAt),
  }
}

/** A sample at the client's instant `at` from a round trip of `roundTripMs`. */
const aSighting = (at: number, offsetMs: number, roundTripMs = 2): ClockSample => ({
  at,
  offsetMs,
  roundTripMs,
})

const delay = fc.double({ min: 0, max: 2_000, noNaN: true })
const lan = fc.double({ min: 0, max: 3, noNaN: true })
const fiveMinutes = 300_000
const anyOffset = fc.integer({ min: -fiveMinutes, max: fiveMinutes })
const anyDrift = fc.double({ min: -50e-6, max: 50e-6, noNaN: true })
const second = 1_000
const minute = 60 * second
const hour = 60 * minute

describe('clockSample of a burst', () => {
  it('is exact if both directions take equally long', () => {
    const trip = aRoundTrip(1_000, { offset: 5_000, out: 20, back: 20, serving: 300 })
    expect(clockSample([trip])).toMatchObject({ offsetMs: 5_000, roundTripMs: 40 })
  })

  it('uses the fastest round trip', () => {
    const trips = [
      aRoundTrip(0, { out: 90, back: 10 }),
      aRoundTrip(100, { out: 3, back: 1 }),
      aRoundTrip(200, { out: 5, back: 400 }),
    ]
    expect(clockSample(trips)).toMatchObject({ offsetMs: 1, roundTripMs: 4 })
  })

  it('is undefined without a plausible round trip', () => {
    const impossible = { ...aRoundTrip(0), sentAt: 10, serverSentAt: 50, receivedAt: 20 }
    const broken = { ...impossible, serverSentAt: Number.NaN }
    expect(clockSample([impossible, broken])).toBeUndefined()
    expect(clockSample([])).toBeUndefined()
  })

  it('is within 5 ms on a LAN if one of eight round trips is fast', () => {
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
          const sighting = clockSample(seen)
          const line = clockLine(sighting ? [sighting] : [], clientNow)
          expect(Math.abs(clientNow + (line?.offsetMs ?? Number.NaN) - 3_000)).toBeLessThan(5.5)
        },
      ),
    )
  })

  it('loses at most 1 ms if the server rounds its timestamps', () => {
    fc.assert(
      fc.property(delay, delay, delay, anyOffset, (out, back, serving, offset) => {
        const seen = aRoundTrip(0.7, { out, back, serving, offset })
        const sighting = clockSample([
          {
            ...seen,
            serverReceivedAt: Math.floor(seen.serverReceivedAt),
            serverSentAt: Math.floor(seen.serverSentAt),
          },
        ])
        expect(Math.abs((sighting?.offsetMs ?? Number.NaN) - offset)).toBeLessThanOrEqual(
          (sighting?.roundTripMs ?? 0) / 2 + 1.000001,
        )
      }),
    )
  })
})

/** The clock line of a client after bursts with some lost responses. */
function lineOfBursts(
  bursts: readonly (readonly { out: number; back: number; isLost: boolean }[])[],
  { offset, drift, everyMs }: { offset: number; drift: number; everyMs: number },
) {
  const client = (instant: number) => instant * (1 + drift) - offset
  const sightings = bursts.flatMap((burst, index) => {
    const trips = burst.filter(({ isLost }) => !isLost)
    return clockSample(trips.map((t) => aRoundTrip(index * everyMs, { ...t, offset, drift }))) ?? []
  })
  const now = bursts.length * everyMs
  const errorAt = (instant: number) => {
    const line = clockLine(sightings, client(now))
    return line && client(instant) + clockOffsetAt(line, client(instant)) - instant
  }
  return { now, sightings, line: clockLine(sightings, client(now)), errorAt }
}

describe('clockLine', () => {
  const network = (way: fc.Arbitrary<number>) =>
    fc.array(
      fc.array(fc.record({ out: way, back: way, isLost: fc.boolean() }), {
        minLength: 1,
        maxLength: 4,
      }),
      { minLength: 1, maxLength: 12 },
    )

  it('stays within its error bound on any network', () => {
    fc.assert(
      fc.property(network(delay), anyOffset, anyDrift, (bursts, offset, drift) => {
        const { now, line, errorAt } = lineOfBursts(bursts, { offset, drift, everyMs: 10_000 })
        if (!line) return
        expect(Math.abs(errorAt(now) ?? Number.NaN)).toBeLessThanOrEqual(line.errorMs + 1e-3)
      }),
    )
  })

  it('measures the drift within 3 ppm after two hours on a LAN', () => {
    const bursts = fc.array(
      fc.array(fc.record({ out: lan, back: lan, isLost: fc.constant(false) }), {
        minLength: 8,
        maxLength: 8,
      }),
      { minLength: 30, maxLength: 30 },
    )
    fc.assert(
      fc.property(bursts, anyOffset, anyDrift, (made, offset, drift) => {
        const everyMs = 4 * minute
        const { now, line, errorAt } = lineOfBursts(made, { offset, drift, everyMs })
        expect(Math.abs((line?.drift ?? Number.NaN) + drift)).toBeLessThan(3e-6)
        // After a night offline: without the drift, it would be two seconds off.
        expect(Math.abs(errorAt(now + 12 * hour) ?? Number.NaN)).toBeLessThan(130)
      }),
      { numRuns: runs(50) },
    )
  })

  it('ignores the apparent drift of a single burst', () => {
    expect(clockLine([aSighting(0, 100)], 1_000)?.drift).toBe(0)
    const line = clockLine([aSighting(0, 100), aSighting(second, 100.5)], second)
    expect(Math.abs(line?.drift ?? Number.NaN)).toBeLessThan(25e-6)
  })

  it('prefers a good burst over worse later ones', () => {
    const seen = [aSighting(0, 100, 1), aSighting(minute, 180, 200)]
    expect(clockLine(seen, minute)?.offsetMs).toBeCloseTo(100, -1)
  })

  it('discards samples from before a clock was set or paused', () => {
    const jump = fc.integer({ min: 60, max: 1e9 }).chain((ms) => fc.constantFrom(ms, -ms))
    fc.assert(
      fc.property(jump, anyDrift, (ms, drift) => {
        const before = [0, 1, 2].map((n) => aSighting(n * minute, 100 + n * minute * drift))
        const after = aSighting(3 * minute, 100 + ms + 3 * minute * drift)
        const line = clockLine([...before, after], 3 * minute)
        expect(line?.offsetMs).toBeCloseTo(after.offsetMs, 3)
      }),
    )
  })

  it('is undefined without samples', () => {
    expect(clockLine([], 0)).toBeUndefined()
  })

  it('is accurate only with a small error', () => {
    const isGood = (roundTripMs: number) => {
      const line = clockLine([aSighting(0, 0, roundTripMs)], 0)
      return line && isAccurate(line)
    }
    expect(isGood(18)).toBe(true)
    expect(isGood(22)).toBe(false)
  })
})

describe('slew', () => {
  test.each([
    ['corrects a small error by 10 ms per second', 0, 40, 1_000, 10],
    ['corrects a negative error likewise', 0, -40, 1_000, -10],
    ['corrects the rest at once', 35, 40, 1_000, 40],
    ['corrects an error of 50 ms at once', 0, 50, 0, 50],
    ['corrects an error of minutes at once', 0, -fiveMinutes, 16, -fiveMinutes],
    ['changes nothing if no time has passed', 0, 40, 0, 0],
    ['changes nothing if time runs backwards', 0, 40, -1_000, 0],
    ['keeps a correct offset', 40, 40, 1_000, 40],
  ])('%s', (_, current, estimate, elapsedMs, expected) => {
    expect(slew(current, estimate, elapsedMs)).toBe(expected)
  })

  it('finishes within five seconds without time running backwards', () => {
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
