import type { ServerIssue } from '@roundboard/domain'
import type { Platform } from '../../../platform/platform.ts'

/** An issue of the server that is only known after it ended; in epoch milliseconds. */
export interface PastServerIssue {
  readonly trouble: Extract<ServerIssue, 'database' | 'clock'>
  readonly since: number
  readonly until: number
}

/** Shorter ones aren't reported: a busy database, a corrected clock. */
const leastMs = 60_000

export type PastServerIssues = ReturnType<typeof createPastServerIssues>

/** Remembers that the database refused writes or the clock changed, until it can be reported. */
export function createPastServerIssues(dependencies: Pick<Platform, 'clock' | 'elapsed'>) {
  const { clock, elapsed } = dependencies
  let refusedSince: number | undefined
  let before: { readonly clock: number; readonly elapsed: number } | undefined
  let known: readonly PastServerIssue[] = []

  const keep = (trouble: PastServerIssue['trouble'], one: number, other: number) => {
    const [since, until] = one < other ? [one, other] : [other, one]
    if (until - since >= leastMs) known = [...known, { trouble, since, until }]
  }

  return {
    /** Notes whether the database just accepted or refused a write. */
    noteDatabase(isTaking: boolean): void {
      if (!isTaking) refusedSince ??= clock()
      else if (refusedSince !== undefined) {
        keep('database', refusedSince, clock())
        refusedSince = undefined
      }
    },
    /** Compares the clock with the elapsed time. A change counts from the time it should show. */
    checkClock(): void {
      const now = { clock: clock(), elapsed: elapsed() }
      if (before !== undefined)
        keep('clock', before.clock + (now.elapsed - before.elapsed), now.clock)
      before = now
    },
    list: () => known,
    forget(reported: readonly PastServerIssue[]): void {
      known = known.filter((one) => !reported.includes(one))
    },
  }
}
