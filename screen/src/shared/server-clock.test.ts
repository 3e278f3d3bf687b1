import type { RoundTrip } from '@roundboard/domain'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createServerClock } from './server-clock.ts'

const ahead = 5 * 60_000
const burst = 8
const second = 1_000

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** A clock whose server is five minutes ahead and whose answers take their time to come back. */
function aClock() {
  const network = { backMs: 2, busyMs: 0, serverAheadMs: ahead }
  const measuredAt: number[] = []
  const startedAt = performance.now()
  let asked = 0
  const clock = createServerClock({
    stored: null,
    onMeasured: () => measuredAt.push(Math.round((performance.now() - startedAt) / second)),
    measureRoundTrip: async (): Promise<RoundTrip> => {
      asked += 1
      const sentAt = performance.now()
      const serverAt = Date.now() + network.serverAheadMs
      const { backMs, busyMs } = network
      await new Promise((resolve) => setTimeout(resolve, backMs))
      const receivedAt = performance.now()
      return { sentAt, serverReceivedAt: serverAt, serverSentAt: serverAt, receivedAt, busyMs }
    },
  })
  const loop = clock.start()
  return {
    network,
    measuredAt,
    asked: () => asked,
    stop: () => {
      loop.stop()
    },
    errorMs: () => Math.abs(clock.now() - Date.now() - network.serverAheadMs),
  }
}

it('measures again after four minutes when it is good', async () => {
  const { measuredAt, asked, stop, errorMs } = aClock()
  await vi.advanceTimersByTimeAsync(500 * second)
  expect(measuredAt).toEqual([0, 240, 480])
  expect(asked()).toBe(3 * burst)
  expect(errorMs()).toBeLessThanOrEqual(1)
  stop()
})

it.each([
  ['the network is slow', { backMs: 60 }],
  ['the display is busy', { busyMs: 40 }],
])('measures again after 5, 15 and 60 s while %s', async (_, trouble) => {
  const { network, measuredAt, stop } = aClock()
  Object.assign(network, trouble)
  await vi.advanceTimersByTimeAsync(200 * second)
  expect(measuredAt.map((at) => Math.round(at / 5) * 5)).toEqual([0, 5, 15, 60])
  stop()
})

it('keeps a good measurement when the next one is worse', async () => {
  const { network, stop, errorMs } = aClock()
  await vi.advanceTimersByTimeAsync(second)
  network.backMs = 400
  await vi.advanceTimersByTimeAsync(250 * second)
  expect(errorMs()).toBeLessThanOrEqual(1)
  stop()
})

it('does not trust one of a busy display while it has another', async () => {
  const { network, stop, errorMs } = aClock()
  network.backMs = 12
  await vi.advanceTimersByTimeAsync(second)
  Object.assign(network, { backMs: 30, busyMs: 25 })
  await vi.advanceTimersByTimeAsync(250 * second)
  expect(errorMs()).toBeLessThanOrEqual(6)
  stop()
})

it('follows a server whose clock was set, at the next measurement', async () => {
  const { network, stop, errorMs } = aClock()
  await vi.advanceTimersByTimeAsync(second)
  network.serverAheadMs = 0
  await vi.advanceTimersByTimeAsync(250 * second)
  expect(errorMs()).toBeLessThanOrEqual(1)
  stop()
})
