import { backOffMs } from '@roundboard/client'

/** A task that runs again and again, never twice at once. */
export type TaskLoop = ReturnType<typeof startLoop>

/**
 * Runs `task` until stopped; it returns in how many milliseconds it wants to run again. An error is
 * reported, and the task runs again later.
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
      // The page's `error` listener tells it with the next heartbeat.
      reportError(error)
      return backOffMs(failures, { baseMs: 1_000, capMs: 60_000, random: Math.random })
    }
  }

  async function run() {
    state = 'running'
    const restMs = await attempt()
    if (isStopped()) return
    const again = isAskedAgain()
    state = 'resting'
    rest(again ? 0 : restMs)
  }
  const isStopped = () => state === 'stopped'
  const isAskedAgain = () => state === 'running-again'

  function rest(ms: number) {
    clearTimeout(alarm)
    alarm = setTimeout(() => void run(), ms)
  }

  rest(firstInMs)
  return {
    /** Runs it now; while it runs, once more right after. */
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
