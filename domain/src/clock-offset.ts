/**
 * One round trip to the server. Client instants are in milliseconds of a clock that never jumps
 * (`performance`). Server instants are in epoch milliseconds, best with fractions: whole ones add
 * an error of up to 1 ms.
 */
export type RoundTrip = {
  readonly sentAt: number
  readonly serverReceivedAt: number
  readonly serverSentAt: number
  readonly receivedAt: number
}

/** What a burst of round trips says about the two clocks at the client's instant `at`; all in milliseconds. */
export type ClockSample = {
  readonly at: number
  /** Add this to the client's clock to get the server's; wrong by at most half of `roundTripMs`. */
  readonly offsetMs: number
  /** How long the fastest round trip took. */
  readonly roundTripMs: number
}

/** How the two clocks relate: the offset at the client's instant `at`, wrong by at most `errorMs` then, and its growth in milliseconds per millisecond. */
export type ClockLine = {
  readonly at: number
  readonly offsetMs: number
  readonly drift: number
  readonly errorMs: number
}

/** The largest possible drift of two clocks, in milliseconds per millisecond: twice that of a poor quartz. */
export const driftMax = 100e-6

/** The usual drift, and how much it changes with the room's temperature. */
const usualDrift = 25e-6
const driftChange = 2e-6

/** Rounded stamps and drift can make a fast round trip appear to take less than no time. */
const toleranceMs = 1

/** The best accuracy that any network round trip has, in milliseconds. */
const leastDoubtMs = 0.1

/** With a larger error the clock is measured again soon; milliseconds. */
const largeErrorMs = 10

/** Smaller errors are slewed, larger ones corrected at once; milliseconds. */
const jumpFromMs = 50

/** How fast an error is slewed, in milliseconds per millisecond: 50 ms in five seconds. */
const slewRate = 0.01

/** What a burst of round trips says: NTP's formula for the fastest one, as delays of the others are usually one-way. `undefined` if none is usable. */
export function clockSample(roundTrips: readonly RoundTrip[]): ClockSample | undefined {
  let best: ClockSample | undefined
  for (const trip of roundTrips) {
    const roundTripMs = trip.receivedAt - trip.sentAt - (trip.serverSentAt - trip.serverReceivedAt)
    if (Number.isNaN(roundTripMs) || roundTripMs < -toleranceMs) continue
    if (best !== undefined && best.roundTripMs <= roundTripMs) continue
    const there = trip.serverReceivedAt - trip.sentAt
    const back = trip.serverSentAt - trip.receivedAt
    const at = (trip.sentAt + trip.receivedAt) / 2
    best = { at, offsetMs: (there + back) / 2, roundTripMs: Math.max(0, roundTripMs) }
  }
  return best
}

/** The samples, oldest first, that can be correct together with the last one for any possible drift. The others can't: one of the clocks was set, or stood still, in between. */
export function consistentSamples(sightings: readonly ClockSample[]): readonly ClockSample[] {
  const last = sightings.at(-1)
  return last ? sightings.filter((sighting) => canBothBeRight(sighting, last)) : []
}

/**
 * Fits a line through samples, oldest first, at the client's instant `now`. Fast and recent samples
 * weigh more, and a drift counts as far as the samples show it. The offset is one that every sample
 * allows, whatever the network did. `undefined` without samples.
 */
export function clockLine(sightings: readonly ClockSample[], now: number): ClockLine | undefined {
  const seen = consistentSamples(sightings)
  const last = seen.at(-1)
  if (!last) return undefined
  const sums = { one: 0, x: 0, xx: 1 / usualDrift ** 2, y: 0, xy: 0 }
  let least = -Infinity
  let most = Infinity
  for (const { at, offsetMs, roundTripMs } of seen) {
    const x = at - now
    const y = offsetMs - last.offsetMs
    const weight = 1 / (leastDoubtMs + roundTripMs / 4 + Math.abs(x) * driftChange) ** 2
    sums.one += weight
    sums.x += weight * x
    sums.xx += weight * x * x
    sums.y += weight * y
    sums.xy += weight * x * y
    const reachMs = roundTripMs / 2 + Math.abs(x) * driftMax
    least = Math.max(least, y - reachMs)
    most = Math.min(most, y + reachMs)
  }
  if (least > most) return clockLine([last], now)
  const determinant = sums.one * sums.xx - sums.x * sums.x
  const fitted = (sums.y * sums.xx - sums.x * sums.xy) / determinant
  const drift = (sums.one * sums.xy - sums.x * sums.y) / determinant
  const offsetMs = Math.min(most, Math.max(least, fitted))
  return {
    at: now,
    offsetMs: last.offsetMs + offsetMs,
    drift: Math.min(driftMax, Math.max(-driftMax, drift)),
    errorMs: Math.max(most - offsetMs, offsetMs - least),
  }
}

/** The offset of a line at the client's instant `now`, in milliseconds. */
export function clockOffsetAt({ at, offsetMs, drift }: ClockLine, now: number): number {
  return offsetMs + (now - at) * drift
}

/** Whether a line is accurate enough for a few minutes without another measurement. */
export function isAccurate({ errorMs }: ClockLine): boolean {
  return errorMs <= largeErrorMs
}

/**
 * The offset to use now, on the way from `current` to `estimate`, `elapsedMs` after the last call;
 * all in milliseconds. Errors of less than 50 ms shrink by 10 ms per second, so that no countdown
 * stutters and time never runs backwards. Larger ones are corrected at once.
 */
export function slew(current: number, estimate: number, elapsedMs: number): number {
  const error = estimate - current
  const stepMs = Math.max(0, elapsedMs) * slewRate
  if (Math.abs(error) >= jumpFromMs || Math.abs(error) <= stepMs) return estimate
  return current + Math.sign(error) * stepMs
}

function canBothBeRight(a: ClockSample, b: ClockSample): boolean {
  const apartMs = Math.abs(a.offsetMs - b.offsetMs)
  const reachMs = (a.roundTripMs + b.roundTripMs) / 2 + Math.abs(a.at - b.at) * driftMax
  return apartMs <= reachMs + toleranceMs
}
