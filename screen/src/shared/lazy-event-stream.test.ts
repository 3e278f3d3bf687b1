import type { StreamState } from '@roundboard/client'
import type { ScreenEvent } from '@roundboard/contract'
import { expect, onTestFinished, test, vi } from 'vitest'
import { anOpenStream } from '../testing/fake-server.ts'
import { openLazyEventStream } from './lazy-event-stream.ts'

function aStream() {
  const received: ScreenEvent[] = []
  const states: StreamState[] = []
  const get = vi.fn(() => Promise.resolve(anOpenStream()))
  const stream = openLazyEventStream<ScreenEvent>({
    url: '/events',
    headers: () => ({}),
    names: ['hello'],
    onEvent: (name) => received.push(name),
    onState: (state) => states.push(state),
    fetch: get,
  })
  onTestFinished(() => {
    stream.close()
  })
  return { stream, received, states, get }
}

test('opens as soon as its module has loaded', async () => {
  const { stream, received, states } = aStream()
  await vi.waitFor(() => {
    expect(received).toEqual(['hello'])
  })
  stream.close()
  expect(states).toEqual(['connecting', 'open', 'closed'])
})

test('doesn’t open if it was closed before', async () => {
  const { stream, get } = aStream()
  stream.close()
  await vi.dynamicImportSettled()
  expect(get).not.toHaveBeenCalled()
})
