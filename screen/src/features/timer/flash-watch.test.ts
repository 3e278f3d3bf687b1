import { upcomingPhase, timerAt } from '@roundboard/domain'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { watchFlashes } from './flash-watch.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** A timer that started at `performance.now()`, on a page that draws every 16 ms. */
function aWall({ startsInMs }: { startsInMs: number }) {
  const timer: { stamp: number; playlist: []; pausedAt: number | null } = {
    stamp: performance.now() + startsInMs,
    playlist: [],
    pausedAt: null,
  }
  const listeners = new Set<() => void>()
  const watch = watchFlashes(
    {
      state: () => timerAt(timer, performance.now()),
      coming: () => upcomingPhase(timer, performance.now(), 2_000),
      subscribe(listener) {
        listeners.add(listener)
        return () => listeners.delete(listener)
      },
    },
    (at) => at,
  )
  return {
    watch,
    /** Lets time pass before the timer ticks. */
    async tickAfter(ms: number) {
      await vi.advanceTimersByTimeAsync(ms)
      for (const listener of listeners) listener()
    },
    pause() {
      timer.pausedAt = performance.now()
    },
  }
}

it('measures how late the last flash was', async () => {
  const { watch, tickAfter } = aWall({ startsInMs: 3_000 })
  await tickAfter(1_000)
  expect(watch.errorMs()).toBeNull()
  await tickAfter(2_100)
  expect(watch.errorMs()).toBeGreaterThanOrEqual(0)
  expect(watch.errorMs()).toBeLessThanOrEqual(16)
  watch.stop()
})

it('measures a flash that wasn’t prepared', async () => {
  const { watch, tickAfter } = aWall({ startsInMs: 3_000 })
  await tickAfter(0)
  await tickAfter(3_400)
  await tickAfter(100)
  expect(watch.errorMs()).toBeGreaterThanOrEqual(400)
  expect(watch.errorMs()).toBeLessThanOrEqual(417)
  watch.stop()
})

it('doesn’t measure a flash that had already started', async () => {
  const { watch, tickAfter } = aWall({ startsInMs: -1_000 })
  await tickAfter(0)
  await tickAfter(1_000)
  expect(watch.errorMs()).toBeNull()
  watch.stop()
})

it.each([
  ['a second', 2_000],
  ['ten milliseconds', 2_990],
])('doesn’t measure a phase paused %s before it starts', async (_when, pausedAfterMs) => {
  const { watch, tickAfter, pause } = aWall({ startsInMs: 3_000 })
  await tickAfter(1_500)
  await tickAfter(pausedAfterMs - 1_500)
  pause()
  await tickAfter(0)
  await tickAfter(2_000)
  expect(watch.errorMs()).toBeNull()
  watch.stop()
})
