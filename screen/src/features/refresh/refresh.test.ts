import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createFakeServer } from '../../testing/fake-server.ts'
import { createRefresh } from './refresh.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const asked = {
  refreshFlag: false,
  refreshRevision: 0,
  hardRefreshFlag: false,
  hardRefreshRevision: 0,
}
const programme = createFakeServer().programme()

function aRefresh() {
  const store = { applied: { refresh: 3, hardRefresh: 1 } }
  const server = { isUp: true }
  const happened: string[] = []
  const refresh = createRefresh({
    api: {
      getProgramme: () =>
        server.isUp ? Promise.resolve(programme) : Promise.reject(new TypeError('Failed to fetch')),
    },
    store,
    reload: () => happened.push('reload'),
    onBegun: () => happened.push('begun'),
    onEnded: (read) => happened.push(read === null ? 'ended as before' : 'ended anew'),
    onFailure: () => happened.push('failure'),
  })
  return { store, server, happened, refresh }
}

it('reads the content anew, shows that for three seconds, and then counts as applied', async () => {
  const { store, happened, refresh } = aRefresh()
  expect(refresh.hear({ ...asked, refreshFlag: true, refreshRevision: 4 })).toBe(true)
  await vi.advanceTimersByTimeAsync(2_999)
  expect(happened).toEqual(['begun'])
  expect(store.applied.refresh).toBe(3)
  await vi.advanceTimersByTimeAsync(1)
  expect(happened).toEqual(['begun', 'ended anew'])
  expect(store.applied).toEqual({ refresh: 4, hardRefresh: 1 })
})

it('is asked once while it is under way, and not again for what was applied', async () => {
  const { happened, refresh } = aRefresh()
  const again = { ...asked, refreshFlag: true, refreshRevision: 4 }
  expect(refresh.hear(again)).toBe(true)
  expect(refresh.hear(again)).toBe(true)
  await vi.advanceTimersByTimeAsync(3_000)
  expect(refresh.hear(again)).toBe(false)
  expect(refresh.hear(asked)).toBe(false)
  expect(happened).toEqual(['begun', 'ended anew'])
})

it('stays to be done when nothing could be read', async () => {
  const { store, server, happened, refresh } = aRefresh()
  server.isUp = false
  refresh.hear({ ...asked, refreshFlag: true, refreshRevision: 4 })
  await vi.advanceTimersByTimeAsync(3_000)
  expect(happened).toEqual(['begun', 'failure', 'ended as before'])
  expect(store.applied.refresh).toBe(3)
})

it('when hard reloads the page, which counts as applied before', () => {
  const { store, happened, refresh } = aRefresh()
  expect(refresh.hear({ ...asked, hardRefreshFlag: true, hardRefreshRevision: 2 })).toBe(true)
  expect(happened).toEqual(['reload'])
  expect(store.applied).toEqual({ refresh: 3, hardRefresh: 2 })
})

it('leaves everything as it is once it was stopped', async () => {
  const { store, happened, refresh } = aRefresh()
  refresh.hear({ ...asked, refreshFlag: true, refreshRevision: 4 })
  refresh.stop()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(happened).toEqual(['begun'])
  expect(store.applied.refresh).toBe(3)
})
