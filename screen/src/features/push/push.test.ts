import type { StreamState } from '@roundboard/client'
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
  const calls = { programme: 0, changed: 0, timer: 0, closed: 0 }
  const longDisconnects: string[] = []
  let send: (event: ScreenEvent) => void = () => undefined
  let become: (state: StreamState) => void = () => undefined
  const push = startPush({
    openEvents(onEvent, onState) {
      send = onEvent
      become = onState
      return { close: () => (calls.closed += 1) }
    },
    random: () => 0.5,
    onProgrammeChanged: () => (calls.programme += 1),
    onChanged: () => (calls.changed += 1),
    onTimerChanged: () => (calls.timer += 1),
    onLongDown: (problem) => longDisconnects.push(problem),
  })
  return {
    calls,
    push,
    longDisconnects,
    become: (state: StreamState) => {
      become(state)
    },
    send: (event: ScreenEvent) => {
      send(event)
    },
  }
}

it.each([
  ['for the program', ['programme', 'programme'], { programme: 1, changed: 0 }],
  ['for the changes', ['screen', 'screen'], { programme: 0, changed: 1 }],
  [
    'for the changes, which include the program',
    ['programme', 'screen', 'programme'],
    { programme: 0, changed: 1 },
  ],
] as const)(
  'makes one request within 300 ms %s, however many events arrive',
  (_, events, requests) => {
    const { calls, send } = aPush()
    for (let times = 0; times < 2; times += 1) {
      Object.assign(calls, { programme: 0, changed: 0 })
      events.forEach(send)
      expect(calls).toMatchObject({ programme: 0, changed: 0 })
      vi.advanceTimersByTime(300)
      expect(calls).toMatchObject(requests)
    }
  },
)

it('refetches the timer at once, because all screens of a location change together', () => {
  const { calls, send } = aPush()
  send('timer')
  expect(calls).toMatchObject({ timer: 1, programme: 0, changed: 0 })
})

it('checks for missed changes when the stream reconnects', () => {
  const { calls, send } = aPush()
  send('hello')
  vi.advanceTimersByTime(1_000)
  // The timer was fetched before the stream opened.
  expect(calls).toMatchObject({ changed: 0, timer: 1 })
  send('bye')
  send('hello')
  vi.advanceTimersByTime(1_000)
  expect(calls).toMatchObject({ changed: 1, timer: 2 })
})

it('makes no request after it is stopped', () => {
  const { calls, push, send } = aPush()
  send('programme')
  push.stop()
  vi.advanceTimersByTime(1_000)
  expect(calls).toMatchObject({ programme: 0, closed: 1 })
})

const minute = 60_000

it('reports a stream disconnected for more than five minutes, and once more when it reconnects', () => {
  const { push, longDisconnects, become } = aPush()
  become('open')
  become('waiting')
  vi.advanceTimersByTime(3 * minute)
  become('connecting')
  vi.advanceTimersByTime(2 * minute)
  expect(push.problem()).toBeNull()
  vi.advanceTimersByTime(1)
  expect(push.problem()).toBe('The push stream has been away for more than five minutes.')
  become('open')
  expect(push.problem()).toBeNull()
  expect(longDisconnects).toEqual(['The push stream was away for more than five minutes.'])
})

it('reports a stream that never opened', () => {
  const { push, become } = aPush()
  become('connecting')
  vi.advanceTimersByTime(5 * minute + 1)
  expect(push.problem()).not.toBeNull()
})

it('doesn’t report short interruptions', () => {
  const { push, longDisconnects, become } = aPush()
  for (let times = 0; times < 10; times += 1) {
    become('waiting')
    vi.advanceTimersByTime(4 * minute)
    expect(push.problem()).toBeNull()
    become('open')
    vi.advanceTimersByTime(minute)
  }
  expect(longDisconnects).toEqual([])
})
