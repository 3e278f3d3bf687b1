import { calls, type LocationImportOutcome, undoWithinHours } from '@roundboard/contract'
import { describe, expect, test } from 'vitest'
import { startTestServer, laneEngines, type TestServer } from '../../../testing/test-server.ts'
import { aLocation, aUser, testPassword } from '../../../testing/factories.ts'

type As = Awaited<ReturnType<typeof aUser>>['as']

const head = 'Number,Name,Time Zone,Timer,E-mail,First Name,Last Name'
const file = (...rows: string[]) => Buffer.from([head, ...rows].join('\n')).toString('base64')
const loop = 'RB-4711,Loop,America/Chicago,yes,ana@gym.test,Ana,Soto'
const lakeside = 'RB-4712,Lakeside,America/Chicago,yes,lee@gym.test,Lee,Park'
const both = file(loop, lakeside)

async function imported(server: TestServer, as: As, rows = both): Promise<LocationImportOutcome> {
  const { status, data } = await server.call(calls.importLocations, as, { body: { file: rows } })
  expect(status).toBe(201)
  return data
}
const undo = (server: TestServer, as: As, id: string | null) =>
  server.call(calls.undoLocationImport, as, { params: { id: id ?? '' } })

const gymOf = ({ gyms }: LocationImportOutcome, number: string) =>
  gyms.find(({ locationIdentifier }) => locationIdentifier === number)?.id ?? ''
const emails = async (server: TestServer) =>
  (
    await server.database.db
      .selectFrom('users')
      .select('email')
      .where('email', 'like', '%@gym.test')
      .orderBy('email')
      .execute()
  ).map(({ email }) => email)
const numbers = async (server: TestServer) =>
  (
    await server.database.db
      .selectFrom('locations')
      .select('locationIdentifier')
      .orderBy('locationIdentifier')
      .execute()
  ).map(({ locationIdentifier }) => locationIdentifier)
const personId = async (server: TestServer, email: string) =>
  (
    await server.database.db
      .selectFrom('users')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirstOrThrow()
  ).id

describe.each(laneEngines)('undo of a location import on %s', (engine) => {
  test('deletes the imported locations, screens and users, and logs each deletion', async () => {
    const server = await startTestServer({ engine })
    const { as } = await aUser(server, 'super-admin')
    await aLocation(server, { locationIdentifier: 'RB-1000' })
    const outcome = await imported(server, as)
    const { status, data } = await undo(server, as, outcome.batch)
    expect([status, data]).toEqual([200, { gyms: 2, people: 2, leftGyms: [], leftPeople: [] }])
    expect([await numbers(server), await emails(server)]).toEqual([['RB-1000'], []])
    const screens = await server.database.db.selectFrom('screens').select('id').execute()
    expect(screens).toEqual([])
    const link = outcome.links[0]?.link.split('#').at(-1) ?? ''
    const opened = await server.call(calls.getAccountLink, undefined, { body: { token: link } })
    expect(opened.status).not.toBe(200)
    const { data: logs } = await server.call(calls.listLogs, as, { query: { limit: 100 } })
    const deleted = logs.filter(({ action }) => action === 'delete').map(({ model }) => model)
    expect(deleted.sort()).toEqual(['Location', 'Location', 'User', 'User'])
    const again = await imported(server, as)
    expect(again.gyms.map(({ becomes }) => becomes)).toEqual(['new', 'new'])
  })

  test('requires a recent step-up', async () => {
    const server = await startTestServer({ engine })
    const { as } = await aUser(server, 'super-admin')
    const { batch } = await imported(server, as)
    server.clock.advance(10 * 60_000)
    expect((await undo(server, as, batch)).error?.code).toBe('step-up-wanted')
    expect(await numbers(server)).toEqual(['RB-4711', 'RB-4712'])
    await server.call(calls.stepUp, as, { body: { password: testPassword } })
    expect((await undo(server, as, batch)).data).toMatchObject({ gyms: 2, people: 2 })
  })

  test('removes only the imported locations from users who existed before', async () => {
    const server = await startTestServer({ engine })
    const { as } = await aUser(server, 'super-admin')
    const old = await aLocation(server, { locationIdentifier: 'RB-4711', name: 'Loop' })
    const own = await aLocation(server, { locationIdentifier: 'RB-1000', name: 'Own' })
    const lee = await aUser(server, 'location', { email: 'lee@gym.test', locations: [own.id] })
    const rows = file(
      'RB-4711,,,,lee@gym.test,Lee,Park',
      lakeside.replace('lee@', 'ana@'),
      'RB-4712,,,,lee@gym.test,,',
    )
    const { batch } = await imported(server, as, rows)
    const named = async () => {
      const { data } = await server.call(calls.getUser, as, { params: { id: lee.user.id } })
      return data.locations.map(({ name }) => name).sort()
    }
    expect(await named()).toEqual(['Lakeside', 'Loop', 'Own'])
    const { data } = await undo(server, as, batch)
    expect(data).toEqual({ gyms: 1, people: 2, leftGyms: [], leftPeople: [] })
    expect(await named()).toEqual(['Own'])
    expect(await numbers(server)).toEqual(['RB-1000', old.locationIdentifier])
  })

  test('keeps a location that was changed since the import, and its users', async () => {
    const ways: Record<
      string,
      (server: TestServer, as: As, id: string) => Promise<{ status: number }>
    > = {
      name: (server, as, id) =>
        server.call(calls.updateLocation, as, { params: { id }, body: { name: 'Loop 2' } }),
      screen: async (server, as, id) => {
        const { data } = await server.call(calls.getLocation, as, { params: { id } })
        const [screen] = data.screens
        return server.call(calls.updateScreen, as, {
          params: { id: screen?.id ?? '' },
          body: { name: 'By the door' },
        })
      },
      display: async (server, as, id) => {
        const authCode = 'A1B2C3'
        await server.call(calls.createScreenLink, undefined, { body: { authCode } })
        const { data } = await server.call(calls.getLocation, as, { params: { id } })
        const params = { id: data.screens[0]?.id ?? '' }
        return server.call(calls.linkScreen, as, { params, body: { authCode } })
      },
      timer: (server, as, id) =>
        server.call(calls.updateLocationTimer, as, {
          params: { id },
          body: { dwsTimeStamp: 'now' },
        }),
    }
    const server = await startTestServer({ engine })
    const { as } = await aUser(server, 'super-admin')
    for (const [what, change] of Object.entries(ways)) {
      const outcome = await imported(server, as)
      const changed = await change(server, as, gymOf(outcome, 'RB-4711'))
      expect(changed.status, what).toBe(200)
      const { data } = await undo(server, as, outcome.batch)
      expect([data.gyms, data.people], what).toEqual([1, 1])
      expect(data.leftGyms, what).toMatchObject([
        { id: gymOf(outcome, 'RB-4711'), locationIdentifier: 'RB-4711', reason: 'changed' },
      ])
      expect(data.leftPeople, what).toMatchObject([
        { email: 'ana@gym.test', name: 'Ana Soto', reason: 'gym-stays' },
      ])
      expect([await numbers(server), await emails(server)], what).toEqual([
        ['RB-4711'],
        ['ana@gym.test'],
      ])
      for (const [call, id] of [
        [calls.deleteLocation, gymOf(outcome, 'RB-4711')],
        [calls.deleteUser, await personId(server, 'ana@gym.test')],
      ] as const)
        await server.call(call, as, { params: { id }, body: { password: testPassword } })
    }
  })

  test('keeps users who accepted their invitation or were changed, and their locations', async () => {
    const server = await startTestServer({ engine })
    const { as } = await aUser(server, 'super-admin')
    const outcome = await imported(server, as)
    const link = outcome.links.find(({ email }) => email === 'ana@gym.test')?.link
    await server.call(calls.useAccountLink, undefined, {
      body: { token: link?.split('#').at(-1) ?? '', password: 'seven brown boxing gloves' },
    })
    const lee = await personId(server, 'lee@gym.test')
    await server.call(calls.updateUser, as, { params: { id: lee }, body: { lastName: 'Parks' } })
    const before = await server.database.db.selectFrom('logs').select('seq').execute()
    const { data } = await undo(server, as, outcome.batch)
    expect(data).toMatchObject({ gyms: 0, people: 0 })
    expect(data.leftGyms.map(({ reason }) => reason)).toEqual(['has-people', 'has-people'])
    expect(data.leftPeople.map(({ email, reason }) => [email, reason]).sort()).toEqual([
      ['ana@gym.test', 'came-in'],
      ['lee@gym.test', 'changed'],
    ])
    const after = await server.database.db.selectFrom('logs').select('seq').execute()
    expect(after).toHaveLength(before.length)
  })

  test('keeps a location that was assigned to another user since', async () => {
    const server = await startTestServer({ engine })
    const { as } = await aUser(server, 'super-admin')
    const outcome = await imported(server, as)
    const eve = await aUser(server, 'location', { email: 'eve@other.test' })
    await server.call(calls.addUserLocation, as, {
      params: { id: eve.user.id },
      body: { locationId: gymOf(outcome, 'RB-4712') },
    })
    const { data } = await undo(server, as, outcome.batch)
    expect(data.leftGyms).toMatchObject([{ locationIdentifier: 'RB-4712', reason: 'has-people' }])
    expect(await numbers(server)).toEqual(['RB-4712'])
  })

  test('runs once when requested twice, and skips locations that are already deleted', async () => {
    const server = await startTestServer({ engine })
    const { as } = await aUser(server, 'super-admin')
    const outcome = await imported(server, as)
    await server.call(calls.deleteLocation, as, {
      params: { id: gymOf(outcome, 'RB-4711') },
      body: { password: testPassword },
    })
    const first = await undo(server, as, outcome.batch)
    expect(first.data).toEqual({ gyms: 1, people: 2, leftGyms: [], leftPeople: [] })
    const again = await undo(server, as, outcome.batch)
    expect([again.status, again.data]).toEqual([
      200,
      { gyms: 0, people: 0, leftGyms: [], leftPeople: [] },
    ])
  })
})

test('a location import can be undone only by its importer, within a day', async () => {
  const server = await startTestServer()
  const { as, user } = await aUser(server, 'super-admin')
  const other = await aUser(server, 'super-admin')
  const { batch } = await imported(server, as)
  expect((await undo(server, other.as, batch)).status).toBe(404)
  server.clock.advance(undoWithinHours * 60 * 60_000)
  const body = { email: user.email, password: testPassword }
  const later = await server.call(calls.logIn, undefined, { body })
  const bearer = 'token' in later.data ? later.data.token : ''
  expect((await undo(server, { bearer }, batch)).status).toBe(404)
  expect(await numbers(server)).toEqual(['RB-4711', 'RB-4712'])
})

test('an admin, who can’t delete locations, can undo their own location import', async () => {
  const server = await startTestServer()
  const { as } = await aUser(server, 'admin')
  const { batch } = await imported(server, as, file('RB-4711,Loop,America/Chicago,yes,,,'))
  expect((await undo(server, as, batch)).data).toMatchObject({ gyms: 1, people: 0 })
  expect(await numbers(server)).toEqual([])
})

test('a location import that creates nothing has no undo', async () => {
  const server = await startTestServer()
  const { as } = await aUser(server, 'super-admin')
  await imported(server, as)
  expect((await imported(server, as)).batch).toBeNull()
})
