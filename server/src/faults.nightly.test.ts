import { ApiError, type Client } from '@roundboard/client'
import { calls } from '@roundboard/contract'
import { CompiledQuery } from 'kysely'
import { expect, inject, onTestFinished, test, vi } from 'vitest'
import { system } from './platform/actor.ts'
import { openToRead } from './platform/database/database.ts'
import { hashSecret, newSecret } from './platform/secrets.ts'
import { startServerProcess, type ServerProcess } from './testing/server-process.ts'
import { aCode, setUpLocation, pair, screenWith } from './testing/real-screen.ts'
import { startTestServer, buildServer, temporaryFolder } from './testing/test-server.ts'
import { aLocation, aPairedScreen, aScreen, aUser, aWorkout } from './testing/factories.ts'
import { migratedTemplate } from './testing/postgres-for-tests.ts'
import { createDatabase, freePort, startPostgres } from './testing/postgres.ts'
import { stored } from './testing/written-workouts.ts'

const today = () => new Date().toISOString().slice(0, 10)

const workoutBody = (name: string, subHeader = 'Jab') => ({
  name,
  subHeader,
  round: 1,
  startDate: today(),
  endDate: today(),
  routines: [{ step: 1, text: 'Jab.', videoLink: '/media/exercises/jab-cross.mp4' }],
})

const health = async ({ url }: ServerProcess) => (await fetch(`${url}/healthz`)).status

/** Saves workouts in turn until stopped, grouped by the server’s response. */
function startWriting(client: Client, writer: string) {
  const acknowledged: string[] = []
  const refusals: ApiError[] = []
  let isOver = false
  async function write(): Promise<void> {
    for (let count = 0; !isOver; count += 1) {
      const name = `Written ${writer}-${String(count)}`
      try {
        const body = { ...workoutBody(name), startDate: '2030-01-01', endDate: '2030-01-01' }
        await client.call(calls.createWorkout, { body })
        acknowledged.push(name)
      } catch (error) {
        if (!(error instanceof ApiError)) throw error
        refusals.push(error)
      }
    }
  }
  const writing = write()
  return {
    acknowledged,
    refusals,
    stop(): Promise<void> {
      isOver = true
      return writing
    },
  }
}

/** Waits for two more such responses to each writer. */
async function untilEach<W>(writers: readonly W[], answers: (writer: W) => readonly unknown[]) {
  const before = writers.map((writer) => answers(writer).length)
  await vi.waitFor(() => {
    for (const [index, writer] of writers.entries())
      expect(answers(writer).length).toBeGreaterThan((before[index] ?? 0) + 1)
  })
}

// security: 16.5.2, 16.5.3
test('screens keep playing while PostgreSQL is down, edits fail, and nothing saved is lost', async () => {
  const postgres = await startPostgres()
  onTestFinished(() => postgres.stop())
  const DATABASE_URL = await createDatabase(postgres.url, { name: 'roundboard' })
  const place = { DATA_DIR: await temporaryFolder(), DATABASE_URL }
  const server = await startServerProcess({ settings: { ...place, LOG_LEVEL: 'info' } })
  const staff = await server.logIn()
  const gym = await setUpLocation(staff, 'Plays on')
  const workout = await staff.call(calls.createWorkout, { body: workoutBody('Today') })
  const screen = await pair(staff, server.url, gym.screenId)
  expect((await screen.beat(server.url)).workout?.id).toBe(workout.id)
  const link = workout.routines[0]?.videoLink ?? ''
  const [clip] = (await staff.list(calls.listMedia, { query: { link } })).items
  const { received, state } = screen.listen(server.url)
  await vi.waitFor(() => {
    expect(received).toEqual(['hello'])
  })

  const writers = ['a', 'b'].map((name) => startWriting(staff, name))
  await untilEach(writers, ({ acknowledged }) => acknowledged)
  await postgres.halt()

  expect(await health(server)).toBe(503)
  const away: unknown = await staff.call(calls.getMe, {}).catch((error: unknown) => error)
  expect(away).toMatchObject({ status: 503, code: 'unavailable' })
  const { requestId = '' } = away as ApiError
  await vi.waitFor(() => {
    expect(server.stdout().includes(`"reqId":"${requestId}"`)).toBe(true)
  })
  // Not a 404, after which a screen would delete its token.
  const stranger: unknown = await screenWith(newSecret())
    .beat(server.url)
    .catch((error: unknown) => error)
  expect(stranger).toMatchObject({ status: 503 })
  await untilEach(writers, ({ refusals }) => refusals)
  await screen.beat(server.url)
  await vi.waitFor(() => {
    expect(server.stdout().includes('presence was not saved')).toBe(true)
  })
  const during = await screen.beat(server.url, { uptimeSeconds: 4242 })
  expect(during.workout?.id).toBe(workout.id)
  expect(state()).toBe('open')
  expect(received).toEqual(['hello'])
  expect((await fetch(server.url + (clip?.file ?? ''))).headers.get('content-type')).toBe(
    clip?.type,
  )
  expect((await fetch(`${server.url}/media/files/ab/ab/${'ab'.repeat(32)}.mp4`)).status).toBe(503)

  await postgres.resume()
  await vi.waitFor(async () => {
    expect(await health(server)).toBe(200)
  })
  await untilEach(writers, ({ acknowledged }) => acknowledged)
  await Promise.all(writers.map((writer) => writer.stop()))
  const acknowledged = writers.flatMap((writer) => writer.acknowledged)
  const refusals = writers.flatMap((writer) => writer.refusals)
  expect(refusals.length).toBeGreaterThan(3)
  for (const refusal of refusals)
    expect(refusal).toMatchObject({
      code: 'unavailable',
      issues: [{ code: 'database-away' }],
    })
  expect(acknowledged.length).toBeGreaterThan(3)
  const found = await stored(staff)
  expect(acknowledged.filter((name) => !found.has(name))).toEqual([])

  // The last heartbeat of the outage is stored: another server reads it.
  const other = await buildServer(place, { now: Date.now() })
  onTestFinished(() => other.end())
  const { rows } = await other.database.db.executeQuery(CompiledQuery.raw('show fsync'))
  expect(rows).toEqual([{ fsync: 'on' }])
  const { as } = await aUser(other, 'admin')
  await vi.waitFor(async () => {
    const { data } = await other.call(calls.getScreen, as, { params: { id: gym.screenId } })
    expect(data.report?.uptimeSeconds).toBe(4242)
  })

  // After reconnecting, everything counts as changed; then it receives other processes' changes.
  await vi.waitFor(() => {
    expect(received).toContain('programme')
  })
  const before = received.length
  await other.services.workouts.update(
    system,
    workout.id,
    calls.updateWorkout.body.parse({ subHeader: 'Afterwards' }),
  )
  await vi.waitFor(async () => {
    expect(received.length).toBeGreaterThan(before)
    expect((await screen.beat(server.url)).workout?.subHeader).toBe('Afterwards')
  })
})

test('a screen gets edits made on another server and switches servers when its own dies', async () => {
  const settings = {
    DATA_DIR: await temporaryFolder(),
    DATABASE_URL: await createDatabase(inject('postgresUrl'), { template: migratedTemplate }),
  }
  const database = openToRead(settings)
  onTestFinished(() => database.close())
  const one = await startServerProcess({ settings })
  const other = await startServerProcess({ settings })
  const staff = await one.logIn()
  const gym = await setUpLocation(staff, 'Moves')
  const workout = await staff.call(calls.createWorkout, { body: workoutBody('Today', 'Before') })
  const screen = await pair(staff, other.url, gym.screenId)
  expect((await screen.beat(other.url)).workout?.subHeader).toBe('Before')
  const { received } = screen.listen(other.url)
  await vi.waitFor(() => {
    expect(received).toEqual(['hello'])
  })

  await staff.call(calls.updateWorkout, {
    params: { id: workout.id },
    body: { subHeader: 'After' },
  })
  await vi.waitFor(() => {
    expect(received).toEqual(['hello', 'programme'])
  })
  expect((await screen.beat(other.url)).workout?.subHeader).toBe('After')

  const colour = async () => {
    const { locations } = await staff.call(calls.getConnectivity, { query: { limit: 100 } })
    return locations.find((location) => location.id === gym.id)?.colour
  }
  await vi.waitFor(async () => {
    expect(await colour()).toBe('green')
  })
  await other.end('SIGKILL')
  const diedAt = new Date().toISOString()
  expect(await colour()).toBe('green')
  expect((await screen.beat(one.url)).workout?.subHeader).toBe('After')
  const status = async () =>
    (await staff.call(calls.getScreen, { params: { id: gym.screenId } })).status
  expect(await status()).toMatchObject({ isConnected: true })
  // The remaining server watches all screens and finds this one online.
  const colours = new Set<string | null | undefined>()
  await vi.waitUntil(async () => {
    colours.add(await colour())
    const { lookedAt } = await database.db
      .selectFrom('watch')
      .select('lookedAt')
      .executeTakeFirstOrThrow()
    return lookedAt > diedAt
  })
  expect([...colours, await colour()]).toEqual(['green', 'green'])
})

test('a killed server gets its three hundred streams back after a restart', async () => {
  const DATA_DIR = await temporaryFolder()
  const tokens = Array.from({ length: 300 }, newSecret)
  const building = await buildServer({ DATA_DIR }, { now: Date.now() })
  const location = await aLocation(building)
  for (const [index, token] of tokens.entries()) {
    const round = (index % 9) + 1
    const { id } = await aScreen(building, { location: location.id, round })
    await building.services.write(system, 'screens.link', (writing) =>
      building.services.screens.setToken(writing, id, hashSecret(token)),
    )
  }
  await building.end()

  const ports = { ADMIN_PORT: String(await freePort()), SCREEN_PORT: String(await freePort()) }
  const settings = { DATA_DIR, DEMO: 'false', ...ports }
  const server = await startServerProcess({ settings })
  const screens = tokens.map(screenWith)
  const streams = screens.map((screen) => screen.listen(server.url))
  const greeted = (times: number) =>
    streams.filter(({ received }) => received.filter((name) => name === 'hello').length >= times)
      .length
  await vi.waitFor(() => {
    expect(greeted(1)).toBe(tokens.length)
  })
  await server.end('SIGKILL')
  await vi.waitFor(() => {
    expect(streams.filter(({ state }) => state() === 'open')).toEqual([])
  })
  const again = await startServerProcess({ settings })
  await vi.waitFor(() => {
    expect(greeted(2)).toBe(tokens.length)
  })
  expect(streams.filter(({ state }) => state() !== 'open')).toEqual([])
  const beats = await Promise.all(screens.map((screen) => screen.beat(again.url)))
  expect(beats).toHaveLength(tokens.length)
})

// security: 2.4.1
test('pairing requests from one address are limited while other screens still pair', async () => {
  const server = await startServerProcess({
    settings: {
      DATA_DIR: await temporaryFolder(),
      TRUST_PROXY: 'loopback',
      // Ten kilobytes kept per request would exhaust the memory.
      NODE_OPTIONS: '--max-old-space-size=128',
    },
  })
  const staff = await server.logIn()
  const gym = await setUpLocation(staff, 'Elsewhere')
  const flood = async (count: number) => {
    const statuses: Record<number, number> = {}
    const waits: number[] = []
    const send = async () => {
      while (count > 0) {
        count -= 1
        const response = await fetch(server.url + calls.createScreenLink.path, {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'x-forwarded-for': '203.0.113.9' },
          body: JSON.stringify({ authCode: aCode() }),
        })
        await response.arrayBuffer()
        statuses[response.status] = (statuses[response.status] ?? 0) + 1
        if (response.status === 429) waits.push(Number(response.headers.get('retry-after')))
      }
    }
    await Promise.all(Array.from({ length: 20 }, send))
    return { statuses, longestWait: Math.max(...waits), shortestWait: Math.min(...waits) }
  }
  const { statuses, longestWait, shortestWait } = await flood(10_000)
  expect(statuses).toEqual({ 201: 240, 429: 9_760 })
  expect(shortestWait).toBeGreaterThan(0)
  expect(longestWait).toBeLessThanOrEqual(600)

  const screen = await pair(staff, server.url, gym.screenId, { 'x-forwarded-for': '198.51.100.7' })
  expect((await screen.beat(server.url)).screen.id).toBe(gym.screenId)
})

const alive = { status: { label: 'connected', isConnected: true } }

test.each([
  ['forwards', 3_600_000],
  ['backwards', -3_600_000],
])('a server clock that jumps an hour %s costs at most a heartbeat', async (_, jumpMs) => {
  const server = await startTestServer()
  const admin = await aUser(server, 'admin')
  const workout = await aWorkout(server)
  const { screen, as } = await aPairedScreen(server)
  const beat = async () => (await server.call(calls.heartbeat, as, { body: alive })).data
  const status = async () =>
    (await server.call(calls.getScreen, admin.as, { params: { id: screen.id } })).data.status
  await beat()
  await server.services.presence.flush()
  server.clock.advance(jumpMs)
  expect((await beat()).workout?.id).toBe(workout.id)
  await server.services.presence.flush()
  const stamp = new Date(server.clock.now).toISOString()
  expect(await status()).toMatchObject({ isConnected: true, statusUpdatedAt: stamp })
  // A newer version must look newer, whatever the clock shows.
  const { data } = await server.call(calls.updateWorkout, admin.as, {
    params: { id: workout.id },
    body: { subHeader: 'Later' },
  })
  expect(data.updatedAt > workout.updatedAt).toBe(true)
  expect((await beat()).workout?.subHeader).toBe('Later')
})

test('a screen shows the current day when the clock jumps over midnight and back', async () => {
  const quarterPast = Date.parse('2026-11-22T05:15:00.000Z')
  const server = await startTestServer({ now: quarterPast - 3_600_000 })
  const location = await aLocation(server, { timeZone: 'America/New_York' })
  const { as } = await aPairedScreen(server, { location: location.id })
  const first = await aWorkout(server, { startDate: '2026-11-21', endDate: '2026-11-21' })
  const second = await aWorkout(server, { startDate: '2026-11-22', endDate: '2026-11-22' })
  const shown = async () =>
    (await server.call(calls.heartbeat, as, { body: alive })).data.workout?.id
  expect(await shown()).toBe(first.id)
  server.clock.now = quarterPast
  expect(await shown()).toBe(second.id)
  server.clock.now = quarterPast - 3_600_000
  expect(await shown()).toBe(first.id)
})
