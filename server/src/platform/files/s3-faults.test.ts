import { createHash, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { beforeAll, expect, test } from 'vitest'
import { startFaultyProxy, type Fault } from '../../testing/faulty-proxy.ts'
import { s3Customer, spawnS3Server } from '../../testing/s3-process.ts'
import { temporaryFolder } from '../../testing/test-server.ts'
import { nameOf } from './file-store.ts'
import { createS3Store } from './s3-store.ts'

const patience = { idleMs: 60_000, attempts: 3, waitMs: 5 }
/** A shorter timeout for silence, but long enough for the retry on a busy machine. */
const patienceFor = (fault: Fault) =>
  fault.endsWith('silent') ? { ...patience, idleMs: 2_000 } : patience
/** For faults that affect every attempt. */
const impatienceFor = (fault: Fault) =>
  fault.endsWith('silent') ? { ...patience, idleMs: 100 } : patience
const bytes = 400_000

let endpoint = ''

// Starting it for each test would take as long as the tests.
beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'roundboard-s3-'))
  const { child, url } = await spawnS3Server(folder)
  endpoint = url
  return async () => {
    const ended = once(child, 'exit')
    child.kill('SIGKILL')
    await ended
    await rm(folder, { recursive: true })
  }
})

/** Storage behind a faulty proxy, and a file to store there. */
async function aWorld(waits = patience) {
  const proxy = await startFaultyProxy(endpoint)
  const store = createS3Store({ ...s3Customer, endpoint: proxy.url }, waits)
  /** The same storage without the proxy. */
  const truth = createS3Store({ ...s3Customer, endpoint })
  const content = randomBytes(bytes)
  const path = join(await temporaryFolder(), 'clip')
  await writeFile(path, content)
  const sha256 = createHash('sha256').update(content).digest('hex')
  const name = nameOf(sha256, 'mp4')
  const put = (to = store) => to.put(name, path, { sha256, bytes, type: 'video/mp4' })
  return { proxy, store, truth, content, path, name, put }
}

type World = Awaited<ReturnType<typeof aWorld>>

async function kept({ truth, name }: World): Promise<Buffer> {
  const stream = await truth.open(name, { first: 0, last: bytes - 1 })
  return stream ? buffer(stream) : Buffer.alloc(0)
}

async function readAll({ store, name }: World): Promise<Buffer> {
  const stream = await store.open(name, { first: 1, last: bytes - 1 })
  if (stream === undefined) throw new Error('the file is missing')
  return buffer(stream)
}

const away = { code: 'unavailable', issues: [{ code: 'storage-away' }] }

const whilePutting: readonly Fault[] = [
  '503',
  'silent',
  'cut while sending',
  'answer lost',
  'half stored',
]

test.each(whilePutting)(
  'a PUT with the fault "%s" is retried, and the file is stored whole',
  async (fault) => {
    const world = await aWorld(patienceFor(fault))
    world.proxy.fail(fault, ['PUT'], 1)
    await world.put()
    expect((await kept(world)).equals(world.content)).toBe(true)
    await expect(stat(world.path)).rejects.toThrow('ENOENT')
    expect(world.proxy.count('PUT')).toBe(2)
  },
)

test.each(whilePutting)(
  'a PUT that always has the fault "%s" is refused, and the local file is kept',
  async (fault) => {
    const world = await aWorld(impatienceFor(fault))
    world.proxy.fail(fault, ['PUT'])
    await expect(world.put()).rejects.toMatchObject(away)
    expect(world.proxy.count('PUT')).toBe(patience.attempts)
    expect((await stat(world.path)).size).toBe(bytes)
    // A lost response leaves the file whole; no fault leaves a part.
    const isThere = fault === 'answer lost'
    expect(await world.truth.sizeOf(world.name)).toBe(isThere ? bytes : undefined)
  },
)

const whileReading: readonly Fault[] = [
  '503',
  'silent',
  'half and silent',
  'half and cut',
  'answer lost',
]

test.each(whileReading)('a GET with the fault "%s" is resumed to the end', async (fault) => {
  const world = await aWorld(patienceFor(fault))
  await world.put()
  world.proxy.fail(fault, ['GET'], 1)
  expect((await readAll(world)).equals(world.content.subarray(1))).toBe(true)
})

test.each(['503', 'silent', 'answer lost'] as const)(
  'requests that always have the fault "%s" are refused as storage-away',
  async (fault) => {
    const world = await aWorld(impatienceFor(fault))
    await world.put(world.truth)
    world.proxy.fail(fault, ['GET', 'HEAD', 'DELETE'])
    await expect(readAll(world)).rejects.toMatchObject(away)
    await expect(world.store.sizeOf(world.name)).rejects.toMatchObject(away)
    await expect(world.store.remove(world.name)).rejects.toMatchObject(away)
    await expect(Array.fromAsync(world.store.list())).rejects.toMatchObject(away)
  },
)

test('a wrong access key or unknown bucket is refused at once', async () => {
  const world = await aWorld()
  for (const wrong of [{ accessKeyId: 'SOMEBODY' }, { bucket: 'nowhere' }]) {
    const store = createS3Store({ ...s3Customer, endpoint, ...wrong }, patience)
    const file = { sha256: '0'.repeat(64), bytes, type: 'video/mp4' }
    await expect(store.put(world.name, world.path, file)).rejects.toMatchObject(away)
  }
  expect((await stat(world.path)).size).toBe(bytes)
})
