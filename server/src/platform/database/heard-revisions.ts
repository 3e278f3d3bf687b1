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
}

/** Changes are heard in any order, and a moment after they are written: what was there at one look must be heard by the next. */
export function createHeardRevisions(): HeardRevisions {
  let upTo = 0
  let expected = 0
  const ahead = new Set<number>()

  function advance(): void {
    while (ahead.delete(upTo + 1)) upTo += 1
  }

  function startAt(current: number): void {
    upTo = Math.max(upTo, current)
    expected = upTo
    for (const revision of ahead) if (revision <= upTo) ahead.delete(revision)
    advance()
  }

  return {
    hear(revision) {
      if (revision <= upTo) return
      ahead.add(revision)
      advance()
    },
    look(current) {
      const isComplete = upTo >= expected
      if (!isComplete) startAt(expected)
      expected = current
      return isComplete
    },
    startAt,
  }
}
