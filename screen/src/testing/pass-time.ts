import { vi } from 'vitest'

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
