import { backOffMs } from '@roundboard/client'

/** A repeating task that never runs twice at once. */
export type TaskLoop = ReturnType<typeof startLoop>

/**
 * Repeats `task` until stopped; it returns the milliseconds until its next run. If it throws, the error is
 * reported and it runs again later.
 */
export function startLoop(task: () => Promise<number>, firstInMs = 0) {
  let state: 'resting' | 'running' | 'running-again' | 'stopped' = 'resting'
  let alarm: ReturnType<typeof setTimeout> | undefined
  let failures = 0

  async function attempt(): Promise<number> {
    try {
      const restMs = await task()
      failures = 0
      return restMs
    } catch (error) {
      failures += 1
      // The page's `error` listener adds it to the next heartbeat.
      reportError(error)
      return backOffMs(failures, { baseMs: 1_000, capMs: 60_000, random: Math.random })
    }
  }

  async function run() {
    state = 'running'
    const restMs = await attempt()
    if (isStopped()) return
    const again = isRunRequested()
    state = 'resting'
    rest(again ? 0 : restMs)
  }
  const isStopped = () => state === 'stopped'
  const isRunRequested = () => state === 'running-again'

  function rest(ms: number) {
    clearTimeout(alarm)
    alarm = setTimeout(() => void run(), ms)
  }

  rest(firstInMs)
  return {
    /** Runs the task now, or once more if it is running. */
    now() {
      if (state === 'running') state = 'running-again'
      else if (state === 'resting') rest(0)
    },
    stop() {
      state = 'stopped'
      clearTimeout(alarm)
    },
  }
}
