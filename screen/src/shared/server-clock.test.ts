import type { RoundTrip } from '@roundboard/domain'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { takeTime } from '../testing/pass-time.ts'
import { createServerClock, type StoredClock } from './server-clock.ts'

const ahead = 5 * 60_000
const burst = 8
const second = 1_000
const minute = 60 * second
const day = 1_440 * minute

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-21T15:00:00.000Z') })
})
afterEach(() => {
  vi.useRealTimers()
})

/**
 * A clock whose server is five minutes ahead, with slow responses. The device's clock follows the page's
 * unless it is set or the device sleeps.
 */
function aClock(given: { stored?: StoredClock | null; isDown?: boolean } = {}) {
  const network = { backMs: 2, isDown: given.isDown ?? false, serverAheadMs: ahead, drift: 0 }
  const measuredAt = new Set<number>()
  const startedAt = performance.now()
  const trueStart = Date.now()
  let kept: StoredClock | null = given.stored ?? null
  let measurements = 0
  const passed = () => performance.now() - startedAt
  const serverNow = () => trueStart + network.serverAheadMs + passed() * (1 + network.drift)
  const clock = createServerClock({
    stored: kept,
    persist: (stored) => {
      kept = stored
    },
    measureRoundTrip: async (): Promise<RoundTrip> => {
      measurements += 1
      if (network.isDown) throw new Error('There is no network.')
      const sentAt = performance.now()
      const serverAt = serverNow()
      await takeTime(network.backMs)
      const receivedAt = performance.now()
      return { sentAt, serverReceivedAt: serverAt, serverSentAt: serverAt, receivedAt }
    },
  })
  clock.subscribe(() => {
    measuredAt.add(Math.round(passed() / second))
  })
  const loop = clock.start()
  return {
    clock,
    network,
    measuredAt,
    serverNow,
    measurements: () => measurements,
    kept: () => kept,
    stop: () => {
      loop.stop()
    },
    errorMs: () => Math.abs(clock.now() - serverNow()),
  }
}

/** Sets the device’s clock without affecting the page’s. */
const setDevice = (ms: number) => vi.setSystemTime(Date.now() + ms)

it('measures again after four minutes if the estimate is good', async () => {
  const { measuredAt, measurements, stop, errorMs } = aClock()
  await vi.advanceTimersByTimeAsync(500 * second)
  expect([...measuredAt]).toEqual([0, 240, 480])
  expect(measurements()).toBe(3 * burst)
  expect(errorMs()).toBeLessThanOrEqual(1)
  stop()
})

it('measures again after 5, 15 and 60 s while the network is slow', async () => {
  const { network, measuredAt, stop } = aClock()
  network.backMs = 60
  await vi.advanceTimersByTimeAsync(200 * second)
  expect(new Set([...measuredAt].map((at) => Math.round(at / 5) * 5))).toEqual(
    new Set([0, 5, 15, 60]),
  )
  stop()
})

it('keeps a good measurement when the next one is worse', async () => {
  const { network, stop, errorMs } = aClock()
  await vi.advanceTimersByTimeAsync(second)
  network.backMs = 400
  await vi.advanceTimersByTimeAsync(250 * second)
  // That measurement alone would be 200 ms off.
  expect(errorMs()).toBeLessThanOrEqual(3)
  stop()
})

it('follows the server’s clock after it is set, at the next measurement', async () => {
  const { network, stop, errorMs } = aClock()
  await vi.advanceTimersByTimeAsync(second)
  network.serverAheadMs = 0
  await vi.advanceTimersByTimeAsync(250 * second)
  expect(errorMs()).toBeLessThanOrEqual(1)
  stop()
})

it('uses the first answer at once, then the fastest', async () => {
  const { network, errorMs, stop } = aClock()
  network.backMs = 400
  await vi.advanceTimersByTimeAsync(450)
  expect(errorMs()).toBeLessThanOrEqual(201)
  network.backMs = 4
  await vi.advanceTimersByTimeAsync(450)
  expect(errorMs()).toBeLessThanOrEqual(3)
  stop()
})

it('reports the fastest round trip', async () => {
  const { clock, network, stop } = aClock()
  expect(clock.roundTripMs()).toBeNull()
  network.backMs = 12
  await vi.advanceTimersByTimeAsync(second)
  expect(clock.roundTripMs()).toBeCloseTo(12)
  stop()
})

it('converts the server’s instants to the page’s clock, even while slewing', async () => {
  const { clock, network, stop } = aClock()
  await vi.advanceTimersByTimeAsync(second)
  network.serverAheadMs += 20
  await vi.advanceTimersByTimeAsync(240 * second)
  for (const inMs of [0, 500, 3_000]) {
    const at = clock.timeOf(clock.now() + inMs)
    expect(Math.abs(at - performance.now() - inMs)).toBeLessThanOrEqual(inMs * 0.011)
  }
  const due = clock.now() + 1_000
  const dueAt = clock.timeOf(due)
  await vi.advanceTimersByTimeAsync(dueAt - performance.now())
  expect(Math.abs(clock.now() - due)).toBeLessThan(0.1 + 1)
  stop()
})

describe('the server clock without its server', () => {
  it('learns the drift and stays accurate for two days', async () => {
    const { network, errorMs, stop } = aClock()
    network.drift = 40e-6
    await vi.advanceTimersByTimeAsync(120 * minute)
    network.isDown = true
    await vi.advanceTimersByTimeAsync(2 * day)
    // Without the drift, it would be seven seconds off.
    expect(errorMs()).toBeLessThan(200)
    stop()
  })

  it('starts with the stored offset and drift', async () => {
    const first = aClock()
    first.network.drift = 40e-6
    await vi.advanceTimersByTimeAsync(120 * minute)
    first.stop()
    await vi.advanceTimersByTimeAsync(day)
    const { clock, stop } = aClock({ stored: first.kept(), isDown: true })
    expect(Math.abs(clock.now() - first.serverNow())).toBeLessThan(100)
    expect(clock.offsetMs()).not.toBeNull()
    stop()
  })

  it('doesn’t jump when the device’s clock is set, and measures again', async () => {
    const { clock, network, measurements, errorMs, kept, stop } = aClock()
    await vi.advanceTimersByTimeAsync(minute)
    network.isDown = true
    const before = measurements()
    setDevice(3 * 60 * minute)
    await vi.advanceTimersByTimeAsync(6 * second)
    expect(errorMs()).toBeLessThanOrEqual(1)
    expect(measurements()).toBe(before + 1)
    // The stored offset fits the new clock.
    expect(clock.offsetMs()).toBeCloseTo(ahead - 3 * 60 * minute, -1)
    expect(kept()?.offsetMs).toBeCloseTo(ahead - 3 * 60 * minute, -1)
    stop()
  })

  it('starts no earlier than the last known time if the device’s clock was reset', async () => {
    const first = aClock()
    await vi.advanceTimersByTimeAsync(10 * minute)
    first.stop()
    const known = first.kept()
    vi.setSystemTime(Date.parse('2000-01-01T00:00:00.000Z'))
    const { clock, kept, stop } = aClock({ stored: known, isDown: true })
    expect(clock.now()).toBe(known?.serverAt)
    await vi.advanceTimersByTimeAsync(2 * minute)
    expect(clock.now()).toBeCloseTo((known?.serverAt ?? 0) + 2 * minute, -1)
    // The stored offset stays valid for when the clock is set.
    expect(kept()?.offsetMs).toBe(known?.offsetMs)
    expect(kept()?.serverAt).toBeGreaterThan(known?.serverAt ?? 0)

    vi.setSystemTime(Date.parse('2026-11-21T18:00:00.000Z'))
    await vi.advanceTimersByTimeAsync(6 * second)
    const rightNow = Date.now() + (known?.offsetMs ?? 0)
    expect(Math.abs(clock.now() - rightNow)).toBeLessThan(10)
    stop()
  })
})

it('measures at once after a sleep', async () => {
  const { network, errorMs, stop } = aClock()
  await vi.advanceTimersByTimeAsync(minute)
  network.serverAheadMs += 20 * minute
  setDevice(20 * minute)
  await vi.advanceTimersByTimeAsync(6 * second)
  expect(errorMs()).toBeLessThanOrEqual(2)
  stop()
})
