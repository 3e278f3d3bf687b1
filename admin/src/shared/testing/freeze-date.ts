import { beforeEach, vi } from 'vitest'

/** Freezes the date in each test of a file, so that relative times are stable on a slow machine. */
export function freezeDate(): void {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-21T15:00:00.000Z') })
  })
}
