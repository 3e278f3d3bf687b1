/** Tracks which numbered changes this process has received. */
export interface ReceivedRevisions {
  add(revision: number): void
  /**
   * Whether all changes up to the previous call's revision were received. Missing ones count as
   * received afterward, because the caller then treats everything as changed.
   */
  look(current: number): boolean
  /** Counts everything up to this revision as received. */
  startAt(current: number): void
  /** A change with this revision was committed, whether or not it was received. */
  note(revision: number): void
  /** The latest revision received, noted or looked up. */
  newest(): number
  /** Whether every change up to this revision was received. */
  knows(revision: number): boolean
  /** Resolves once that is the case, or after the timeout. */
  untilKnown(revision: number, withinMs: number): Promise<void>
}

/** Changes arrive in any order, soon after the commit: by the next check at the latest. */
export function createReceivedRevisions(): ReceivedRevisions {
  let upTo = 0
  let expected = 0
  let newest = 0
  const ahead = new Set<number>()
  const waiting = new Map<() => void, number>()

  function advance(): void {
    while (ahead.delete(upTo + 1)) upTo += 1
    for (const [resume, revision] of waiting) if (revision <= upTo) resume()
  }

  function note(revision: number): void {
    newest = Math.max(newest, revision)
  }

  function startAt(current: number): void {
    note(current)
    upTo = Math.max(upTo, current)
    expected = upTo
    for (const revision of ahead) if (revision <= upTo) ahead.delete(revision)
    advance()
  }

  return {
    add(revision) {
      note(revision)
      if (revision <= upTo) return
      ahead.add(revision)
      advance()
    },
    look(current) {
      note(current)
      const isComplete = upTo >= expected
      if (!isComplete) startAt(current)
      expected = current
      return isComplete
    },
    startAt,
    note,
    newest: () => newest,
    knows: (revision) => revision <= upTo,
    untilKnown: (revision, withinMs) =>
      new Promise((resolve) => {
        const resume = () => {
          clearTimeout(timer)
          waiting.delete(resume)
          resolve()
        }
        const timer = setTimeout(resume, withinMs).unref()
        waiting.set(resume, revision)
        advance()
      }),
  }
}
