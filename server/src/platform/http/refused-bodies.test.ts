import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { type Call, calls, ErrorResponse } from '@roundboard/contract'
import { expect, test } from 'vitest'
import { aPlace, startTestServer, buildServer, type TestServer } from '../../testing/test-server.ts'
import { aLocation, aPairedScreen, alive, aUser } from '../../testing/factories.ts'
import { createRequestBudget } from './request-budget.ts'

const refusedPerMinute = 60

type Sender = Readonly<Record<string, string>>

const withBearer = ({ bearer }: { bearer: string }): Sender => ({
  authorization: `Bearer ${bearer}`,
})

async function aCoachPass(server: TestServer): Promise<Sender> {
  const location = await aLocation(server, { screenPasses: 'on' })
  const wall = await aPairedScreen(server, { location: location.id })
  const { address } = (await server.call(calls.issueCoachPass, wall.as)).data
  const link = address.slice(address.indexOf('#') + 1)
  const secret = `rbp_${randomBytes(32).toString('base64url')}`
  await server.call(calls.openCoachPass, undefined, { body: { link, secret } })
  return withBearer({ bearer: secret })
}

async function anApiKey(server: TestServer): Promise<Sender> {
  const root = await aUser(server, 'super-admin')
  const body = { name: 'Portal', scopes: ['version:read' as const] }
  const { secret } = (await server.call(calls.createApiKey, root.as, { body })).data
  return withBearer({ bearer: secret })
}

let addresses = 0

const kinds: [string, Call, (server: TestServer) => Promise<Sender>][] = [
  [
    'a location session',
    calls.updateMe,
    async (server) => withBearer((await aUser(server, 'location')).as),
  ],
  [
    'an api-access session',
    calls.updateMe,
    async (server) => withBearer((await aUser(server, 'api-access')).as),
  ],
  [
    'a screen',
    calls.heartbeat,
    async (server) => ({ 'screen-auth-token': (await aPairedScreen(server)).as.screen }),
  ],
  ['a coach pass', calls.actOnTimer, aCoachPass],
  ['an API key', calls.getLatestVersion, anApiKey],
  [
    'an anonymous address',
    calls.createScreenLink,
    () => Promise.resolve({ 'x-forwarded-for': `203.0.113.${String((addresses += 1))}` }),
  ],
]

const send = (server: TestServer, call: Call, sender: Sender, payload: string) =>
  server.raw(call.method, call.path, {
    headers: { 'content-type': 'application/json', ...sender },
    payload,
  })

async function useUp(server: TestServer, call: Call, sender: Sender): Promise<void> {
  for (let count = 0; count < refusedPerMinute; count += 1)
    expect((await send(server, call, sender, '{"unknown":[[[[1]]]]}')).status).toBe(400)
}

const withProxy = { settings: { TRUST_PROXY: 'true' } }

// security: 2.4.1
test.each(kinds)('blocks %s after too many refused bodies', async (_, call, aSender) => {
  const server = await startTestServer(withProxy)
  const [sender, other] = [await aSender(server), await aSender(server)]
  await useUp(server, call, sender)
  const refused = await send(server, call, sender, '{}')
  expect(refused.status).toBe(429)
  const seconds = Number(refused.headers['retry-after'])
  expect(seconds).toBeGreaterThan(0)
  expect(seconds).toBeLessThanOrEqual(60)
  expect(ErrorResponse.parse(JSON.parse(refused.text))).toMatchObject({
    code: 'too-many-attempts',
    error: `Too many of your requests were rejected. Fix them, then try again in ${String(seconds)} ${seconds === 1 ? 'second' : 'seconds'}.`,
  })
  expect((await send(server, call, other, '{"unknown":1}')).status).toBe(400)
})

test.each([
  ['too large', `{"firstName":"${'x'.repeat(20_000)}"}`, 413],
  ['nested too deep', `{"locations":${'['.repeat(100)}${']'.repeat(100)}}`, 400],
  ['not JSON', '{"firstName":', 400],
])('counts a body that is %s toward the limit', async (_, payload, status) => {
  const server = await startTestServer()
  const sender = withBearer((await aUser(server, 'location')).as)
  for (let count = 0; count < refusedPerMinute; count += 1)
    expect((await send(server, calls.updateMe, sender, payload)).status).toBe(status)
  expect((await send(server, calls.updateMe, sender, '{}')).status).toBe(429)
  // Requests without a body are still answered.
  const me = await server.raw('GET', calls.getMe.path, { headers: sender })
  expect(me.status).toBe(200)
})

test('does not count accepted bodies toward the limit', async () => {
  const server = await startTestServer()
  const { as } = await aPairedScreen(server)
  const sender = { 'screen-auth-token': as.screen }
  for (let count = 0; count <= refusedPerMinute; count += 1)
    expect((await send(server, calls.heartbeat, sender, JSON.stringify(alive))).status).toBe(200)
})

test('a too deeply nested body is refused before parsing, with the limit', async () => {
  const server = await startTestServer()
  const sender = withBearer((await aUser(server, 'location')).as)
  const answer = await send(server, calls.updateMe, sender, '['.repeat(17))
  expect(ErrorResponse.parse(JSON.parse(answer.text))).toMatchObject({
    code: 'bad-input',
    error:
      'This request nests lists and objects more than 16 levels deep. Flatten it and try again.',
    issues: [{ path: 'body', code: 'too-deep', params: { max: 16 } }],
  })
})

function isComplete(answer: string): boolean {
  const [head = '', body = ''] = answer.split('\r\n\r\n')
  return body.length === Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1])
}

/** The response to a request that sends only its headers. The server would wait a minute for the body. */
async function answerToHead(port: number, call: Call, sender: Sender, length: number) {
  const headers = Object.entries({
    host: 'x',
    'content-type': 'application/json',
    'content-length': String(length),
    ...sender,
  })
  const socket = connect(port, '127.0.0.1').setEncoding('latin1')
  socket.write(
    `${call.method} ${call.path} HTTP/1.1\r\n${headers.map((pair) => pair.join(': ')).join('\r\n')}\r\n\r\n`,
  )
  let answer = ''
  socket.on('data', (part: string) => {
    answer += part
    if (isComplete(answer)) socket.destroy()
  })
  await once(socket, 'close')
  return answer
}

test.each(kinds)('reads no byte of a body it refuses from %s', async (_, call, aSender) => {
  const server = await startTestServer(withProxy)
  const [sender, other] = [await aSender(server), await aSender(server)]
  const { screen } = server.server
  await screen.listen({ host: '127.0.0.1', port: 0 })
  const { port } = screen.server.address() as AddressInfo
  expect(await answerToHead(port, call, other, 900_000)).toMatch(/^HTTP\/1\.1 413 /)
  await useUp(server, call, sender)
  for (const length of [900_000, 100]) {
    const answer = await answerToHead(port, call, sender, length)
    expect(answer).toMatch(/^HTTP\/1\.1 429 /)
    expect(answer).toMatch(/\r\nconnection: close\r\n/i)
    expect(answer).toMatch(/\r\nretry-after: \d+\r\n/i)
  }
})

const hourMs = 3_600_000

test('delays refusals to a blocked sender, answers its other requests, and stops without waiting', async () => {
  const server = await buildServer(await aPlace('SQLite'), { refusalDelayMs: hourMs })
  const sender = withBearer((await aUser(server, 'location')).as)
  await useUp(server, calls.updateMe, sender)
  const { admin } = server.server
  await admin.listen({ host: '127.0.0.1', port: 0 })
  const { port } = admin.server.address() as AddressInfo
  const connections: Socket[] = []
  admin.server.on('connection', (connection) => connections.push(connection))
  let answered = ''
  const held = answerToHead(port, calls.updateMe, sender, 100).then((answer) => (answered = answer))
  await once(admin.server, 'request')
  const flood = fetch(`http://127.0.0.1:${String(port)}${calls.updateMe.path}`, {
    method: calls.updateMe.method,
    headers: { 'content-type': 'application/json', ...sender },
    body: 'x'.repeat(8_000_000),
  }).catch(() => 'closed')
  await once(admin.server, 'request')
  const me = await fetch(`http://127.0.0.1:${String(port)}${calls.getMe.path}`, { headers: sender })
  expect(me.status).toBe(200)
  expect(answered).toBe('')
  for (const { bytesRead } of connections) expect(bytesRead).toBeLessThan(300_000)
  await server.end()
  expect(await held).toMatch(/^HTTP\/1\.1 429 /)
  await flood
})

test('delays at most 1,000 refusals, and none once stopped', async () => {
  const budget = createRequestBudget(hourMs)
  const delayed = Array.from({ length: 1_000 }, () => budget.delayRefusal())
  await budget.delayRefusal()
  budget.endRefusalDelays()
  await Promise.all(delayed)
  await budget.delayRefusal()
})
