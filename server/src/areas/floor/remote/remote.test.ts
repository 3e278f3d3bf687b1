import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { openEventStream } from '@roundboard/client'
import {
  calls,
  type Remote,
  remoteEvents,
  remoteEventsPath,
  type RemoteTimer,
} from '@roundboard/contract'
import { licensedTimer, parseCourse, timerAt } from '@roundboard/domain'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import {
  startTestServer,
  type Credentials,
  engines,
  type TestServer,
} from '../../../testing/test-server.ts'
import { aLocation, aPairedScreen, aUser, aWorkout } from '../../../testing/factories.ts'

type Action = 'start' | 'pause' | 'resume' | 'stop' | 'add-30' | 'restart-round' | 'next-bell'

const remoteOf = async (server: TestServer, as: Credentials, location?: string) =>
  server.call(calls.getRemote, as, { query: location === undefined ? {} : { location } })
const sendTimerAction = (
  server: TestServer,
  as: Credentials,
  action: Action,
  ifRevision: number,
  more: Record<string, unknown> = {},
) => server.call(calls.actOnTimer, as, { body: { action, knows: ifRevision, ...more } })
const undo = (server: TestServer, as: Credentials, ifRevision: number) =>
  server.call(calls.undoTimerAction, as, { body: { knows: ifRevision } })

const seen = ({ timer }: { readonly timer: RemoteTimer }, now: number) =>
  timerAt({ ...parseCourse(timer.course), playlist: [] }, now)

async function setUpLocation(engine: (typeof engines)[number] = 'SQLite') {
  const server = await startTestServer({ engine })
  const location = await aLocation(server, {
    ...{ vtsEnabled: true, language: 'fr', screenPasses: 'on' },
  })
  const { as: wall, screen } = await aPairedScreen(server, { location: location.id })
  const owner = await aUser(server, 'location', { locations: [location.id] })
  const licence = async () => {
    const { data } = await server.call(calls.getLocationLicence, wall, {
      params: { locationIdentifier: location.locationIdentifier },
    })
    const params = { licenseKey: data.licenseKey }
    return (await server.call(calls.getLicence, wall, { params })).data
  }
  return { server, location, wall, screen, owner, as: owner.as, licence }
}

test('a remote resumes a timer paused by a server whose clock is three seconds ahead', async () => {
  const { server, as } = await setUpLocation('PostgreSQL')
  const ahead = await startTestServer({ sharing: server })
  await sendTimerAction(server, as, 'start', 0)
  for (const { clock } of [server, ahead]) clock.advance(60_000)
  ahead.clock.advance(3_000)
  expect((await sendTimerAction(ahead, as, 'pause', 1)).data.outcome).toBe('done')
  const resumed = await sendTimerAction(server, as, 'resume', 2)
  expect(resumed.data.outcome).toBe('done')
  const later = server.clock.now + 10_000
  expect(seen(resumed.data, later)).toMatchObject({ phase: 'green', isPaused: false })
  const back = await undo(server, as, 3)
  expect(back.data.outcome).toBe('done')
  expect(seen(back.data, later)).toMatchObject({ isPaused: true })
})

test.each([
  { backMs: 0, since: 'after the pause' },
  { backMs: 3_000, since: 'after the pause' },
  { backMs: 9_849, since: 'after the pause' },
  { backMs: 9_851, since: 'now' },
  { backMs: 60_000, since: 'now' },
  { backMs: 3_600_000, since: 'now' },
])(
  'a timer action counts $since when the clock went back $backMs ms after a pause',
  async ({ backMs, since }) => {
    const { server, as } = await setUpLocation()
    await sendTimerAction(server, as, 'start', 0)
    server.clock.advance(80 * 60_000)
    const { data: paused } = await sendTimerAction(server, as, 'pause', 1)
    const pausedAt = server.clock.now + 150
    server.clock.advance(-backMs)
    const { data: longer } = await sendTimerAction(server, as, 'add-30', 2)
    expect(longer.outcome).toBe('done')
    const countsAt = since === 'now' ? server.clock.now + 150 : pausedAt + 1
    expect(parseCourse(longer.timer.course).since).toBe(countsAt)
    expect(seen(longer, countsAt - 1)).toEqual(seen(paused, countsAt - 1))
    expect(seen(longer, countsAt)).toMatchObject({ isPaused: since !== 'now' })
    const { data: back } = await undo(server, as, 3)
    expect(back.outcome).toBe('done')
    expect(parseCourse(back.timer.course).since).toBe(countsAt + 1)
    expect(seen(back, countsAt + 1)).toEqual(seen(paused, countsAt + 1))
  },
)

describe.each(engines)('a coach remote on %s', (engine) => {
  test('pauses and resumes the timer on all screens at the same instant', async () => {
    const { server, as, licence } = await setUpLocation(engine)
    const started = await sendTimerAction(server, as, 'start', 0)
    expect(started.data).toMatchObject({
      outcome: 'done',
      timer: {
        revision: 1,
        course: { stamp: '2026-11-21T12:00:00.150Z', before: { stamp: null } },
      },
    })
    server.clock.advance(60_000)
    const paused = await sendTimerAction(server, as, 'pause', 1)
    expect(paused.data.timer.course).toMatchObject({ pausedAt: '2026-11-21T12:01:00.150Z' })
    server.clock.advance(30_000)
    expect(seen(paused.data, server.clock.now)).toMatchObject({
      phase: 'green',
      isPaused: true,
      remainingMs: 90_000,
    })
    const granted = await licence()
    expect(granted.course).toEqual(paused.data.timer.course)
    await sendTimerAction(server, as, 'resume', 2)
    server.clock.advance(10_150)
    const { data } = await remoteOf(server, as)
    expect(seen(data, server.clock.now)).toMatchObject({ isPaused: false, remainingMs: 80_000 })
    expect(data.timer).toMatchObject({ revision: 3, takeBack: null })
  })

  test('gives licenses a timestamp with which external displays show the same time', async () => {
    const { server, as, licence } = await setUpLocation(engine)
    const { data } = await sendTimerAction(server, as, 'start', 0)
    expect((await licence()).dwsTimeStamp).toBe(data.timer.course.stamp)
    server.clock.advance(100_150)
    await sendTimerAction(server, as, 'add-30', 1)
    server.clock.advance(1_000)
    const shown = async () => {
      const { dwsTimeStamp } = await licence()
      const stamp = dwsTimeStamp === null ? null : Date.parse(dwsTimeStamp)
      return timerAt({ stamp, playlist: [] }, server.clock.now)
    }
    expect(await shown()).toMatchObject({ phase: 'green', remainingMs: 79_000 })
    await sendTimerAction(server, as, 'pause', 2)
    server.clock.advance(600_150)
    expect(await shown()).toMatchObject({ phase: 'green', remainingMs: 78_850 })
    await sendTimerAction(server, as, 'stop', 3)
    server.clock.advance(150)
    expect((await licence()).dwsTimeStamp).toBeNull()
  })

  test('can undo an action for ten seconds, as if it never happened', async () => {
    const { server, as, owner } = await setUpLocation(engine)
    await sendTimerAction(server, as, 'start', 0)
    server.clock.advance(60_150)
    const before = (await remoteOf(server, as)).data
    const bell = await sendTimerAction(server, as, 'next-bell', 1)
    expect(bell.data.timer.takeBack).toEqual({
      action: 'next-bell',
      until: '2026-11-21T12:01:10.150Z',
      by: { name: owner.user.firstName, pass: null, isYou: true },
    })
    server.clock.advance(9_000)
    const back = await undo(server, as, 2)
    expect(back.data).toMatchObject({ outcome: 'done', timer: { revision: 3, takeBack: null } })
    server.clock.advance(150)
    expect(seen(back.data, server.clock.now)).toEqual(seen(before, server.clock.now))
    expect((await undo(server, as, 3)).data.outcome).toBe('not-now')
    await sendTimerAction(server, as, 'pause', 3)
    server.clock.advance(10_000)
    const late = await undo(server, as, 4)
    expect(late.data).toMatchObject({ outcome: 'not-now', timer: { revision: 4 } })
  })

  test('accepts one of eighty concurrent actions and sends everyone the same timer', async () => {
    const { server, as } = await setUpLocation(engine)
    await sendTimerAction(server, as, 'start', 0)
    const answers = await Promise.all(
      Array.from({ length: 80 }, () => sendTimerAction(server, as, 'add-30', 1)),
    )
    const outcomes = answers.map(({ data }) => data.outcome)
    expect(outcomes.filter((outcome) => outcome === 'done')).toHaveLength(1)
    expect(outcomes.filter((outcome) => outcome === 'changed-meanwhile')).toHaveLength(79)
    const courses = new Set(answers.map(({ data }) => JSON.stringify(data.timer.course)))
    expect(courses.size).toBe(1)
    const { data } = await remoteOf(server, as)
    expect(data.timer).toMatchObject({ revision: 2, course: { longer: { ms: 30_000 } } })
  })

  test('loses its actions when the console sets the timer, and refuses actions that don’t apply', async () => {
    const { server, as, location, licence } = await setUpLocation(engine)
    expect((await sendTimerAction(server, as, 'pause', 0)).data.outcome).toBe('not-now')
    await sendTimerAction(server, as, 'start', 0)
    await sendTimerAction(server, as, 'pause', 1)
    const set = await server.call(calls.updateLocationTimer, as, {
      params: { id: location.id },
      body: { dwsTimeStamp: 'now' },
    })
    expect(set.data.course).toBeUndefined()
    expect(await licence()).toEqual({
      dwsTimeStamp: '2026-11-21T12:00:00.300Z',
      dwsActiveBreaks: set.data.dwsActiveBreaks,
    })
    expect((await sendTimerAction(server, as, 'resume', 2)).data).toMatchObject({
      outcome: 'changed-meanwhile',
      timer: { revision: 3, takeBack: null },
    })
  })

  test('keeps a pause when the playlist changes', async () => {
    const { server, as, location } = await setUpLocation(engine)
    await sendTimerAction(server, as, 'start', 0)
    const paused = await sendTimerAction(server, as, 'pause', 1)
    const kept = await server.call(calls.updateLocationTimer, as, {
      params: { id: location.id },
      body: { dwsActiveBreaks: ['plank'] },
    })
    expect(kept.data.course).toEqual(paused.data.timer.course)
  })
})

test('the console can undo the action that a phone just took', async () => {
  const { server, as, location } = await setUpLocation()
  const admin = await aUser(server, 'admin')
  const read = async () => {
    const params = { id: location.id }
    return (await server.call(calls.getLocationTimer, admin.as, { params })).data
  }
  expect(await read()).toMatchObject({ revision: 0 })
  await sendTimerAction(server, as, 'start', 0)
  server.clock.advance(20_000)
  await sendTimerAction(server, as, 'pause', 1)
  const paused = await read()
  expect(paused).toMatchObject({ revision: 2, takeBack: { action: 'pause', by: { isYou: false } } })
  const undone = await server.call(calls.undoTimerAction, admin.as, {
    query: { location: location.id },
    body: { knows: paused.revision ?? 0 },
  })
  expect(undone.data.outcome).toBe('done')
  const running = await read()
  expect(running).toMatchObject({ revision: 3, course: { pausedAt: null } })
  expect(running.takeBack).toBeUndefined()
})

test('a remote shows the timer, the nine rounds in the location’s language, and its screens', async () => {
  const { server, as, location } = await setUpLocation()
  const admin = await aUser(server, 'admin')
  await aWorkout(server, { round: 3, name: 'Heavy bag' })
  await server.call(calls.updateLocationTimer, admin.as, {
    params: { id: location.id },
    body: { dwsActiveBreaks: ['plank'] },
  })
  const { data } = await remoteOf(server, as)
  expect(data).toMatchObject<Partial<Remote>>({
    location: {
      _id: location.id,
      id: location.id,
      name: location.name,
      locationIdentifier: location.locationIdentifier,
      timeZone: location.timeZone,
      language: 'fr',
      timerPalette: 'classic',
    },
    buttons: 'shown',
    walls: { connected: 0, all: 1 },
  })
  expect(data.rounds.map(({ round, workout }) => [round, workout?.name])).toEqual(
    [1, 2, 3, 4, 5, 6, 7, 8, 9].map((round) => [round, round === 3 ? 'Heavy bag' : undefined]),
  )
  expect(data.activeBreaks.map(({ name }) => name)).toEqual(['plank'])
})

test('a remote names the same break exercise as the screens, with repeated or unknown exercises', async () => {
  const { server, as, wall, location, licence } = await setUpLocation()
  const admin = await aUser(server, 'admin')
  const dwsActiveBreaks = ['squat', 'plank', 'squat', 'jumping-jack']
  await server.call(calls.updateLocationTimer, admin.as, {
    params: { id: location.id },
    body: { dwsActiveBreaks },
  })
  await server.database.db
    .updateTable('timerBreaks')
    .set({ exerciseId: null, unknownName: 'bear-walk' })
    .where('position', '=', 3)
    .execute()
  await sendTimerAction(server, as, 'start', 0)
  const { data: programme } = await server.call(calls.getProgramme, wall)
  const onWall = licensedTimer(await licence(), programme.activeBreaks)
  const { data } = await remoteOf(server, as)
  const onPhone = { ...parseCourse(data.timer.course), playlist: data.activeBreaks }
  const breaks = Array.from({ length: 27 }, (_, iteration) => {
    const at = server.clock.now + 150 + iteration * 210_000 + 190_000
    return [onWall, onPhone].map((timer) => {
      const state = timerAt(timer, at)
      return state.phase === 'red' ? state.exercise : undefined
    })
  })
  for (const [wallShows, phoneShows] of breaks) expect(phoneShows).toEqual(wallShows)
  expect(breaks.slice(0, 5).map(([shown]) => shown?.name)).toEqual([
    'squat',
    'plank',
    'squat',
    'bear-walk',
    'squat',
  ])
})

test('a user with several locations must choose one and can’t reach others', async () => {
  const { server, location, owner } = await setUpLocation()
  const elsewhere = await aLocation(server, { vtsEnabled: true })
  const both = await aUser(server, 'location', { locations: [location.id, elsewhere.id] })
  expect((await remoteOf(server, both.as)).error?.issues).toMatchObject([{ code: 'gym-wanted' }])
  expect((await remoteOf(server, both.as, elsewhere.id)).data.location.id).toBe(elsewhere.id)
  expect((await remoteOf(server, owner.as, elsewhere.id)).error?.code).toBe('not-found')
  const foreign = await server.call(calls.actOnTimer, owner.as, {
    query: { location: elsewhere.id },
    body: { action: 'start', knows: 0 },
  })
  expect(foreign.error?.code).toBe('not-found')
})

test('a remote without a timer refuses actions with the reason', async () => {
  const server = await startTestServer()
  const plain = await aLocation(server)
  const owner = await aUser(server, 'location', { locations: [plain.id] })
  const { data } = await remoteOf(server, owner.as)
  expect([data.buttons, data.licenceService]).toEqual(['timer-off', null])
  expect((await sendTimerAction(server, owner.as, 'start', 0)).error).toMatchObject({
    code: 'conflict',
    issues: [{ code: 'timer-off' }],
  })
})

test('a timer of an external service is shown read-only, with the service’s address and state', async () => {
  const stamp = '2026-11-21T11:59:00.000Z'
  let isSilent = true
  const http = createServer((request, reply) => {
    reply.statusCode = isSilent ? 503 : 200
    const data = request.url?.includes('/key/') ? { dwsTimeStamp: stamp } : { licenseKey: 'KEY' }
    reply.end(JSON.stringify({ data }))
  }).listen(0, '127.0.0.1')
  await once(http, 'listening')
  onTestFinished(() => {
    http.closeAllConnections()
    http.close()
  })
  const address = `127.0.0.1:${String((http.address() as AddressInfo).port)}`
  const server = await startTestServer({
    settings: { LICENSE_SERVICE_URL: `http://${address}/api` },
    onFailure: () => undefined,
  })
  const gym = await aLocation(server, { vtsEnabled: true })
  const owner = await aUser(server, 'location', { locations: [gym.id] })
  const read = async () => {
    const { data } = await remoteOf(server, owner.as)
    return [data.buttons, data.licenceService, data.timer.course.stamp]
  }
  expect(await read()).toEqual(['timers-elsewhere', { address, isSilent: true }, null])
  expect((await sendTimerAction(server, owner.as, 'start', 0)).error).toMatchObject({
    code: 'conflict',
    issues: [{ code: 'timers-elsewhere' }],
  })
  const back = await undo(server, owner.as, 0)
  expect(back.error?.issues).toMatchObject([{ code: 'timers-elsewhere' }])
  const body = { equipment: 'rope', action: 'out', knows: 0 }
  const marked = await server.call(calls.markEquipment, owner.as, { body })
  expect(marked.data.outcome).toBe('done')
  isSilent = false
  expect(await read()).toEqual(['timers-elsewhere', { address, isSilent: false }, stamp])
  // Its last answer stays valid while it is silent.
  isSilent = true
  expect(await read()).toEqual(['timers-elsewhere', { address, isSilent: false }, stamp])
})

test('each phone sees who took the action it can undo, and any phone can undo it', async () => {
  const { server, as, wall, screen, owner } = await setUpLocation()
  const aPhone = async (letter: string) => {
    const secret = `rbp_${letter.repeat(43)}`
    const { data } = await server.call(calls.issueCoachPass, wall)
    const link = data.address.slice(data.address.indexOf('#') + 1)
    await server.call(calls.openCoachPass, undefined, { body: { link, secret } })
    return { bearer: secret }
  }
  const [one, two] = [await aPhone('o'), await aPhone('t')]
  const undoableBy = async () =>
    (await Promise.all([one, two, as].map((who) => remoteOf(server, who)))).map(
      ({ data }) => data.timer.takeBack?.by,
    )
  await sendTimerAction(server, as, 'start', 0)
  const person = { name: owner.user.firstName, pass: null }
  expect(await undoableBy()).toEqual([false, false, true].map((isYou) => ({ ...person, isYou })))
  await sendTimerAction(server, two, 'pause', 1)
  const phone = { name: screen.name, pass: 2 }
  expect(await undoableBy()).toEqual([false, true, false].map((isYou) => ({ ...phone, isYou })))
  expect((await sendTimerAction(server, one, 'pause', 1)).data).toMatchObject({
    outcome: 'changed-meanwhile',
    timer: { takeBack: { by: { ...phone, isYou: false } } },
  })
  expect((await undo(server, one, 2)).data).toMatchObject({
    outcome: 'done',
    timer: { takeBack: null },
  })
  // Actions stored by earlier versions have no author.
  const kept = { action: 'pause', until: '2026-11-21T12:00:09.000Z' }
  const run = { pausedAt: null, longer: null, since: null, before: null }
  await server.database.db
    .updateTable('locationTimers')
    .set({ coached: JSON.stringify({ ...run, takeBack: kept }) })
    .execute()
  expect((await remoteOf(server, as)).data.timer.takeBack).toEqual({ ...kept, by: null })
})

// security: coach-passes
test('phones with a coach pass get names instead of email addresses', async () => {
  const { server, as, location, owner } = await setUpLocation()
  const params = { id: location.id }
  const made = await server.call(calls.createCoachPass, as, { params })
  const link = made.data.address.split('#')[1] ?? ''
  const pass = { bearer: `rbp_${'m'.repeat(43)}` }
  await server.call(calls.openCoachPass, undefined, { body: { link, secret: pass.bearer } })
  const act = async (who: Credentials, revision: number) => {
    await sendTimerAction(server, who, revision === 0 ? 'start' : 'pause', revision)
    const body = { equipment: 'rope', action: revision === 0 ? 'out' : 'back', knows: revision }
    await server.call(calls.markEquipment, who, { body })
  }
  await act(as, 0)
  const { data } = await remoteOf(server, pass)
  const { firstName } = owner.user
  const rope = data.equipment.pieces.find(({ equipment }) => equipment === 'rope')
  expect(rope?.outBy).toEqual({ name: firstName, pass: null })
  expect(data.timer.takeBack?.by).toEqual({ name: firstName, pass: null, isYou: false })
  expect(JSON.stringify(data)).not.toContain(owner.user.email)
  await act(pass, 1)
  const own = await remoteOf(server, pass)
  expect(own.data.timer.takeBack?.by).toEqual({ name: firstName, pass: 1, isYou: true })
  // The pass is then from its location, as if the account had been deleted.
  const db = server.database.db.updateTable('users').where('id', '=', owner.user.id)
  await db.set({ email: 'new@example.test' }).execute()
  await sendTimerAction(server, pass, 'resume', 2)
  const later = await remoteOf(server, pass)
  expect(later.data.timer.takeBack?.by).toMatchObject({ name: location.name, pass: 1 })
})

test('a timer can be started up to a day ahead', async () => {
  const { server, as } = await setUpLocation()
  const startsAt = '2026-11-21T18:00:00.000Z'
  const started = await sendTimerAction(server, as, 'start', 0, { startsAt })
  expect(started.data.timer.course.stamp).toBe(startsAt)
  const late = await sendTimerAction(server, as, 'start', 1, {
    startsAt: '2026-11-22T12:00:01.000Z',
  })
  expect(late.error?.issues).toMatchObject([{ path: 'startsAt', code: 'start-too-late' }])
})

test('every timer action is logged with its author and announced', async () => {
  const { server, as, location, owner } = await setUpLocation()
  const changes: unknown[] = []
  onTestFinished(server.services.changes.subscribe((change) => changes.push(change)))
  await sendTimerAction(server, as, 'start', 0)
  await sendTimerAction(server, as, 'pause', 1)
  await sendTimerAction(server, as, 'pause', 2)
  await undo(server, as, 2)
  expect(changes).toEqual(
    Array.from({ length: 3 }, () => ({ kind: 'timer', locationId: location.id })),
  )
  const root = await aUser(server, 'super-admin')
  const { data } = await server.call(calls.listLogs, root.as, { query: { limit: 100 } })
  const entries = data.filter(({ data: what }) => 'timer' in what)
  expect(entries.map(({ data: what }) => what['timer'])).toEqual([
    'take back pause',
    'pause',
    'start',
  ])
  expect(JSON.stringify(entries[0])).toContain(owner.user.email)
})

test('remote streams get only their own location’s events, until the session ends', async () => {
  const { server, as, location } = await setUpLocation()
  const url = await server.server.admin.listen({ host: '127.0.0.1', port: 0 })
  const received: string[] = []
  let isOpen = false
  const stream = openEventStream({
    url: `${url}${remoteEventsPath}?location=${location.id}`,
    headers: () => ({ authorization: `Bearer ${as.bearer}` }),
    names: remoteEvents,
    onEvent: (name) => received.push(name),
    onState: (state) => (isOpen = state === 'open'),
  })
  onTestFinished(() => {
    stream.close()
  })
  await vi.waitFor(() => {
    expect(received).toEqual(['hello'])
  })
  const elsewhere = await aLocation(server, { vtsEnabled: true })
  server.services.changes.announce({ kind: 'timer', locationId: elsewhere.id })
  await sendTimerAction(server, as, 'start', 0)
  await aWorkout(server, { round: 2 })
  await vi.waitFor(() => {
    expect(received).toEqual(['hello', 'timer', 'programme'])
  })
  await server.call(calls.logOut, as)
  await server.services.push.remote.look()
  await vi.waitFor(() => {
    expect(isOpen).toBe(false)
  })
})

test.each([
  ['of one server', 'SQLite', false],
  ['of two servers on one database', 'PostgreSQL', true],
] as const)(
  'phones %s see who else has their location’s remote open',
  async (_, engine, isApart) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    onTestFinished(() => {
      vi.useRealTimers()
    })
    const { server, as, wall, owner, location, screen } = await setUpLocation(engine)
    const other = isApart ? await startTestServer({ sharing: server }) : server
    const secret = `rbp_${'s'.repeat(43)}`
    const { data: made } = await server.call(calls.issueCoachPass, wall)
    const link = made.address.slice(made.address.indexOf('#') + 1)
    await server.call(calls.openCoachPass, undefined, { body: { link, secret } })
    const pass = { bearer: secret }
    const elsewhere = await aLocation(server, { vtsEnabled: true })
    const stranger = await aUser(server, 'location', { locations: [elsewhere.id] })
    const open = async (at: TestServer, { bearer }: { bearer: string }, query = '') => {
      const { admin } = at.server
      const url = admin.server.listening
        ? `http://127.0.0.1:${String((admin.server.address() as AddressInfo).port)}`
        : await admin.listen({ host: '127.0.0.1', port: 0 })
      const received: string[] = []
      const stream = openEventStream({
        url: `${url}${remoteEventsPath}${query}`,
        headers: () => ({ authorization: `Bearer ${bearer}` }),
        names: remoteEvents,
        onEvent: (name) => received.push(name),
        onState: () => undefined,
      })
      onTestFinished(() => {
        stream.close()
      })
      await vi.waitFor(() => {
        expect(received).toContain('hello')
      })
      return received
    }
    const othersOf = async (at: TestServer, who: Credentials) =>
      (await remoteOf(at, who)).data.others
    const first = await open(server, as)
    // The same user’s second phone doesn’t count.
    await open(server, as, `?location=${location.id}`)
    await open(other, stranger.as)
    expect(await othersOf(server, as)).toEqual([])
    const second = await open(other, pass)
    await vi.waitFor(async () => {
      await vi.advanceTimersByTimeAsync(250)
      expect(await othersOf(server, as)).toEqual([{ name: screen.name, pass: 1 }])
      expect(await othersOf(other, pass)).toEqual([{ name: owner.user.firstName, pass: null }])
      expect(first).toEqual(['hello', 'phones'])
    })
    expect(second).not.toContain('timer')
  },
)

test('a remote stream of another location is refused', async () => {
  const { server, as } = await setUpLocation()
  const elsewhere = await aLocation(server, { vtsEnabled: true })
  const path = `${remoteEventsPath}?location=${elsewhere.id}`
  expect((await server.raw('GET', path)).status).toBe(401)
  const headers = { authorization: `Bearer ${as.bearer}` }
  expect((await server.raw('GET', path, { headers })).status).toBe(404)
})

test('a revoked pass gets no more events', async () => {
  const { server, as, location, wall } = await setUpLocation()
  const { data: made } = await server.call(calls.issueCoachPass, wall)
  const secret = `rbp_${'s'.repeat(43)}`
  const link = made.address.slice(made.address.indexOf('#') + 1)
  await server.call(calls.openCoachPass, undefined, { body: { link, secret } })
  const url = await server.server.admin.listen({ host: '127.0.0.1', port: 0 })
  const states: string[] = []
  const stream = openEventStream({
    url: `${url}${remoteEventsPath}`,
    headers: () => ({ authorization: `Bearer ${secret}` }),
    names: remoteEvents,
    onEvent: () => undefined,
    onState: (state) => states.push(state),
  })
  onTestFinished(() => {
    stream.close()
  })
  await vi.waitFor(() => {
    expect(states.at(-1)).toBe('open')
  })
  await server.services.push.remote.look()
  expect(states.at(-1)).toBe('open')
  await server.call(calls.revokeCoachPasses, as, { params: { id: location.id } })
  await vi.waitFor(() => {
    expect(states.at(-1)).not.toBe('open')
  })
})
