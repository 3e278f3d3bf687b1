import { calls, ErrorResponse } from '@roundboard/contract'
import { once } from 'node:events'
import { connect } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import { aPairedScreen, aUser } from '../testing/factories.ts'

const manyUnknownKeys = (bytes: number) =>
  `{${Array.from({ length: Math.floor(bytes / 12) }, (_, index) => `"k${String(index).padStart(6, '0')}":1`).join(',')}}`

const post = (server: TestServer, path: string, payload: string, more = {}) =>
  server.raw('POST', path, { headers: { 'content-type': 'application/json', ...more }, payload })

// security: 2.4.1
test.each([calls.logIn, calls.setUp, calls.createScreenLink])(
  'a large body for $path is refused without a session',
  async ({ path }) => {
    const server = await startTestServer()
    const refused = await post(server, path, manyUnknownKeys(888_000))
    expect(refused.status).toBe(413)
    expect(ErrorResponse.parse(JSON.parse(refused.text))).toMatchObject({
      code: 'too-large',
      error:
        'This request is larger than 16 KiB. Send less data at a time, or leave out what hasn’t changed.',
    })
  },
)

test('a client that is still sending an oversized body gets the refusal and can continue', async () => {
  const server = await startTestServer()
  const { port } = new URL(await server.server.admin.listen({ host: '127.0.0.1', port: 0 }))
  const socket = connect(Number(port), '127.0.0.1').setEncoding('utf8')
  onTestFinished(() => {
    socket.destroy()
  })
  const size = 4 * 2 ** 20
  const head = `POST ${calls.logIn.path} HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n`
  socket.write(`${head}content-length: ${String(size)}\r\n\r\n`)
  const [refused] = (await once(socket, 'data')) as [string]
  expect(refused).toMatch(/^HTTP\/1.1 413 /)
  socket.write('x'.repeat(size))
  socket.write(`GET ${calls.getTime.path} HTTP/1.1\r\nhost: localhost\r\n\r\n`)
  const [next] = (await once(socket, 'data')) as [string]
  expect(next).toMatch(/^HTTP\/1.1 200 /)
})

// security: 2.4.1
test('an error names twenty issues and counts the rest', async () => {
  const server = await startTestServer()
  const refused = await post(server, calls.logIn.path, manyUnknownKeys(16_000))
  const { issues, error } = ErrorResponse.parse(JSON.parse(refused.text))
  expect(issues).toHaveLength(20)
  expect(error).toMatch(/^Please check .+\. There are 1315 more problems\.$/)
  expect(refused.text.length).toBeLessThan(4_000)

  const { as } = await aUser(server, 'admin')
  const long = await post(server, calls.createWorkout.path, `{"${'x'.repeat(900_000)}":1}`, {
    authorization: `Bearer ${as.bearer}`,
  })
  expect(long.status).toBe(400)
  expect(long.text.length).toBeLessThan(4_000)
})

// security: 2.4.1, 15.1.3, 15.2.2
test('a flood from one address is refused, but its screens and users are still served', async () => {
  const server = await startTestServer({ settings: { TRUST_PROXY: 'true' } })
  const { as: display } = await aPairedScreen(server)
  const { as: staff } = await aUser(server, 'admin')
  const flooder = { 'x-forwarded-for': '203.0.113.9' }
  const look = (address: Record<string, string>) =>
    server.raw('GET', `/api/v1/screenlinks/${'A'.repeat(43)}`, { headers: address })
  const statuses = new Set<number>()
  for (let count = 0; count < 1_200; count += 1) statuses.add((await look(flooder)).status)
  expect([...statuses]).toEqual([404])

  const refused = await post(server, calls.logIn.path, '{ not even JSON', flooder)
  expect(refused.status).toBe(429)
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect(ErrorResponse.parse(JSON.parse(refused.text))).toMatchObject({
    code: 'too-many-attempts',
    error: 'Too many requests. Wait a minute, then try again.',
    issues: [{ path: '', code: 'many-requests' }],
  })
  expect((await look({ 'x-forwarded-for': '198.51.100.4' })).status).toBe(404)
  expect((await server.raw('GET', calls.getTime.path, { headers: flooder })).status).toBe(200)
  const beat = await server.raw('PATCH', calls.heartbeat.path, {
    headers: {
      ...flooder,
      'content-type': 'application/json',
      'screen-auth-token': display.screen,
    },
    payload: '{"status":{"label":"connected","isConnected":true}}',
  })
  expect(beat.status).toBe(200)
  const me = await server.raw('GET', calls.getMe.path, {
    headers: { ...flooder, authorization: `Bearer ${staff.bearer}` },
  })
  expect(me.status).toBe(200)
})
