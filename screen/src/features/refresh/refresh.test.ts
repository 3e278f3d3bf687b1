import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createFakeServer } from '../../testing/fake-server.ts'
import { refreshContent, requestedRefresh } from './refresh.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const none = {
  refreshFlag: false,
  refreshRevision: 0,
  hardRefreshFlag: false,
  hardRefreshRevision: 0,
}
const applied = { refresh: 3, hardRefresh: 1 }

it.each([
  ['nothing', none, null],
  ['the content', { ...none, refreshFlag: true, refreshRevision: 4 }, 'content'],
  [
    'nothing if the content refresh was applied',
    { ...none, refreshFlag: true, refreshRevision: 3 },
    null,
  ],
  ['the page', { ...none, hardRefreshFlag: true, hardRefreshRevision: 2 }, 'page'],
  [
    'nothing if the page refresh was applied',
    { ...none, hardRefreshFlag: true, hardRefreshRevision: 1 },
    null,
  ],
  [
    'the page before the content',
    { refreshFlag: true, refreshRevision: 4, hardRefreshFlag: true, hardRefreshRevision: 2 },
    'page',
  ],
])('requestedRefresh reloads %s', (_, flags, expected) => {
  expect(requestedRefresh(flags, applied)).toBe(expected)
})

const programme = createFakeServer().programme()

function aRefresh(getProgramme: () => Promise<typeof programme>) {
  const happened: string[] = []
  void refreshContent({
    api: { getProgramme },
    onRead: () => happened.push('read'),
    onFailure: () => happened.push('failure'),
  }).then((read) => happened.push(read === null ? 'ended as before' : 'ended anew'))
  return happened
}

it('refreshContent fetches the program and takes at least three seconds', async () => {
  const happened = aRefresh(() => Promise.resolve(programme))
  await vi.advanceTimersByTimeAsync(2_999)
  expect(happened).toEqual(['read'])
  await vi.advanceTimersByTimeAsync(1)
  expect(happened).toEqual(['read', 'ended anew'])
})

it('refreshContent returns null if the fetch fails', async () => {
  const happened = aRefresh(() => Promise.reject(new TypeError('Failed to fetch')))
  await vi.advanceTimersByTimeAsync(3_000)
  expect(happened).toEqual(['failure', 'ended as before'])
})
