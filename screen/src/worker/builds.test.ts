// @vitest-environment node
import { createHash } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { memoryCaches } from '@roundboard/client/testing'
import { createBuilds } from './builds.ts'

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
const font = 'a font that no build changes'

/** A build whose page contains its id. */
const filesOf = (id: string) =>
  new Map([
    ['index.html', `page of ${id}`],
    [`assets/index-${id}.js`, `script of ${id}`],
    ['assets/font.woff2', font],
  ])
const listOf = (id: string) => ({
  id,
  files: Array.from(filesOf(id), ([path, text]) => ({
    path,
    sha256: sha256(text),
    bytes: text.length,
  })),
})

let caches: CacheStorage
let requests: string[]
/** The server’s current build, and its archive. */
let newest: string
let kept: string[]
let answerWith: (path: string) => Response | undefined
let builds: ReturnType<typeof createBuilds>

function answer(path: string): Response {
  const [, id = newest, file = path.slice(1)] =
    /^\/builds\/([^/]+)\/(.*)$/.exec(path.replace(/^\/wall$/, '/index.html')) ?? []
  if (path.startsWith('/builds/') && !kept.includes(id)) return new Response('', { status: 404 })
  if (file === 'build.json') return Response.json(listOf(id))
  const text = filesOf(id).get(file === 'wall' ? 'index.html' : file)
  if (text === undefined) return new Response('', { status: 404 })
  return new Response(text, {
    headers: { 'content-security-policy': "default-src 'self'", 'content-encoding': 'br' },
  })
}

/** Starts the worker with what is on disk. */
const wake = () =>
  createBuilds({
    caches,
    pageAt: '/wall',
    fetch: (path) => {
      requests.push(path)
      return Promise.resolve().then(() => answerWith(path) ?? answer(path))
    },
  })

beforeEach(() => {
  caches = memoryCaches()
  requests = []
  newest = 'one'
  kept = []
  answerWith = () => undefined
  builds = wake()
})

const away = () => {
  throw new TypeError('Failed to fetch')
}
const startedWith = async () => (await builds.start())?.page.text()
async function fetched(wanted: string | null = null, running = 'one') {
  return builds.fetch(wanted, running, false)
}

/** Caches build one and puts build two on trial. */
async function aTrial(): Promise<void> {
  await builds.hold('one')
  newest = 'two'
  await fetched()
  await builds.take('two')
}

describe('the first visit of a screen', () => {
  test('starts offline once the running build is cached', async () => {
    expect(await builds.start()).toBeUndefined()
    expect(await builds.hold('one')).toMatchObject({ isHeld: true, ready: null })
    answerWith = away
    builds = wake()
    expect(await startedWith()).toBe('page of one')
    expect(await (await builds.file('assets/index-one.js'))?.text()).toBe('script of one')
    expect(await builds.hold('one')).toMatchObject({ isHeld: true, isFetched: true })
  })

  test('fetches the page at its address, with its headers', async () => {
    await builds.hold('one')
    expect(requests).toContain('/wall')
    const { page } = (await builds.start()) ?? {}
    expect(page?.headers.get('content-security-policy')).toBe("default-src 'self'")
    expect(page?.headers.get('content-encoding')).toBeNull()
  })

  test('caches nothing while the server is unreachable, and everything once it is back', async () => {
    answerWith = away
    expect(await builds.hold('one')).toMatchObject({ isHeld: false, isFetched: false })
    answerWith = () => undefined
    expect(await builds.hold('one')).toMatchObject({ isHeld: true, isFetched: true })
  })

  test('resumes an interrupted download', async () => {
    answerWith = (path) => (path === '/wall' ? away() : undefined)
    await builds.hold('one')
    expect(await builds.start()).toBeUndefined()
    requests = []
    answerWith = () => undefined
    await builds.hold('one')
    expect(requests).toEqual(['/builds/one/build.json', '/build.json', '/wall'])
  })

  // security: service-workers
  test('rejects a file that doesn’t match the build list', async () => {
    answerWith = (path) => (path.endsWith('.js') ? new Response('a page of a portal') : undefined)
    expect(await builds.hold('one')).toMatchObject({ isHeld: false })
    expect(await builds.start()).toBeUndefined()
    expect(requests.filter((path) => path.endsWith('.js'))).toHaveLength(2)
  })
})

describe('a new build', () => {
  test('reuses cached files, and starts only once it is selected', async () => {
    await builds.hold('one')
    newest = 'two'
    requests = []
    expect(await fetched()).toMatchObject({ ready: 'two' })
    expect(requests).not.toContain('/assets/font.woff2')
    expect(await startedWith()).toBe('page of one')
    await builds.take('two')
    expect(await startedWith()).toBe('page of two')
    expect(await (await builds.file('assets/font.woff2'))?.text()).toBe(font)
  })

  test('stays selected once it has started, and the previous one stays cached', async () => {
    await aTrial()
    await builds.start()
    await builds.up('two')
    expect(await builds.rollBack('two')).toBe(false)
    builds = wake()
    expect(await builds.start()).toMatchObject({ trial: null })
    expect(await startedWith()).toBe('page of two')
    expect(await (await builds.file('assets/index-one.js'))?.text()).toBe('script of one')
    newest = 'three'
    await fetched(null, 'two')
    await builds.take('three')
    await builds.start()
    await builds.up('three')
    expect(await caches.keys()).not.toContain('roundboard-app-one')
  })

  test('isn’t selected while it is incomplete', async () => {
    await builds.hold('one')
    newest = 'two'
    answerWith = (path) => (path.endsWith('.js') ? away() : undefined)
    expect(await fetched()).toMatchObject({ ready: null, isFetched: false })
    await builds.take('two')
    expect(await startedWith()).toBe('page of one')
  })

  test('is fetched from the server’s archive if the server names it', async () => {
    await builds.hold('one')
    kept = ['zero']
    expect(await fetched('zero')).toMatchObject({ ready: 'zero' })
    expect(requests).toContain('/builds/zero/index.html')
    expect(await fetched('missing')).toMatchObject({ ready: null, isFetched: false })
  })
})

describe('a build that fails to start', () => {
  test('is rolled back and isn’t retried until another build has been wanted', async () => {
    await aTrial()
    expect(await builds.start()).toMatchObject({ trial: 'two' })
    expect(await builds.rollBack('two')).toBe(true)
    expect(await startedWith()).toBe('page of one')
    builds = wake()
    expect(await fetched()).toMatchObject({ ready: null, refused: 'two' })
    expect(await builds.hold('one')).toMatchObject({ refused: 'two' })
    kept = ['one', 'two']
    expect(await fetched('one')).toMatchObject({ ready: null, refused: null })
    expect(await fetched('two')).toMatchObject({ ready: 'two' })
  })

  test('is rolled back after two starts that the browser or a power cut ended', async () => {
    await aTrial()
    for (let cut = 0; cut < 2; cut += 1) {
      builds = wake()
      expect(await startedWith()).toBe('page of two')
    }
    builds = wake()
    expect(await startedWith()).toBe('page of one')
    expect(await builds.hold('one')).toMatchObject({ refused: 'two' })
  })

  test('isn’t confirmed by a page of the previous build', async () => {
    await aTrial()
    await builds.start()
    await builds.up('one')
    expect(await builds.rollBack('two')).toBe(true)
  })
})

// security: service-workers
test('fetch with anew verifies every byte and fetches the page again', async () => {
  await builds.hold('one')
  const cache = await caches.open('roundboard-app-one')
  await cache.put('/assets/index-one.js', new Response('damaged'))
  requests = []
  await builds.fetch(null, 'one', true)
  expect(requests.sort()).toEqual(['/assets/index-one.js', '/build.json', '/wall'])
  expect(await (await builds.file('assets/index-one.js'))?.text()).toBe('script of one')
})

test('fetch with anew keeps the cached files if the server is unreachable', async () => {
  await builds.hold('one')
  answerWith = away
  expect(await builds.fetch(null, 'one', true)).toMatchObject({ isHeld: true, isFetched: false })
  expect(await startedWith()).toBe('page of one')
})
