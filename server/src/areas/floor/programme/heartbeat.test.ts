import { type AddressInfo, connect } from 'node:net'
import { setImmediate } from 'node:timers/promises'
import { bootStates, calls, Heartbeat, missingReasons } from '@roundboard/contract'
import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { aPairedScreen, aRound, aUser, aWorkout } from '../../../testing/factories.ts'
import { runs } from '@roundboard/domain/testing'

const { bodyMax, method, path } = calls.heartbeat
const alive = Heartbeat.parse({ status: { label: 'connected', isConnected: true } })

/** Sends over a real connection, so through the fast path; `call` and `raw` go to Fastify. */
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

interface SentRequest {
  readonly headers: readonly (readonly [name: string, value: string])[]
  readonly body: Uint8Array
  readonly isChunked: boolean
  /** Where the body is split in two. */
  readonly cutAt: number
}

const ends = (text: string) => {
  const [head = '', length = ''] = /^[^]*?content-length: (\d+)[^]*?\r\n\r\n/i.exec(text) ?? []
  return head !== '' && text.length >= head.length + Number(length)
}

/** The whole response without its date and request ID. */
async function bytesOf(port: number, parts: readonly (string | Uint8Array)[]): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  socket.setNoDelay(true)
  for (const part of parts) {
    socket.write(part)
    await setImmediate()
  }
  let answer = ''
  for await (const chunk of socket.setEncoding('latin1')) {
    answer += chunk as string
    if (ends(answer)) break
  }
  return answer.replace(/\r\nDate: [^\r]*/, '').replace(/"requestId":"[^"]*"/, '')
}

const headOf = (address: string, headers: SentRequest['headers']) =>
  `${method} ${address} HTTP/1.1\r\n${[['host', 'x'], ...headers].map((pair) => pair.join(': ')).join('\r\n')}\r\n\r\n`

const chunkOf = (part: Uint8Array) => [`${part.length.toString(16)}\r\n`, part, '\r\n']

/** The parts in which a request is sent. */
function partsOf(address: string, { headers, body, isChunked, cutAt }: SentRequest) {
  const cut = Math.min(cutAt, body.length)
  const bodyParts = [body.subarray(0, cut), body.subarray(cut)].filter(({ length }) => length > 0)
  const framing = isChunked
    ? (['transfer-encoding', 'chunked'] as const)
    : (['content-length', String(body.length)] as const)
  const parts = [
    headOf(address, [...headers, framing]),
    ...(isChunked ? [...bodyParts.flatMap(chunkOf), '0\r\n\r\n'] : bodyParts),
  ]
  // A server that refuses such a head closes the connection before the next part.
  return headers.some((header) => header.join() === 'connection,close')
    ? [Buffer.concat(parts.map((part) => Buffer.from(part)))]
    : parts
}

const text = (maxLength: number) =>
  fc.oneof(fc.string({ maxLength }), fc.string({ unit: 'binary', maxLength: maxLength / 2 }))
const orNull = <T>(wanted: fc.Arbitrary<T>) => fc.option(wanted, { freq: 4 })
const stamp = fc.date({ noInvalidDate: true, min: new Date(0), max: new Date(4e12) })

/** As screens send it, or nearly. */
const heartbeat = fc.record(
  {
    status: fc.record(
      { label: text(40), isConnected: fc.boolean(), statusUpdatedAt: text(40) },
      { requiredKeys: ['label', 'isConnected'] },
    ),
    refreshFlag: fc.boolean(),
    applied: fc.record({ refresh: fc.nat(4), hardRefresh: fc.nat(4) }),
    report: fc.record(
      {
        workoutId: orNull(fc.uuid()),
        workoutUpdatedAt: orNull(stamp),
        programmeRevision: orNull(text(64)),
        droppedFrames: orNull(fc.nat()),
        clockOffsetMs: orNull(
          fc.double({ noDefaultInfinity: true, noNaN: true, max: 1e13, min: -1e13 }),
        ),
        uptimeSeconds: orNull(fc.nat()),
        problem: orNull(text(300)),
        holding: orNull(
          fc.record({
            boot: fc.constantFrom(...bootStates),
            revision: text(64),
            until: orNull(stamp),
            files: fc.nat(100),
            heldFiles: fc.nat(100),
            bytes: fc.nat(),
            heldBytes: fc.nat(),
            isPersisted: fc.boolean(),
            missing: fc.array(
              fc.record({ url: text(300), reason: fc.constantFrom(...missingReasons) }),
              { maxLength: 6 },
            ),
          }),
        ),
        roundTripMs: orNull(fc.double({ noNaN: true, min: 0, max: 1e7 })),
        flashErrorMs: orNull(fc.double({ noNaN: true, min: -1e7, max: 1e7 })),
        build: orNull(text(64)),
        refusedBuild: orNull(text(64)),
      },
      { requiredKeys: [] },
    ),
  },
  { requiredKeys: ['status'] },
)

const insert = (bytes: Buffer, at: number, others: Uint8Array) =>
  Buffer.concat([bytes.subarray(0, at), others, bytes.subarray(at)])

const change: fc.Arbitrary<(bytes: Buffer) => Buffer> = fc.oneof(
  { weight: 4, arbitrary: fc.constant((bytes: Buffer) => bytes) },
  fc.nat(200).map((at) => (bytes: Buffer) => bytes.subarray(0, at)),
  fc.uint8Array().map((others) => () => Buffer.from(others)),
  fc.tuple(fc.nat(200), fc.uint8Array({ maxLength: 4 })).map(
    ([at, others]) =>
      (bytes: Buffer) =>
        insert(bytes, at, others),
  ),
  fc
    .constantFrom(
      '"__proto__":{"a":1},',
      '"__pr\\u006fto__":{},',
      '"constructor":{"prototype":1},',
      '"other":1,',
      '"refreshFlag":"no",',
      '"report":{"droppedFrames":1e400},',
      '"status":{"label":"x"},',
    )
    .map((key) => (bytes: Buffer) => insert(bytes, 1, Buffer.from(key))),
  fc
    .constantFrom(bodyMax - 1, bodyMax)
    .map(
      (length) => (bytes: Buffer) => Buffer.from(bytes.toString('latin1').padEnd(length), 'latin1'),
    ),
)

const anyBody = fc
  .tuple(heartbeat, change)
  .map(([beat, changed]) => changed(Buffer.from(JSON.stringify(beat))))

const anyHeaders = (token: string) =>
  fc
    .tuple(
      fc.oneof(
        { weight: 5, arbitrary: fc.constant(token) },
        fc.constantFrom(undefined, '', 'x'.repeat(43)),
      ),
      fc.oneof(
        { weight: 5, arbitrary: fc.constant('application/json') },
        fc.constantFrom(
          undefined,
          'application/json; charset=utf-8',
          'text/plain',
          'APPLICATION/JSON',
        ),
      ),
      fc.constantFrom(undefined, 'close', 'keep-alive'),
      fc.constantFrom(undefined, '*/*', 'text/html'),
    )
    .map((values) =>
      (['screen-auth-token', 'content-type', 'connection', 'accept'] as const).flatMap(
        (name, n) => {
          const value = values[n]
          return value === undefined ? [] : [[name, value] as const]
        },
      ),
    )

/** One screen’s heartbeats by the fast path and by Fastify, from the same state. */
async function twoDoors() {
  const server = await startTestServer()
  const admin = await aUser(server, 'admin')
  await aRound(server, 1, { name: 'Rope · 縄' })
  await aWorkout(server, { subHeader: 'Größe' })
  const { screen, as } = await aPairedScreen(server)
  const refresh = {
    params: { id: screen.id },
    body: { refreshFlag: true, hardRefreshFlag: true },
  }
  for (let times = 0; times < 2; times += 1)
    await server.call(calls.updateScreen, admin.as, refresh)
  const { port, send } = await aListener(server, as.screen)
  const [presence] = await server.services.presence.load(server.database.db, [screen.id])
  if (presence === undefined) throw new Error('the screen has no presence')
  const noted = () => {
    const { label, contentId, steady, vitals, appliedRefresh, appliedHardRefresh } = presence
    return structuredClone({
      label,
      contentId,
      steady,
      vitals,
      appliedRefresh,
      appliedHardRefresh,
    })
  }
  const before = noted()
  const ask = async (parts: readonly (string | Uint8Array)[]) => {
    const { vitals, ...rest } = structuredClone(before)
    Object.assign(presence, rest)
    Object.assign(presence.vitals, vitals)
    return { answer: await bytesOf(port, parts), noted: noted() }
  }
  return {
    token: as.screen,
    send,
    ask: async (partsAt: (address: string) => readonly (string | Uint8Array)[]) => ({
      own: await ask(partsAt(path)),
      // A question mark bypasses the fast path.
      ordinary: await ask(partsAt(`${path}?`)),
    }),
  }
}

const requestsPerScreen = 25

// More requests per screen would hit the limit of refused bodies.
test.each(Array.from({ length: runs(300) / requestsPerScreen }, (_, index) => index + 1))(
  'the fast heartbeat path responds and records exactly as Fastify does (screen %i)',
  async () => {
    const { token, ask } = await twoDoors()
    const anyRequest = fc.record({
      headers: anyHeaders(token),
      body: anyBody,
      isChunked: fc.oneof({ weight: 5, arbitrary: fc.constant(false) }, fc.constant(true)),
      cutAt: fc.nat(400),
    })
    await fc.assert(
      fc.asyncProperty(anyRequest, async (request) => {
        const { own, ordinary } = await ask((address) => partsOf(address, request))
        expect(own).toEqual(ordinary)
      }),
      { numRuns: requestsPerScreen },
    )
  },
)

// The connection may close before the body ends, so the end isn’t sent.
test.each([
  ['a byte too long', ['content-length', String(bodyMax + 1)], []],
  ['far too long', ['content-length', String(1024 * 1024)], []],
  [
    'too long in chunks',
    ['transfer-encoding', 'chunked'],
    chunkOf(Buffer.alloc(bodyMax + 1, ' ')).slice(0, 2),
  ],
] as const)(
  'a heartbeat that is %s is refused alike by the fast path and by Fastify',
  async (_, framing, body) => {
    const { token, send, ask } = await twoDoors()
    expect((await send(JSON.stringify(alive))).status).toBe(200)
    const headers = [
      ['screen-auth-token', token],
      ['content-type', 'application/json'],
      framing,
    ] as const
    const { own, ordinary } = await ask((address) => [headOf(address, headers), ...body])
    expect(own.answer).toMatch(/^HTTP\/1\.1 413 /)
    expect(own).toEqual(ordinary)
  },
)

test('the fast path handles plain heartbeats of known screens and leaves others to Fastify', async () => {
  const server = await startTestServer()
  const { as } = await aPairedScreen(server)
  const { send } = await aListener(server, as.screen)
  const toFastify = vi.spyOn(server.server.screen, 'routing')
  await send(JSON.stringify(alive))
  expect(toFastify).toHaveBeenCalledTimes(1)
  for (let beats = 0; beats < 3; beats += 1)
    expect((await send(JSON.stringify(alive))).status).toBe(200)
  expect(toFastify).toHaveBeenCalledTimes(1)
  expect((await send('{"status":')).status).toBe(400)
  expect(toFastify).toHaveBeenCalledTimes(2)
})

const elsewhere = '019a0000-0000-7000-8000-000000000000'

test.each<[string, Heartbeat['report'], (answeredId: string) => string | null]>([
  ['without a report', undefined, (answeredId) => answeredId],
  ['reporting another workout', { workoutId: elsewhere }, () => elsewhere],
  ['reporting an empty screen', { workoutId: null }, () => null],
  ['with a report that names no workout', { droppedFrames: 3 }, (answeredId) => answeredId],
])('the fast path records a heartbeat %s as Fastify does', async (_, report, contentOf) => {
  const server = await startTestServer()
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
  // Reset, so that the fast path has all of it to record.
  const { presence } = server.services
  const [known] = await presence.load(server.database.db, [screen.id])
  Object.assign(known ?? {}, { label: '', contentId: 'none', steady: null })
  expect(await noted()).toEqual(slow)
})

test('the next heartbeat reports an edited workout, a refresh request and an unlinked screen', async () => {
  const server = await startTestServer()
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
