import { openEventStream } from '@roundboard/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { OpenFileCache } from '../features/offline-cache/offline-cache.ts'
import { createScreenApi } from '../shared/screen-api.ts'
import { createScreenStore, type ScreenStore } from '../shared/screen-store.ts'
import { aScreen, aWorkout, createFakeServer, type FakeServer } from '../testing/fake-server.ts'
import { type Player, startPlayer } from './player.ts'

const second = 1_000
const minute = 60 * second

let server: FakeServer
let store: ScreenStore
let player: Player
/** Requests whose responses wait until the test releases them, by method and path. */
let held: Map<string, (() => void)[]>
let isLate: (request: string) => boolean

beforeEach(async () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-21T15:00:00.000Z') })
  vi.spyOn(console, 'info').mockReturnValue()
  localStorage.clear()
  server = createFakeServer()
  store = createScreenStore(localStorage)
  store.token = server.token
  held = new Map()
  isLate = () => false
  player = startPlayer({
    api: createScreenApi({
      token: () => store.token,
      openStream: openEventStream,
      fetch: slowly as typeof fetch,
    }),
    store,
    openFileCache: openFullCache,
    reload: vi.fn(),
    worker: { absent: 'unsupported', running: null },
    onHeld: () => undefined,
    random: () => 0.5,
    randomBytes: (count) => new Uint8Array(count),
  })
  await pass(5 * second)
})

afterEach(() => {
  player.stop()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** A cache that already has every file. */
const openFullCache: OpenFileCache = (hear) => ({
  ask(request) {
    if (request.type !== 'want') return
    const { order, programme } = request
    const files = { files: 0, heldFiles: 0, bytes: 0, heldBytes: 0, isPersisted: true, missing: [] }
    const holding = { revision: programme.revision, until: null, ...files }
    queueMicrotask(() => {
      hear({ order, isShowable: true, broken: [], holding, problems: [] })
    })
  },
  close: () => undefined,
})

async function slowly(address: string, request: RequestInit): Promise<Response> {
  const name = `${request.method ?? 'GET'} ${address.split('?')[0] ?? ''}`
  const answer = await server.fetch(address, request)
  if (isLate(name))
    await new Promise<void>((arrive) => {
      held.set(name, [...(held.get(name) ?? []), arrive])
    })
  return answer
}

/** Releases the waiting responses. */
async function arrive(name: string) {
  isLate = () => false
  for (const answer of held.get(name) ?? []) answer()
  await pass(second)
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)
const mode = () => player.display().mode.name
const heartbeat = 'PATCH /api/v1/screens/auth'
const content = 'GET /api/v1/screens/auth/programme'

/** Unlinks the screen and links another one, whose programme never arrives. */
async function linkAnew() {
  server.token = 'token-2'
  server.isLinked = true
  server.screen = aScreen()
  server.isLost = (request) => request === content
  await pass(minute)
  expect(store.token).toBe('token-2')
  expect(mode()).toBe('loading')
}

it('drops a refresh if the screen is unlinked meanwhile', async () => {
  server.screen = aScreen({ refreshFlag: true, refreshRevision: 4 })
  server.today = aWorkout({ subHeader: 'Of the screen before' })
  isLate = (request) => request === content
  player.sync()
  await pass(second)
  expect(mode()).toBe('refreshing')
  server.token = null
  isLate = (request) => request === content
  await pass(minute)
  expect(mode()).toBe('pairing')
  await arrive(content)
  await pass(5 * second)
  expect(store.programme).toBeNull()
  await linkAnew()
  expect(player.display().playing).toBeNull()
})

it('drops the announcements of the previous screen', async () => {
  const from = new Date(Date.now() - minute).toISOString()
  const until = new Date(Date.now() + 60 * minute).toISOString()
  server.announcements = [{ id: 'a', kind: 'band', text: 'Of the screen before', from, until }]
  isLate = (request) => request === heartbeat
  player.sync()
  await pass(second)
  server.token = null
  server.send('programme')
  await pass(second)
  expect(mode()).toBe('pairing')
  await arrive(heartbeat)
  expect(player.announcements.isAny()).toBe(false)
  expect(store.announcements).toEqual([])
})

it('stays linked if the server rejects an earlier token', async () => {
  server.token = null
  isLate = (request) => request === heartbeat
  player.sync()
  await pass(second)
  server.send('programme')
  await pass(second)
  expect(mode()).toBe('pairing')
  isLate = () => false
  await linkAnew()
  await arrive(heartbeat)
  expect(store.token).toBe('token-2')
  expect(mode()).toBe('loading')
})
