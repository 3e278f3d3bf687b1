import { expect, test } from 'vitest'
import { memoryCaches } from '@roundboard/client/testing'
import { createKeptPage } from './kept-page.ts'

const pageOf = (build: string) =>
  new Response(
    `<link href="/assets/${build}.css"><link rel="modulepreload" href="/assets/shared.js"><script src="/assets/${build}.js"></script><a href="/elsewhere">`,
  )

function aPhone() {
  const asked: string[] = []
  const missing = new Set<string>()
  const kept = createKeptPage({
    caches: memoryCaches(),
    fetch(path) {
      asked.push(path)
      return Promise.resolve(new Response(path, { status: missing.has(path) ? 404 : 200 }))
    },
    pageAt: '/pocket',
  })
  const files = async (...paths: string[]) =>
    Promise.all(paths.map(async (path) => (await kept.file(path))?.text()))
  return { kept, asked, missing, files, page: async () => (await kept.page())?.text() }
}

test('a page is kept with every file that it names, and another one takes its place with its own', async () => {
  const { kept, asked, files, page } = aPhone()
  expect(await page()).toBeUndefined()
  await kept.keep(pageOf('one'))
  expect(asked).toEqual(['/assets/one.css', '/assets/shared.js', '/assets/one.js'])
  expect(await page()).toContain('/assets/one.js')
  await kept.keep(pageOf('two'))
  // What both name is not fetched again.
  expect(asked.slice(3)).toEqual(['/assets/two.css', '/assets/two.js'])
  expect(await page()).toContain('/assets/two.js')
  expect(await files('/assets/one.js', '/assets/shared.js', '/assets/two.js')).toEqual([
    undefined,
    '/assets/shared.js',
    '/assets/two.js',
  ])
})

test('a page of which a file cannot be had leaves the one before as it was', async () => {
  const { kept, missing, files, page } = aPhone()
  await kept.keep(pageOf('one'))
  missing.add('/assets/two.js')
  await expect(kept.keep(pageOf('two'))).rejects.toThrow('/assets/two.js')
  expect(await page()).toContain('/assets/one.js')
  expect(await files('/assets/one.css', '/assets/one.js')).toEqual([
    '/assets/one.css',
    '/assets/one.js',
  ])
  missing.clear()
  await kept.keep(pageOf('two'))
  expect(await page()).toContain('/assets/two.js')
})

test('two pages that are kept at once end as one with its files', async () => {
  const { kept, files, page } = aPhone()
  await Promise.all([kept.keep(pageOf('one')), kept.keep(pageOf('two'))])
  expect(await page()).toContain('/assets/two.js')
  expect(await files('/assets/two.css', '/assets/two.js')).toEqual([
    '/assets/two.css',
    '/assets/two.js',
  ])
})

test('what has ended keeps nothing, not even the page that was just on its way', async () => {
  const { kept, files, page } = aPhone()
  const keeping = kept.keep(pageOf('one'))
  await kept.end()
  await keeping
  await kept.keep(pageOf('two'))
  expect(await page()).toBeUndefined()
  expect(await files('/assets/one.js', '/assets/two.js')).toEqual([undefined, undefined])
})
