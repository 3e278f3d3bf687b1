import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import Fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { screenPage, serveFrontEnds } from './front-ends.ts'

const script = 'console.log("jab, cross, hook")\n'

async function aFrontEnd() {
  const folder = await mkdtemp(join(tmpdir(), 'roundboard-front-end-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  await mkdir(join(folder, 'assets'))
  await writeFile(join(folder, 'index.html'), '<title>Wall</title>')
  await writeFile(join(folder, 'pocket.html'), '<title>Workout</title>')
  for (const name of ['wall-worker.js', 'wall-worker.js.br', 'pocket-worker.js', 'build.json'])
    await writeFile(join(folder, name), script)
  await writeFile(join(folder, 'assets/wall-1a2b.js'), script)
  await writeFile(join(folder, 'assets/wall-1a2b.js.br'), brotliCompressSync(script))
  await writeFile(join(folder, 'assets/wall-1a2b.js.gz'), gzipSync(script))
  await writeFile(join(folder, 'assets/small-3c4d.js'), '1\n')
  const app = Fastify()
  const page = (path: string) => ({ folder, file: screenPage(path).file })
  await serveFrontEnds(app, { folders: [folder], page })
  onTestFinished(() => app.close())
  return app
}

test.each([
  ['gzip, deflate, br, zstd', 'br', brotliCompressSync(script)],
  ['gzip', 'gzip', gzipSync(script)],
  ['identity', undefined, Buffer.from(script)],
])('for Accept-Encoding %s a script is sent as %s', async (accepted, encoding, sent) => {
  const app = await aFrontEnd()
  const answer = await app.inject({
    url: '/assets/wall-1a2b.js',
    headers: { 'accept-encoding': accepted },
  })
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['content-encoding']).toBe(encoding)
  expect(answer.headers['content-type']).toBe('application/javascript; charset=utf-8')
  expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  expect(answer.headers.vary).toMatch(/accept-encoding/i)
  expect(answer.rawPayload.equals(sent)).toBe(true)
})

test('a file without a compressed copy is sent uncompressed', async () => {
  const app = await aFrontEnd()
  const answer = await app.inject({
    url: '/assets/small-3c4d.js',
    headers: { 'accept-encoding': 'br' },
  })
  expect(answer.headers['content-encoding']).toBeUndefined()
  expect(answer.body).toBe('1\n')
})

test.each([
  ['/wall-worker.js', 'application/javascript; charset=utf-8'],
  ['/build.json', 'application/json; charset=utf-8'],
])('%s, whose name never changes, is revalidated each time', async (url, type) => {
  const app = await aFrontEnd()
  const answer = await app.inject({ url, headers: { 'accept-encoding': 'br' } })
  expect(answer.headers['cache-control']).toBe('no-cache')
  expect(answer.headers['content-type']).toBe(type)
  expect(answer.headers.etag).toBeDefined()
})

// security: service-workers
test("the screen's service worker may connect to storage, and runs no other code", async () => {
  const app = await aFrontEnd()
  const { headers } = await app.inject({
    url: '/wall-worker.js',
    headers: { 'accept-encoding': 'br' },
  })
  expect(headers['content-security-policy']).toBe(
    "default-src 'none'; connect-src 'self' https: http:",
  )
})

// security: service-workers
test("the phone pages' service worker connects to its own origin only, and runs no other code", async () => {
  const app = await aFrontEnd()
  const { headers } = await app.inject({ url: '/pocket-worker.js' })
  expect(headers['content-security-policy']).toBe("default-src 'none'; connect-src 'self'")
  expect(headers['cache-control']).toBe('no-cache')
})

test('a page is revalidated each time, and answers every path that is not a file', async () => {
  const app = await aFrontEnd()
  for (const url of ['/', '/admin/workouts']) {
    const answer = await app.inject({ url, headers: { 'accept-encoding': 'br' } })
    expect(answer.body).toBe('<title>Wall</title>')
    expect(answer.headers['cache-control']).toBe('no-cache')
  }
  expect((await app.inject({ url: '/admin/missing.js' })).statusCode).toBe(404)
  for (const url of ['/api/v1/missing', '/licenses/x', '/media/x', '/builds/one/'])
    expect((await app.inject({ url })).statusCode, url).toBe(404)
})

// security: service-workers
test('phone pages are excluded from search engines', async () => {
  const app = await aFrontEnd()
  const robotsOf = async (url: string) => (await app.inject({ url })).headers['x-robots-tag']
  expect((await app.inject({ url: '/pocket' })).body).toBe('<title>Workout</title>')
  expect(await robotsOf('/pocket')).toBe('noindex, nofollow')
  expect(await robotsOf('/pocket.html')).toBe('noindex, nofollow')
  expect(await robotsOf('/')).toBeUndefined()
})
