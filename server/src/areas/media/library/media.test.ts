import { expect, test } from 'vitest'
import { startTestServer } from '../../../testing/test-server.ts'

const video = '/media/exercises/squat.mp4'

test.each([
  ['bytes=0-0', 206, 1, /^bytes 0-0\//],
  ['bytes=-100', 206, 100, /^bytes \d+-\d+\//],
  ['bytes=10-19', 206, 10, /^bytes 10-19\//],
])('a shipped video answers the range %s', async (range, status, length, contentRange) => {
  const server = await startTestServer()
  const answer = await server.raw('GET', video, { headers: { range } })
  expect(answer.status).toBe(status)
  expect(answer.headers['content-length']).toBe(String(length))
  expect(answer.headers['content-range']).toMatch(contentRange)
})

test('a range past the end is shortened, and one beyond the end answers 416', async () => {
  const server = await startTestServer()
  const whole = await server.raw('GET', video)
  const size = Number(whole.headers['content-length'])
  expect(whole.status).toBe(200)
  expect(whole.headers['accept-ranges']).toBe('bytes')
  const cut = await server.raw('GET', video, { headers: { range: `bytes=5-${String(size + 9)}` } })
  expect(cut.status).toBe(206)
  expect(cut.headers['content-range']).toBe(`bytes 5-${String(size - 1)}/${String(size)}`)
  const beyond = await server.raw('GET', video, { headers: { range: `bytes=${String(size)}-` } })
  expect(beyond.status).toBe(416)
  expect(beyond.headers['content-range']).toBe(`bytes */${String(size)}`)
})

// security: 5.3.2, 13.4.1
test.each([
  '/media/exercises/../README.md',
  '/media/exercises/..%2f..%2fpackage.json',
  '/media/exercises/%2e%2e/README.md',
  '/media/exercises/..%5c..%5cpackage.json',
  '/media/exercises//etc/passwd',
  '/media/exercises/%00',
  '/media/README.md',
  '/media/nothing.mp4',
])('%s is not served', async (url) => {
  const server = await startTestServer()
  const answer = await server.raw('GET', url)
  expect([400, 403, 404]).toContain(answer.status)
  expect(answer.text).not.toContain('roundboard"')
})
