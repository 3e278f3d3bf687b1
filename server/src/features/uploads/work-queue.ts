/** Works on a few things at a time, each once, in the order in which they came. */
export function createWorkQueue(
  atOnce: number,
  work: (id: string) => Promise<void>,
  onFailure: (error: unknown) => void,
) {
  const waiting = new Set<string>()
  const running = new Map<string, Promise<void>>()
  let isStopped = false

  function next(): void {
    while (!isStopped && running.size < atOnce) {
      const id = [...waiting].find((each) => !running.has(each))
      if (id === undefined) return
      waiting.delete(id)
      const done = work(id)
        .catch(onFailure)
        .finally(() => {
          running.delete(id)
          next()
        })
      running.set(id, done)
    }
  }

  return {
    add(id: string): void {
      waiting.add(id)
      next()
    },
    /** Begins nothing more, and returns when what was begun has ended. */
    async stop(): Promise<void> {
      isStopped = true
      await Promise.all(running.values())
    },
    /** Returns when nothing is left to do. */
    async idle(): Promise<void> {
      while (running.size > 0) await Promise.all(running.values())
    },
  }
}
