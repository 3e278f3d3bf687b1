/** Which of the numbered changes this process has heard of. */
export interface HeardRevisions {
  hear(revision: number): void
  /**
   * Whether every change up to the revision of the look before was heard. What is missing counts as
   * heard from now on, for whoever asks treats everything as changed.
   */
  look(current: number): boolean
  /** Everything up to here is known. */
  startAt(current: number): void
  /** A change with this revision has committed, whether or not it was heard. */
  note(revision: number): void
  /** The newest revision that was heard, noted or looked at. */
  newest(): number
  /** Whether every change up to this revision is known. */
  knows(revision: number): boolean
  /** Resolves as soon as that is so, or after a while without. */
  untilKnown(revision: number, withinMs: number): Promise<void>
}

/** Changes are heard in any order, and a moment after they are written: what was there at one look must be heard by the next. */
export function createHeardRevisions(): HeardRevisions {
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
    hear(revision) {
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
