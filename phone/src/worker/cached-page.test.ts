import { expect, test, vi } from 'vitest'
import { memoryCaches } from '@roundboard/client/testing'
import { createPageCache, patiently } from './cached-page.ts'

const pageOf = (build: string) =>
  new Response(
    `<link href="/assets/${build}.css"><link rel="modulepreload" href="/assets/shared.js"><script src="/assets/${build}.js"></script><a href="/elsewhere">`,
  )

function aPhone() {
  const requests: string[] = []
  const missing = new Set<string>()
  const cache = createPageCache({
    caches: memoryCaches(),
    fetch(path) {
      requests.push(path)
      return Promise.resolve(new Response(path, { status: missing.has(path) ? 404 : 200 }))
    },
    pageAt: '/pocket',
  })
  const files = async (...paths: string[]) =>
    Promise.all(paths.map(async (path) => (await cache.file(path))?.text()))
  return { cache, requests, missing, files, page: async () => (await cache.page())?.text() }
}

test('caches a page with every file it names, and replaces both with the next page', async () => {
  const { cache, requests, files, page } = aPhone()
  expect(await page()).toBeUndefined()
  await cache.put(pageOf('one'))
  expect(requests).toEqual(['/assets/one.css', '/assets/shared.js', '/assets/one.js'])
  expect(await page()).toContain('/assets/one.js')
  await cache.put(pageOf('two'))
  // Shared files aren’t fetched again.
  expect(requests.slice(3)).toEqual(['/assets/two.css', '/assets/two.js'])
  expect(await page()).toContain('/assets/two.js')
  expect(await files('/assets/one.js', '/assets/shared.js', '/assets/two.js')).toEqual([
    undefined,
    '/assets/shared.js',
    '/assets/two.js',
  ])
})

test('keeps the previous page when a file of the new one fails to load', async () => {
  const { cache, missing, files, page } = aPhone()
  await cache.put(pageOf('one'))
  missing.add('/assets/two.js')
  await expect(cache.put(pageOf('two'))).rejects.toThrow('/assets/two.js')
  expect(await page()).toContain('/assets/one.js')
  expect(await files('/assets/one.css', '/assets/one.js')).toEqual([
    '/assets/one.css',
    '/assets/one.js',
  ])
  missing.clear()
  await cache.put(pageOf('two'))
  expect(await page()).toContain('/assets/two.js')
})

test('keeps the previous page when the server returns an error page', async () => {
  const { cache, page } = aPhone()
  const busy = () => new Response('Busy', { status: 503 })
  await expect(cache.put(busy())).rejects.toThrow('503')
  expect(await page()).toBeUndefined()
  await cache.put(pageOf('one'))
  await expect(cache.put(busy())).rejects.toThrow('503')
  expect(await page()).toContain('/assets/one.js')
})

test('leaves one complete page when two are cached at once', async () => {
  const { cache, files, page } = aPhone()
  await Promise.all([cache.put(pageOf('one')), cache.put(pageOf('two'))])
  expect(await page()).toContain('/assets/two.js')
  expect(await files('/assets/two.css', '/assets/two.js')).toEqual([
    '/assets/two.css',
    '/assets/two.js',
  ])
})

test('caches nothing after it ended, not even a page that is still loading', async () => {
  const { cache, files, page } = aPhone()
  const putting = cache.put(pageOf('one'))
  await cache.end()
  await putting
  await cache.put(pageOf('two'))
  expect(await page()).toBeUndefined()
  expect(await files('/assets/one.js', '/assets/two.js')).toEqual([undefined, undefined])
})

test('a request is aborted when no answer comes, but not while its body arrives', async () => {
  vi.useFakeTimers()
  try {
    const unanswered = patiently(
      (signal) =>
        new Promise((_, reject) => {
          signal.addEventListener('abort', () => reject(new Error('aborted')))
        }),
    )
    const refusal = expect(unanswered).rejects.toThrow('aborted')
    let isAborted: (() => boolean) | undefined
    await patiently((signal) => {
      isAborted = () => signal.aborted
      return Promise.resolve()
    })
    await vi.advanceTimersByTimeAsync(60_000)
    await refusal
    expect(isAborted?.()).toBe(false)
  } finally {
    vi.useRealTimers()
  }
})
