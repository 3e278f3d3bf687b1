import { type AddressInfo, connect } from 'node:net'
import { calls, Heartbeat } from '@roundboard/contract'
import { expect, test } from 'vitest'
import { aServer, type TestServer } from '../../testing/a-server.ts'
import { aPairedScreen, aRound, aUser, aWorkout } from '../../testing/factories.ts'

const { method, path } = calls.heartbeat
const alive = Heartbeat.parse({ status: { label: 'connected', isConnected: true } })

/** A heartbeat over a real connection, where the lane is; `call` and `raw` go to Fastify itself. */
async function aListener(server: TestServer, token: string) {
  const app = server.server.screen
  const url = await app.listen({ host: '127.0.0.1', port: 0 })
  const send = (body: string, headers: Record<string, string> = {}) =>
    fetch(url + path, {
      method,
      headers: { 'content-type': 'application/json', 'screen-auth-token': token, ...headers },
      body,
    })
  return { send, port: (app.server.address() as AddressInfo).port }
}

const comparable = async (response: Response) => {
  const headers = Object.fromEntries(response.headers)
  delete headers['date']
  const text = (await response.text()).replace(/"requestId":"[^"]*"/, '')
  return { status: response.status, headers, text }
}

test('the lane answers as Fastify does, and counts', async () => {
  const server = await aServer()
  await aRound(server, 1, { name: 'Rope · 縄' })
  await aWorkout(server, { subHeader: 'Größe' })
  const { screen, as } = await aPairedScreen(server)
  const { send } = await aListener(server, as.screen)
  const slow = await comparable(await send(JSON.stringify(alive)))
  const fast = await comparable(await send(JSON.stringify(alive)))
  expect(slow.text).not.toMatch(/[^ -~]/)
  expect(JSON.parse(slow.text)).toMatchObject({
    data: { screen: { roundName: 'Rope · 縄' }, workout: { subHeader: 'Größe' } },
  })
  expect(fast).toEqual(slow)
  server.clock.advance(60_000)
  await comparable(await send(JSON.stringify(alive)))
  const admin = await aUser(server, 'admin')
  const read = await server.call(calls.getScreen, admin.as, { params: { id: screen.id } })
  expect(read.data.status.statusUpdatedAt).toBe('2026-11-21T12:01:00.000Z')
})

const elsewhere = '019a0000-0000-7000-8000-000000000000'

test.each<[string, Heartbeat['report'], (answeredId: string) => string | null]>([
  ['without a report', undefined, (answeredId) => answeredId],
  ['with a report of another workout', { workoutId: elsewhere }, () => elsewhere],
  ['with a report of nothing on the wall', { workoutId: null }, () => null],
  ['with a report that does not say', { droppedFrames: 3 }, (answeredId) => answeredId],
])('the lane notes a heartbeat %s as Fastify does', async (_, report, contentOf) => {
  const server = await aServer()
  const admin = await aUser(server, 'admin')
  const workout = await aWorkout(server)
  const { screen, as } = await aPairedScreen(server)
  const { send } = await aListener(server, as.screen)
  const noted = async () => {
    await send(JSON.stringify({ ...alive, ...(report && { report }) }))
    await server.services.presence.flush()
    const { db } = server.database
    const stored = await db.selectFrom('screenReports').selectAll().executeTakeFirst()
    const { data } = await server.call(calls.getScreen, admin.as, { params: { id: screen.id } })
    return { stored, data }
  }
  const slow = await noted()
  expect(slow.data.contentId).toBe(contentOf(workout.id))
  // Forgotten, so that the lane has it all to note again.
  const { presence } = server.services
  const known = await presence.load(server.database.db, screen.id)
  Object.assign(known, { label: '', contentId: 'none', steady: null })
  expect(await noted()).toEqual(slow)
})

test('an edit, a refresh and an end of the link are heard at the next heartbeat', async () => {
  const server = await aServer()
  const admin = await aUser(server, 'admin')
  const workout = await aWorkout(server, { subHeader: 'Before' })
  const { screen, as } = await aPairedScreen(server)
  const { send } = await aListener(server, as.screen)
  const params = { id: screen.id }
  for (let beats = 0; beats < 2; beats += 1)
    expect(await (await send(JSON.stringify(alive))).text()).toContain('Before')
  await server.call(calls.updateWorkout, admin.as, {
    params: { id: workout.id },
    body: { subHeader: 'After' },
  })
  expect(await (await send(JSON.stringify(alive))).text()).toContain('After')
  await server.call(calls.updateScreen, admin.as, { params, body: { refreshFlag: true } })
  for (let beats = 0; beats < 2; beats += 1)
    expect(await (await send(JSON.stringify(alive))).text()).toContain('"refreshFlag":true')
  await server.call(calls.unlinkScreen, admin.as, { params })
  expect((await send(JSON.stringify(alive))).status).toBe(404)
})

test.each([
  ['no JSON', '{"status":'],
  ['no heartbeat', '{"status":{"label":1}}'],
  ['nothing', ''],
  ['a poisoned key', '{"status":{"label":"x","isConnected":true},"__proto__":{"a":1}}'],
  ['a hidden poisoned key', '{"status":{"label":"x","isConnected":true},"__pr\\u006fto__":{}}'],
  [
    'a number at its edge',
    '{"status":{"label":"x","isConnected":true},"report":{"droppedFrames":1e400}}',
  ],
  ['an unknown part', '{"status":{"label":"x","isConnected":true},"other":1}'],
  ['a long body', `{"status":{"label":"x","isConnected":true},"other":"${'x'.repeat(20_000)}"}`],
  ['escaped text', '{"status":{"label":"\\u0041","isConnected":true}}'],
])('%s is answered by a warm lane as by Fastify', async (_what, body) => {
  const server = await aServer()
  const { as } = await aPairedScreen(server)
  const { send } = await aListener(server, as.screen)
  const through = await server.raw(method, path, {
    headers: { 'content-type': 'application/json', 'screen-auth-token': as.screen },
    payload: body,
  })
  await send(JSON.stringify(alive))
  const answered = await comparable(await send(body))
  expect(answered.status).toBe(through.status)
  expect(answered.text).toBe(through.text.replace(/"requestId":"[^"]*"/, ''))
})

test('a body that arrives in pieces is read whole', async () => {
  const server = await aServer()
  const { as } = await aPairedScreen(server)
  const { send, port } = await aListener(server, as.screen)
  await send(JSON.stringify(alive))
  const body = JSON.stringify({ ...alive, status: { label: 'größer', isConnected: true } })
  const bytes = Buffer.from(body)
  const socket = connect(port, '127.0.0.1')
  const answer = new Promise<string>((resolve) => {
    socket.once('data', (chunk) => {
      resolve(chunk.toString())
      socket.destroy()
    })
  })
  socket.write(
    `${method} ${path} HTTP/1.1\r\nhost: x\r\nscreen-auth-token: ${as.screen}\r\ncontent-type: application/json\r\ncontent-length: ${String(bytes.length)}\r\n\r\n`,
  )
  const middle = bytes.indexOf('ö') + 1
  socket.write(bytes.subarray(0, middle))
  setTimeout(() => socket.write(bytes.subarray(middle)), 50)
  expect(await answer).toMatch(/^HTTP\/1\.1 200 OK/)
})
