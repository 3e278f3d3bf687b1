// @vitest-environment node
import { wallProblems } from '@roundboard/domain'
import type { Programme } from '@roundboard/contract'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { anId, aScreen, aWorkout, createFakeServer } from '../../testing/fake-server.ts'
import { createFileServer } from '../../testing/file-server.ts'
import { memoryDisk } from '../../testing/memory-disk.ts'
import { passTime } from '../../testing/pass-time.ts'
import { startFileCache } from './file-cache.ts'
import { partBytes } from './fetch-part.ts'
import type { CacheUpdate } from './cache-messages.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour
const midnight = Date.parse('2026-11-21T00:00:00.000Z')

let shelf: ReturnType<typeof createFileServer>
let disk: ReturnType<typeof memoryDisk>
let fileCache: ReturnType<typeof startFileCache>
let updates: CacheUpdate[]
let order = 0

beforeEach(() => {
  vi.useFakeTimers({
    now: midnight + 15 * hour,
    toFake: ['Date', 'performance', 'setTimeout', 'clearTimeout'],
  })
  shelf = createFileServer()
  disk = memoryDisk()
  switchOn()
})
afterEach(() => {
  fileCache.stop()
  vi.useRealTimers()
})

function switchOn() {
  updates = []
  fileCache = startFileCache({
    disk,
    fetchFile: shelf.fetch,
    random: () => 0.999,
    send: (update) => updates.push(update),
  })
}
const pass = passTime
const last = () => updates.at(-1)
const requested = () => [...new Set(shelf.asked.map((request) => request.split(' ')[0]))]

/** A program that shows these files, one workout a day from today's midnight on. */
function aProgramme(revision: string, ...days: readonly (readonly string[])[]): Programme {
  return {
    ...createFakeServer().programme(),
    revision,
    screen: aScreen({ roundImageUrl: '' }),
    activeBreaks: [],
    intervals: days.map((files, index) => ({
      from: new Date(midnight + index * day).toISOString(),
      to: new Date(midnight + (index + 1) * day).toISOString(),
      workout: aWorkout({
        id: anId(index + 1),
        routines: files.map((file, step) => ({
          ...{ _id: anId(step), id: anId(step), name: `ITEM ${String(step + 1)}`, text: 'Jab' },
          ...{ createdAt: '', updatedAt: '', step: step + 1, videoLink: file, lrVideoLink: null },
        })),
      }),
    })),
  }
}

function want(programme: Programme, playing: Programme | null = null, share = 0.5) {
  order += 1
  fileCache.ask({ type: 'want', order, programme, playing, now: Date.now(), share })
}

describe('the files of a programme', () => {
  it('are fetched in parts, one file at a time, and cached', async () => {
    const big = shelf.lay('a', 2.5 * partBytes)
    const small = shelf.lay('b')
    want(aProgramme('1', [big], [small]))
    await pass(5_000)
    expect(shelf.asked).toEqual([
      `${big} 0`,
      `${big} ${String(partBytes)}`,
      `${big} ${String(2 * partBytes)}`,
      `${small} 0`,
    ])
    expect(disk.held.get(big)?.bytes.size).toBe(2.5 * partBytes)
    expect(last()).toMatchObject({
      isShowable: true,
      holding: {
        revision: '1',
        until: new Date(midnight + 2 * day).toISOString(),
        ...{ files: 2, heldFiles: 2, isPersisted: true, missing: [] },
        ...{ bytes: 2.5 * partBytes + 1_000, heldBytes: 2.5 * partBytes + 1_000 },
      },
    })
  })

  it('are fetched at once for now and the next change, soon for tomorrow, and within an hour later on', async () => {
    const files = ['a', 'b', 'c', 'd'].map((letter) => shelf.lay(letter))
    want(aProgramme('1', ...files.map((file) => [file])))
    await pass(5_000)
    expect(requested()).toEqual(files.slice(0, 2))
    await pass(5 * minute)
    expect(requested()).toEqual(files.slice(0, 3))
    await pass(23 * minute)
    expect(requested()).toEqual(files.slice(0, 3))
    expect(last()?.holding).toMatchObject({
      until: new Date(midnight + 3 * day).toISOString(),
      missing: [{ url: files[3], reason: 'waiting' }],
    })
    await pass(2 * minute)
    expect(requested()).toEqual(files)
  })

  it('resume downloading after the screen was off', async () => {
    const file = shelf.lay('a', 4 * partBytes)
    shelf.instead = (_, from) => {
      if (from >= 2 * partBytes) throw new TypeError('Failed to fetch')
      return undefined
    }
    want(aProgramme('1', [file]))
    await pass(5_000)
    fileCache.stop()
    shelf.asked = []
    shelf.instead = () => undefined
    switchOn()
    want(aProgramme('1', [file]))
    await pass(5_000)
    expect(shelf.asked).toEqual([
      `${file} ${String(2 * partBytes)}`,
      `${file} ${String(3 * partBytes)}`,
    ])
    expect(disk.held.has(file)).toBe(true)
    expect(disk.parts.size).toBe(0)
  })

  it('download from the start if the server doesn’t support ranges', async () => {
    const file = shelf.lay('a', 2 * partBytes)
    shelf.instead = (_, from) => {
      if (from > 0) return new Response(new Uint8Array(2 * partBytes).fill(97))
      return undefined
    }
    want(aProgramme('1', [file]))
    await pass(5_000)
    expect(disk.held.has(file)).toBe(true)
  })

  it('stop downloading during a phase change and while a clip is frozen', async () => {
    const file = shelf.lay('a')
    fileCache.ask({ type: 'phase-ends', at: Date.now() + 1_000 })
    want(aProgramme('1', [file]))
    await pass(4_900)
    expect(shelf.asked).toEqual([])
    fileCache.ask({ type: 'rest', ms: 30_000 })
    await pass(25_000)
    expect(shelf.asked).toEqual([])
    await pass(6_000)
    expect(disk.held.has(file)).toBe(true)
  })

  it('yield between two parts to a more urgent file', async () => {
    const later = shelf.lay('a', 3 * partBytes)
    const now = shelf.lay('b')
    const playing = aProgramme('1', [], [], [later])
    want(playing, null, 0)
    shelf.instead = (file, from) => {
      if (file === later && from === 0) want(aProgramme('2', [now], [], [later]), playing, 0)
      return undefined
    }
    await pass(5_000)
    expect(shelf.asked.slice(0, 3)).toEqual([
      `${later} 0`,
      `${now} 0`,
      `${later} ${String(partBytes)}`,
    ])
  })

  it('are reported as uncacheable if they are on another server', async () => {
    const file = shelf.lay('a')
    want(aProgramme('1', [file], ['https://elsewhere.test/x.mp4']))
    await pass(5_000)
    expect(last()).toMatchObject({
      isShowable: true,
      holding: {
        until: new Date(midnight + day).toISOString(),
        missing: [{ url: 'https://elsewhere.test/x.mp4', reason: 'elsewhere' }],
      },
    })
  })
})

describe('a new programme', () => {
  it('shows at once if its files are cached', async () => {
    const file = shelf.lay('a')
    const playing = aProgramme('1', [file])
    want(playing)
    await pass(5_000)
    shelf.isDown = true
    want(aProgramme('2', [file]), playing)
    await pass(0)
    expect(last()).toMatchObject({ order, isShowable: true })
  })

  it('waits for files of today and the next change, not for those of later days', async () => {
    const [old, today, later] = ['a', 'b', 'c'].map((letter) => shelf.lay(letter))
    const playing = aProgramme('1', [old ?? ''])
    want(playing)
    await pass(5_000)
    shelf.instead = () => new Response(null, { status: 503 })
    want(aProgramme('2', [old ?? ''], [today ?? '']), playing)
    await pass(0)
    expect(last()).toMatchObject({ order, isShowable: false })
    shelf.instead = () => undefined
    await pass(10_000)
    expect(last()).toMatchObject({ order, isShowable: true })
    shelf.isDown = true
    want(aProgramme('3', [old ?? ''], [today ?? ''], [later ?? '']), playing)
    await pass(0)
    expect(last()).toMatchObject({ order, isShowable: true })
  })

  it.each([
    ['is missing', () => new Response(null, { status: 404 }), 'not-found', 1],
    ['has the wrong bytes', () => new Response('something else'), 'wrong-bytes', 1],
    ['fails to load', () => new Response(null, { status: 502 }), 'failed', 0],
  ])(
    'proceeds without a file that %s after three tries or a minute, and reports it once',
    async (_, instead, reason, broken) => {
      const [old = '', other = ''] = ['a', 'b'].map((letter) => shelf.lay(letter))
      const playing = aProgramme('1', [old])
      want(playing)
      await pass(5_000)
      shelf.instead = instead
      want(aProgramme('2', [other]), playing)
      await pass(minute + 1_000)
      expect(last()).toMatchObject({
        isShowable: true,
        holding: { until: null, missing: [{ url: other, reason }] },
      })
      expect(last()?.broken).toHaveLength(broken)
      expect(updates.flatMap(({ problems }) => problems)).toHaveLength(1)
      shelf.instead = () => undefined
      await pass(10 * minute)
      expect(last()).toMatchObject({ broken: [], holding: { missing: [] } })
    },
  )

  it('waits at most a minute for a slow file', async () => {
    const [old = '', other = ''] = ['a', 'b'].map((letter) => shelf.lay(letter))
    const playing = aProgramme('1', [old])
    want(playing)
    await pass(5_000)
    shelf.instead = () => new Response(new ReadableStream(), { status: 200 })
    want(aProgramme('2', [other]), playing)
    await pass(15_000)
    expect(last()).toMatchObject({ order, isShowable: false })
    await pass(45_100)
    expect(last()).toMatchObject({ order, isShowable: true })
  })
})

describe('a cached file', () => {
  it('is fetched again if it is damaged or deleted', async () => {
    const [damaged = '', lost = ''] = ['a', 'b'].map((letter) => shelf.lay(letter))
    want(aProgramme('1', [damaged, lost]))
    await pass(5_000)
    disk.held.set(damaged, { bytes: new Blob(['broken']), usedAt: 0 })
    disk.held.delete(lost)
    shelf.asked = []
    await pass(5 * minute)
    expect(requested().sort()).toEqual([damaged, lost].sort())
    expect(disk.held.get(damaged)?.bytes.size).toBe(1_000)
    expect(updates.flatMap(({ problems }) => problems)).toEqual([
      `${wallProblems.fileDamaged} ${damaged}`,
    ])
  })

  it('is verified at once if it couldn’t be played', async () => {
    const [fine = '', damaged = ''] = ['a', 'b'].map((letter) => shelf.lay(letter))
    want(aProgramme('1', [fine, damaged]))
    await pass(5_000)
    disk.held.set(damaged, { bytes: new Blob(['broken']), usedAt: 0 })
    fileCache.ask({ type: 'doubt', file: damaged })
    await pass(5_000)
    expect(disk.held.get(damaged)?.bytes.size).toBe(1_000)
  })

  it('isn’t verified again and again once its clip has left the programme', async () => {
    const [left = '', shown = ''] = ['a', 'b'].map((letter) => shelf.lay(letter))
    want(aProgramme('1', [left]))
    await pass(5_000)
    want(aProgramme('2', [shown]))
    await pass(5_000)
    const read = vi.spyOn(disk, 'read')
    fileCache.ask({ type: 'doubt', file: left })
    await pass(5_000)
    expect(read.mock.calls).toEqual([[shown]])
  })

  it('is evicted if no programme needs it, the least recently used first', async () => {
    disk = memoryDisk(3_500)
    fileCache.stop()
    switchOn()
    const [a = '', b = '', c = '', d = ''] = ['a', 'b', 'c', 'd'].map((letter) => shelf.lay(letter))
    for (const file of [a, b, c]) {
      want(aProgramme(file, [file]))
      await pass(5_000)
    }
    want(aProgramme('4', [d]), aProgramme('3', [c]))
    await pass(5_000)
    expect([...disk.held.keys()]).toEqual([b, c, d])
  })

  it('is kept if today needs it, and the missing space is reported', async () => {
    disk = memoryDisk(1_500)
    fileCache.stop()
    switchOn()
    const [today = '', tomorrow = ''] = ['a', 'b'].map((letter) => shelf.lay(letter))
    want(aProgramme('1', [today], [tomorrow]))
    await pass(5_000)
    expect([...disk.held.keys()]).toEqual([today])
    expect(last()?.holding.missing).toEqual([{ url: tomorrow, reason: 'no-space' }])
  })
})
