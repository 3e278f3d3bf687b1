import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../testing/test-server.ts'
import { startWebServer } from '../testing/test-web-server.ts'
import { createDownload } from './download.ts'

const limits = { bytes: 1_000, ms: 10_000, redirects: 3 }
/** Simulates the Internet. */
const isAllowed = (address: string) => address === '127.0.0.1'
const download = createDownload(isAllowed, limits)
const { signal } = new AbortController()

const aWeb = () =>
  startWebServer(({ url = '' }, response) => {
    const [, kind = '', rest = ''] = /^\/([^/]*)\/?(.*)$/.exec(url) ?? []
    if (kind === 'to') response.writeHead(302, { location: decodeURIComponent(rest) }).end()
    else if (kind === 'hops')
      response
        .writeHead(307, { location: rest === '1' ? '/bytes/10' : `/hops/${String(+rest - 1)}` })
        .end()
    else if (kind === 'bytes') response.end(Buffer.alloc(+rest))
    else if (kind === 'parts') {
      // Without a content length.
      response.write(Buffer.alloc(+rest))
      response.end(Buffer.alloc(+rest))
    } else if (kind === 'broken') {
      response.writeHead(200, { 'content-length': 100 }).write('only this')
      setImmediate(() => response.destroy())
    } else if (kind === 'stuck') response.writeHead(200).write('and then nothing')
    else if (kind !== 'silent') response.writeHead(404).end('not here')
  })

const fetched = async (address: string, take = download) => {
  const folder = await temporaryFolder()
  const into = join(folder, 'it')
  await take(address, into, signal)
  expect(await readdir(folder)).toEqual(['it'])
  return (await readFile(into)).length
}

test('downloads from a public address, following up to three redirects', async () => {
  const { url } = await aWeb()
  expect(await fetched(`${url}/bytes/1000`)).toBe(1_000)
  expect(await fetched(`${url}/hops/3`)).toBe(10)
})

test.each([
  ['a fourth redirect', '/hops/4', 'too many redirects'],
  ['a redirect to nowhere', `/to/${encodeURIComponent('http://')}`, 'returned 302'],
  [
    'a redirect to a file URL',
    `/to/${encodeURIComponent('file:///etc/passwd')}`,
    'not a web address',
  ],
  ['a missing file', '/nothing', 'returned 404'],
  ['a file over the size limit', '/bytes/1001', 'too large'],
  ['a file over the size limit without a content length', '/parts/501', 'too large'],
  ['a response that breaks off', '/broken', 'aborted'],
])('fails for %s', async (_what, path, why) => {
  const { url } = await aWeb()
  await expect(fetched(url + path)).rejects.toThrow(why)
})

test.each(['/silent', '/stuck'])('times out when the server is too slow: %s', async (path) => {
  const { url } = await aWeb()
  const hasty = createDownload(isAllowed, { ...limits, ms: 300 })
  await expect(fetched(url + path, hasty)).rejects.toThrow('aborted')
})

// security: 1.3.6
test('never connects to a private address, by any name or redirect', async () => {
  const inside = await aWeb()
  const outside = await aWeb()
  const real = createDownload()
  const port = String(inside.port)
  const hosts = ['127.0.0.1', 'localhost', '2130706433', '0x7f.1', '[::ffff:127.0.0.1]', '[::1]']
  for (const host of hosts)
    await expect(fetched(`http://${host}:${port}/bytes/1`, real)).rejects.toThrow('not public')
  const closed = createDownload(
    (address) => isAllowed(address) && outside.requests.length === 0,
    limits,
  )
  for (const host of ['127.0.0.1', 'localhost']) {
    outside.requests.length = 0
    const to = encodeURIComponent(`http://${host}:${port}/bytes/1`)
    await expect(fetched(`${outside.url}/to/${to}`, closed)).rejects.toThrow('not public')
  }
  expect(outside.requests).toHaveLength(1)
  expect(inside.requests).toEqual([])
})
