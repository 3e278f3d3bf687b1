import { openEventStream } from '@roundboard/client'
import { Blob } from 'node:buffer'
import { videosIn } from '@roundboard/wall/display'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import type { ProgrammeMedia } from '@roundboard/contract'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { startFileCache } from '../features/offline-cache/file-cache.ts'
import type { OpenFileCache } from '../features/offline-cache/offline-cache.ts'
import { type Player, startPlayer } from '../player/player.ts'
import { createScreenApi } from '../shared/screen-api.ts'
import { createScreenStore, type ScreenStore } from '../shared/screen-store.ts'
import {
  anId,
  aScreen,
  aWorkout,
  createFakeServer,
  type FakeServer,
} from '../testing/fake-server.ts'
import { createFileServer } from '../testing/file-server.ts'
import { memoryDisk } from '../testing/memory-disk.ts'
import { passTime, takeTime } from '../testing/pass-time.ts'
import { App } from './app.tsx'

const second = 1_000
const link = '/media/exercises/jab-cross.mp4'

let server: FakeServer
let shelf: ReturnType<typeof createFileServer>
let disk: ReturnType<typeof memoryDisk>
let store: ScreenStore
let player: Player
let openFileCache: OpenFileCache
let reload: ReturnType<typeof vi.fn<() => void>>

HTMLMediaElement.prototype.play = vi.fn(() => Promise.resolve())
HTMLMediaElement.prototype.pause = vi.fn()
HTMLMediaElement.prototype.load = vi.fn()
// jsdom has no moving clips, and nothing is fetched while a clip is frozen.
vi.spyOn(HTMLMediaElement.prototype, 'currentTime', 'get').mockImplementation(
  () => performance.now() / 1_000,
)

// jsdom’s Blob can’t be read.
vi.stubGlobal('Blob', Blob)

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-21T15:00:00.000Z') })
  localStorage.clear()
  reload = vi.fn<() => void>()
  server = createFakeServer()
  server.screen = aScreen({ roundImageUrl: '' })
  server.activeBreaks = []
  shelf = createFileServer()
  disk = memoryDisk()
  store = createScreenStore(localStorage)
  store.token = server.token
  openFileCache = (hear) => {
    const fileCache = startFileCache({
      disk,
      fetchFile: shelf.fetch,
      random: () => 0.5,
      send: hear,
    })
    return { ask: fileCache.ask, close: fileCache.stop }
  }
})

afterEach(() => {
  player.stop()
  cleanup()
  vi.useRealTimers()
})

const pass = (ms: number) => act(() => passTime(ms))
const shows = (text: string) => screen.queryByText(text) !== null
const lastReport = () => server.beats.at(-1)?.report

async function switchOn() {
  player = startPlayer({
    api: createScreenApi({
      token: () => store.token,
      openStream: openEventStream,
      baseUrl: '',
      fetch: server.fetch,
    }),
    store,
    openFileCache,
    worker: { absent: 'unsupported', running: null },
    onHeld: vi.fn(),
    reload,
    random: () => 0.5,
    randomBytes: (count) => new Uint8Array(count),
  })
  render(<App player={player} reload={vi.fn()} />)
  await pass(5 * second)
}

const entryOf = (url: string, file: string): ProgrammeMedia => ({
  url,
  file,
  ...{ bytes: 1_000, sha256: null, type: 'video/mp4', codec: null, durationMs: null },
  ...{ width: null, height: null, poster: null, figure: null },
})

/** Makes this file the clip of both days. */
function putOnShelf(letter: string): string {
  const file = shelf.lay(letter)
  server.media = [entryOf(link, file)]
  return file
}

function edit(subHeader: string) {
  server.today = aWorkout({ subHeader, updatedAt: new Date().toISOString() })
  server.revision += 1
  server.send('programme')
}

it('shows a text edit at once without fetching files again', async () => {
  putOnShelf('a')
  await switchOn()
  shelf.asked = []
  edit('New title')
  await pass(second)
  expect(shows('New title')).toBe(true)
  expect(shelf.asked).toEqual([])
})

it('applies an edit with a new clip once the clip is cached', async () => {
  putOnShelf('a')
  await switchOn()
  putOnShelf('b')
  shelf.instead = () => new Response(null, { status: 503 })
  edit('With a new clip')
  await pass(2 * second)
  expect(shows('Boxing basics')).toBe(true)
  expect(store.programme?.revision).toBe('1')
  shelf.instead = () => undefined
  await pass(5 * second)
  expect(shows('With a new clip')).toBe(true)
  expect(store.programme?.revision).toBe('2')
})

it('plays the old program after a restart until the new clip is cached', async () => {
  putOnShelf('a')
  await switchOn()
  putOnShelf('b')
  shelf.instead = () => new Response(null, { status: 503 })
  edit('With a new clip')
  await pass(second)
  player.stop()
  cleanup()
  store = createScreenStore(localStorage)
  await switchOn()
  expect(shows('Boxing basics')).toBe(true)
  shelf.instead = () => undefined
  await pass(10 * second)
  expect(shows('With a new clip')).toBe(true)
})

it('keeps fetching files while a clip can’t be played', async () => {
  putOnShelf('a')
  await switchOn()
  const [clip] = videosIn(document)
  if (clip) fireEvent.error(clip)
  putOnShelf('b')
  edit('With a new clip')
  await pass(5 * second)
  expect(shows('With a new clip')).toBe(true)
})

it('gives up on a missing clip and reports it', async () => {
  putOnShelf('a')
  await switchOn()
  putOnShelf('b')
  shelf.instead = () => new Response(null, { status: 404 })
  edit('With a new clip')
  await pass(60 * second)
  expect(shows('With a new clip')).toBe(true)
  await pass(60 * second)
  expect(server.beats.map(({ report }) => report?.problem).join()).toContain(
    `A file could not be fetched: ${link}`,
  )
  expect(lastReport()?.holding?.missing).toEqual([{ url: link, reason: 'not-found' }])
})

it('replaces a clip with wrong bytes with its still, or leaves it out', async () => {
  putOnShelf('a')
  await switchOn()
  putOnShelf('b')
  shelf.instead = () => new Response('something else')
  edit('With a new clip')
  await pass(60 * second)
  expect(shows('With a new clip')).toBe(true)
  const stages = () => document.querySelectorAll('[data-video]')
  expect(stages()).toHaveLength(0)
  const [entry] = server.media
  if (entry) server.media = [{ ...entry, poster: shelf.lay('p', 10) }]
  server.revision += 1
  server.send('programme')
  await pass(5 * second)
  expect(stages()).toHaveLength(1)
  expect(videosIn(document)).toHaveLength(0)
  shelf.instead = () => undefined
  await pass(300 * second)
  expect(videosIn(document)).toHaveLength(1)
})

it('restores the old content after a refresh until a new clip is cached', async () => {
  putOnShelf('a')
  await switchOn()
  putOnShelf('b')
  shelf.instead = () => new Response(null, { status: 503 })
  server.today = aWorkout({ subHeader: 'Fresh' })
  server.screen = { ...server.screen, refreshFlag: true, refreshRevision: 4 }
  server.revision += 1
  server.send('screen')
  await pass(second)
  expect(shows('Content Refreshing. Please Wait.')).toBe(true)
  await pass(3 * second)
  expect(shows('Boxing basics')).toBe(true)
  shelf.instead = () => undefined
  await pass(10 * second)
  expect(shows('Fresh')).toBe(true)
})

it('shows a program at once if the screen shows no content', async () => {
  putOnShelf('a')
  shelf.isDown = true
  await switchOn()
  expect(shows('Boxing basics')).toBe(true)
  server.today = null
  server.revision += 1
  server.send('programme')
  await pass(second)
  expect(shows('Please Contact Support.')).toBe(true)
  putOnShelf('b')
  edit('On again')
  await pass(second)
  expect(shows('On again')).toBe(true)
})

it('reports in heartbeats what is cached of the newest program', async () => {
  putOnShelf('a')
  await switchOn()
  await pass(60 * second)
  expect(lastReport()?.holding).toEqual({
    boot: 'unsupported',
    revision: '1',
    until: new Date(server.midnight + 24 * 3_600 * second).toISOString(),
    ...{ files: 1, heldFiles: 1, bytes: 1_000, heldBytes: 1_000 },
    ...{ isPersisted: true, missing: [] },
  })
})

it('sends the first heartbeat within seconds even if program and cache are slow', async () => {
  openFileCache = () => ({ ask: () => undefined, close: () => undefined })
  const { fetch } = server
  server.fetch = async (address, request) => {
    if (typeof address === 'string' && address.endsWith('/programme')) await takeTime(4 * second)
    return fetch(address, request)
  }
  await switchOn()
  expect(shows('Boxing basics')).toBe(true)
  expect(lastReport()?.workoutId).toBeNull()
  await pass(4 * second)
  expect(lastReport()?.workoutId).toBe(server.today?.id)
})

it('shows a program even if the file cache doesn’t respond or fails', async () => {
  let say: Parameters<OpenFileCache>[0] = () => undefined
  let opened = 0
  openFileCache = (hear) => {
    say = hear
    opened += 1
    return { ask: () => undefined, close: () => undefined }
  }
  putOnShelf('a')
  await switchOn()
  edit('After a while')
  await pass(60 * second)
  expect(shows('Boxing basics')).toBe(true)
  await pass(20 * second)
  expect(shows('After a while')).toBe(true)
  // A new worker is started.
  expect(opened).toBeGreaterThan(1)
  edit('Another')
  await pass(second)
  expect(shows('After a while')).toBe(true)
  act(() => {
    say('lost')
  })
  expect(shows('Another')).toBe(true)
  edit('At once')
  await pass(second)
  expect(shows('At once')).toBe(true)
})

it('starts a day with a missing clip on time and shows the clip once it is cached', async () => {
  putOnShelf('a')
  const kick = '/media/exercises/front-kick.mp4'
  const kickFile = shelf.lay('k')
  const [routine] = aWorkout().routines
  if (routine)
    server.tomorrow = aWorkout({
      id: anId(2),
      subHeader: 'Kicks',
      routines: [{ ...routine, videoLink: kick }],
    })
  server.media = [...server.media, entryOf(kick, kickFile)]
  server.midnight = Date.now() + 600 * second
  shelf.instead = (file) => (file === kickFile ? new Response(null, { status: 503 }) : undefined)
  await switchOn()
  expect(videosIn(document)).toHaveLength(1)
  await pass(server.midnight - Date.now() - second)
  expect(shows('Boxing basics')).toBe(true)
  server.condition = 'down'
  await pass(2 * second)
  expect(shows('Kicks')).toBe(true)
  expect(shows('Boxing basics')).toBe(false)
  // The browser can’t load the address.
  const [next] = videosIn(document)
  if (next) fireEvent.error(next)
  await pass(2 * second)
  expect(videosIn(document)).toHaveLength(0)
  server.condition = 'up'
  shelf.instead = () => undefined
  await pass(900 * second)
  expect(shows('Kicks')).toBe(true)
  expect(videosIn(document)).toHaveLength(1)
})

it('reloads once with the old content on a hard refresh during a pending change', async () => {
  putOnShelf('a')
  await switchOn()
  putOnShelf('b')
  shelf.instead = () => new Response(null, { status: 503 })
  edit('With a new clip')
  await pass(second)
  server.screen = { ...server.screen, hardRefreshFlag: true, hardRefreshRevision: 2 }
  server.send('screen')
  await pass(10 * second)
  expect(reload).toHaveBeenCalledTimes(1)
  player.stop()
  cleanup()
  store = createScreenStore(localStorage)
  await switchOn()
  expect(shows('Boxing basics')).toBe(true)
  shelf.instead = () => undefined
  await pass(60 * second)
  expect(shows('With a new clip')).toBe(true)
  expect(reload).toHaveBeenCalledTimes(1)
  expect(server.beats.at(-1)?.applied?.hardRefresh).toBe(2)
})

it('drops the pending program of an unlinked screen', async () => {
  putOnShelf('a')
  await switchOn()
  putOnShelf('b')
  shelf.instead = () => new Response(null, { status: 503 })
  edit('With a new clip')
  await pass(second)
  server.token = null
  player.sync()
  shelf.instead = () => undefined
  await pass(90 * second)
  expect(store.programme).toBeNull()
  expect(shows('With a new clip')).toBe(false)
  screen.getByText('The code updates every hour.')
})
