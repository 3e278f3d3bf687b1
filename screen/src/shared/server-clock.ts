import { estimateClockOffset, slew, type RoundTrip } from '@roundboard/domain'
import { startLoop } from './task-loop.ts'

const samples = 8
const measureAgainMs = 4 * 60_000
const tryAgainMs = 15_000

/** The server's time on this device; it never runs backwards by small corrections. */
export interface ServerClock {
  /** Epoch milliseconds by the server. */
  now(): number
  /** How far this device's own clock is from the server's, in milliseconds; null until measured. */
  offsetMs(): number | null
  /** Measures again and again until stopped. */
  start(): { stop(): void; now(): void }
}

/**
 * Anchored on `performance.now()`, which no clock setting moves; before the first measurement on the
 * device's clock and the offset `stored` when the server was last heard.
 */
export function createServerClock(options: {
  readonly measureRoundTrip: () => Promise<RoundTrip>
  readonly stored: number | null
  readonly onMeasured: (offsetMs: number) => void
}): ServerClock {
  let current = Date.now() - performance.now() + (options.stored ?? 0)
  let target = current
  let slewedAt = performance.now()
  let isMeasured = false

  function offsetNow(): number {
    const at = performance.now()
    current = slew(current, target, at - slewedAt)
    slewedAt = at
    return current
  }

  const deviceOffset = () => target - (Date.now() - performance.now())

  async function measure(): Promise<number> {
    const roundTrips: RoundTrip[] = []
    try {
      for (let count = 0; count < samples; count++)
        roundTrips.push(await options.measureRoundTrip())
    } catch {
      // What was measured before the failure still counts.
    }
    const estimate = estimateClockOffset(roundTrips, performance.now())
    if (!estimate) return tryAgainMs
    offsetNow()
    target = estimate.offsetMs
    if (!isMeasured) current = target
    isMeasured = true
    options.onMeasured(deviceOffset())
    return measureAgainMs
  }

  return {
    now: () => performance.now() + offsetNow(),
    offsetMs: () => (isMeasured || options.stored !== null ? deviceOffset() : null),
    start: () => startLoop(measure),
  }
}
