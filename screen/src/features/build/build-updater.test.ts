import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { WorkerLink } from '../../shared/worker-link.ts'
import type { WorkerRequest, WorkerResponse } from '../../shared/worker-messages.ts'
import { startBuildUpdater } from './build-updater.ts'

const minute = 60_000

let requests: WorkerRequest[]
let response: Partial<WorkerResponse>
let answer: (request: WorkerRequest) => Promise<WorkerResponse>
let isRoundRunning: boolean
const reload = vi.fn()
const onHeld = vi.fn()

beforeEach(() => {
  vi.useFakeTimers()
  requests = []
  response = {}
  isRoundRunning = false
  reload.mockReset()
  onHeld.mockReset()
  answer = () =>
    Promise.resolve({ isHeld: true, ready: null, refused: null, isFetched: true, ...response })
})
afterEach(() => {
  vi.useRealTimers()
})

const aWorker: WorkerLink = {
  absent: null,
  running: 'one',
  ask: (question) => {
    requests.push(question)
    return answer(question)
  },
}

async function anUpdater(worker: WorkerLink = aWorker) {
  const updater = startBuildUpdater({
    worker,
    isRoundRunning: () => isRoundRunning,
    reload,
    onHeld,
  })
  await vi.advanceTimersByTimeAsync(0)
  return updater
}
const settle = () => vi.advanceTimersByTimeAsync(0)
const types = () => requests.map(({ type }) => type)

describe('the build updater with a service worker', () => {
  it('caches the running build at once and reports whether it is cached', async () => {
    const updater = startBuildUpdater({
      worker: aWorker,
      isRoundRunning: () => false,
      reload,
      onHeld,
    })
    expect(updater.boot()).toBe('filling')
    await settle()
    updater.up()
    await settle()
    expect(onHeld).toHaveBeenCalledOnce()
    expect(requests[0]).toEqual({ type: 'hold', running: 'one' })
    expect(updater.boot()).toBe('held')
    expect(updater.running()).toBe('one')
  })

  it('reports a failure and retries with the next heartbeat', async () => {
    response = { isHeld: false, isFetched: false }
    const updater = await anUpdater()
    expect(updater.boot()).toBe('failed')
    expect(onHeld).not.toHaveBeenCalled()
    updater.update(null)
    await settle()
    response = {}
    updater.update(null)
    await settle()
    expect(types()).toEqual(['hold', 'fetch', 'fetch'])
    expect(updater.boot()).toBe('held')
  })

  it('reports a missing worker', async () => {
    answer = () => Promise.reject(new Error('no registration'))
    expect((await anUpdater()).boot()).toBe('failed')
  })

  it('fetches the wanted build when it changes, and every ten minutes', async () => {
    const updater = await anUpdater()
    updater.update(null)
    updater.update(null)
    updater.update('two')
    updater.update('two')
    expect(requests.slice(1)).toMatchObject([{ wanted: null }, { wanted: 'two' }])
    await vi.advanceTimersByTimeAsync(10 * minute)
    updater.update('two')
    expect(requests.slice(1)).toHaveLength(3)
  })

  it('switches to a new build at once if no round is running', async () => {
    const updater = await anUpdater()
    response = { ready: 'two' }
    updater.update('two')
    await settle()
    expect(requests.at(-1)).toEqual({ type: 'take', build: 'two' })
    expect(reload).toHaveBeenCalledOnce()
  })

  it('waits for the end of a round', async () => {
    const updater = await anUpdater()
    isRoundRunning = true
    response = { ready: 'two' }
    updater.update('two')
    await settle()
    response = {}
    updater.up()
    updater.check()
    await settle()
    expect(reload).not.toHaveBeenCalled()
    isRoundRunning = false
    updater.check()
    updater.check()
    await settle()
    expect(requests.at(-1)).toEqual({ type: 'take', build: 'two' })
    expect(reload).toHaveBeenCalledOnce()
  })

  it('reloads once, with the newest build', async () => {
    const updater = await anUpdater()
    response = { ready: 'two' }
    updater.reload()
    updater.update(null)
    await settle()
    updater.check()
    await settle()
    expect(requests[1]).toEqual({ type: 'fetch', wanted: null, running: 'one', anew: true })
    expect(requests).toContainEqual({ type: 'take', build: 'two' })
    expect(reload).toHaveBeenCalledOnce()
  })

  it('reloads with the cached build if the server is unreachable or slow', async () => {
    const updater = await anUpdater()
    response = { isFetched: false }
    updater.reload()
    await settle()
    expect(reload).toHaveBeenCalledTimes(1)
    answer = () => new Promise(() => undefined)
    updater.reload()
    await vi.advanceTimersByTimeAsync(20_000)
    expect(reload).toHaveBeenCalledTimes(2)
  })

  it('confirms once that its build has started', async () => {
    const updater = await anUpdater()
    updater.up()
    updater.up()
    expect(requests.slice(1)).toEqual([{ type: 'up', build: 'one' }])
  })

  it('reports a build that failed to start', async () => {
    response = { refused: 'two' }
    expect((await anUpdater()).refused()).toBe('two')
  })
})

it.each(['insecure', 'unsupported'] as const)(
  'works without a service worker and reports %s',
  async (absent) => {
    const updater = await anUpdater({ absent, running: 'one' })
    updater.update('two')
    updater.check()
    updater.up()
    expect(updater.boot()).toBe(absent)
    expect(updater.running()).toBe('one')
    expect(reload).not.toHaveBeenCalled()
    updater.reload()
    expect(reload).toHaveBeenCalledOnce()
  },
)
