import { createHash, randomBytes } from 'node:crypto'
import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { calls } from '@roundboard/contract'
import { describe, expect, test } from 'vitest'
import {
  startTestServer,
  engines,
  temporaryFolder,
  type TestServer,
} from '../../../../testing/test-server.ts'
import { aUser } from '../../../../testing/factories.ts'
import { startS3Server, s3Place } from '../../../../testing/test-s3-server.ts'
import { startFaultyProxy } from '../../../../testing/faulty-proxy.ts'

const mp4 = { extension: 'mp4', type: 'video/mp4' }

async function aTemporaryFile(content: Buffer): Promise<string> {
  const path = join(await temporaryFolder(), 'brought')
  await writeFile(path, content)
  return path
}

const hashOf = (content: Buffer) => createHash('sha256').update(content).digest('hex')

const rowsOf = ({ database }: TestServer) =>
  database.db.selectFrom('mediaFiles').selectAll().execute()

/** Every file in the data folder's media. */
async function filesOf({ place }: TestServer): Promise<string[]> {
  const folder = join(place['DATA_DIR'] ?? '', 'media')
  const found = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  return found
    .filter((each) => each.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length + 1))
}

const keyOf = async ({ place }: TestServer) =>
  (await readFile(join(place['DATA_DIR'] ?? '', 'audit.key'), 'utf8')).trim()

describe.each(engines)('a stored media file on %s', (engine) => {
  test('is saved under its hash with a row, and can be read whole or in part', async () => {
    const server = await startTestServer({ engine })
    const { files } = server.services
    const content = randomBytes(70_000)
    const path = await aTemporaryFile(content)
    const kept = await files.keep(path, mp4)
    const sha256 = hashOf(content)
    expect(kept).toEqual({ sha256, bytes: 70_000, ...mp4 })
    expect(await filesOf(server)).toEqual([
      join(sha256.slice(0, 2), sha256.slice(2, 4), `${sha256}.mp4`),
    ])
    expect(await rowsOf(server)).toMatchObject([{ sha256, state: 'stored', bytes: 70_000 }])
    await expect(stat(path)).rejects.toThrow('ENOENT')
    const whole = await files.open(kept)
    expect(whole && (await buffer(whole)).equals(content)).toBe(true)
    const part = await files.open(kept, { first: 10, last: 19 })
    expect(part && (await buffer(part)).equals(content.subarray(10, 20))).toBe(true)
  })

  test('is stored once for concurrent writes of the same bytes', async () => {
    const server = await startTestServer({ engine })
    const content = randomBytes(5_000)
    const paths = await Promise.all(Array.from({ length: 8 }, () => aTemporaryFile(content)))
    const kept = await Promise.all(paths.map((path) => server.services.files.keep(path, mp4)))
    kept.push(await server.services.files.keepContent(content, mp4))
    expect(new Set(kept.map(({ sha256 }) => sha256))).toEqual(new Set([hashOf(content)]))
    expect(await rowsOf(server)).toHaveLength(1)
    expect(await filesOf(server)).toHaveLength(1)
    for (const path of paths) await expect(stat(path)).rejects.toThrow('ENOENT')
  })
})

test.each(['missing', 'damaged'])(
  'a media file whose bytes are %s is repaired by storing it again',
  async (left) => {
    const server = await startTestServer()
    const { files } = server.services
    const content = randomBytes(5_000)
    await files.keepContent(content, mp4)
    const [name = ''] = await filesOf(server)
    const path = join(server.place['DATA_DIR'] ?? '', 'media', name)
    await rm(path)
    if (left !== 'missing') await writeFile(path, left)
    const kept = await files.keepContent(content, mp4)
    const whole = await files.open(kept)
    expect(whole && (await buffer(whole)).equals(content)).toBe(true)
  },
)

describe('a media file that cannot be stored', () => {
  test("is refused as storage-away when the folder can't be written, and no row is left", async () => {
    const server = await startTestServer()
    const content = randomBytes(5_000)
    const path = await aTemporaryFile(content)
    // A file takes the place of the media folder.
    await writeFile(join(server.place['DATA_DIR'] ?? '', 'media'), '')
    const refused = { code: 'unavailable', issues: [{ code: 'storage-away' }] }
    await expect(server.services.files.keep(path, mp4)).rejects.toMatchObject(refused)
    await expect(server.services.files.keepContent(content, mp4)).rejects.toMatchObject(refused)
    expect(await rowsOf(server)).toEqual([])
    expect((await stat(path)).size).toBe(5_000)
  })

  test('is refused while the storage is unavailable, and stored after it recovers', async () => {
    const storage = await startS3Server()
    const proxy = await startFaultyProxy(storage.url)
    const server = await startTestServer({ settings: s3Place(proxy.url) })
    const content = randomBytes(5_000)
    const path = await aTemporaryFile(content)
    proxy.fail('503', ['PUT', 'HEAD', 'GET'])
    await expect(server.services.files.keep(path, mp4)).rejects.toMatchObject({
      issues: [{ code: 'storage-away' }],
    })
    expect(await rowsOf(server)).toEqual([])
    proxy.fail('503', [])
    const kept = await server.services.files.keep(path, mp4)
    const whole = await server.services.files.open(kept)
    expect(whole && (await buffer(whole)).equals(content)).toBe(true)
    expect(await filesOf(server)).toEqual([])
  })
})

test("a server without another server's media reports that in its health and system state", async () => {
  // With ffmpeg, the poster of an unused link would be deleted after ten seconds.
  const settings = { FFMPEG_PATH: '/nowhere/ffmpeg' }
  const first = await startTestServer({ engine: 'PostgreSQL', settings })
  const elsewhere = { ...first.place, DATA_DIR: await temporaryFolder() }
  const second = await startTestServer({
    place: elsewhere,
    settings: { ...settings, AUDIT_KEY: await keyOf(first) },
  })
  const { as } = await aUser(first, 'super-admin')
  const reportOf = async (server: TestServer) => {
    const health = JSON.parse((await server.raw('GET', '/healthz')).text) as { reason?: string }
    const { data } = await server.call(calls.getSystem, as)
    return { reason: health.reason, isMissingMedia: data.isMissingMedia }
  }
  expect(await reportOf(second)).toEqual({ reason: undefined, isMissingMedia: false })
  const { sha256 } = await first.services.files.keepContent(randomBytes(2_000), mp4)
  await first.database.db
    .insertInto('linkPosters')
    .values({ link: 'https://videos.example.test/x.mp4', sha256, triedAt: '', failures: 0 })
    .execute()
  expect(await reportOf(first)).toEqual({ reason: undefined, isMissingMedia: false })
  const reason = expect.stringContaining('must also share one S3 bucket or media folder') as string
  expect(await reportOf(second)).toEqual({ reason, isMissingMedia: true })
})
