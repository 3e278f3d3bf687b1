import { IDBFactory } from 'fake-indexeddb'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createFakeServer } from '../testing/fake-server.ts'
import { createScreenStore } from './screen-store.ts'
import { openBackupStore } from './backup-store.ts'
import { mirrorStorage } from './mirrored-storage.ts'

const programme = createFakeServer().programme()
const key = (name: string) => `roundboard.screen.${name}`
const reload = vi.fn()

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory())
  localStorage.clear()
  reload.mockReset()
})

async function switchOn(local: Storage | undefined = localStorage) {
  const stores = mirrorStorage(local, openBackupStore(), reload)
  await stores.ready
  return { stores, store: createScreenStore(stores) }
}

/** Waits until the backup has the same state. */
async function settle() {
  const backup = openBackupStore()
  await vi.waitFor(async () => {
    expect((await backup.read())?.stamp).toBe(localStorage.getItem('roundboard.screen-stamp'))
  })
}

async function aLinkedDisplay() {
  const { store } = await switchOn()
  store.token = 'secret'
  store.programme = programme
  store.applied = { refresh: 2, hardRefresh: 1 }
  await settle()
}

describe('the stored state', () => {
  it('is read at startup without waiting long for a backup that doesn’t respond', async () => {
    await aLinkedDisplay()
    vi.useFakeTimers()
    const dead = { read: () => new Promise<null>(() => undefined), write: () => Promise.resolve() }
    const stores = mirrorStorage(localStorage, dead, reload)
    await vi.advanceTimersByTimeAsync(250)
    await stores.ready
    vi.useRealTimers()
    const store = createScreenStore(stores)
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
      'has lost the program',
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
      'has a truncated program',
      () => {
        localStorage.setItem(key('programme'), '{"revision":')
      },
    ],
    [
      'has lost everything but its stamp',
      () => {
        const stamp = localStorage.getItem('roundboard.screen-stamp') ?? ''
        localStorage.clear()
        localStorage.setItem('roundboard.screen-stamp', stamp)
      },
    ],
  ])('is restored from the backup if local storage %s', async (_, damage) => {
    await aLinkedDisplay()
    damage()
    const { store } = await switchOn()
    const whole = { token: 'secret', programme, applied: { refresh: 2, hardRefresh: 1 } }
    expect(store).toMatchObject(whole)
    await settle()
    expect((await switchOn()).store).toMatchObject(whole)
  })

  it('is copied again if the backup is lost', async () => {
    await aLinkedDisplay()
    vi.stubGlobal('indexedDB', new IDBFactory())
    await switchOn()
    await settle()
    localStorage.clear()
    expect((await switchOn()).store.token).toBe('secret')
  })

  it('is copied at the first start after an update from a version without a backup', async () => {
    localStorage.setItem(key('token'), 'secret')
    await switchOn()
    await settle()
    localStorage.clear()
    expect((await switchOn()).store.token).toBe('secret')
    expect(reload).not.toHaveBeenCalled()
  })

  async function anOlderLocalStorage() {
    await aLinkedDisplay()
    const old = Object.keys(localStorage).map((name) => [name, localStorage.getItem(name)] as const)
    const { store } = await switchOn()
    store.token = 'another'
    await settle()
    localStorage.clear()
    for (const [name, value] of old) localStorage.setItem(name, value ?? '')
  }

  it('is taken from the backup if local storage is older', async () => {
    await anOlderLocalStorage()
    expect((await switchOn()).store.token).toBe('another')
    vi.stubGlobal('indexedDB', undefined)
    expect((await switchOn()).store.token).toBe('another')
    expect(reload).not.toHaveBeenCalled()
  })

  it('reloads once if the backup responds too late', async () => {
    await anOlderLocalStorage()
    const slow = openBackupStore()
    const late = Promise.withResolvers<undefined>()
    const stores = mirrorStorage(
      localStorage,
      { read: () => late.promise.then(() => slow.read()), write: slow.write },
      reload,
    )
    await stores.ready
    expect(createScreenStore(stores).token).toBe('secret')
    late.resolve(undefined)
    await vi.waitFor(() => {
      expect(reload).toHaveBeenCalledTimes(1)
    })
    expect((await switchOn()).store.token).toBe('another')
    expect(reload).toHaveBeenCalledTimes(1)
  })

  it('works without local storage', async () => {
    const backup = openBackupStore()
    const { store } = await switchOn(undefined)
    store.token = 'secret'
    await vi.waitFor(async () => {
      expect((await backup.read())?.values.get(key('token'))).toBe('secret')
    })
    expect((await switchOn(undefined)).store.token).toBe('secret')
  })

  it('works without a backup', async () => {
    vi.stubGlobal('indexedDB', undefined)
    const { store } = await switchOn()
    store.token = 'secret'
    expect((await switchOn()).store.token).toBe('secret')
  })
})

describe('a deleted token', () => {
  async function drop() {
    const { store } = await switchOn()
    store.unlink()
  }

  it('is deleted in both stores', async () => {
    await aLinkedDisplay()
    await drop()
    await settle()
    const { store } = await switchOn()
    expect(store).toMatchObject({ token: null, rejectedToken: 'secret', programme: null })
    localStorage.clear()
    expect((await switchOn()).store).toMatchObject({ token: null, rejectedToken: 'secret' })
  })

  it('isn’t restored from an older backup', async () => {
    await aLinkedDisplay()
    const stale = indexedDB
    vi.stubGlobal('indexedDB', undefined)
    await drop()
    vi.stubGlobal('indexedDB', stale)
    expect((await switchOn()).store.token).toBeNull()
    localStorage.removeItem('roundboard.screen-stamp')
    expect((await switchOn()).store.token).toBeNull()
  })
})
