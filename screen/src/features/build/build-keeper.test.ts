import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { WorkerLink } from '../../shared/worker-link.ts'
import type { Asked, Told } from '../../shared/worker-messages.ts'
import { type BuildKeeper, keepBuild } from './build-keeper.ts'

const minute = 60_000

let asked: Asked[]
let told: Partial<Told>
let answer: (asked: Asked) => Promise<Told>
let isRoundRunning: boolean
const reload = vi.fn()
const onHeld = vi.fn()

beforeEach(() => {
  vi.useFakeTimers()
  asked = []
  told = {}
  isRoundRunning = false
  reload.mockReset()
  onHeld.mockReset()
  answer = () =>
    Promise.resolve({ isHeld: true, ready: null, refused: null, isFetched: true, ...told })
})
afterEach(() => {
  vi.useRealTimers()
})

const aWorker: WorkerLink = {
  absent: null,
  running: 'one',
  ask: (question) => {
    asked.push(question)
    return answer(question)
  },
}

async function aKeeper(worker: WorkerLink = aWorker): Promise<BuildKeeper> {
  const keeper = keepBuild({
    worker,
    isRoundRunning: () => isRoundRunning,
    reload,
    onHeld,
  })
  await vi.advanceTimersByTimeAsync(0)
  return keeper
}
const settle = () => vi.advanceTimersByTimeAsync(0)
const types = () => asked.map(({ type }) => type)

describe('with a worker', () => {
  it('has the build that runs held at once, and tells whether it is', async () => {
    const keeper = keepBuild({ worker: aWorker, isRoundRunning: () => false, reload, onHeld })
    expect(keeper.boot()).toBe('filling')
    await settle()
    keeper.up()
    await settle()
    expect(onHeld).toHaveBeenCalledOnce()
    expect(asked[0]).toEqual({ type: 'hold', running: 'one' })
    expect(keeper.boot()).toBe('held')
    expect(keeper.running()).toBe('one')
  })

  it('tells what it could not hold, and tries again with the next heartbeat', async () => {
    told = { isHeld: false, isFetched: false }
    const keeper = await aKeeper()
    expect(keeper.boot()).toBe('failed')
    expect(onHeld).not.toHaveBeenCalled()
    keeper.hear(null)
    await settle()
    told = {}
    keeper.hear(null)
    await settle()
    expect(types()).toEqual(['hold', 'fetch', 'fetch'])
    expect(keeper.boot()).toBe('held')
  })

  it('tells a worker that cannot be had', async () => {
    answer = () => Promise.reject(new Error('no registration'))
    expect((await aKeeper()).boot()).toBe('failed')
  })

  it('asks for what the server wants when that changes, and now and then', async () => {
    const keeper = await aKeeper()
    keeper.hear(null)
    keeper.hear(null)
    keeper.hear('two')
    keeper.hear('two')
    expect(asked.slice(1)).toMatchObject([{ wanted: null }, { wanted: 'two' }])
    await vi.advanceTimersByTimeAsync(10 * minute)
    keeper.hear('two')
    expect(asked.slice(1)).toHaveLength(3)
  })

  it('takes a new build at once when no round runs', async () => {
    const keeper = await aKeeper()
    told = { ready: 'two' }
    keeper.hear('two')
    await settle()
    expect(asked.at(-1)).toEqual({ type: 'take', build: 'two' })
    expect(reload).toHaveBeenCalledOnce()
  })

  it('waits for the end of a round, whatever else it says meanwhile', async () => {
    const keeper = await aKeeper()
    isRoundRunning = true
    told = { ready: 'two' }
    keeper.hear('two')
    await settle()
    told = {}
    keeper.up()
    keeper.look()
    await settle()
    expect(reload).not.toHaveBeenCalled()
    isRoundRunning = false
    keeper.look()
    keeper.look()
    await settle()
    expect(asked.at(-1)).toEqual({ type: 'take', build: 'two' })
    expect(reload).toHaveBeenCalledOnce()
  })

  it('reloads with the newest build, once', async () => {
    const keeper = await aKeeper()
    told = { ready: 'two' }
    keeper.reload()
    keeper.hear(null)
    await settle()
    keeper.look()
    await settle()
    expect(asked[1]).toEqual({ type: 'fetch', wanted: null, running: 'one', anew: true })
    expect(asked).toContainEqual({ type: 'take', build: 'two' })
    expect(reload).toHaveBeenCalledOnce()
  })

  it('reloads with what is held when the server is away or takes too long', async () => {
    const keeper = await aKeeper()
    told = { isFetched: false }
    keeper.reload()
    await settle()
    expect(reload).toHaveBeenCalledTimes(1)
    answer = () => new Promise(() => undefined)
    keeper.reload()
    await vi.advanceTimersByTimeAsync(20_000)
    expect(reload).toHaveBeenCalledTimes(2)
  })

  it('says once that its wall stands', async () => {
    const keeper = await aKeeper()
    keeper.up()
    keeper.up()
    expect(asked.slice(1)).toEqual([{ type: 'up', build: 'one' }])
  })

  it('tells which build did not come up here', async () => {
    told = { refused: 'two' }
    expect((await aKeeper()).refused()).toBe('two')
  })
})

it.each(['insecure', 'unsupported'] as const)(
  'without one it says %s, and works',
  async (absent) => {
    const keeper = await aKeeper({ absent, running: 'one' })
    keeper.hear('two')
    keeper.look()
    keeper.up()
    expect(keeper.boot()).toBe(absent)
    expect(keeper.running()).toBe('one')
    expect(reload).not.toHaveBeenCalled()
    keeper.reload()
    expect(reload).toHaveBeenCalledOnce()
  },
)
