import { wallMessages } from '@roundboard/wall/display'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { aScreen, createFakeServer } from '../testing/fake-server.ts'
import { loadMessages } from './load-messages.ts'
import { createScreenApi } from './screen-api.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

it('rejects after five seconds without a response', async () => {
  const isRefused = expect(loadMessages('ja', () => new Promise(() => undefined))).rejects.toThrow()
  await vi.advanceTimersByTimeAsync(4_999)
  expect(vi.getTimerCount()).toBe(1)
  await vi.advanceTimersByTimeAsync(1)
  await isRefused
})

it('clears its timeout', async () => {
  await loadMessages('en-us')
  await expect(loadMessages('ja', () => Promise.reject(new Error('No network')))).rejects.toThrow()
  expect(vi.getTimerCount()).toBe(0)
})

it('completes before a program is returned, so no screen starts in English', async () => {
  vi.useRealTimers()
  expect(wallMessages('fr-ca').steps).toBe('Steps')
  const server = createFakeServer()
  server.screen = aScreen({ language: 'fr-ca' })
  const api = createScreenApi({
    token: () => server.token,
    openStream: () => ({ close: () => undefined }),
    fetch: server.fetch,
  })
  await api.getProgramme()
  expect(wallMessages('fr-ca').steps).toBe('Étapes')
})
