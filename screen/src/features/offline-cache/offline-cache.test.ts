import { expect, it, vi } from 'vitest'
import { createFakeServer } from '../../testing/fake-server.ts'
import type { CacheRequest, CacheUpdate } from './cache-messages.ts'
import { startOfflineCache } from './offline-cache.ts'

function anOfflineCache() {
  const requests: CacheRequest[] = []
  const opened = vi.fn<() => void>()
  let hear: (message: CacheUpdate | 'lost') => void = () => undefined
  const onKnown = vi.fn<() => void>()
  const onChange = vi.fn<(isShowable: boolean, broken: readonly string[]) => void>()
  const cache = startOfflineCache({
    open: (listener) => {
      hear = listener
      opened()
      return { ask: (one) => requests.push(one), close: () => undefined }
    },
    now: () => 0,
    random: () => 0,
    onChange,
    onKnown,
    onProblem: () => undefined,
  })
  return {
    cache,
    requests,
    opened,
    onKnown,
    onChange,
    say: (message: CacheUpdate | 'lost') => {
      hear(message)
    },
  }
}

const programme = createFakeServer().programme()

it('reports nothing cached for the wanted programme when the cache fails', () => {
  const { cache, onKnown, onChange, say } = anOfflineCache()
  cache.want(programme, null)
  expect(onChange).not.toHaveBeenCalled()
  expect(cache.status()).toBeNull()

  say('lost')
  expect(onChange).toHaveBeenLastCalledWith(true, [])
  expect(cache.status()).toMatchObject({
    revision: programme.revision,
    until: null,
    heldFiles: 0,
  })
  expect(onKnown).toHaveBeenCalledTimes(1)
  cache.stop()
})

it('reports nothing cached for the first programme when the cache fails early', () => {
  const { cache, onKnown, onChange, say } = anOfflineCache()
  say('lost')
  expect(cache.status()).toBeNull()
  expect(onKnown).not.toHaveBeenCalled()
  cache.want(programme, null)
  expect(onChange).toHaveBeenLastCalledWith(true, [])
  expect(cache.status()?.revision).toBe(programme.revision)
  cache.stop()
})

it('opens the cache again for the next programme after a failure', () => {
  const { cache, requests, opened, onChange, say } = anOfflineCache()
  cache.want(programme, null)
  say('lost')
  cache.want({ ...programme, revision: '2' }, null)
  expect(onChange).toHaveBeenCalledTimes(2)
  expect(opened).toHaveBeenCalledTimes(2)
  expect(requests.at(-1)).toMatchObject({ type: 'want', order: 2, programme: { revision: '2' } })

  const files = { files: 1, heldFiles: 1, bytes: 9, heldBytes: 9, isPersisted: true, missing: [] }
  const holding = { revision: '2', until: null, ...files }
  say({ order: 2, isShowable: true, broken: [], holding, problems: [] })
  expect(cache.status()).toEqual(holding)
  cache.want({ ...programme, revision: '3' }, null)
  expect(opened).toHaveBeenCalledTimes(2)
  cache.stop()
})
