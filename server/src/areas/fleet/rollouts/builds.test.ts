import { readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { calls } from '@roundboard/contract'
import { expect, test } from 'vitest'
import { writeBuildFolder } from '../../../testing/build-folder.ts'
import { startTestServer, engines, type TestServer } from '../../../testing/test-server.ts'
import { alive, aPairedScreen, aUser } from '../../../testing/factories.ts'

const day = 24 * 60 * 60_000
const waits = { settings: { BUILD_STEP_MINUTES: '0' } }

/** As if the server restarted with another build beside it. */
const keep = (server: TestServer, folder: string) => server.services.builds.keepOwn(folder)

async function buildsOf(server: TestServer) {
  const { as } = await aUser(server, 'super-admin')
  const { data } = await server.call(calls.getBuilds, as)
  return data
}

test.each(engines)(
  'the server’s own build is served complete from every server, on %s',
  async (engine) => {
    const { folder, id } = await writeBuildFolder('one')
    const server = await startTestServer({ engine, screenFolder: folder })
    const others = engine === 'SQLite' ? [] : [await startTestServer({ sharing: server })]
    // Served from storage, not from the folder.
    await rm(folder, { recursive: true })
    for (const each of [server, ...others]) {
      const list = await each.raw('GET', `/builds/${id}/build.json`)
      expect(list.headers['content-type']).toBe('application/json; charset=utf-8')
      const { files } = JSON.parse(list.text) as { files: { path: string; bytes: number }[] }
      expect(files).toHaveLength(3)
      for (const { path, bytes } of files) {
        const { status, text, headers } = await each.raw('GET', `/builds/${id}/${path}`)
        expect([status, text.length], path).toEqual([200, bytes])
        expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
        expect(headers['content-length']).toBe(String(bytes))
      }
    }
  },
)

// security: builds
test('build files are served with their content type and the security headers of a page', async () => {
  const { folder, id } = await writeBuildFolder('one', { 'assets/odd.xyz': 'x' })
  const server = await startTestServer({ screenFolder: folder })
  const get = async (path: string) => (await server.raw('GET', `/builds/${id}/${path}`)).headers
  const page = (await server.raw('GET', '/nothing/here')).headers
  const html = await get('index.html')
  expect(html['content-type']).toBe('text/html; charset=utf-8')
  for (const name of ['content-security-policy', 'x-content-type-options', 'referrer-policy'])
    expect(html[name], name).toBe(page[name])
  expect((await get('assets/main-Bq3x.js'))['content-type']).toBe('text/javascript; charset=utf-8')
  expect((await get('assets/inter-latin.woff2'))['content-type']).toBe('font/woff2')
  expect((await get('assets/odd.xyz'))['content-type']).toBe('application/octet-stream')
})

// security: builds
test('paths that aren’t files of a build are not found', async () => {
  const { folder, id } = await writeBuildFolder('one')
  await writeFile(join(folder, 'secret.txt'), 'not in the list')
  const server = await startTestServer({ screenFolder: folder })
  for (const path of [
    `/builds/${id}/secret.txt`,
    `/builds/${id}/`,
    `/builds/${id}/assets`,
    `/builds/${id}/../${id}/index.htm`,
    `/builds/${id}/..%2f..%2fpackage.json`,
    `/builds/${id}/%2e%2e%2fpackage.json`,
    `/builds/${id}/index.html%00`,
    '/builds/no-such-build-id/index.html',
    '/builds/..%2f/index.html',
    `/builds/${'x'.repeat(70)}/index.html`,
  ])
    expect((await server.raw('GET', path)).status, path).toBe(404)
})

// security: builds
test.each([
  ['a path that leads out of it', { path: '../package.json' }],
  ['a hidden file', { path: '.env' }],
  ['a path from the root', { path: '/etc/passwd' }],
  ['no hash', { path: 'index.html', sha256: 'x' }],
])('a build whose list has %s is refused, and the server still starts', async (_, wrong) => {
  const { folder } = await writeBuildFolder('one')
  const file = { sha256: '0'.repeat(64), bytes: 1, ...wrong }
  await writeFile(join(folder, 'build.json'), JSON.stringify({ id: 'abcdefgh', files: [file] }))
  const failures: string[] = []
  const server = await startTestServer({
    screenFolder: folder,
    onFailure: (what) => failures.push(what),
  })
  expect(failures).toEqual(['could not save the screen app build'])
  expect(await buildsOf(server)).toMatchObject({ settled: null, builds: [] })
})

test('a build with a file that doesn’t match its list is refused', async () => {
  const { folder } = await writeBuildFolder('one')
  await writeFile(join(folder, 'index.html'), 'changed since')
  const failures: unknown[] = []
  const server = await startTestServer({
    screenFolder: folder,
    onFailure: (_what, error) => failures.push(error),
  })
  expect(String(failures[0])).toContain("index.html doesn't match build.json")
  expect((await buildsOf(server)).builds).toEqual([])
})

test('a server without a screen app build lists none and sends null in heartbeats', async () => {
  const { folder } = await writeBuildFolder('one')
  await rm(join(folder, 'build.json'))
  const server = await startTestServer({ screenFolder: folder })
  const { as } = await aPairedScreen(server)
  const { data } = await server.call(calls.heartbeat, as, { body: alive })
  expect(data.build).toBeNull()
  expect(await buildsOf(server)).toMatchObject({ settled: null, builds: [], rollout: null })
})

test.each(engines)('a build found at startup is stored once, on %s', async (engine) => {
  const one = await writeBuildFolder('one')
  const server = await startTestServer({ engine, ...waits, screenFolder: one.folder })
  await aPairedScreen(server)
  const countLogs = async () =>
    (await server.database.db.selectFrom('logs').select('seq').execute()).length
  const before = await countLogs()
  await keep(server, one.folder)
  expect(await countLogs()).toBe(before)
  const two = await writeBuildFolder('two')
  await Promise.all([keep(server, two.folder), keep(server, two.folder)])
  expect(await countLogs()).toBe(before + 1)
  const { settled, builds } = await buildsOf(server)
  expect(settled).toBe(one.id)
  expect(builds.map(({ id, isServers }) => [id, isServers]).sort()).toEqual(
    [
      [one.id, false],
      [two.id, true],
    ].sort(),
  )
})

test.each(engines)(
  'unused builds are deleted after a month, except the last two and any still running, on %s',
  async (engine) => {
    const [a, b, c, d, e] = await Promise.all(
      ['a', 'b', 'c', 'd', 'e'].map((x) => writeBuildFolder(x)),
    )
    if (!a || !b || !c || !d || !e) throw new Error('five folders')
    const server = await startTestServer({ engine, ...waits, screenFolder: a.folder })
    const { db } = server.database
    const screen = await aPairedScreen(server)
    const settle = async ({ folder, id }: typeof a) => {
      await keep(server, folder)
      server.clock.advance(day)
      await db
        .updateTable('builds')
        .set({ settledAt: new Date(server.clock.now).toISOString() })
        .where('id', '=', id)
        .execute()
    }
    const body = { ...alive, report: { build: b.id } }
    await server.call(calls.heartbeat, screen.as, { body })
    await server.services.presence.flush()
    for (const each of [b, c, d]) await settle(each)
    const ids = async () => new Set((await buildsOf(server)).builds.map(({ id }) => id))
    await keep(server, e.folder)
    expect(await ids()).toEqual(new Set([a.id, b.id, c.id, d.id, e.id]))
    server.clock.advance(31 * day)
    await keep(server, e.folder)
    expect(await ids()).toEqual(new Set([b.id, c.id, d.id, e.id]))
    expect((await server.raw('GET', `/builds/${a.id}/index.html`)).status).toBe(404)
  },
)

test('the media sweep keeps files of stored builds and deletes them once the build is gone', async () => {
  const { folder, id } = await writeBuildFolder('one')
  const server = await startTestServer({ screenFolder: folder })
  const { sweep } = server.services
  server.clock.advance(20 * day)
  expect(await sweep.sweep()).toMatchObject({ unused: [], missing: [] })
  server.clock.advance(20 * day)
  expect((await sweep.sweep()).removed.files).toBe(0)
  expect((await server.raw('GET', `/builds/${id}/index.html`)).status).toBe(200)
  await server.database.db.deleteFrom('builds').execute()
  await sweep.sweep()
  server.clock.advance(8 * day)
  expect((await sweep.sweep()).removed.files).toBe(3)
  const left = await readdir(join(server.place['DATA_DIR'] ?? '', 'media'), { recursive: true })
  expect(left.filter((name) => /[0-9a-f]{64}/.test(name))).toEqual([])
})
