/** Works on one thing after another, each once, in the order in which they came. */
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
    /** Begins nothing more, and returns when what was begun has ended. */
    async stop(): Promise<void> {
      isStopped = true
      await running
    },
    /** Returns when nothing is left to do. */
    async idle(): Promise<void> {
      while (running !== undefined) await running
    },
  }
}
