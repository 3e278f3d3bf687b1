import type { StreamState } from '@roundboard/client'
import type { ScreenEvent } from '@roundboard/contract'
import { expect, onTestFinished, test, vi } from 'vitest'
import { anOpenStream } from '../testing/fake-server.ts'
import { openLazyEventStream } from './lazy-event-stream.ts'

function aStream() {
  const heard: ScreenEvent[] = []
  const states: StreamState[] = []
  const get = vi.fn(() => Promise.resolve(anOpenStream()))
  const stream = openLazyEventStream<ScreenEvent>({
    url: '/events',
    headers: () => ({}),
    names: ['hello'],
    onEvent: (name) => heard.push(name),
    onState: (state) => states.push(state),
    fetch: get,
  })
  onTestFinished(() => {
    stream.close()
  })
  return { stream, heard, states, get }
}

test('opens as soon as its module has loaded', async () => {
  const { stream, heard, states } = aStream()
  await vi.waitFor(() => {
    expect(heard).toEqual(['hello'])
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
