import { isWriteRefused } from './failures.ts'

/** Whether the database accepts writes; false if its disk is full, for example. */
export interface Writability {
  isRefused: boolean
  refusals: number
}

const retryEveryMs = 2_000
/** The limit for queued writes, so that a disk that stays full doesn't exhaust memory. */
const mostWaiting = 10_000

export type WriteQueue = ReturnType<typeof createWriteQueue>

/**
 * Writes that mustn't block their callers. While the database is read-only they wait in memory, in
 * order. A newer write with the same key replaces a waiting one.
 */
export function createWriteQueue(dependencies: {
  writability: Writability
  /** A write without effect. */
  tryToWrite: () => Promise<unknown>
  onFailure: (what: string, error: unknown) => void
}) {
  const { writability, tryToWrite, onFailure } = dependencies
  const waiting = new Map<string, () => Promise<unknown>>()
  let draining: Promise<void> = Promise.resolve()

  function keep(key: string, work: () => Promise<unknown>, why: unknown): 'waiting' {
    if (waiting.size >= mostWaiting) throw why
    if (waiting.size === 0) onFailure('the database is read-only; writes are held in memory', why)
    waiting.set(key, work)
    return 'waiting'
  }

  async function drainNow(): Promise<void> {
    if (writability.isRefused) {
      await tryToWrite()
      writability.isRefused = false
    }
    for (const [key, work] of waiting) {
      try {
        await work()
      } catch (error) {
        if (isWriteRefused(error)) throw error
        onFailure('a write held in memory could not be saved', error)
      }
      if (waiting.get(key) === work) waiting.delete(key)
    }
  }

  /** Runs waiting writes. Fails if the database is still read-only. */
  function drain(): Promise<void> {
    draining = draining.catch(() => undefined).then(drainNow)
    return draining
  }

  const retrying = setInterval(() => {
    if (!writability.isRefused && waiting.size === 0) return
    drain().catch(() => undefined)
  }, retryEveryMs)
  retrying.unref()

  return {
    /** Writes immediately if possible, otherwise later. */
    async write(key: string, work: () => Promise<unknown>): Promise<'written' | 'waiting'> {
      if (waiting.size > 0) return keep(key, work, new Error('earlier writes are still waiting'))
      try {
        await work()
        return 'written'
      } catch (error) {
        if (isWriteRefused(error)) return keep(key, work, error)
        throw error
      }
    },
    drain,
    waiting: () => waiting.size,
    refusals: () => writability.refusals,
    isRefused: () => writability.isRefused,
    /** Tries one last time and reports what is lost. */
    async stop(): Promise<void> {
      clearInterval(retrying)
      if (waiting.size > 0)
        await drain().catch((error: unknown) => {
          onFailure(`${String(waiting.size)} writes held in memory were lost`, error)
        })
    },
  }
}
