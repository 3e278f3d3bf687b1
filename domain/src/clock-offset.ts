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
  /** For how long the client was too busy meanwhile to take note of anything, where it watched. */
  readonly busyMs?: number
}

/**
 * What to add to the client's clock to get the server's, in milliseconds, wrong by at most `errorMs`
 * either way at the time of the estimate; `isTrusted` unless the client was busy when it was taken.
 */
export type ClockOffset = {
  readonly offsetMs: number
  readonly errorMs: number
  readonly isTrusted: boolean
}

/** How far two clocks may drift apart, in milliseconds per millisecond: twice a poor quartz. */
const drift = 100e-6

/** Rounded stamps and drift let a quick round trip seem to have been on the way for less than nothing. */
const toleranceMs = 1

/** A client that is busy for longer than a frame stamps an answer too late; milliseconds. */
const trustedBusyMs = 17

/** A larger error is worth measuring again soon; milliseconds. */
const largeErrorMs = 10

/** Errors below this are slewed, others corrected at once; milliseconds. */
const jumpFromMs = 50

/** How fast an error is slewed, in milliseconds per millisecond: 50 ms in five seconds. */
const slewRate = 0.01

/**
 * The best estimate that round trips allow at the client's instant `now` (milliseconds of the same
 * clock): NTP's formula on the one with the smallest error, half its time on the way plus what the
 * clocks may have drifted since. What was taken while the client was busy counts only when there is
 * nothing else. `undefined` when there is no usable round trip.
 */
export function estimateClockOffset(
  roundTrips: readonly RoundTrip[],
  now: number,
): ClockOffset | undefined {
  let best: ClockOffset | undefined
  for (const roundTrip of roundTrips) {
    const onTheWayMs = timeOnTheWayMs(roundTrip)
    if (Number.isNaN(onTheWayMs) || onTheWayMs < -toleranceMs) continue
    const errorMs = Math.max(0, onTheWayMs) / 2 + Math.abs(now - roundTrip.sentAt) * drift
    const isTrusted = (roundTrip.busyMs ?? 0) <= trustedBusyMs
    const estimate = { offsetMs: offsetOf(roundTrip), errorMs, isTrusted }
    if (best === undefined || isBetter(estimate, best)) best = estimate
  }
  return best
}

/** Whether two estimates can both be right; they cannot when one of the clocks was set in between. */
export function canBothBeRight(a: ClockOffset, b: ClockOffset): boolean {
  return Math.abs(a.offsetMs - b.offsetMs) <= a.errorMs + b.errorMs + toleranceMs
}

/** Whether an estimate is good enough to be left alone for minutes. */
export function isGoodEnough({ errorMs, isTrusted }: ClockOffset): boolean {
  return isTrusted && errorMs <= largeErrorMs
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

function isBetter(a: ClockOffset, b: ClockOffset): boolean {
  return a.isTrusted === b.isTrusted ? a.errorMs < b.errorMs : a.isTrusted
}

function timeOnTheWayMs(trip: RoundTrip): number {
  return trip.receivedAt - trip.sentAt - (trip.serverSentAt - trip.serverReceivedAt)
}

function offsetOf(trip: RoundTrip): number {
  return (trip.serverReceivedAt - trip.sentAt + (trip.serverSentAt - trip.receivedAt)) / 2
}
