/**
 * One round trip to the server: client instants in milliseconds of a clock that never jumps
 * (`performance`), server instants in epoch milliseconds, best with fractions: whole ones add an error
 * of up to 1 ms.
 */
export type RoundTrip = {
  readonly sentAt: number
  readonly serverReceivedAt: number
  readonly serverSentAt: number
  readonly receivedAt: number
}

/** What a burst of round trips says of two clocks at the client's instant `at`; all in milliseconds. */
export type ClockSample = {
  readonly at: number
  /** What to add to the client's clock to get the server's, wrong by at most half of `roundTripMs`. */
  readonly offsetMs: number
  /** For how long the quickest round trip was on its way. */
  readonly roundTripMs: number
}

/**
 * How two clocks stand to each other: the offset at the client's instant `at`, wrong by at most
 * `errorMs` then, and by how much it grows, in milliseconds per millisecond.
 */
export type ClockLine = {
  readonly at: number
  readonly offsetMs: number
  readonly drift: number
  readonly errorMs: number
}

/** How far two clocks may drift apart, in milliseconds per millisecond: twice a poor quartz. */
export const driftMax = 100e-6

/** How far they usually do, and how much that changes with the warmth of the room. */
const usualDrift = 25e-6
const driftChange = 2e-6

/** Rounded stamps and drift let a quick round trip seem to have been on the way for less than nothing. */
const toleranceMs = 1

/** No answer of a network tells more than this, in milliseconds. */
const leastDoubtMs = 0.1

/** A larger error is worth measuring again soon; milliseconds. */
const largeErrorMs = 10

/** Errors below this are slewed, others corrected at once; milliseconds. */
const jumpFromMs = 50

/** How fast an error is slewed, in milliseconds per millisecond: 50 ms in five seconds. */
const slewRate = 0.01

/**
 * What a burst of round trips says: NTP's formula on the quickest, for what held up the others held
 * them up on one way only. `undefined` when there is no usable one.
 */
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

/**
 * The sightings, oldest first, that can be right together with the last one, however the clocks
 * drifted: they cannot when one of the clocks was set, or stood still, in between.
 */
export function consistentSamples(sightings: readonly ClockSample[]): readonly ClockSample[] {
  const last = sightings.at(-1)
  return last ? sightings.filter((sighting) => canBothBeRight(sighting, last)) : []
}

/**
 * The line through sightings, oldest first, at the client's instant `now`: the quicker and the fresher,
 * the more a sighting counts, and a drift is believed as far as they show one. The offset lies where
 * every one of them allows it, whatever the network did to it. `undefined` without any.
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

/** Whether a line is good enough to be left alone for minutes. */
export function isAccurate({ errorMs }: ClockLine): boolean {
  return errorMs <= largeErrorMs
}

/**
 * The offset to use now, on the way from the `current` one to the `estimate` (milliseconds, as all
 * else here), `elapsedMs` after the last call: errors of less than 50 ms are taken back by 10 ms a
 * second, so that no countdown stutters and time never runs backwards; larger ones at once.
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
