import { ApiError, type Client } from '@roundboard/client'
import { calls, fleetEventsPath } from '@roundboard/contract'
import { Client as PostgresClient } from 'pg'
import { CompiledQuery } from 'kysely'
import { expect, inject, onTestFinished, test, vi } from 'vitest'
import { checkChain } from './areas/operations/logs/index.ts'
import { openLogChain } from './platform/audit/audit-key.ts'
import { parseConfig } from './platform/config.ts'
import { startServerProcess } from './testing/server-process.ts'
import { setUpLocation, pair } from './testing/real-screen.ts'
import {
  startTestServer,
  engines,
  temporaryFolder,
  type TestServer,
} from './testing/test-server.ts'
import { aPairedScreen, aUser, aWorkout, testPassword } from './testing/factories.ts'
import { create, stored, workoutBody } from './testing/written-workouts.ts'

const password = testPassword
/** The same password in an earlier hash format. */
const formerHash = 'argon2id$cWXprOOw_Z1KfJ-oNE987g$f5EH-OqOhnTdP20XLFC_uLvkJw1emakTm2qt2FJB4KE'
const alive = { status: { label: 'connected', isConnected: true } }

/** Makes the engine refuse all writes, as on a full disk, or accept them again. */
async function refuseWrites({ database, place }: TestServer, isRefused: boolean): Promise<void> {
  if (database.engine === 'SQLite') {
    const pragma = `PRAGMA query_only = ${isRefused ? 'ON' : 'OFF'}`
    await database.db.executeQuery(CompiledQuery.raw(pragma))
    return
  }
  const name = new URL(place['DATABASE_URL'] ?? '').pathname.slice(1)
  const operator = new PostgresClient({ connectionString: inject('postgresUrl') })
  await operator.connect()
  const value = isRefused ? 'on' : 'off'
  await operator.query(`alter database "${name}" set default_transaction_read_only = ${value}`)
  await operator.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = $1',
    [name],
  )
  await operator.end()
}

async function check({ database, place }: TestServer) {
  return checkChain(database.db, await openLogChain(parseConfig(place)))
}

async function health(server: TestServer) {
  const { status, text } = await server.raw('GET', '/healthz')
  return { status, ...(JSON.parse(text) as { isDegraded: boolean; reason?: string }) }
}

// security: 16.5.2
test.each(engines)(
  'while %s refuses writes, users log in, screens play and the log catches up afterwards',
  async (engine) => {
    const failures: string[] = []
    const server = await startTestServer({ engine, onFailure: (what) => failures.push(what) })
    const admin = await aUser(server, 'super-admin')
    const workout = await aWorkout(server)
    const { as: screen } = await aPairedScreen(server)
    expect(await health(server)).toMatchObject({ status: 200, isDegraded: false })

    const { db } = server.database
    await db.updateTable('users').set({ passwordHash: formerHash }).execute()
    await refuseWrites(server, true)
    const logIn = async () => {
      const body = { email: admin.user.email, password }
      return server.call(calls.logIn, undefined, { body })
    }
    // A connection just closed by PostgreSQL fails once.
    const first = await vi.waitFor(async () => {
      const answer = await logIn()
      expect(answer.status).toBe(200)
      return answer
    })
    const as = { bearer: first.data.token }
    expect((await server.call(calls.getMe, as)).data.email).toBe(admin.user.email)
    const programme = await server.call(calls.getProgramme, screen)
    expect(programme.data.intervals.some((one) => one.workout?.id === workout.id)).toBe(true)
    expect((await server.call(calls.heartbeat, screen, { body: alive })).data.workout?.id).toBe(
      workout.id,
    )
    const edit = { params: { id: workout.id }, body: { subHeader: 'Lost' } }
    expect(await server.call(calls.updateWorkout, as, edit)).toMatchObject({ status: 503 })
    server.clock.advance(120_000)
    expect(await server.call(calls.getMe, as)).toMatchObject({ status: 200 })
    const second = await logIn()
    expect(second.status).toBe(200)
    const over = { bearer: (await logIn()).data.token }
    expect(await health(server)).toMatchObject({ status: 200, isDegraded: true })
    expect((await health(server)).reason).toContain('Screens keep running')
    const during = (await server.call(calls.getSystem, as)).data.storage
    expect(during.state).toBe('full')
    expect(during.waiting).toBeGreaterThan(3)
    const metrics = await server.server.createMetrics().text()
    expect(metrics).toMatch(/^roundboard_writes_waiting [1-9]/m)
    expect(metrics).toMatch(/^roundboard_writes_refused_total [1-9]/m)
    // Media are on this disk with any database.
    expect(metrics).toMatch(/^roundboard_disk_free_bytes [1-9]/m)
    expect(failures).toContain('the database is read-only; writes are held in memory')

    await refuseWrites(server, false)
    await vi.waitFor(() => server.services.later.drain())
    await vi.waitFor(() => server.services.presence.flush())
    expect(await check(server)).toMatchObject({ problems: [] })
    const logged = await server.call(calls.listLogs, as, {
      query: { model: 'Session', action: 'log-in', sort: 'date' },
    })
    const dates = logged.data.map(({ date }) => Date.parse(date) - server.clock.now)
    expect(dates.slice(-3)).toEqual([-120_000, 0, 0])
    for (const session of [as, { bearer: second.data.token }, over])
      expect(await server.call(calls.getMe, session)).toMatchObject({ status: 200 })
    const { passwordHash } = await db
      .selectFrom('users')
      .select('passwordHash')
      .where('id', '=', admin.user.id)
      .executeTakeFirstOrThrow()
    expect(passwordHash).toMatch(/^\$argon2id\$v=19\$/)
    const stored = await server.database.db.selectFrom('sessions').select('id').execute()
    expect(stored.length).toBeGreaterThanOrEqual(3)
    expect(await health(server)).toMatchObject({ status: 200, isDegraded: false })
    expect((await server.call(calls.getSystem, as)).data.storage).toMatchObject({ waiting: 0 })
  },
)

// security: 7.4.2
test('a session created on a full disk ends when its user is deleted', async () => {
  const server = await startTestServer({ onFailure: () => undefined })
  const { user } = await aUser(server, 'admin')
  await refuseWrites(server, true)
  const body = { email: user.email, password }
  const { data } = await server.call(calls.logIn, undefined, { body })
  await server.services.sessions.endAllOf(server.database.db, user.id).catch(() => undefined)
  expect(await server.call(calls.getMe, { bearer: data.token })).toMatchObject({ status: 401 })
  await refuseWrites(server, false)
  await server.services.later.drain()
  expect(await server.call(calls.getMe, { bearer: data.token })).toMatchObject({ status: 401 })
  expect(await check(server)).toMatchObject({ problems: [] })
})

test('a session created on a full disk gets its locations’ events while it lasts', async () => {
  const server = await startTestServer({ onFailure: () => undefined })
  const { user } = await aUser(server, 'admin')
  await refuseWrites(server, true)
  const body = { email: user.email, password }
  const { data } = await server.call(calls.logIn, undefined, { body })
  const url = await server.server.admin.listen({ host: '127.0.0.1', port: 0 })
  const response = await fetch(url + fleetEventsPath, {
    headers: { authorization: `Bearer ${data.token}` },
  })
  onTestFinished(() => response.body?.cancel())
  expect(response.status).toBe(200)
  await server.services.push.fleet.look()
  expect(server.services.push.fleet.count()).toBe(1)
  await server.services.sessions.endAllOf(server.database.db, user.id).catch(() => undefined)
  await server.services.push.fleet.look()
  expect(server.services.push.fleet.count()).toBe(0)
})

test.each(['SIGTERM', 'SIGKILL'] as const)(
  'after %s a server starts on a full disk, serves screens and lets users log in',
  async (signal) => {
    const DATA_DIR = await temporaryFolder()
    const before = await startServerProcess({ settings: { DATA_DIR } })
    const staff = await before.logIn()
    const gym = await setUpLocation(staff, 'Plays on')
    const screen = await pair(staff, before.url, gym.screenId)
    const shown = (await screen.beat(before.url)).workout?.id
    expect(shown).toBeDefined()
    await before.end(signal)

    // No file can grow.
    const full = await startServerProcess({
      settings: { DATA_DIR, LOG_LEVEL: 'info' },
      largestFileKiB: 0,
    })
    onTestFinished(() => {
      full.child.kill('SIGKILL')
    })
    expect((await screen.beat(full.url)).workout?.id).toBe(shown)
    const again = await full.logIn()
    expect((await again.call(calls.getMe, {})).role).toBe('super-admin')
    const { storage } = await again.call(calls.getSystem, {})
    expect(storage).toMatchObject({ state: 'full' })
    const answer = await fetch(`${full.url}/healthz`)
    expect([answer.status, await answer.json()]).toMatchObject([200, { isDegraded: true }])
    expect(full.stdout()).toContain('The database is read-only: ')
  },
)

async function fillDisk(client: Client): Promise<ApiError> {
  for (let count = 0; count < 5000; count += 1)
    try {
      const routine = { step: 1, text: 'x'.repeat(2000), videoLink: '/media/exercises/squat.mp4' }
      const body = { ...workoutBody(`Written ${String(count)}`), routines: [routine] }
      await client.call(calls.createWorkout, { body })
    } catch (error) {
      if (error instanceof ApiError) return error
      throw error
    }
  throw new Error('the disk never became full')
}

test('a write on a full disk is refused and changes nothing saved before', async () => {
  const settings = { DATA_DIR: await temporaryFolder() }
  const first = await startServerProcess({ settings })
  await create(await first.logIn(), 'Written before')
  await first.end('SIGTERM')

  const full = await startServerProcess({ settings, largestFileKiB: 6000 })
  const client = await full.logIn()
  const refusal = await fillDisk(client)
  expect(refusal).toMatchObject({ code: 'unavailable', status: 503 })
  expect(refusal.message).toContain('Nothing was saved')
  const during = await stored(client)
  await full.end('SIGKILL')

  const after = await startServerProcess({ settings })
  const found = await stored(await after.logIn())
  expect(found.has('Written before')).toBe(true)
  expect([...during].filter((name) => !found.has(name))).toEqual([])
})
