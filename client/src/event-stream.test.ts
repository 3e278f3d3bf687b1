import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openEventStream, type StreamState } from './event-stream.ts'
import { createFreshness } from './freshness.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** A stream that sends hello and stays open. */
function open(): Response {
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('event: hello\ndata: {"revision":1}\n\n'))
    },
  })
  return new Response(body)
}

function aStream(answer: () => Response, random = () => 0.5) {
  const received: string[] = []
  const states: StreamState[] = []
  let requests = 0
  const stream = openEventStream({
    url: '/events',
    headers: () => ({}),
    names: ['hello'],
    onEvent: (name) => received.push(name),
    onState: (state) => states.push(state),
    fetch: () => {
      requests += 1
      return Promise.resolve(answer())
    },
    random,
  })
  return { stream, received, states, requests: () => requests }
}

test.each([400, 401, 403, 404, 407, 410, 429, 500, 502, 503])(
  'reconnects within half a minute after responses with status %i',
  async (status) => {
    let answer = () => Response.json({ message: 'no Route matched' }, { status })
    const { received, states, stream } = aStream(
      () => answer(),
      () => 0.999,
    )
    await vi.advanceTimersByTimeAsync(10 * 60_000)
    expect(states).not.toContain('closed')
    answer = open
    await vi.advanceTimersByTimeAsync(30_000)
    expect(received).toEqual(['hello'])
    expect(states.at(-1)).toBe('open')
    stream.close()
  },
)

test('stays closed when its listener closes it', async () => {
  let requests = 0
  const received = vi.fn<(state: StreamState) => void>()
  const stream = openEventStream({
    url: '/events',
    headers: () => ({}),
    names: [],
    onEvent: () => undefined,
    onState: received,
    fetch: () => {
      requests += 1
      return Promise.resolve(new Response('', { status: 503 }))
    },
    random: () => 0.5,
  })
  received.mockImplementation((state) => {
    if (state === 'waiting') stream.close()
  })
  await vi.advanceTimersByTimeAsync(60_000)
  expect(received).toHaveBeenLastCalledWith('closed')
  expect(requests).toBe(1)
})

test('cancels the body of a refused response', async () => {
  const cancelled = vi.fn()
  const body = () => new ReadableStream({ cancel: cancelled })
  const { requests, stream } = aStream(() => new Response(body(), { status: 503 }))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(requests()).toBeGreaterThan(1)
  expect(cancelled).toHaveBeenCalledTimes(requests())
  stream.close()
})

test('waits longer after each refusal, up to half a minute', async () => {
  const { requests, stream } = aStream(
    () => new Response('', { status: 403 }),
    () => 0.999,
  )
  await vi.advanceTimersByTimeAsync(60_000)
  const inTheFirstMinute = requests()
  expect(inTheFirstMinute).toBeLessThan(10)
  await vi.advanceTimersByTimeAsync(10 * 60_000)
  expect(requests() - inTheFirstMinute).toBeGreaterThanOrEqual(18)
  expect(requests() - inTheFirstMinute).toBeLessThanOrEqual(21)
  stream.close()
})

test('stops connecting once closed', async () => {
  const { requests, stream } = aStream(() => new Response('', { status: 401 }))
  await vi.advanceTimersByTimeAsync(60_000)
  stream.close()
  const before = requests()
  await vi.advanceTimersByTimeAsync(60 * 60_000)
  expect(requests()).toBe(before)
})

test('sends the newest revision from events as a header, and none before the first event', () => {
  const { headers, note } = createFreshness(() => ({ authorization: 'Bearer t' }))
  expect(headers()).toEqual({ authorization: 'Bearer t' })
  note({ revision: 0 })
  expect(headers()).toEqual({ authorization: 'Bearer t' })
  for (const revision of [7, 9, 8]) note({ revision })
  expect(headers()).toEqual({ authorization: 'Bearer t', 'change-revision': '9' })
})

/** A stream that sends a text and ends. */
const saying = (text: string) => () => new Response(text)

test('reconnects when a half-open connection has been silent for 50 seconds', async () => {
  let requests = 0
  const stream = openEventStream({
    url: '/events',
    headers: () => ({}),
    names: ['hello'],
    onEvent: () => undefined,
    random: () => 0.5,
    fetch: (_, init) => {
      requests += 1
      const body = new ReadableStream<Uint8Array>({
        start(controller) {
          controller.enqueue(new TextEncoder().encode(': here\n\n'))
          init?.signal?.addEventListener('abort', () => {
            controller.error(new Error('aborted'))
          })
        },
      })
      return Promise.resolve(new Response(body))
    },
  })
  await vi.advanceTimersByTimeAsync(49_000)
  expect(requests).toBe(1)
  await vi.advanceTimersByTimeAsync(3_000)
  expect(requests).toBe(2)
  stream.close()
})

test('reconnects within the time set by the server', async () => {
  const answer = saying('event: hello\ndata: {"revision":1,"retryMs":9000}\n\n')
  const { requests, received, states, stream } = aStream(answer, () => 0.5)
  await vi.advanceTimersByTimeAsync(4_400)
  expect([requests(), states.at(-1)]).toEqual([1, 'waiting'])
  await vi.advanceTimersByTimeAsync(200)
  expect(requests()).toBe(2)
  expect(received).toEqual(['hello', 'hello'])
  expect(states.slice(0, 4)).toEqual(['connecting', 'open', 'waiting', 'connecting'])
  stream.close()
})

test.each([
  ['an event with an unknown name', 'event: surprise\ndata: {"revision":1}\n\n'],
  ['invalid JSON', 'event: hello\ndata: {"revision"\n\n'],
  ['data of the wrong shape', 'event: hello\ndata: {"revision":"one"}\n\n'],
  ['a comment', ': still here\n\n'],
])('ignores %s', async (_, text) => {
  const { received, states, stream } = aStream(saying(text))
  await vi.advanceTimersByTimeAsync(10)
  expect(received).toEqual([])
  expect(states).toContain('open')
  stream.close()
})
