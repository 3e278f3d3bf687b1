import {
  clockLine,
  clockOffsetAt,
  type ClockLine,
  type ClockSample,
  consistentSamples,
  isAccurate,
  type RoundTrip,
  clockSample,
} from '@roundboard/domain'

const samples = 5
const remembered = 10
const againMs = 4 * 60_000
const soonMs = 10_000
const lookEveryMs = 2_000
/** A larger change between two checks means that the phone's clock was set, or that it slept. */
const jumpMs = 500

/** The server's time on this phone, measured by round trips and independent of the phone's clock. */
export interface ServerClock {
  /** Epoch milliseconds by the server. */
  now(): number
  measure(): void
  stop(): void
}

const deviceOrigin = () => Date.now() - performance.now()

export function startServerClock(measureRoundTrip: () => Promise<RoundTrip>): ServerClock {
  let line: ClockLine = { at: 0, offsetMs: deviceOrigin(), drift: 0, errorMs: Infinity }
  let sightings: readonly ClockSample[] = []
  let due: ReturnType<typeof setTimeout> | undefined
  let isMeasuring = false
  let isStopped = false
  let origin = deviceOrigin()

  async function burst(): Promise<readonly RoundTrip[]> {
    const trips: RoundTrip[] = []
    try {
      for (let count = 0; count < samples; count += 1) trips.push(await measureRoundTrip())
    } catch {
      // Earlier measurements still count.
    }
    return trips
  }

  async function measure() {
    if (isMeasuring) return
    isMeasuring = true
    clearTimeout(due)
    const sighting = clockSample(await burst())
    if (sighting) sightings = consistentSamples([...sightings, sighting].slice(-remembered))
    const measured = sighting && clockLine(sightings, performance.now())
    if (measured) line = measured
    isMeasuring = false
    if (!isStopped)
      due = setTimeout(() => void measure(), measured && isAccurate(line) ? againMs : soonMs)
  }

  const looking = setInterval(() => {
    const now = deviceOrigin()
    const isJump = Math.abs(now - origin) > jumpMs
    origin = now
    if (isJump) void measure()
  }, lookEveryMs)
  void measure()

  return {
    now: () => performance.now() + clockOffsetAt(line, performance.now()),
    measure: () => void measure(),
    stop() {
      isStopped = true
      clearInterval(looking)
      clearTimeout(due)
    },
  }
}
