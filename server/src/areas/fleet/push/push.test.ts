import { connect } from 'node:net'
import { openEventStream } from '@roundboard/client'
import {
  calls,
  fleetEvents,
  fleetEventsPath,
  Heartbeat,
  screenEvents,
  screenEventsPath,
} from '@roundboard/contract'
import { expect, onTestFinished, test, vi } from 'vitest'
import { newId } from '../../../platform/new-id.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import {
  aLocation,
  aPairedScreen,
  aUser,
  aWorkout,
  testPassword,
} from '../../../testing/factories.ts'

type Owner = Awaited<ReturnType<typeof aUser>>

async function edited(server: TestServer, { user }: Owner, body: object): Promise<void> {
  const root = await aUser(server, 'super-admin')
  await server.call(calls.updateUser, root.as, { params: { id: user.id }, body })
}

const alive = Heartbeat.parse({ status: { label: 'connected', isConnected: true } })

async function address(server: TestServer): Promise<string> {
  return server.server.screen.listen({ host: '127.0.0.1', port: 0 })
}

/** Listens as a screen does and returns the names of its events, starting with `hello`. */
async function listening(url: string, token: string): Promise<string[]> {
  const received: string[] = []
  const stream = openEventStream({
    url: url + screenEventsPath,
    headers: () => ({ 'screen-auth-token': token }),
    names: screenEvents,
    onEvent: (name) => received.push(name),
  })
  onTestFinished(() => {
    stream.close()
  })
  await vi.waitFor(() => {
    expect(received).toEqual(['hello'])
  })
  return received
}

/** Sends an event to everyone, so that the absence of earlier ones shows. */
async function marker(server: TestServer, received: readonly string[][]): Promise<void> {
  server.services.changes.announce({ kind: 'releases' })
  await vi.waitFor(() => {
    for (const names of received) expect(names.at(-1)).toBe('programme')
  })
}

test('an edited workout is pushed only to the screens of its round', async () => {
  const server = await startTestServer()
  const admin = await aUser(server, 'admin')
  const url = await address(server)
  const workout = await aWorkout(server, { round: 1 })
  const [one, two] = [await aPairedScreen(server), await aPairedScreen(server, { round: 2 })]
  const [first, second] = [await listening(url, one.as.screen), await listening(url, two.as.screen)]
  await server.call(calls.updateWorkout, admin.as, {
    params: { id: workout.id },
    body: { subHeader: 'New' },
  })
  await vi.waitFor(() => {
    expect(first).toEqual(['hello', 'programme'])
  })
  await marker(server, [second])
  expect(second).toEqual(['hello', 'programme'])
})

test('a workout edit more than 14 days ahead is pushed to no screen', async () => {
  const server = await startTestServer()
  const url = await address(server)
  const { as } = await aPairedScreen(server)
  const received = await listening(url, as.screen)
  await aWorkout(server, { startDate: '2027-05-01', endDate: '2027-05-02' })
  await marker(server, [received])
  expect(received).toEqual(['hello', 'programme'])
})

test('changes of a location, its timer or a screen are pushed only to the screens affected', async () => {
  const server = await startTestServer()
  const admin = await aUser(server, 'admin')
  const url = await address(server)
  const location = await aLocation(server, { vtsEnabled: true })
  const mine = await aPairedScreen(server, { location: location.id })
  const other = await aPairedScreen(server)
  const [received, silent] = [
    await listening(url, mine.as.screen),
    await listening(url, other.as.screen),
  ]
  const params = { id: location.id }
  await server.call(calls.updateLocation, admin.as, { params, body: { lrVideo: true } })
  await server.call(calls.updateLocationTimer, admin.as, { params, body: { dwsTimeStamp: 'now' } })
  await server.call(calls.updateScreen, admin.as, {
    params: { id: mine.screen.id },
    body: { refreshFlag: true },
  })
  await vi.waitFor(() => {
    expect(received).toEqual(['hello', 'programme', 'timer', 'screen'])
  })
  await marker(server, [silent])
  expect(silent).toEqual(['hello', 'programme'])
})

test('a hard refresh of a location is pushed only to its screens', async () => {
  const server = await startTestServer()
  const admin = await aUser(server, 'admin')
  const url = await address(server)
  const location = await aLocation(server)
  const mine = await aPairedScreen(server, { location: location.id })
  const alsoMine = await aPairedScreen(server, { location: location.id, round: 2 })
  const other = await aPairedScreen(server)
  const received = await Promise.all(
    [mine, alsoMine, other].map(({ as }) => listening(url, as.screen)),
  )
  await server.call(calls.hardRefreshLocation, admin.as, { params: { id: location.id } })
  await marker(server, received)
  expect(received).toEqual([
    ['hello', 'screen', 'programme'],
    ['hello', 'screen', 'programme'],
    ['hello', 'programme'],
  ])
})

test('an edited exercise or playlist is pushed to screens whose active breaks it changes', async () => {
  const server = await startTestServer()
  const admin = await aUser(server, 'admin')
  const url = await address(server)
  const location = await aLocation(server, { vtsEnabled: true })
  const { as } = await aPairedScreen(server, { location: location.id })
  const received = await listening(url, as.screen)
  await server.call(calls.updateLocationTimer, admin.as, {
    params: { id: location.id },
    body: { dwsActiveBreaks: ['plank'] },
  })
  await vi.waitFor(() => {
    expect(received).toEqual(['hello', 'timer', 'programme'])
  })
  const { data } = await server.call(calls.listExercises, admin.as, { query: { name: 'plank' } })
  const plank = data.find(({ name }) => name === 'plank')
  await server.call(calls.updateExercise, admin.as, {
    params: { id: plank?.id ?? '' },
    body: { displayName: 'The plank' },
  })
  await vi.waitFor(() => {
    expect(received).toEqual(['hello', 'timer', 'programme', 'programme'])
  })
  const programme = await server.call(calls.getProgramme, as)
  expect(programme.data.activeBreaks).toMatchObject([{ displayName: 'The plank' }])
})

test('a screen that changed its round gets events of its new round', async () => {
  const server = await startTestServer()
  const admin = await aUser(server, 'admin')
  const url = await address(server)
  const { screen, as } = await aPairedScreen(server, { round: 1 })
  const received = await listening(url, as.screen)
  await server.call(calls.updateScreen, admin.as, { params: { id: screen.id }, body: { round: 7 } })
  await aWorkout(server, { round: 1 })
  await aWorkout(server, { round: 7 })
  await vi.waitFor(() => {
    expect(received).toEqual(['hello', 'screen', 'programme'])
  })
})

test('a stopping server sends its streams a bye event with a retry delay', async () => {
  const server = await startTestServer()
  const url = await address(server)
  const { as } = await aPairedScreen(server)
  const response = await fetch(url + screenEventsPath, {
    headers: { 'screen-auth-token': as.screen },
  })
  const [text] = await Promise.all([response.text(), server.server.close()])
  expect(text).toMatch(/^event: hello\n/)
  expect(text).toMatch(/event: bye\ndata: \{"revision":\d+,"retryMs":\d+\}\n\n$/)
})

// security: 15.1.3, 15.2.2
test('a stream whose client never reads is closed once its buffer is full', async () => {
  const server = await startTestServer()
  const url = new URL(await address(server))
  const { as, screen } = await aPairedScreen(server)
  const locationId = screen.location?.id ?? ''
  const socket = connect(Number(url.port), '127.0.0.1')
  onTestFinished(() => {
    socket.destroy()
  })
  socket.pause()
  socket.write(
    `GET ${screenEventsPath} HTTP/1.1\r\nhost: x\r\nscreen-auth-token: ${as.screen}\r\n\r\n`,
  )
  await vi.waitFor(() => {
    expect(server.services.push.screens.count()).toBe(1)
  })
  const tooMuch = 200_000
  for (let sent = 0; sent < tooMuch && server.services.push.screens.count() > 0; sent += 1) {
    server.services.changes.announce({ kind: 'timer', locationId })
    if (sent % 1000 === 0) await new Promise((resolve) => setImmediate(resolve))
  }
  await vi.waitFor(() => {
    expect(server.services.push.screens.count()).toBe(0)
  })
})

test('an event stream without a valid token is refused', async () => {
  const server = await startTestServer()
  expect((await server.raw('GET', screenEventsPath)).status).toBe(401)
  const wrong = await server.raw('GET', screenEventsPath, {
    headers: { 'screen-auth-token': 'wrong' },
  })
  expect(wrong.status).toBe(404)
  expect((await server.raw('GET', fleetEventsPath)).status).toBe(401)
  const api = await aUser(server, 'api-access')
  const refused = await server.raw('GET', fleetEventsPath, {
    headers: { authorization: `Bearer ${api.as.bearer}` },
  })
  expect(refused.status).toBe(403)
})

const typed = { password: testPassword }

/** A stream over a real connection, and whether it has ended. */
async function opened(url: string, headers: Record<string, string>) {
  const response = await fetch(url, { headers })
  const stream = { status: response.status, text: '', hasEnded: false }
  const read = async () => {
    const decoder = new TextDecoder()
    const chunks = (response.body ?? []) as AsyncIterable<Uint8Array>
    for await (const chunk of chunks) stream.text += decoder.decode(chunk)
    stream.hasEnded = true
  }
  read().catch(() => (stream.hasEnded = true))
  onTestFinished(() => response.body?.cancel().catch(() => undefined))
  await vi.waitFor(() => {
    expect(stream.text).toContain('event: hello')
  })
  return stream
}

type Opened = Awaited<ReturnType<typeof opened>>

const untilEnded = (...streams: readonly Opened[]) =>
  vi.waitFor(() => {
    expect(streams.map(({ hasEnded }) => hasEnded)).toEqual(streams.map(() => true))
  })

const screenStream = (url: string, token: string) =>
  opened(url + screenEventsPath, { 'screen-auth-token': token })
const consoleStream = (url: string, { bearer }: { bearer: string }) =>
  opened(url + fleetEventsPath, { authorization: `Bearer ${bearer}` })

test('a screen’s streams end on every server when it is unlinked or deleted, or its location is', async () => {
  const one = await startTestServer({ engine: 'PostgreSQL' })
  const other = await startTestServer({ engine: 'PostgreSQL', sharing: one })
  const root = await aUser(one, 'super-admin')
  const [here, there] = [await address(one), await address(other)]
  const [unlinked, deleted, located, kept] = [
    await aPairedScreen(one),
    await aPairedScreen(one),
    await aPairedScreen(one),
    await aPairedScreen(one),
  ]
  const streamsOf = async ({ as }: typeof kept) => [
    await screenStream(here, as.screen),
    await screenStream(there, as.screen),
  ]
  const [first, second, third, left] = [
    await streamsOf(unlinked),
    await streamsOf(deleted),
    await streamsOf(located),
    await streamsOf(kept),
  ]
  await one.call(calls.unlinkScreen, root.as, { params: { id: unlinked.screen.id } })
  await untilEnded(...first)
  await one.call(calls.deleteScreen, root.as, { params: { id: deleted.screen.id }, body: typed })
  await untilEnded(...second)
  const params = { id: located.screen.location?.id ?? '' }
  await one.call(calls.deleteLocation, root.as, { params, body: typed })
  await untilEnded(...third)
  await one.call(calls.updateScreen, root.as, {
    params: { id: kept.screen.id },
    body: { refreshFlag: true },
  })
  await vi.waitFor(() => {
    for (const { text } of left) expect(text).toContain('event: screen')
  })
  expect(left.some(({ hasEnded }) => hasEnded)).toBe(false)
})

test('a sixth stream with the same screen token ends the oldest', async () => {
  const server = await startTestServer()
  const url = await address(server)
  const { as } = await aPairedScreen(server)
  const [oldest, ...others] = [
    await screenStream(url, as.screen),
    await screenStream(url, as.screen),
    await screenStream(url, as.screen),
    await screenStream(url, as.screen),
    await screenStream(url, as.screen),
    await screenStream(url, as.screen),
  ]
  await untilEnded(oldest)
  expect(oldest.text).toContain('event: bye')
  server.services.changes.announce({ kind: 'releases' })
  await vi.waitFor(() => {
    for (const { text } of others) expect(text).toContain('event: programme')
  })
  expect(server.services.push.screens.count()).toBe(5)
})

test('a twenty-first stream of the same session ends the oldest', async () => {
  const server = await startTestServer()
  const url = await address(server)
  const admin = await aUser(server, 'admin')
  const streams: Opened[] = []
  for (let count = 0; count < 21; count += 1) streams.push(await consoleStream(url, admin.as))
  const [oldest, ...others] = streams
  if (oldest) await untilEnded(oldest)
  expect(others.some(({ hasEnded }) => hasEnded)).toBe(false)
  expect(server.services.push.fleet.count()).toBe(20)
})

// security: 7.4.1, 7.4.2
test.each<[how: string, end: (server: TestServer, owner: Owner) => Promise<unknown>]>([
  ['is logged out', ({ call }, owner) => call(calls.logOut, owner.as)],
  [
    'is ended by a super-admin',
    async (server, { user }) => {
      const root = await aUser(server, 'super-admin')
      const params = { id: user.id }
      const { data } = await server.call(calls.listUserSessions, root.as, { params })
      await server.call(calls.endUserSession, root.as, {
        params: { ...params, sessionId: data[0]?.id ?? '' },
      })
    },
  ],
  [
    'belongs to a user who is deactivated',
    (server, owner) => edited(server, owner, { isActive: false }),
  ],
  [
    'belongs to a user of another role now',
    (server, owner) => edited(server, owner, { role: 'admin' }),
  ],
  [
    'belongs to a user of other locations now',
    (server, owner) => edited(server, owner, { locations: [] }),
  ],
  [
    'belongs to a user who is deleted',
    async (server, { user }) => {
      const root = await aUser(server, 'super-admin')
      await server.call(calls.deleteUser, root.as, { params: { id: user.id }, body: typed })
    },
  ],
  [
    'must set up a second factor first',
    async (server) => {
      const root = await aUser(server, 'super-admin')
      await server.call(calls.updateTwoFactorRoles, root.as, { body: { roles: ['location'] } })
    },
  ],
  [
    'was not used for twelve hours',
    (server) => {
      server.clock.advance(12 * 3_600_000)
      return Promise.resolve()
    },
  ],
])('a console’s stream ends when its session %s', async (_, end) => {
  const server = await startTestServer()
  const url = await address(server)
  const location = await aLocation(server)
  const owner = await aUser(server, 'location', { locations: [location.id] })
  const stream = await consoleStream(url, owner.as)
  await end(server, owner)
  await server.services.push.fleet.look()
  await untilEnded(stream)
})

test('a console gets connectivity events only for its own locations', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => {
    vi.useRealTimers()
  })
  const server = await startTestServer()
  const url = await address(server)
  const [own, foreign] = [await aPairedScreen(server), await aPairedScreen(server)]
  const ownId = own.screen.location?.id ?? ''
  const owner = await aUser(server, 'location', { locations: [ownId] })
  const received: string[][] = []
  let isOpen = false
  const stream = openEventStream({
    url: url + fleetEventsPath,
    headers: () => ({ authorization: `Bearer ${owner.as.bearer}` }),
    names: fleetEvents,
    onEvent(name, data) {
      if (name === 'hello') isOpen = true
      if (name === 'connectivity') received.push([...(data.locationIds ?? [])])
    },
  })
  onTestFinished(() => {
    stream.close()
  })
  await vi.waitFor(() => {
    expect(isOpen).toBe(true)
  })
  for (const { as } of [foreign, own]) await server.call(calls.heartbeat, as, { body: alive })
  await server.services.presence.flush()
  await vi.advanceTimersByTimeAsync(5_000)
  await vi.waitFor(() => {
    expect(received).toEqual([[ownId]])
  })
})

test('a workout change, drafts included, is pushed to admins but not to location users', async () => {
  const server = await startTestServer()
  const url = await address(server)
  const location = await aLocation(server)
  const [admin, owner] = [
    await aUser(server, 'admin'),
    await aUser(server, 'location', { locations: [location.id] }),
  ]
  const [received, unreached] = [
    await consoleStream(url, admin.as),
    await consoleStream(url, owner.as),
  ]
  await aWorkout(server, { isDraft: true })
  await vi.waitFor(() => {
    expect(received.text).toContain('event: workouts')
  })
  expect(unreached.text).not.toContain('event: workouts')
})

test('a console gets an event when its own notifications change or are read elsewhere', async () => {
  const server = await startTestServer()
  const url = await address(server)
  const [admin, other] = [await aUser(server, 'admin'), await aUser(server, 'admin')]
  const [received, unreached] = [
    await consoleStream(url, admin.as),
    await consoleStream(url, other.as),
  ]
  const { db } = server.database
  const at = new Date(server.clock.now).toISOString()
  await db
    .insertInto('outages')
    .values({
      ...{ id: 'an-outage', kind: 'server-trouble', locationId: null, subject: 'disk' },
      ...{ since: at, dueAt: at, toldAt: at, endedAt: null, partOf: null },
      what: JSON.stringify({ trouble: 'disk' }),
    })
    .execute()
  await db
    .insertInto('notices')
    .values({
      ...{ id: newId(), userId: admin.user.id, outageId: 'an-outage', at, readAt: null },
      ...{ isInBell: 1, toldBy: '[]', heldUntil: null },
    })
    .execute()
  const rings = () => received.text.split('event: alerts').length - 1
  await server.services.push.fleet.look()
  await vi.waitFor(() => {
    expect(rings()).toBe(1)
  })
  await server.call(calls.readAlerts, admin.as, { body: { until: at } })
  await server.services.push.fleet.look()
  await vi.waitFor(() => {
    expect(rings()).toBe(2)
  })
  expect(unreached.text).not.toContain('event: alerts')
})
