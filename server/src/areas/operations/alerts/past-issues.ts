import type { ServerIssue } from '@roundboard/domain'
import type { Clock } from '../../../platform/clock.ts'

/** What was the matter with the server itself, and is known only afterward; in epoch milliseconds. */
export interface PastTrouble {
  readonly trouble: Extract<ServerIssue, 'database' | 'clock'>
  readonly since: number
  readonly until: number
}

/** Less than this nobody needs to know: a database that was busy, a clock that was put right. */
const leastMs = 60_000

export type PastTroubles = ReturnType<typeof createPastTroubles>

/** Remembers that the database took nothing, and that the clock was changed, until it can be told. */
export function createPastTroubles(dependencies: {
  clock: Clock
  /** Milliseconds that have passed since some instant, however the clock is set. */
  elapsed: () => number
}) {
  const { clock, elapsed } = dependencies
  let refusedSince: number | undefined
  let before: { readonly clock: number; readonly elapsed: number } | undefined
  let known: readonly PastTrouble[] = []

  const keep = (trouble: PastTrouble['trouble'], one: number, other: number) => {
    const [since, until] = one < other ? [one, other] : [other, one]
    if (until - since >= leastMs) known = [...known, { trouble, since, until }]
  }

  return {
    /** Whether the database just took a write or refused one. */
    noteDatabase(isTaking: boolean): void {
      if (!isTaking) refusedSince ??= clock()
      else if (refusedSince !== undefined) {
        keep('database', refusedSince, clock())
        refusedSince = undefined
      }
    },
    /** Compares how far the clock went with how much time went by; its change is from what it would read. */
    lookAtClock(): void {
      const now = { clock: clock(), elapsed: elapsed() }
      if (before !== undefined)
        keep('clock', before.clock + (now.elapsed - before.elapsed), now.clock)
      before = now
    },
    list: () => known,
    forget(told: readonly PastTrouble[]): void {
      known = known.filter((one) => !told.includes(one))
    },
  }
}
