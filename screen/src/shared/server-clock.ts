import {
  type ClockLine,
  clockLine,
  type ClockSighting,
  consistentSightings,
  isGoodEnough,
  clockOffsetAt,
  type RoundTrip,
  sightingOf,
  slew,
} from '@roundboard/domain'
import { createListeners } from './listeners.ts'
import { startLoop } from './task-loop.ts'

const samples = 8
const rememberedSightings = 30
const measureAgainMs = 4 * 60_000
const tryAgainMs = 15_000
/** After an estimate that is not good enough: 5, 15 and 60 seconds after the first. */
const measureSoonMs = [5_000, 10_000, 45_000] as const
const checkEveryMs = 5_000
const persistEveryMs = 60_000
/** A device's own clock that is this much off from one look to the next was set, or the device slept. */
const jumpMs = 500

/** What is kept of the server's time for a start without it. */
export type StoredClock = {
  /** What to add to the device's own clock, at the server's instant `serverAt`. */
  readonly offsetMs: number
  /** How much that grows, in milliseconds per millisecond. */
  readonly drift: number
  readonly serverAt: number
}

/** The server's time on this device; it never runs backwards by small corrections. */
export type ServerClock = ReturnType<typeof createServerClock>

/**
 * Anchored on `performance.now()`, which no clock setting moves; before the first measurement on the
 * device's own clock and what was `stored`, but never before the server's time that was last known.
 */
export function createServerClock(options: {
  readonly measureRoundTrip: () => Promise<RoundTrip>
  readonly stored: StoredClock | null
  readonly persist: (clock: StoredClock) => void
}) {
  const { stored } = options
  const listeners = createListeners()
  const startedAt = stored === null ? Date.now() : serverTimeBy(stored)
  /** The device's clock is behind the server's last known time, and tells nothing until it is set. */
  let isLost = stored !== null && startedAt < stored.serverAt
  let line = lineThrough(Math.max(startedAt, stored?.serverAt ?? startedAt), stored?.drift ?? 0)
  /** By a whole burst; what the first answers of it say counts as well. */
  let isMeasured = false
  let isHeard = false
  /** What of an earlier error is still to be slewed. */
  let rest = { ms: 0, at: performance.now() }
  let sightings: readonly ClockSighting[] = []
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
        // A display that has just started shows its wall by whatever it knows first.
        if (!isMeasured) adopt(sightingsWith(burst))
      }
    } catch {
      // What was measured before the failure still counts.
    }
    return burst
  }

  function sightingsWith(burst: readonly RoundTrip[]): readonly ClockSighting[] {
    const sighting = sightingOf(burst)
    const all = sighting ? [...sightings, sighting] : []
    return consistentSightings(all.slice(-rememberedSightings))
  }

  function adopt(seen: readonly ClockSighting[]): ClockLine | undefined {
    const at = performance.now()
    const measured = clockLine(seen, at)
    if (!measured) return undefined
    const before = offsetNow(at)
    line = measured
    rest = { ms: isMeasured ? before - measured.offsetMs : 0, at }
    isLost = false
    isHeard = true
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
    poorEstimates = isGoodEnough(measured) ? 0 : poorEstimates + 1
    return measureSoonMs[poorEstimates - 1] ?? measureAgainMs
  }

  /** Whether the device's own clock was set, or stood still, since the last look. */
  function hasJumped(): boolean {
    const origin = deviceOrigin()
    const isJump = Math.abs(origin - seenOrigin) > jumpMs
    seenOrigin = origin
    return isJump
  }

  /** A device's clock that was found behind, and has been set since, is better than what was guessed. */
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
    /** An instant by the server (epoch milliseconds) in milliseconds of `performance.now()`. */
    timeOf(at: number) {
      let time = performance.now()
      // The offset changes by a hundredth at most, so that twice is to the microsecond.
      for (let count = 0; count < 2; count++) time = at - offsetNow(time)
      return time
    },
    /** How far this device's own clock is from the server's, in milliseconds; null until measured. */
    offsetMs: () => (isHeard || stored !== null ? deviceOffset() : null),
    /** How long the quickest round trip of the last burst was on its way; null before the first. */
    roundTripMs: () => sightings.at(-1)?.roundTripMs ?? null,
    /** Hears of each measurement. */
    subscribe: listeners.subscribe,
    /** Measures again and again until stopped. */
    start() {
      const loop = startLoop(measure)
      const checking = setInterval(() => {
        const isJump = hasJumped()
        if (isJump) {
          adoptDeviceClock()
          loop.now()
        }
        const isTime = performance.now() - persistedAt >= persistEveryMs
        if ((isHeard || stored !== null) && (isJump || isTime)) persist()
      }, checkEveryMs)
      return {
        now: loop.now,
        stop() {
          clearInterval(checking)
          loop.stop()
        },
      }
    },
  }
}

/** When the page's own clock began, by the device's: moves when that is set. */
const deviceOrigin = () => Date.now() - performance.now()

function lineThrough(serverNow: number, drift: number): ClockLine {
  const at = performance.now()
  return { at, offsetMs: serverNow - at, drift, errorMs: Infinity }
}

/** The server's time by the device's own clock and what was stored. */
function serverTimeBy({ offsetMs, drift, serverAt }: StoredClock): number {
  const near = Date.now() + offsetMs
  return near + Math.max(0, near - serverAt) * drift
}
