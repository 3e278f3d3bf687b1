import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createTasks } from './tasks.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

it('runs an alarm once, on time or earlier on request', () => {
  const tasks = createTasks()
  const callback = vi.fn()
  tasks.startAlarm('next-change', 1_000, callback)
  vi.advanceTimersByTime(1_000)
  tasks.now('next-change')
  expect(callback).toHaveBeenCalledTimes(1)
  tasks.startAlarm('next-change', 1_000, callback)
  tasks.now('next-change')
  vi.advanceTimersByTime(1_000)
  expect(callback).toHaveBeenCalledTimes(2)
})

it('replaces a task with the same name, and stopAll stops all tasks', () => {
  const tasks = createTasks()
  const task = () => ({ now: vi.fn(), stop: vi.fn() })
  const [first, second, other] = [task(), task(), task()]
  tasks.start('content', first)
  tasks.start('content', second)
  tasks.start('push', other)
  tasks.now('content')
  expect([first.now, second.now].map(({ mock }) => mock.calls.length)).toEqual([0, 1])
  expect([first.stop, second.stop].map(({ mock }) => mock.calls.length)).toEqual([1, 0])
  tasks.stopAll()
  tasks.now('content')
  expect([second.stop, other.stop].map(({ mock }) => mock.calls.length)).toEqual([1, 1])
  expect(second.now).toHaveBeenCalledTimes(1)
})
