import { existsSync } from 'node:fs'
import { deflateSync } from 'node:zlib'
import { connect } from 'node:net'
import { once } from 'node:events'
import { calls, ErrorResponse, uploadBytesMax, uploadsPath } from '@roundboard/contract'
import { describe, expect, test, vi } from 'vitest'
import {
  aPlace,
  startTestServer,
  buildServer,
  type TestServer,
} from '../../../testing/test-server.ts'
import { aBox, aClip, patched } from '../../../testing/clips.ts'
import { aLocation, aUser } from '../../../testing/factories.ts'
import {
  anUploaderOf,
  leftOf,
  outcomeOf,
  uploadMetadata,
  sha256Of,
} from '../../../testing/uploads.ts'

const settings = { FFMPEG_PATH: '/nowhere/ffmpeg' }

async function aLibrary() {
  const server = await startTestServer({ settings })
  const { as } = await aUser(server, 'admin')
  return { server, as, uploader: await anUploaderOf(server, as) }
}

const crc = () => Buffer.alloc(4)
const chunk = (name: string, content: Buffer) => {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(content.length)
  return Buffer.concat([length, Buffer.from(name, 'latin1'), content, crc()])
}

/** A picture of one color, which compresses well. */
function aPng(width: number, height: number, more: Buffer[] = []): Buffer<ArrayBuffer> {
  const size = Buffer.alloc(13)
  size.writeUInt32BE(width, 0)
  size.writeUInt32BE(height, 4)
  size.set([8, 0], 8)
  const pixels = deflateSync(Buffer.alloc(Math.min((width + 1) * height, 1_000_000)))
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', size),
    ...more,
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

const picture = { kind: 'round-picture' }
const bytesOf = (text: string) => Buffer.from(text)

const ftyp = (brand: string) => aBox('ftyp', Buffer.from(`${brand}\0\0\0\0isom`, 'latin1'))

type Case = readonly [
  what: string,
  bytes: () => Buffer<ArrayBuffer> | Promise<Buffer<ArrayBuffer>>,
  more: Record<string, string>,
  problem: object,
]

const codec = { code: 'file-codec', params: { codec: 'VP9' } }
const cases: readonly Case[] = [
  ['text', () => bytesOf('once upon a time'), {}, { code: 'file-type' }],
  ['a page', () => bytesOf('<html><script>1</script></html>'), {}, { code: 'file-type' }],
  ['a playlist', () => bytesOf('#EXTM3U\n#EXTINF:1,\n/etc/passwd\n'), {}, { code: 'file-type' }],
  ['a program', () => bytesOf('\x7fELF\x02\x01\x01 and more of it'), {}, { code: 'file-type' }],
  ['a HEIC photo', () => ftyp('heic'), picture, { code: 'file-type' }],
  ['a picture for a clip', () => aPng(100, 100), {}, { code: 'media-kind' }],
  ['a clip for a picture', () => aClip(), picture, { code: 'media-kind' }],
  [
    'a page with a drawing',
    () => bytesOf('<html><svg ></svg></html>'),
    picture,
    { code: 'file-unreadable' },
  ],
  ['half a clip', async () => (await aClip()).subarray(0, 50_000), {}, { code: 'file-truncated' }],
  ['half a picture', () => aPng(100, 100).subarray(0, 60), picture, { code: 'file-truncated' }],
  ['a picture one pixel wide', () => aPng(1, 100), picture, { code: 'file-pixels' }],
  ['a picture bomb', () => aPng(60_000, 60_000), picture, { code: 'file-pixels' }],
  ['a drawing without a size', () => bytesOf('<svg></svg>'), picture, { code: 'file-unreadable' }],
  [
    'a clip with a codec screens do not play',
    () => aClip({ form: 'webm', codec: 'vp9' }),
    {},
    codec,
  ],
  ['a clip of 100,000 frames', () => aClip({ frames: 100_000 }), {}, { code: 'file-long' }],
  [
    'a clip one pixel wide',
    async () => patched(await aClip(), 'avc1', 24, Buffer.of(0, 1)),
    {},
    { code: 'file-pixels' },
  ],
  [
    'a description of 600 MB',
    () => Buffer.concat([ftyp('isom'), aBox('moov', Buffer.alloc(64), 600 * 2 ** 20)]),
    {},
    { code: 'file-unreadable' },
  ],
  [
    'bytes with another hash than declared',
    () => aClip(),
    { sha256: '0'.repeat(64) },
    { code: 'file-changed' },
  ],
]

// security: 5.1.1, 5.2.1, 5.2.2, 5.2.3
test('an upload that is no valid clip or picture is refused with its reason, and deleted', async () => {
  const { server, as, uploader } = await aLibrary()
  for (const [what, make, more, problem] of cases) {
    const id = await uploader.send(await make(), more)
    expect(await outcomeOf(server, as, id), what).toMatchObject({ state: 'refused', problem })
  }
  expect(await leftOf(server)).toEqual([])
  expect(await server.database.db.selectFrom('mediaFiles').selectAll().execute()).toEqual([])
})

/** Fetches an item's file as screens do. */
async function fileOf(server: TestServer, file: string | undefined) {
  const answer = await server.raw('GET', file ?? '')
  expect(answer.status).toBe(200)
  return answer
}

// security: uploads
test('removes scripts from an uploaded SVG, and serves it sandboxed', async () => {
  const { server, as, uploader } = await aLibrary()
  const drawing =
    '<svg viewBox="0 0 90 60" onload="alert(1)"><script>alert(1)</script><path d="M0 0h9"/></svg>'
  const id = await uploader.send(bytesOf(drawing), { ...picture, filename: 'round.svg' })
  const { item } = await outcomeOf(server, as, id)
  expect(item).toMatchObject({ type: 'image/svg+xml', width: 90, height: 60 })
  const shown = await fileOf(server, item?.file)
  expect(shown.text).toContain('<path d="M0 0h9">')
  expect(shown.text).not.toMatch(/script|onload/)
  expect(shown.headers['content-security-policy']).toContain('sandbox')
  const hash = sha256Of(bytesOf(drawing))
  const path = `/media/files/${hash.slice(0, 2)}/${hash.slice(2, 4)}/${hash}.bin`
  expect((await fileOf(server, path)).headers['content-type']).toBe('application/octet-stream')
})

test('removes metadata from an uploaded picture', async () => {
  const { server, as, uploader } = await aLibrary()
  const notes = chunk('tEXt', Buffer.from('Author\0Somebody at 52.5 N'))
  const id = await uploader.send(aPng(40, 30, [notes]), { ...picture, filename: 'round.png' })
  const { item } = await outcomeOf(server, as, id)
  expect(item).toMatchObject({ width: 40, height: 30 })
  expect((await fileOf(server, item?.file)).text).not.toContain('Somebody')
})

describe('the start of an upload', () => {
  // security: 5.1.1, 5.2.1, 5.2.2
  test.each<[string, Record<string, string>, Record<string, string>, string]>([
    [
      'a deferred length',
      {},
      { 'upload-length': '', 'upload-defer-length': '1' },
      'file-size-told',
    ],
    ['no bytes', {}, { 'upload-length': '0' }, 'file-empty'],
    ['too many bytes', {}, { 'upload-length': String(uploadBytesMax + 1) }, 'file-size'],
    ['too many bytes for a picture', picture, { 'upload-length': '30000000' }, 'file-size'],
    ['an unknown kind', { kind: 'film' }, {}, 'one-of'],
    ['no hash', { sha256: 'x' }, {}, 'sha-256'],
    ['a name with a direction override', { name: 'squat\u202Egnp' }, {}, 'control-characters'],
    ['a name of 300 characters', { name: 'x'.repeat(300) }, {}, 'too-long'],
    ['thirteen tags', { tags: 'abcdefghijklm'.split('').join(',') }, {}, 'too-many'],
    ['a part of a file', {}, { 'upload-concat': 'partial' }, 'upload-concat'],
    ['another protocol', {}, { 'tus-resumable': '0.2.2' }, 'one-of'],
    ['malformed metadata', {}, { 'upload-metadata': 'a b c,,' }, 'not-valid'],
  ])('with %s is refused with an error code', async (_, more, headers, code) => {
    const { server, uploader } = await aLibrary()
    const metadata = uploadMetadata(Buffer.from('bytes'), more)
    const answer = await uploader.begin(5, metadata, headers)
    expect(answer.status).toBe(400)
    const { issues } = ErrorResponse.parse(await answer.json())
    expect(issues?.[0]?.code).toContain(code)
    expect(await server.database.db.selectFrom('mediaUploads').selectAll().execute()).toEqual([])
    expect(await leftOf(server)).toEqual([])
  })

  // security: uploads
  test("and every later request require the permission and the upload's owner", async () => {
    const { server, uploader } = await aLibrary()
    const clip = await aClip()
    const path =
      (await uploader.begin(clip.length, uploadMetadata(clip))).headers.get('location') ?? ''
    const location = await aLocation(server)
    const strangers = [
      [401, undefined],
      [403, (await aUser(server, 'location', { locations: [location.id] })).as],
      [403, (await aUser(server, 'api-access')).as],
      [404, (await aUser(server, 'admin')).as],
    ] as const
    const address = uploader.url
    for (const [status, as] of strangers) {
      const stranger = uploader.as(as)
      if (status !== 404) {
        expect((await stranger.begin(clip.length, uploadMetadata(clip))).status).toBe(status)
      }
      expect((await stranger.request('HEAD', path)).status).toBe(status)
      expect((await stranger.patch(path, 0, clip)).status).toBe(status)
      expect((await stranger.request('DELETE', path)).status).toBe(status)
    }
    expect((await fetch(`${address}${path}`)).status).toBe(404)
    expect((await uploader.request('GET', path)).status).toBe(404)
    expect((await uploader.request('HEAD', `${uploadsPath}/..%2f..%2fdatabase`)).status).toBe(404)
    expect(await uploader.offset(path)).toBe(0)
  })
})

// security: uploads
test('an upload is identified by its path, whatever the query says', async () => {
  const { server, as, uploader } = await aLibrary()
  const other = uploader.as((await aUser(server, 'admin')).as)
  const begin = async (by: typeof uploader) =>
    (await by.begin(4, uploadMetadata(bytesOf('text'), picture))).headers.get('location') ?? ''
  const own = await begin(other)
  const victim = await begin(uploader)
  const victimId = victim.split('/').at(-1) ?? ''
  for (const query of [`/${victimId}`, `id=/${victimId}`, `${victimId}/`]) {
    expect((await other.patch(`${own}?${query}`, 0, bytesOf('t'))).status).not.toBe(404)
    expect(await uploader.offset(victim)).toBe(0)
  }
  expect(await other.offset(own)).toBe(1)
  const { data } = await server.call(calls.getUploads, as, { query: { ids: victimId } })
  expect(data).toMatchObject([{ state: 'receiving' }])
})

test('deletes an upload whose first request the protocol refuses', async () => {
  const { server, uploader } = await aLibrary()
  const refused = await uploader.begin(5, uploadMetadata(bytesOf('bytes')), {
    'upload-offset': '-1',
  })
  expect(refused.status).toBe(400)
  await vi.waitFor(async () => {
    expect(await server.database.db.selectFrom('mediaUploads').selectAll().execute()).toEqual([])
  })
})

// security: uploads
test.each([
  ['../../etc/passwd.mp4', 'passwd.mp4'],
  ['C:\\Users\\coach\\squat.mp4', 'squat.mp4'],
  ['squat\u202E4pm.exe', 'squat4pm.exe'],
  ['..', 'file'],
  ['x'.repeat(300), 'x'.repeat(200)],
])('stores the file name %j as %j', async (filename, shown) => {
  const { server, as, uploader } = await aLibrary()
  const id = await uploader.send(aPng(40, 30), { ...picture, filename })
  expect((await outcomeOf(server, as, id)).fileName).toBe(shown)
  expect(existsSync('/etc/passwd.mp4')).toBe(false)
})

test('concurrent uploads of the same bytes become one item, other bytes another', async () => {
  const { server, as, uploader } = await aLibrary()
  const [first, second] = [aPng(40, 30), aPng(30, 40)]
  const more = { ...picture, filename: 'Round 1.png' }
  const ids = await Promise.all([first, first, first, second].map((it) => uploader.send(it, more)))
  const items = await Promise.all(ids.map((id) => outcomeOf(server, as, id)))
  expect(new Set(items.map(({ item }) => item?.id)).size).toBe(2)
  expect(items.map(({ item }) => item?.name)).toEqual(Array(4).fill('Round 1'))
  expect(await leftOf(server)).toEqual([])
})

test('refuses bytes at the wrong offset or beyond the declared length', async () => {
  const { server, uploader } = await aLibrary()
  const png = aPng(40, 30)
  const path =
    (await uploader.begin(png.length, uploadMetadata(png, picture))).headers.get('location') ?? ''
  expect((await uploader.patch(path, 10, png)).status).toBe(409)
  expect((await uploader.patch(path, 0, Buffer.concat([png, png]))).status).toBe(413)
  expect(await uploader.offset(path)).toBe(0)
  expect((await uploader.patch(path, 0, png)).status).toBe(204)
  // After a lost response the offset is complete, and more bytes are refused.
  expect(await uploader.offset(path)).toBe(png.length)
  expect((await uploader.patch(path, png.length, png)).status).toBe(409)
  await server.services.uploads.idle()
})

test('deletes canceled uploads, and abandoned ones after a few days', async () => {
  const { server, uploader } = await aLibrary()
  const png = aPng(40, 30)
  const begin = async () =>
    (await uploader.begin(png.length, uploadMetadata(png, picture))).headers.get('location') ?? ''
  const path = await begin()
  await uploader.patch(path, 0, png.subarray(0, 20))
  expect(await leftOf(server)).toHaveLength(1)
  expect((await uploader.request('DELETE', path)).status).toBe(204)
  expect((await uploader.request('HEAD', path)).status).toBe(404)
  expect(await leftOf(server)).toEqual([])

  const abandoned = await begin()
  await uploader.patch(abandoned, 0, png.subarray(0, 20))
  server.clock.advance(2 * 24 * 3_600_000)
  await server.services.uploads.sweep()
  expect(await leftOf(server)).toHaveLength(1)
  server.clock.advance(2 * 24 * 3_600_000)
  await server.services.uploads.sweep()
  expect(await leftOf(server)).toEqual([])
  expect(await server.database.db.selectFrom('mediaUploads').selectAll().execute()).toEqual([])
})

/** Sends the headers of a part and one byte, then disconnects. */
async function breakOff(
  url: string,
  path: string,
  headers: Readonly<Record<string, string>>,
  offset: number,
  byte: number,
) {
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port), hostname)
  const lines = Object.entries({
    ...headers,
    host: `${hostname}:${port}`,
    'content-type': 'application/offset+octet-stream',
    'content-length': '4096',
    'upload-offset': String(offset),
  }).map(([name, value]) => `${name}: ${value}`)
  socket.write(`PATCH ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`)
  socket.write(Buffer.of(byte))
  await once(socket, 'connect')
  socket.end()
  socket.resume()
  await once(socket, 'close')
}

test('an upload interrupted at each of its first 64 bytes, and by a restart, arrives whole', async () => {
  const place = await aPlace('SQLite')
  const started: (TestServer & { end(): Promise<void> })[] = []
  const start = async () => {
    const server = await buildServer(place, { settings })
    started.push(server)
    return server
  }
  let server = await start()
  const { as } = await aUser(server, 'admin')
  let uploader = await anUploaderOf(server, as)
  const clip = await aClip()
  const path =
    (await uploader.begin(clip.length, uploadMetadata(clip))).headers.get('location') ?? ''
  let offset = 0
  let breaks = 0
  while (offset < 64) {
    await breakOff(uploader.url, path, uploader.base, offset, clip[offset] ?? 0)
    breaks += 1
    const before = offset
    offset = await uploader.offset(path)
    expect(offset - before).toBeLessThanOrEqual(1)
    if (breaks === 32) {
      await server.end()
      server = await start()
      uploader = await anUploaderOf(server, as)
    }
  }
  await uploader.patch(path, offset, clip.subarray(offset))
  // The server stops after the last byte, before checking.
  await server.end()
  server = await start()
  const upload = await outcomeOf(server, as, path.split('/').at(-1) ?? '')
  expect(upload).toMatchObject({ state: 'ready', problem: null })
  expect(await leftOf(server)).toEqual([])
  await server.end()
})

test('upload states are shown only to their owner, and only for given IDs', async () => {
  const { server, as, uploader } = await aLibrary()
  const other = await aUser(server, 'admin')
  const id = await uploader.send(aPng(40, 30), picture)
  await server.services.uploads.idle()
  const theirs = await server.call(calls.getUploads, other.as, { query: { ids: id } })
  expect(theirs.data).toEqual([])
  const unknown = await server.call(calls.getUploads, as, { query: { ids: 'x' } })
  expect(unknown.status).toBe(400)
})
