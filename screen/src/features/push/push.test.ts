import type { ScreenEvent } from '@roundboard/contract'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { startPush } from './push.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function aPush() {
  const calls = { changed: 0, timer: 0, closed: 0 }
  let tell: (event: ScreenEvent) => void = () => undefined
  const push = startPush({
    openEvents(onEvent) {
      tell = onEvent
      return { state: () => 'open', close: () => (calls.closed += 1) }
    },
    random: () => 0.5,
    onChanged: () => (calls.changed += 1),
    onTimerChanged: () => (calls.timer += 1),
  })
  return {
    calls,
    push,
    tell: (event: ScreenEvent) => {
      tell(event)
    },
  }
}

it('asks once, within 300 ms, however many changes it hears of', () => {
  const { calls, tell } = aPush()
  tell('programme')
  tell('screen')
  tell('programme')
  expect(calls.changed).toBe(0)
  vi.advanceTimersByTime(300)
  expect(calls.changed).toBe(1)
})

it('reads the timer at once: all nine walls change together', () => {
  const { calls, tell } = aPush()
  tell('timer')
  expect(calls).toMatchObject({ timer: 1, changed: 0 })
})

it('asks when the stream is back, for what happened meanwhile was not told', () => {
  const { calls, tell } = aPush()
  tell('hello')
  vi.advanceTimersByTime(1_000)
  expect(calls.changed).toBe(0)
  tell('bye')
  tell('hello')
  vi.advanceTimersByTime(1_000)
  expect(calls.changed).toBe(1)
})

it('asks nothing more once stopped', () => {
  const { calls, push, tell } = aPush()
  tell('programme')
  push.stop()
  vi.advanceTimersByTime(1_000)
  expect(calls).toMatchObject({ changed: 0, closed: 1 })
})
