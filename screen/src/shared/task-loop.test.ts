import type { Heartbeat } from '@roundboard/contract'
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { startHeartbeat } from '../features/heartbeat/heartbeat.ts'
import { startLoop, type TaskLoop } from './task-loop.ts'

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(Math, 'random').mockReturnValue(1)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** Collects reported errors, as `main.tsx` does. */
function reportedErrors(): string[] {
  const reported: string[] = []
  const listen = (event: ErrorEvent) => {
    reported.push(String(event.error))
    event.preventDefault()
  }
  window.addEventListener('error', listen)
  onTestFinished(() => {
    window.removeEventListener('error', listen)
  })
  return reported
}

const stoppedAfterwards = (loop: TaskLoop) => {
  onTestFinished(() => {
    loop.stop()
  })
}

it('reports errors and retries with growing delays until it succeeds', async () => {
  const reported = reportedErrors()
  const ranAtS: number[] = []
  const startedAt = performance.now()
  stoppedAfterwards(
    startLoop(() => {
      ranAtS.push((performance.now() - startedAt) / 1_000)
      if (ranAtS.length < 4 || ranAtS.length === 5) throw new Error(`no ${String(ranAtS.length)}`)
      return Promise.resolve(5_000)
    }),
  )
  await vi.advanceTimersByTimeAsync(21_000)
  // Pauses start over after a success.
  expect(ranAtS).toEqual([0, 2, 6, 14, 19, 21])
  expect(reported).toEqual(['Error: no 1', 'Error: no 2', 'Error: no 3', 'Error: no 5'])
})

it('runs at once on request after an error', async () => {
  reportedErrors()
  let runs = 0
  const loop = startLoop(() => {
    runs += 1
    return Promise.reject(new Error('no'))
  })
  stoppedAfterwards(loop)
  await vi.advanceTimersByTimeAsync(0)
  loop.now()
  await vi.advanceTimersByTimeAsync(0)
  expect(runs).toBe(2)
})

it('keeps sending heartbeats after a report failed', async () => {
  const reported = reportedErrors()
  const sent: Heartbeat[] = []
  stoppedAfterwards(
    startHeartbeat({
      api: {
        heartbeat(body) {
          sent.push(body)
          return new Promise(() => undefined)
        },
      },
      hasTimer: () => false,
      applied: () => ({ refresh: 0, hardRefresh: 0 }),
      report: vi.fn<() => never>().mockImplementationOnce(() => {
        throw new Error('no report')
      }),
      random: Math.random,
      firstInMs: 0,
      onAnswer: () => undefined,
      onFailure: () => undefined,
    }),
  )
  await vi.advanceTimersByTimeAsync(2_000)
  expect(reported).toEqual(['Error: no report'])
  expect(sent).toHaveLength(1)
})
