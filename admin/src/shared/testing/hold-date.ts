import { beforeEach, vi } from 'vitest'

/** Holds the date in each test of a file: what lies minutes ago, or is today's, stays so on a busy machine. */
export function holdDate(): void {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-21T15:00:00.000Z') })
  })
}
