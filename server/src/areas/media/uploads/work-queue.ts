/** Processes keys one at a time, each once, in order. */
export function createWorkQueue(
  work: (id: string) => Promise<void>,
  onFailure: (error: unknown) => void,
) {
  const waiting = new Set<string>()
  let running: Promise<void> | undefined
  let isStopped = false

  async function run(): Promise<void> {
    for (const id of waiting) {
      if (isStopped) break
      waiting.delete(id)
      await work(id).catch(onFailure)
    }
    running = undefined
  }

  return {
    add(id: string): void {
      waiting.add(id)
      if (!isStopped) running ??= run()
    },
    /** Starts nothing new and waits for the current work. */
    async stop(): Promise<void> {
      isStopped = true
      await running
    },
    /** Resolves when the queue is empty. */
    async idle(): Promise<void> {
      while (running !== undefined) await running
    },
  }
}
