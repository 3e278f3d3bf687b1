import { backOffMs } from '@roundboard/client'
import { shouldGiveUp } from '@roundboard/domain'
import type { MissingReason } from './cache-report.ts'

const againMs = { baseMs: 1_000, capMs: 5 * 60_000 } as const

type Miss = {
  readonly failures: number
  readonly reason: MissingReason
  /** When to try again, by `performance.now()`. */
  readonly tryAt: number
}

/** Files that couldn't be fetched: why, and when to try again. */
export function createMisses(random: () => number) {
  const misses = new Map<string, Miss>()
  return {
    reasonOf: (file: string) => misses.get(file)?.reason,
    tryAt: (file: string) => misses.get(file)?.tryAt ?? 0,
    note(file: string, reason: MissingReason) {
      const failures = (misses.get(file)?.failures ?? 0) + 1
      const tryAt = performance.now() + backOffMs(failures, { ...againMs, random })
      misses.set(file, { failures, reason, tryAt })
    },
    /** The server is reachable: retries at once the files that failed while it wasn't. */
    hurry() {
      for (const [file, miss] of misses)
        if (miss.reason === 'failed') misses.set(file, { ...miss, tryAt: 0 })
    },
    forget(file: string) {
      misses.delete(file)
    },
    /** Whether a program stops waiting for a file after `waitedMs`. */
    isGivenUp(file: string, waitedMs: number): boolean {
      const { failures = 0, reason } = misses.get(file) ?? {}
      // An unreachable server may be back in a moment; other failures count.
      return reason === 'no-space' || shouldGiveUp(reason === 'failed' ? 0 : failures, waitedMs)
    },
    /** Files that are damaged, or missing on the server. */
    broken: () =>
      [...misses].flatMap(([file, { reason }]) =>
        reason === 'wrong-bytes' || reason === 'not-found' ? [file] : [],
      ),
  }
}
