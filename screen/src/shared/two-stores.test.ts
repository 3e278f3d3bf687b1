import { IDBFactory } from 'fake-indexeddb'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createFakeServer } from '../testing/fake-server.ts'
import { createScreenStore } from './screen-store.ts'
import { openSecondStore } from './second-store.ts'
import { keepInTwoStores, type TwoStores } from './two-stores.ts'

const programme = createFakeServer().programme()
const key = (name: string) => `roundboard.screen.${name}`
const reload = vi.fn()

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory())
  localStorage.clear()
  reload.mockReset()
})

/** A display is switched on; whether it had to wait for the second store. */
async function switchOn(local: Storage | undefined = localStorage) {
  const stores = keepInTwoStores(local, openSecondStore())
  const hasWaited = stores.ready !== undefined
  await stores.ready
  return { stores, hasWaited, store: createScreenStore(stores) }
}

/** Waits until the second store has what the first one has. */
async function settle(stores: TwoStores) {
  const second = openSecondStore()
  const isSame = async () =>
    (await second.read())?.stamp === localStorage.getItem('roundboard.screen-stamp')
  while (!(await isSame())) await stores.compare(reload)
}

async function aLinkedDisplay() {
  const { store, stores } = await switchOn()
  store.token = 'secret'
  store.programme = programme
  store.applied = { refresh: 2, hardRefresh: 1 }
  await settle(stores)
}

describe('what a display keeps', () => {
  it('is there after a start, without waiting for the second store', async () => {
    await aLinkedDisplay()
    const { store, hasWaited } = await switchOn()
    expect(hasWaited).toBe(false)
    expect(store).toMatchObject({ token: 'secret', programme })
  })

  it.each([
    [
      'is lost',
      () => {
        localStorage.clear()
      },
    ],
    [
      'has lost the token',
      () => {
        localStorage.removeItem(key('token'))
      },
    ],
    [
      'has lost the programme',
      () => {
        localStorage.removeItem(key('programme'))
      },
    ],
    [
      'has a damaged token',
      () => {
        localStorage.setItem(key('token'), 'secr')
      },
    ],
    [
      'has half a programme',
      () => {
        localStorage.setItem(key('programme'), '{"revision":')
      },
    ],
    [
      'has lost all but its mark',
      () => {
        const stamp = localStorage.getItem('roundboard.screen-stamp') ?? ''
        localStorage.clear()
        localStorage.setItem('roundboard.screen-stamp', stamp)
      },
    ],
  ])('comes back from the second store when local storage %s', async (_, damage) => {
    await aLinkedDisplay()
    damage()
    const { store, stores } = await switchOn()
    const whole = { token: 'secret', programme, applied: { refresh: 2, hardRefresh: 1 } }
    expect(store).toMatchObject(whole)
    await settle(stores)
    const again = await switchOn()
    expect(again.hasWaited).toBe(false)
    expect(again.store).toMatchObject(whole)
  })

  it('is copied anew when the second store is lost', async () => {
    await aLinkedDisplay()
    vi.stubGlobal('indexedDB', new IDBFactory())
    const { stores } = await switchOn()
    await settle(stores)
    localStorage.clear()
    expect((await switchOn()).store.token).toBe('secret')
  })

  it('of a display of before is copied at its first start', async () => {
    localStorage.setItem(key('token'), 'secret')
    const { stores, hasWaited } = await switchOn()
    expect(hasWaited).toBe(false)
    await settle(stores)
    localStorage.clear()
    expect((await switchOn()).store.token).toBe('secret')
    expect(reload).not.toHaveBeenCalled()
  })

  it('is taken from the second store, once, when local storage is older', async () => {
    await aLinkedDisplay()
    const old = Object.keys(localStorage).map((name) => [name, localStorage.getItem(name)] as const)
    const { store, stores } = await switchOn()
    store.token = 'another'
    await settle(stores)
    localStorage.clear()
    for (const [name, value] of old) localStorage.setItem(name, value ?? '')
    const started = await switchOn()
    expect(started.store.token).toBe('secret')
    await started.stores.compare(reload)
    expect(reload).toHaveBeenCalledTimes(1)
    const again = await switchOn()
    expect(again.store.token).toBe('another')
    await again.stores.compare(reload)
    expect(reload).toHaveBeenCalledTimes(1)
  })

  it('is kept where local storage is forbidden', async () => {
    const second = openSecondStore()
    const { store } = await switchOn(undefined)
    store.token = 'secret'
    await vi.waitFor(async () => {
      expect((await second.read())?.values.get(key('token'))).toBe('secret')
    })
    expect((await switchOn(undefined)).store.token).toBe('secret')
  })

  it('is kept where there is no second store', async () => {
    vi.stubGlobal('indexedDB', undefined)
    const { store } = await switchOn()
    store.token = 'secret'
    const again = await switchOn()
    expect(again.store.token).toBe('secret')
    expect(again.hasWaited).toBe(false)
  })
})

describe('a token that was taken away', () => {
  async function drop() {
    const { store, stores } = await switchOn()
    store.setScreenAside()
    return stores
  }

  it('is gone from both, and comes back from neither', async () => {
    await aLinkedDisplay()
    await settle(await drop())
    const { store, hasWaited } = await switchOn()
    expect(store).toMatchObject({ token: null, tokenSetAside: 'secret', programme: null })
    expect(hasWaited).toBe(false)
    localStorage.clear()
    expect((await switchOn()).store).toMatchObject({ token: null, tokenSetAside: 'secret' })
  })

  it('does not come back from a second store that had not heard of it', async () => {
    await aLinkedDisplay()
    const stale = indexedDB
    vi.stubGlobal('indexedDB', undefined)
    await drop()
    vi.stubGlobal('indexedDB', stale)
    const { store, stores } = await switchOn()
    expect(store.token).toBeNull()
    await stores.compare(reload)
    expect(reload).not.toHaveBeenCalled()
    localStorage.removeItem('roundboard.screen-stamp')
    expect((await switchOn()).store.token).toBeNull()
  })
})
