import { readdir, readFile, rm, statfs, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Client } from '@roundboard/client'
import { calls, type Upload } from '@roundboard/contract'
import { expect, test, vi } from 'vitest'
import { mayMount } from './testing/small-volume.ts'
import { startServerProcess } from './testing/server-process.ts'
import { temporaryFolder } from './testing/test-server.ts'
import { aBox, aRealClip } from './testing/clips.ts'
import { anUploader, uploadMetadata, type Uploader } from './testing/uploads.ts'

const block = 4096
const isOver = { code: 'unavailable', issues: [{ code: 'storage-full' }] }

/** A server with a small media volume, visible only to its process. */
async function aServerOnAVolume() {
  const folder = await temporaryFolder()
  const server = await startServerProcess({ settings: { DATA_DIR: folder }, mediaVolumeMiB: 90 })
  const media = `/proc/${String(server.child.pid)}/root${folder}/media`
  const filler = join(media, 'filler')
  const client = await server.logIn()
  const body = { email: 'super@roundboard.test', password: 'roundboard-demo' }
  const { token } = await client.call(calls.logIn, { body })
  return {
    client,
    uploader: anUploader(server.url, { bearer: token }),
    /** Leaves only this much space. */
    async fill(left: number) {
      const { bavail, bsize } = await statfs(media)
      await writeFile(filler, Buffer.alloc(bavail * bsize - left))
    },
    makeRoom: () => rm(filler),
    left: () => readdir(join(media, 'uploads')).catch(() => []),
    incoming: () => readdir(join(media, 'incoming')).catch(() => []),
  }
}

/** A clip with padding that players ignore, ending within a block. */
async function aClip(bytes: number): Promise<Buffer<ArrayBuffer>> {
  const clip = await readFile(aRealClip)
  const box = aBox('free', Buffer.alloc(bytes - clip.length))
  return Buffer.from(Buffer.concat([clip, box]))
}

async function begin(uploader: Uploader, clip: Uint8Array): Promise<string> {
  const begun = await uploader.begin(clip.length, uploadMetadata(clip))
  return begun.headers.get('location') ?? ''
}

const isIn = (client: Client, path: string, state: Upload['state']) =>
  vi.waitFor(async () => {
    const ids = path.split('/').at(-1) ?? ''
    const [upload] = await client.call(calls.getUploads, { query: { ids } })
    expect(upload?.state).toBe(state)
  })

test.skipIf(!mayMount)(
  'an upload on a full disk is refused, loses nothing and resumes when space is free',
  async () => {
    const { client, uploader, fill, makeRoom, left } = await aServerOnAVolume()
    const clip = await aClip(6_000_000)
    const path = await begin(uploader, clip)
    const own = await left()
    await fill(2_000_000)

    const refused = await uploader.patch(path, 0, clip)
    expect(refused.status).toBe(503)
    expect(await refused.json()).toMatchObject(isOver)
    const another = await uploader.begin(1000, uploadMetadata(clip, { filename: 'another.mp4' }))
    expect(another.status).toBe(503)
    expect(await another.json()).toMatchObject(isOver)
    expect(await left()).toEqual(own)

    await makeRoom()
    const offset = await uploader.offset(path)
    expect(offset).toBeGreaterThan(0)
    expect(offset).toBeLessThan(clip.length)
    const sent = await uploader.patch(path, offset, clip.subarray(offset))
    expect(sent.status).toBe(204)
    await isIn(client, path, 'ready')
    expect(await left()).toEqual([])
  },
)

test.skipIf(!mayMount)(
  'uploads in progress reserve disk space for their missing bytes',
  async () => {
    const { uploader, fill } = await aServerOnAVolume()
    const roomLeft = 64 * 2 ** 20
    await fill(roomLeft + 12_000_000)
    const begun = await Promise.all(
      ['a', 'b', 'c'].map((name) => uploader.begin(7_000_000, uploadMetadata(Buffer.from(name)))),
    )
    expect(begun.map(({ status }) => status).sort()).toEqual([201, 503, 503])
    const path = begun.find(({ status }) => status === 201)?.headers.get('location') ?? ''
    expect((await uploader.begin(6_000_000, uploadMetadata(Buffer.from('d')))).status).toBe(503)
    expect((await uploader.request('DELETE', path)).status).toBe(204)
    expect((await uploader.begin(6_000_000, uploadMetadata(Buffer.from('d')))).status).toBe(201)
  },
)

test.skipIf(!mayMount)('an uploaded clip waits for disk space to be processed', async () => {
  const { client, uploader, fill, makeRoom, left, incoming } = await aServerOnAVolume()
  const clip = await aClip(3_000_000 + 100)
  expect(clip.length % block).toBeGreaterThan(1)
  const path = await begin(uploader, clip)
  await uploader.patch(path, 0, clip.subarray(0, -1))
  const own = await left()
  await fill(0)

  const last = clip.length - 1
  expect((await uploader.patch(path, last, clip.subarray(last))).status).toBe(204)
  await isIn(client, path, 'checking')
  await vi.waitFor(async () => {
    expect(await left()).toEqual(own)
  })
  expect(await incoming()).toEqual([])

  await makeRoom()
  await isIn(client, path, 'ready')
  expect(await left()).toEqual([])
})
