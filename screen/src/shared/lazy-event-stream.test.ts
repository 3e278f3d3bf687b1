import type { ScreenEvent } from '@roundboard/contract'
import { expect, onTestFinished, test, vi } from 'vitest'
import { anOpenStream } from '../testing/fake-server.ts'
import { openLazyEventStream } from './lazy-event-stream.ts'

function aStream() {
  const heard: ScreenEvent[] = []
  const get = vi.fn(() => Promise.resolve(anOpenStream()))
  const stream = openLazyEventStream<ScreenEvent>({
    url: '/events',
    headers: () => ({}),
    names: ['hello'],
    onEvent: (name) => heard.push(name),
    fetch: get,
  })
  onTestFinished(() => {
    stream.close()
  })
  return { stream, heard, get }
}

test('opens as soon as its module has loaded', async () => {
  const { stream, heard } = aStream()
  expect(stream.state()).toBe('connecting')
  await vi.waitFor(() => {
    expect(heard).toEqual(['hello'])
  })
  expect(stream.state()).toBe('open')
  stream.close()
  expect(stream.state()).toBe('closed')
})

test('doesn’t open if it was closed before', async () => {
  const { stream, get } = aStream()
  stream.close()
  await vi.dynamicImportSettled()
  expect(get).not.toHaveBeenCalled()
  expect(stream.state()).toBe('closed')
})
