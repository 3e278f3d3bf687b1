import { randomBytes, randomUUID } from 'node:crypto'
import { readdir, readlink, truncate } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { describe, expect, test, vi } from 'vitest'
import { startTestServer, type TestServer } from '../../../../testing/test-server.ts'
import { startFaultyProxy } from '../../../../testing/faulty-proxy.ts'
import { startS3Server, s3Place } from '../../../../testing/test-s3-server.ts'
import type { FileKind } from '../../../../platform/files/served-file.ts'

const mp4 = { extension: 'mp4', type: 'video/mp4' }
const content = randomBytes(100_000)

/** A listening server that has stored a file. */
async function aServedFile(
  settings: Record<string, string> = {},
  { kind = mp4, bytes = content }: { kind?: FileKind; bytes?: Buffer } = {},
) {
  const server = await startTestServer({ settings, hasTwoOrigins: true })
  const { sha256 } = await server.services.files.keepContent(bytes, kind)
  const base = await server.server.screen.listen({ host: '127.0.0.1', port: 0 })
  const path = `/media/files/${sha256.slice(0, 2)}/${sha256.slice(2, 4)}/${sha256}.${kind.extension}`
  const ask = async (headers: Record<string, string> = {}, method = 'GET') => {
    const answer = await fetch(base + path, { method, headers, redirect: 'manual' })
    return { answer, body: Buffer.from(await answer.arrayBuffer()) }
  }
  return { server, sha256, base, path, ask }
}

const places: Record<string, () => Promise<Record<string, string>>> = {
  'a folder': () => Promise.resolve({}),
  'S3-compatible storage': async () => s3Place((await startS3Server()).url),
}

describe.each(Object.entries(places))('a media file served from %s', (_where, aPlace) => {
  test('answers requests for the whole file, byte ranges and headers only', async () => {
    const { sha256, ask } = await aServedFile(await aPlace())
    const whole = await ask()
    expect(whole.answer.status).toBe(200)
    expect(whole.body.equals(content)).toBe(true)
    const headers = Object.fromEntries(whole.answer.headers)
    expect(headers).toMatchObject({
      'content-type': 'video/mp4',
      'content-length': '100000',
      'accept-ranges': 'bytes',
      'cache-control': 'public, max-age=31536000, immutable',
      etag: `"${sha256}"`,
      'x-content-type-options': 'nosniff',
    })
    expect(headers['content-security-policy']).toMatch(/^default-src 'none';.* sandbox$/)

    for (const [range, first, last] of [
      ['bytes=0-0', 0, 0],
      ['bytes=1000-', 1_000, 99_999],
      ['bytes=-100', 99_900, 99_999],
      ['bytes=99000-200000', 99_000, 99_999],
    ] as const) {
      const part = await ask({ range })
      expect(part.answer.status, range).toBe(206)
      expect(part.answer.headers.get('content-range')).toBe(`bytes ${first}-${last}/100000`)
      expect(part.body.equals(content.subarray(first, last + 1)), range).toBe(true)
    }
    const head = await ask({ range: 'bytes=0-9' }, 'HEAD')
    expect([head.answer.status, head.answer.headers.get('content-length')]).toEqual([206, '10'])
    const beyond = await ask({ range: 'bytes=100000-' })
    expect(beyond.answer.status).toBe(416)
    expect(beyond.answer.headers.get('content-range')).toBe('bytes */100000')
    expect(beyond.answer.headers.get('cache-control')).toBeNull()
  })
})

test("answers 304 for a matching ETag, and the whole file if If-Range doesn't match", async () => {
  const { sha256, ask } = await aServedFile()
  for (const tag of [`"${sha256}"`, `W/"${sha256}"`, `"other", "${sha256}"`, '*']) {
    const { answer, body } = await ask({ 'if-none-match': tag })
    expect([answer.status, body.length], tag).toEqual([304, 0])
    expect(answer.headers.get('cache-control')).toContain('immutable')
  }
  expect((await ask({ 'if-none-match': '"other"' })).answer.status).toBe(200)
  const range = 'bytes=0-9'
  expect((await ask({ range, 'if-range': `"${sha256}"` })).answer.status).toBe(206)
  expect((await ask({ range, 'if-range': '"other"' })).answer.status).toBe(200)
})

// security: 5.3.1, 5.4.1, 5.4.2
test('serves a file with the type in its row, and lets no script in an SVG run', async () => {
  const kind = { extension: 'svg', type: 'image/svg+xml' }
  const bytes = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
  )
  const { answer } = await (await aServedFile({}, { kind, bytes })).ask()
  expect(answer.headers.get('content-type')).toBe('image/svg+xml')
  expect(answer.headers.get('content-security-policy')).toMatch(/default-src 'none'.*sandbox/)
  expect(answer.headers.get('content-security-policy')).not.toContain('script-src')
})

const hash = 'ab'.repeat(32)

// security: 5.3.2
test.each([
  `/media/files/ab/ab/${hash}.mp4`,
  `/media/files/ab/ab/${hash}`,
  `/media/files/ab/${hash}.mp4`,
  `/media/files/cd/ab/${hash}.mp4`,
  `/media/files/ab/ab/${hash.toUpperCase()}.mp4`,
  `/media/files/ab/ab/${hash}.mp4/`,
  '/media/files/../roundboard.sqlite',
  '/media/files/..%2froundboard.sqlite',
  '/media/files/%2e%2e%2f%2e%2e%2fetc/passwd',
  '/media/files/ab/ab/..%5c..%5croundboard.sqlite',
  '/media/files/incoming/x',
  '/media/files/%00',
  '/media/files/',
  '/media/files',
  '/media/library/nobody-has-this-one-xx',
  '/media/library/..%2f..%2faudit.key',
  '/media/library/',
])('%s is not found, and creates no row', async (url) => {
  const server = await startTestServer()
  const answer = await server.raw('GET', url)
  expect([400, 404]).toContain(answer.status)
  expect(answer.headers['cache-control']).toBeUndefined()
  expect(await server.database.db.selectFrom('mediaFiles').selectAll().execute()).toEqual([])
})

test('a media file is found only under its own extension', async () => {
  const { server, path } = await aServedFile()
  expect((await server.raw('GET', path.replace('.mp4', '.html'))).status).toBe(404)
})

/** A library item whose link redirects to a file. */
async function anItem({ database }: TestServer, link: string, sha256: string): Promise<void> {
  const at = '2026-11-21T12:00:00.000Z'
  await database.db
    .insertInto('media')
    .values({
      ...{ id: randomUUID(), link, name: 'Squat', nameFolded: 'squat', kind: 'exercise-video' },
      ...{ tags: '[]', needs: '[]', isShipped: 0, fileSha256: sha256, originalSha256: sha256 },
      ...{ createdAt: at, updatedAt: at },
    })
    .onConflict((conflict) =>
      conflict.column('link').doUpdateSet({ fileSha256: sha256, originalSha256: sha256 }),
    )
    .execute()
}

test('a library link redirects to the current file, and is revalidated each time', async () => {
  const { server, sha256, path } = await aServedFile()
  const link = '/media/library/0123456789abcdefghijkl'
  await anItem(server, link, sha256)
  const led = await server.raw('GET', link)
  expect([led.status, led.headers['location']]).toEqual([302, path])
  expect(led.headers['cache-control']).toBe('no-cache')

  const other = await server.services.files.keepContent(Buffer.from('another clip'), mp4)
  await anItem(server, link, other.sha256)
  expect((await server.raw('GET', link)).headers['location']).toContain(other.sha256)
  expect((await server.raw('GET', path)).status).toBe(200)
})

test('a shipped clip is served at its own path until it is replaced', async () => {
  const { server, sha256, path } = await aServedFile()
  const link = '/media/exercises/squat.mp4'
  expect((await server.raw('GET', link)).status).toBe(200)
  await anItem(server, link, sha256)
  const led = await server.raw('GET', link, { headers: { range: 'bytes=0-1' } })
  expect([led.status, led.headers['location']]).toEqual([302, path])
})

test('unavailable storage answers an uncached 503, and an interrupted read is resumed', async () => {
  const storage = await startS3Server()
  const proxy = await startFaultyProxy(storage.url)
  const { server, path, ask } = await aServedFile(s3Place(proxy.url))
  proxy.fail('503', ['GET'])
  const away = await server.raw('GET', path)
  expect(away.status).toBe(503)
  expect(away.text).toContain('storage-away')
  expect(away.headers['cache-control']).toBeUndefined()
  proxy.fail('half and cut', ['GET'], 1)
  expect((await ask()).body.equals(content)).toBe(true)
})

test('redirects browsers to the public storage address with an expiring URL', async () => {
  const storage = await startS3Server()
  const { ask, base } = await aServedFile({ ...s3Place(storage.url), S3_PUBLIC_URL: storage.url })
  const page = await fetch(base)
  expect(page.headers.get('content-security-policy')).toContain(
    `connect-src 'self' http://127.0.0.1:8377 ${storage.url};`,
  )
  const { answer } = await ask()
  expect(answer.status).toBe(302)
  expect(answer.headers.get('cache-control')).toBe('private, max-age=3600')
  const location = answer.headers.get('location') ?? ''
  expect(new URL(location).searchParams.get('X-Amz-Expires')).toBe('86400')
  const part = await fetch(location, { headers: { range: 'bytes=10-19' } })
  expect(part.status).toBe(206)
  expect(Buffer.from(await part.arrayBuffer()).equals(content.subarray(10, 20))).toBe(true)
  expect((await ask({}, 'HEAD')).answer.status).toBe(200)
})

test('serves concurrent ranges directly with the same bytes as the store', async () => {
  const big = randomBytes(1_500_000)
  const { server, sha256, base, path } = await aServedFile({}, { bytes: big })
  const facts = { sha256, bytes: big.length, ...mp4 }
  const spans = Array.from({ length: 40 }, (_, n) => ({
    first: n * 30_011,
    last: n * 30_011 + 150_000,
  }))
  await Promise.all(
    spans.map(async (span) => {
      const range = `bytes=${String(span.first)}-${String(span.last)}`
      const answer = await fetch(base + path, { headers: { range } })
      const read = await server.services.files.open(facts, span)
      const ordinary = await buffer(read ?? Readable.from([]))
      expect(Buffer.from(await answer.arrayBuffer()).equals(ordinary), range).toBe(true)
    }),
  )
})

/** The files of a folder that this process has open. */
async function openIn(folder: string): Promise<string[]> {
  const names = await readdir('/proc/self/fd')
  const paths = await Promise.all(
    names.map((name) => readlink(`/proc/self/fd/${name}`).catch(() => '')),
  )
  return paths.filter((each) => each.startsWith(folder) && each.endsWith('.mp4'))
}

test.skipIf(process.platform !== 'linux')(
  'a client that disconnects midway leaves no file open and affects no other client',
  async () => {
    const big = randomBytes(20_000_000)
    const { server, base, path } = await aServedFile({}, { bytes: big })
    const folder = server.place['DATA_DIR'] ?? ''
    const gone = await Promise.all(
      Array.from({ length: 5 }, async () => {
        const leaving = new AbortController()
        const answer = await fetch(base + path, { signal: leaving.signal })
        await answer.body?.getReader().read()
        return leaving
      }),
    )
    expect(await openIn(folder)).toHaveLength(1)
    const staying = fetch(base + path).then((answer) => answer.arrayBuffer())
    for (const leaving of gone) leaving.abort()
    expect(Buffer.from(await staying).equals(big)).toBe(true)
    await vi.waitFor(async () => {
      expect(await openIn(folder)).toEqual([])
    })
  },
)

test('a file truncated while it is served breaks off the response', async () => {
  const { server, sha256, base, path } = await aServedFile({}, { bytes: randomBytes(20_000_000) })
  const answer = await fetch(base + path)
  const folder = server.place['DATA_DIR'] ?? ''
  await truncate(join(folder, 'media', sha256.slice(0, 2), sha256.slice(2, 4), `${sha256}.mp4`), 9)
  await expect(answer.arrayBuffer()).rejects.toThrow()
})
