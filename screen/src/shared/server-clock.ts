import {
  type ClockLine,
  clockLine,
  type ClockSample,
  consistentSamples,
  isAccurate,
  clockOffsetAt,
  type RoundTrip,
  clockSample,
  slew,
} from '@roundboard/domain'
import { createListeners } from './listeners.ts'
import { startLoop } from './task-loop.ts'

const samples = 8
const rememberedSightings = 30
const measureAgainMs = 4 * 60_000
const tryAgainMs = 15_000
/** Pauses after a poor estimate: 5, 15 and 60 seconds after the first one. */
const measureSoonMs = [5_000, 10_000, 45_000] as const
const checkEveryMs = 5_000
const persistEveryMs = 60_000
/** A larger change between two checks means that the device's clock was set, or that it slept. */
const jumpMs = 500

/** The server's time, stored for a start without network. */
export type StoredClock = {
  /** The offset to add to the device's clock, as of `serverAt`. */
  readonly offsetMs: number
  /** How fast the offset grows, in milliseconds per millisecond. */
  readonly drift: number
  readonly serverAt: number
}

/** The server's time on this device; small corrections never make it run backwards. */
export type ServerClock = ReturnType<typeof createServerClock>

/**
 * Based on `performance.now()`, which isn't affected by clock changes. Before the first measurement, it is
 * based on the device's clock and `stored`, but never earlier than the last known server time.
 */
export function createServerClock(options: {
  readonly measureRoundTrip: () => Promise<RoundTrip>
  readonly stored: StoredClock | null
  readonly persist: (clock: StoredClock) => void
}) {
  const { stored } = options
  const listeners = createListeners()
  const startedAt = stored === null ? Date.now() : serverTimeBy(stored)
  /** The device's clock is behind the last known server time, so it is useless until it is set. */
  let isLost = stored !== null && startedAt < stored.serverAt
  let line = lineThrough(Math.max(startedAt, stored?.serverAt ?? startedAt), stored?.drift ?? 0)
  /** Set after a whole burst; its first responses already count. */
  let isMeasured = false
  let hasReading = false
  /** The remaining error that is still being slewed. */
  let rest = { ms: 0, at: performance.now() }
  let sightings: readonly ClockSample[] = []
  let poorEstimates = 0
  let seenOrigin = deviceOrigin()
  let persistedAt = -Infinity

  function offsetNow(at: number): number {
    return clockOffsetAt(line, at) + slew(rest.ms, 0, at - rest.at)
  }
  function now(): number {
    const at = performance.now()
    return at + offsetNow(at)
  }
  const deviceOffset = () => now() - Date.now()

  function persist() {
    persistedAt = performance.now()
    const serverAt = now()
    if (isLost && stored) options.persist({ ...stored, serverAt })
    else options.persist({ offsetMs: deviceOffset(), drift: line.drift, serverAt })
  }

  async function makeBurst(): Promise<readonly RoundTrip[]> {
    const burst: RoundTrip[] = []
    try {
      for (let count = 0; count < samples; count++) {
        burst.push(await options.measureRoundTrip())
        // A screen that has just started uses the first response immediately.
        if (!isMeasured) adopt(sightingsWith(burst))
      }
    } catch {
      // Earlier measurements still count.
    }
    return burst
  }

  function sightingsWith(burst: readonly RoundTrip[]): readonly ClockSample[] {
    const sighting = clockSample(burst)
    const all = sighting ? [...sightings, sighting] : []
    return consistentSamples(all.slice(-rememberedSightings))
  }

  function adopt(seen: readonly ClockSample[]): ClockLine | undefined {
    const at = performance.now()
    const measured = clockLine(seen, at)
    if (!measured) return undefined
    const before = offsetNow(at)
    line = measured
    rest = { ms: isMeasured ? before - measured.offsetMs : 0, at }
    isLost = false
    hasReading = true
    persist()
    listeners.notify()
    return measured
  }

  async function measure(): Promise<number> {
    const seen = sightingsWith(await makeBurst())
    const measured = adopt(seen)
    if (!measured) return tryAgainMs
    sightings = seen
    isMeasured = true
    poorEstimates = isAccurate(measured) ? 0 : poorEstimates + 1
    return measureSoonMs[poorEstimates - 1] ?? measureAgainMs
  }

  /** Whether the device's clock was set or stopped since the last check. */
  function hasJumped(): boolean {
    const origin = deviceOrigin()
    const isJump = Math.abs(origin - seenOrigin) > jumpMs
    seenOrigin = origin
    return isJump
  }

  /** Uses the device's clock again once it has been set. */
  function adoptDeviceClock() {
    if (!isLost || stored === null) return
    const at = serverTimeBy(stored)
    if (at < now()) return
    isLost = false
    line = lineThrough(at, stored.drift)
    listeners.notify()
  }

  return {
    /** Epoch milliseconds by the server. */
    now,
    /** Converts an instant (epoch milliseconds by the server) to a time of `performance.now()`. */
    timeOf(at: number) {
      let time = performance.now()
      // The offset changes by at most 1 %, so two steps are accurate to the microsecond.
      for (let count = 0; count < 2; count++) time = at - offsetNow(time)
      return time
    },
    /** The device clock's offset from the server's, in milliseconds; null until measured. */
    offsetMs: () => (hasReading || stored !== null ? deviceOffset() : null),
    /** The fastest round trip of the last burst, in milliseconds; null before the first. */
    roundTripMs: () => sightings.at(-1)?.roundTripMs ?? null,
    /** Notifies after each measurement. */
    subscribe: listeners.subscribe,
    /** Measures regularly until stopped. */
    start() {
      const loop = startLoop(measure)
      const checking = setInterval(() => {
        const isJump = hasJumped()
        if (isJump) {
          adoptDeviceClock()
          loop.now()
        }
        const isTime = performance.now() - persistedAt >= persistEveryMs
        if ((hasReading || stored !== null) && (isJump || isTime)) persist()
      }, checkEveryMs)
      return {
        stop() {
          clearInterval(checking)
          loop.stop()
        },
      }
    },
  }
}

/** The device's time at the page's start; it changes when the device's clock is set. */
const deviceOrigin = () => Date.now() - performance.now()

function lineThrough(serverNow: number, drift: number): ClockLine {
  const at = performance.now()
  return { at, offsetMs: serverNow - at, drift, errorMs: Infinity }
}

/** The server's time, estimated from the device's clock and a stored offset. */
function serverTimeBy({ offsetMs, drift, serverAt }: StoredClock): number {
  const near = Date.now() + offsetMs
  return near + Math.max(0, near - serverAt) * drift
}
