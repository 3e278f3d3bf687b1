import { calls, sentences } from '@roundboard/contract'
import { describe, expect, test } from 'vitest'
import { startTestServer, laneEngines, type TestServer } from '../../../testing/test-server.ts'
import {
  aLocation,
  aPairedScreen,
  aRound,
  aScreen,
  aUser,
  aWorkout,
  testPassword,
} from '../../../testing/factories.ts'
import { expectOnlyFor } from '../../../testing/refusals.ts'

const password = testPassword

test('the system page is available to super-admins only', async () => {
  const server = await startTestServer()
  await expectOnlyFor(
    server,
    ['super-admin'],
    [
      [calls.getSystem],
      [calls.exportData, { body: { password, kind: 'user' } }],
      [calls.switchVideoHost, { body: { password, host: 'franchise' } }],
      [calls.refreshEverything, { body: { password } }],
    ],
  )
})

describe.each(laneEngines)('the system page on %s', (engine) => {
  const lastEntry = async ({ database }: TestServer) => {
    const { data, model, action } = await database.db
      .selectFrom('logs')
      .selectAll()
      .orderBy('seq', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow()
    return { model, action, data: JSON.parse(data) as unknown }
  }

  test('shows version, engine, screens and locations', async () => {
    const server = await startTestServer({
      engine,
      settings: { LOCKER_ROOM_EXCLUDED_LOCATION: 'rb-77777' },
    })
    const { as } = await aUser(server, 'super-admin')
    await aLocation(server, { lrVideo: true })
    await aScreen(server)
    const { data } = await server.call(calls.getSystem, as)
    expect(data).toMatchObject({
      version: '21.12.22',
      engine,
      node: process.version,
      startedAt: '2026-11-21T12:00:00.000Z',
      screens: 1,
      connectedScreens: 0,
      locations: 2,
      lockerRoomLocations: 1,
      excludedLocation: 'RB-77777',
    })
  })

  // spec: 5
  test('refuses its actions without the user’s password', async () => {
    const server = await startTestServer({ engine })
    const { as } = await aUser(server, 'super-admin')
    const screen = await aScreen(server)
    const wrong = { password: 'wrong' }
    const answers = [
      await server.call(calls.exportData, as, { body: { ...wrong, kind: 'user' } }),
      await server.call(calls.switchVideoHost, as, { body: { ...wrong, host: 'locker-room' } }),
      await server.call(calls.refreshEverything, as, { body: wrong }),
    ]
    for (const { error } of answers)
      expect(error).toMatchObject({ code: 'wrong-password', error: sentences.incorrectPassword })
    const read = await server.call(calls.getScreen, as, { params: { id: screen.id } })
    expect(read.data).toEqual(screen)
    const without = await server.call(calls.refreshEverything, as, { body: {} })
    expect(without.error?.issues).toMatchObject([{ path: 'password' }])
  })

  test('blocks a user after five wrong passwords', async () => {
    const server = await startTestServer({ engine })
    const { as } = await aUser(server, 'super-admin')
    const attempt = (typed: string) =>
      server.call(calls.refreshEverything, as, { body: { password: typed } })
    for (let tried = 0; tried < 5; tried += 1) await attempt('wrong')
    const refused = await attempt(password)
    expect(refused.error?.code).toBe('too-many-attempts')
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  })

  test('counts wrong passwords sent at the same time', async () => {
    const server = await startTestServer({ engine })
    const { as } = await aUser(server, 'super-admin')
    const body = { password: 'wrong' }
    const guesses = Array.from({ length: 20 }, () =>
      server.call(calls.refreshEverything, as, { body }),
    )
    const codes = (await Promise.all(guesses)).map(({ error }) => error?.code)
    expect(codes.filter((code) => code === 'wrong-password')).toHaveLength(5)
    expect(codes.filter((code) => code === 'too-many-attempts')).toHaveLength(15)
  })

  test('counts neither invalid forms nor right passwords as attempts', async () => {
    const server = await startTestServer({ engine })
    const { as } = await aUser(server, 'super-admin')
    const attempt = (body: object) => server.call(calls.switchVideoHost, as, { body })
    for (let tried = 0; tried < 6; tried += 1) {
      expect((await attempt({ password, host: 'elsewhere' })).status).toBe(400)
      expect((await attempt({ password, host: 'franchise' })).status).toBe(200)
    }
  })

  // spec: 2.11, 9
  test('exports each kind of record as its list shows it', async () => {
    const server = await startTestServer({ engine })
    const { as, user } = await aUser(server, 'super-admin')
    const location = await aLocation(server, { vtsEnabled: true })
    await server.call(calls.updateLocationTimer, as, {
      params: { id: location.id },
      body: { dwsTimeStamp: 'now' },
    })
    const screen = await aScreen(server, { location: location.id, round: 2 })
    const one = await aRound(server, 1)
    const two = await aRound(server, 2)
    const workout = await aWorkout(server, { round: 2 })
    const exported = async (body: object) => {
      const { data } = await server.call(calls.exportData, as, { body: { password, ...body } })
      return data.items
    }
    expect(await exported({ kind: 'round' })).toEqual([one, two])
    expect(await exported({ kind: 'round', round: 2 })).toEqual([two])
    expect(await exported({ kind: 'round-data' })).toEqual([
      { ...one, workouts: [] },
      { ...two, workouts: [workout] },
    ])
    expect(await exported({ kind: 'round-data', round: 2 })).toEqual([
      { ...two, workouts: [workout] },
    ])
    expect(await exported({ kind: 'user' })).toEqual([user])
    expect(await exported({ kind: 'screen' })).toEqual([screen])
    expect(await exported({ kind: 'screen', round: 1 })).toEqual([])
    const [shown] = await exported({ kind: 'location' })
    expect(shown).toMatchObject({ id: location.id, screens: [{ id: screen.id }] })
    expect(shown).not.toHaveProperty('licenseKey')
    expect(await lastEntry(server)).toEqual({
      model: 'System',
      action: 'export',
      data: { kind: 'location', items: 1 },
    })
  })

  test('exports more records than fit on one page', async () => {
    const server = await startTestServer({ engine })
    const { as } = await aUser(server, 'super-admin')
    const { id } = await aLocation(server)
    const row = await server.database.db
      .selectFrom('screens')
      .selectAll()
      .where('id', '=', (await aScreen(server, { location: id })).id)
      .executeTakeFirstOrThrow()
    for (let start = 0; start < 2_000; start += 500)
      await server.database.db
        .insertInto('screens')
        .values(
          Array.from({ length: 500 }, (_, index) => ({
            ...row,
            id: `00000000-0000-4000-8000-${String(start + index).padStart(12, '0')}`,
          })),
        )
        .execute()
    const { data } = await server.call(calls.exportData, as, { body: { password, kind: 'screen' } })
    expect(new Set(data.items.map((item) => item['id'])).size).toBe(2_001)
  })

  // spec: 5
  test.each([0, 11, 1.5, -1, 'abc', '', null, true, [1]])(
    'refuses to export round %j',
    async (round) => {
      const server = await startTestServer({ engine })
      const { as } = await aUser(server, 'super-admin')
      const refused = await server.call(calls.exportData, as, {
        body: { password, kind: 'round-data', round },
      })
      expect(refused.error).toMatchObject({
        code: 'bad-input',
        error: sentences.invalidRoundNumber,
        issues: [{ path: 'round' }],
      })
    },
  )

  // spec: 2.11
  test('switches the videos of all locations, except the excluded one on the way back', async () => {
    const server = await startTestServer({
      engine,
      settings: { LOCKER_ROOM_EXCLUDED_LOCATION: 'RB-77777' },
    })
    const { as } = await aUser(server, 'super-admin')
    const excluded = await aLocation(server, { locationIdentifier: 'RB-77777' })
    const { screen, as: display } = await aPairedScreen(server)
    const isLockerRoom = async () => {
      const { data } = await server.call(calls.listLocations, as)
      return Object.fromEntries(data.map((location) => [location.id, location.lrVideo]))
    }
    const onScreen = async () => (await server.call(calls.getOwnScreen, display)).data.location
    const other = screen.location?.id ?? ''
    const toHost = async (host: string) => {
      const { data } = await server.call(calls.switchVideoHost, as, { body: { password, host } })
      return data.changed
    }
    expect((await onScreen()).lrVideo).toBe(false)
    expect(await toHost('locker-room')).toBe(2)
    expect(await isLockerRoom()).toEqual({ [excluded.id]: true, [other]: true })
    expect((await onScreen()).lrVideo).toBe(true)
    expect(await toHost('locker-room')).toBe(0)
    expect(await toHost('franchise')).toBe(1)
    expect(await isLockerRoom()).toEqual({ [excluded.id]: true, [other]: false })
    expect((await onScreen()).lrVideo).toBe(false)
    expect(await lastEntry(server)).toMatchObject({
      model: 'System',
      data: { videoHost: 'franchise', changed: 1, except: 'RB-77777' },
    })
    const refused = await server.call(calls.switchVideoHost, as, {
      body: { password, host: 'elsewhere' },
    })
    expect(refused.error?.issues).toMatchObject([{ path: 'host' }])
  })

  test('refreshes every linked screen, soft or hard', async () => {
    const server = await startTestServer({ engine })
    const { as } = await aUser(server, 'super-admin')
    const one = await aPairedScreen(server)
    const two = await aPairedScreen(server)
    await aScreen(server)
    const flags = async (display: { screen: string }) => {
      const { data } = await server.call(calls.getOwnScreen, display)
      return [data.refreshFlag, data.hardRefreshFlag]
    }
    const refresh = async (isHard?: boolean) =>
      server.call(calls.refreshEverything, as, { body: { password, isHard } })
    expect(await flags(one.as)).toEqual([false, false])
    expect((await server.call(calls.getSystem, as)).data.linkedScreens).toBe(2)
    expect((await refresh()).data).toEqual({ screens: 2 })
    expect(await flags(one.as)).toEqual([true, false])
    expect((await refresh(true)).data).toEqual({ screens: 2 })
    expect(await flags(one.as)).toEqual([true, true])
    expect(await flags(two.as)).toEqual([true, true])
    expect(await lastEntry(server)).toMatchObject({ data: { refresh: 'hard', screens: 2 } })
  })
})
