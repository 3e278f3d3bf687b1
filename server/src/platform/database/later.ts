import { isWriteRefused } from './failures.ts'

/** What writing is like at the moment: whether the database's disk is full, for one. */
export interface Writability {
  isRefused: boolean
  refusals: number
}

const retryEveryMs = 2_000
/** More is not kept: by then the disk has been full for long, and memory is not to follow it. */
const mostWaiting = 10_000

export type Later = ReturnType<typeof createLater>

/**
 * Writes that must not hold anybody up. While the database takes none they wait in memory, and are
 * made in order as soon as it does; one of a key that waits already takes its place.
 */
export function createLater(dependencies: {
  writability: Writability
  /** A write that changes nothing. */
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

  /** Tries what waits; fails when the database still takes no writes. */
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
    /** Writes at once where that is possible, else when it is. */
    async write(key: string, work: () => Promise<unknown>): Promise<'written' | 'waiting'> {
      if (waiting.size > 0) return keep(key, work, new Error('others wait already'))
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
    /** Tries a last time; says what is lost. */
    async stop(): Promise<void> {
      clearInterval(retrying)
      if (waiting.size > 0)
        await drain().catch((error: unknown) => {
          onFailure(`${String(waiting.size)} writes held in memory were lost`, error)
        })
    },
  }
}
