import { afterEach, expect, it, vi } from 'vitest'
import { networkStamps } from './network-stamps.ts'

afterEach(() => {
  vi.restoreAllMocks()
})

const own = { sentAt: 100, receivedAt: 180 }

/** Sets the browser’s resource timings. */
function noted(...requests: readonly Partial<PerformanceResourceTiming>[]) {
  Object.assign(performance, { getEntriesByType: () => requests })
}

const time = 'http://roundboard.test/api/v1/time'

it('networkStamps returns the times measured by the network process', () => {
  noted(
    { name: time, requestStart: 40, responseStart: 44 },
    { name: time, requestStart: 101.5, responseStart: 104.25 },
    { name: 'http://roundboard.test/media/clip.mp4', requestStart: 120, responseStart: 130 },
  )
  expect(networkStamps('/api/v1/time', own)).toEqual({ sentAt: 101.5, receivedAt: 104.25 })
})

it.each([
  ['recorded nothing', []],
  ['recorded only another request', [{ name: '/else', requestStart: 110, responseStart: 120 }]],
  ['hides its timestamps', [{ name: time, requestStart: 0, responseStart: 0 }]],
  ['recorded only an earlier request', [{ name: time, requestStart: 40, responseStart: 44 }]],
  ['uses another clock', [{ name: time, requestStart: 5_000, responseStart: 5_010 }]],
  [
    'records the response before the request',
    [{ name: time, requestStart: 120, responseStart: 110 }],
  ],
])('networkStamps returns the page’s own times if the browser %s', (_, requests) => {
  noted(...requests)
  expect(networkStamps('/api/v1/time', own)).toEqual(own)
})
