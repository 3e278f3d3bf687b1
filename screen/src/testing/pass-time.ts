import { vi } from 'vitest'

/** Takes time on the fake clock. Fails on the real one, where it would be a sleep. */
export function takeTime(ms: number): Promise<void> {
  if (!vi.isFakeTimers()) throw new Error('Fake the timers first.')
  return new Promise((resolve) => {
    setTimeout(resolve, ms)
  })
}

const turnsOfAStep = 60
const nextTurn = setImmediate

/** Advances fake time second by second, with turns of the real event loop for reading Blobs. */
export async function passTime(ms: number, step = 1_000): Promise<void> {
  for (let passed = 0; passed <= ms; passed += step) {
    for (let turn = 0; turn < turnsOfAStep; turn += 1)
      await new Promise((resolve) => {
        nextTurn(resolve)
      })
    await vi.advanceTimersByTimeAsync(Math.min(step, ms - passed))
  }
}
