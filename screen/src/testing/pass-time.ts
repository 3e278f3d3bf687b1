import { vi } from 'vitest'

/** What an answer takes of the faked clock. On the machine's own this would be a sleep, and so it fails. */
export function takeTime(ms: number): Promise<void> {
  if (!vi.isFakeTimers()) throw new Error('Fake the timers first.')
  return new Promise((resolve) => {
    setTimeout(resolve, ms)
  })
}

const turnsOfAStep = 60
const nextTurn = setImmediate

/** Lets faked time pass second by second; what reads a `Blob` has its turns of the real event loop. */
export async function passTime(ms: number, step = 1_000): Promise<void> {
  for (let passed = 0; passed <= ms; passed += step) {
    for (let turn = 0; turn < turnsOfAStep; turn += 1)
      await new Promise((resolve) => {
        nextTurn(resolve)
      })
    await vi.advanceTimersByTimeAsync(Math.min(step, ms - passed))
  }
}
