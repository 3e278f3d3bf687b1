/** Background work until it is stopped; `now` makes it act at once. */
export type Task = { readonly now?: () => void; readonly stop: () => void }

/** The running tasks, at most one per name. */
export function createTasks() {
  const running = new Map<string, Task>()
  function stop(name: string) {
    running.get(name)?.stop()
    running.delete(name)
  }
  function start(name: string, task: Task) {
    stop(name)
    running.set(name, task)
  }
  return {
    start,
    /** Acts once, in `ms` milliseconds. */
    startAlarm(name: string, ms: number, callback: () => void) {
      const ring = () => {
        stop(name)
        callback()
      }
      const alarm = setTimeout(ring, ms)
      start(name, {
        now: ring,
        stop() {
          clearTimeout(alarm)
        },
      })
    },
    now: (name: string) => running.get(name)?.now?.(),
    stop,
    stopAll() {
      for (const name of running.keys()) stop(name)
    },
  }
}

export type Tasks = ReturnType<typeof createTasks>
