/** A task that runs again and again, never twice at once. */
export interface TaskLoop {
  /** Runs it now; while it runs, once more right after. */
  now(): void
  stop(): void
}

/** Runs `task` until stopped; it says in how many milliseconds it wants to run again. */
export function startLoop(task: () => Promise<number>, firstInMs = 0): TaskLoop {
  let state: 'resting' | 'running' | 'running-again' | 'stopped' = 'resting'
  let alarm: ReturnType<typeof setTimeout> | undefined

  async function run() {
    state = 'running'
    const restMs = await task()
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
