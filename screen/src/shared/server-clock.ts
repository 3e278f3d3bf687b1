import {
  canBothBeRight,
  type ClockOffset,
  estimateClockOffset,
  isGoodEnough,
  slew,
  type RoundTrip,
} from '@roundboard/domain'
import { startLoop } from './task-loop.ts'

const samples = 8
const rememberedBursts = 4
const measureAgainMs = 4 * 60_000
const tryAgainMs = 15_000
/** After an estimate that is not good enough: 5, 15 and 60 seconds after the first. */
const measureSoonMs = [5_000, 10_000, 45_000] as const

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
  let remembered: readonly RoundTrip[] = []
  let unsatisfied = 0

  function offsetNow(): number {
    const at = performance.now()
    current = slew(current, target, at - slewedAt)
    slewedAt = at
    return current
  }

  const deviceOffset = () => target - (Date.now() - performance.now())

  async function makeBurst(): Promise<readonly RoundTrip[]> {
    const burst: RoundTrip[] = []
    try {
      for (let count = 0; count < samples; count++) burst.push(await options.measureRoundTrip())
    } catch {
      // What was measured before the failure still counts.
    }
    return burst
  }

  /** The best of this burst and the last ones, unless a clock was set in between. */
  function estimateWith(burst: readonly RoundTrip[]): ClockOffset | undefined {
    const at = performance.now()
    const all = [...remembered, ...burst].slice(-rememberedBursts * samples)
    const fresh = estimateClockOffset(burst, at)
    const best = estimateClockOffset(all, at)
    const isConsistent = fresh !== undefined && best !== undefined && canBothBeRight(fresh, best)
    remembered = isConsistent ? all : burst
    return isConsistent ? best : fresh
  }

  async function measure(): Promise<number> {
    const estimate = estimateWith(await makeBurst())
    if (!estimate) return tryAgainMs
    offsetNow()
    target = estimate.offsetMs
    if (!isMeasured) current = target
    isMeasured = true
    options.onMeasured(deviceOffset())
    unsatisfied = isGoodEnough(estimate) ? 0 : unsatisfied + 1
    return measureSoonMs[unsatisfied - 1] ?? measureAgainMs
  }

  return {
    now: () => performance.now() + offsetNow(),
    offsetMs: () => (isMeasured || options.stored !== null ? deviceOffset() : null),
    start: () => startLoop(measure),
  }
}
