import { calls, sentences } from '@roundboard/contract'
import { describe, expect, test } from 'vitest'
import { system } from '../../../platform/actor.ts'
import { nodeZones } from '../../../platform/time-zones/node-zones.ts'
import { createTimeZones } from '../../../platform/time-zones/time-zones.ts'
import { startTestServer, engines } from '../../../testing/test-server.ts'
import {
  alive,
  aLocation,
  aPairedScreen,
  aScreen,
  aUser,
  storedPresence,
  testPassword,
} from '../../../testing/factories.ts'
import { createLocationsService } from './locations.service.ts'

const draft = {
  name: 'Harbor Street',
  locationIdentifier: 'rb-ca-1024',
  timeZone: 'America/Vancouver',
  language: 'fr-ca',
}

describe.each(engines)('locations on %s', (engine) => {
  // spec: 3
  test('are created with defaults for optional fields', async () => {
    const server = await startTestServer({ engine })
    const admin = await aUser(server, 'admin')
    const created = await server.call(calls.createLocation, admin.as, { body: draft })
    expect(created.data).toMatchObject({
      locationIdentifier: 'RB-CA-1024',
      isActive: true,
      isEnabled: true,
      is365: false,
      vtsEnabled: false,
      schedule: [12, 12, 12, 12, 12, 12, 12],
      openingHours: Array.from({ length: 7 }, () => [{ from: '00:00', to: '24:00' }]),
      awayMinutes: 5,
      screens: [],
    })
    const again = await server.call(calls.createLocation, admin.as, { body: draft })
    expect(again.error).toMatchObject({
      code: 'conflict',
      issues: [{ path: 'locationIdentifier' }],
    })
  })

  // spec: 7
  test('are found by name and identifier, and location users find only their own', async () => {
    const server = await startTestServer({ engine })
    const admin = await aUser(server, 'admin')
    const own = await aLocation(server, { name: 'Café Rocher', locationIdentifier: 'RB-7001' })
    await aLocation(server, { name: 'Other 100%', locationIdentifier: 'RB-7002' })
    const owner = await aUser(server, 'location', { locations: [own.id] })
    const names = async (as: { bearer: string }, query: Record<string, unknown> = {}) => {
      const listed = await server.call(calls.listLocations, as, { query })
      expect(listed.count).toBe(listed.data.length)
      return listed.data.map((location) => location.name)
    }
    expect(await names(admin.as)).toEqual(['Café Rocher', 'Other 100%'])
    expect(await names(admin.as, { sort: '-name' })).toEqual(['Other 100%', 'Café Rocher'])
    expect(await names(admin.as, { name: 'CAFE' })).toEqual(['Café Rocher'])
    expect(await names(admin.as, { name: '%' })).toEqual(['Other 100%'])
    expect(await names(admin.as, { locationIdentifier: 'rb-7002' })).toEqual(['Other 100%'])
    expect(await names(owner.as)).toEqual(['Café Rocher'])
    expect(await names(owner.as, { name: 'Other' })).toEqual([])
  })

  test('are listed without one deleted meanwhile, reading their health once', async () => {
    const server = await startTestServer({ engine })
    const [gone, kept] = [await aLocation(server), await aLocation(server)]
    const { services, database } = server
    const reads: unknown[] = []
    const locations = createLocationsService({
      ...services,
      timeZones: createTimeZones([nodeZones]),
      giveDefaultBreaks: () => Promise.resolve(new Map()),
      screenOrigin: undefined,
      screens: {
        async listOfLocations(on, ids) {
          await database.db.deleteFrom('locations').where('id', '=', gone.id).execute()
          return services.screens.listOfLocations(on, ids)
        },
      },
      readHealth(on, scope) {
        reads.push(scope)
        return services.readHealth(on, scope)
      },
    })
    const page = { page: 1, limit: 10 }
    const listed = await locations.list(system, {}, { ...page, sort: undefined })
    expect(listed.items.map(({ id }) => id)).toEqual([kept.id])
    const group = { health: 'setting-up' } as const
    const filtered = await locations.list(system, group, { ...page, sort: 'health' })
    expect(filtered.items.map(({ id }) => id)).toEqual([kept.id])
    expect(reads).toEqual([new Set([gone.id, kept.id]), 'all'])
  })

  // security: 8.2.3
  test('are deleted, like their screens, only after a step-up', async () => {
    const server = await startTestServer({ engine })
    const root = await aUser(server, 'super-admin')
    const screen = await aScreen(server)
    const targets = [
      [calls.deleteLocation, calls.getLocation, screen.location?.id],
      [calls.deleteScreen, calls.getScreen, screen.id],
    ] as const
    server.clock.advance(10 * 60_000)
    for (const [remove, read, id] of targets) {
      const without = await server.call(remove, root.as, { params: { id } })
      expect(without.error?.code).toBe('step-up-wanted')
      const wrong = await server.call(remove, root.as, {
        params: { id },
        body: { password: 'wrong' },
      })
      expect(wrong.error?.error).toBe(sentences.incorrectPassword)
      expect((await server.call(read, root.as, { params: { id } })).status).toBe(200)
    }
  })

  test('are deleted with their screens', async () => {
    const server = await startTestServer({ engine })
    const root = await aUser(server, 'super-admin')
    const location = await aLocation(server)
    const screen = await aScreen(server, { location: location.id, name: 'Left wall' })
    const params = { id: location.id }
    const read = await server.call(calls.getLocation, root.as, { params })
    expect(read.data.screens).toMatchObject([{ id: screen.id, name: 'Left wall', isLinked: false }])
    expect(
      (
        await server.call(calls.deleteLocation, root.as, {
          params,
          body: { password: testPassword },
        })
      ).status,
    ).toBe(200)
    const gone = await server.call(calls.getScreen, root.as, { params: { id: screen.id } })
    expect(gone.status).toBe(404)
    const counts = await server.call(calls.listScreens, root.as)
    expect(counts.count).toBe(0)
  })

  test('are deleted with what their screens reported', async () => {
    const server = await startTestServer({ engine })
    const root = await aUser(server, 'super-admin')
    const location = await aLocation(server)
    const written = await aPairedScreen(server, { location: location.id })
    const unwritten = await aPairedScreen(server, { location: location.id })
    const elsewhere = await aPairedScreen(server)
    for (const { as } of [written, elsewhere])
      await server.call(calls.heartbeat, as, { body: alive })
    await server.services.presence.flush()
    for (const { as } of [written, unwritten])
      await server.call(calls.heartbeat, as, { body: alive })
    await server.call(calls.deleteLocation, root.as, {
      params: { id: location.id },
      body: { password: testPassword },
    })
    for (const { as } of [written, unwritten])
      expect((await server.call(calls.heartbeat, as, { body: alive })).status).toBe(404)
    expect(server.services.presence.measured.known()).toBe(1)
    await server.services.presence.flush()
    expect(await storedPresence(server)).toEqual([elsewhere.screen.id, elsewhere.screen.id])
  })

  test('are restored exactly, with everything in them, within a minute', async () => {
    const server = await startTestServer({ engine })
    const root = await aUser(server, 'super-admin')
    const other = await aUser(server, 'super-admin')
    const location = await aLocation(server, { vtsEnabled: true })
    const params = { id: location.id }
    await aUser(server, 'location', { locations: [location.id] })
    await aScreen(server, { location: location.id })
    const unlinked = await aPairedScreen(server, { location: location.id })
    await server.call(calls.heartbeat, unlinked.as, { body: alive })
    await server.services.presence.flush()
    await server.call(calls.unlinkScreen, root.as, { params: { id: unlinked.screen.id } })
    await server.services.presence.flush()
    await server.call(calls.updateLocationTimer, root.as, {
      params,
      body: { dwsTimeStamp: 'now', dwsActiveBreaks: ['squat', 'plank', 'squat'] },
    })
    const tables = [
      ...(['locations', 'screens', 'userLocations', 'locationTimers', 'timerBreaks'] as const),
      ...(['screenPresence', 'screenReports'] as const),
    ]
    const stored = () =>
      Promise.all(
        tables.map((table) =>
          server.database.db
            .selectFrom(table as 'locations')
            .selectAll()
            .execute(),
        ),
      )
    const before = await stored()
    const shown = (await server.call(calls.getLocation, root.as, { params })).data
    const restore = (by = root.as) => server.call(calls.restoreLocation, by, { params })

    await server.call(calls.deleteLocation, root.as, { params, body: { password: testPassword } })
    expect((await stored()).flat()).toEqual([])
    expect((await restore(other.as)).status).toBe(404)
    server.clock.advance(30_000)
    expect((await restore()).data.screens).toHaveLength(2)
    expect(await stored()).toEqual(before)
    const { screens, ...rest } = (await restore()).data
    expect({ ...rest, screens: screens.map(({ id }) => id) }).toEqual({
      ...shown,
      screens: shown.screens.map(({ id }) => id),
    })
    await server.services.presence.flush()
    expect(
      (await server.call(calls.listLogs, root.as, { query: { action: 'restore' } })).count,
    ).toBe(1)
  })

  test('can’t be restored if a linked screen lost its token', async () => {
    const server = await startTestServer({ engine })
    const root = await aUser(server, 'super-admin')
    const { screen } = await aPairedScreen(server)
    const params = { id: screen.location?.id }
    await server.call(calls.deleteLocation, root.as, { params, body: { password: testPassword } })
    expect((await server.call(calls.restoreLocation, root.as, { params })).status).toBe(404)
  })

  test('are unchanged when saved as read, and refuse an outdated version on request', async () => {
    const server = await startTestServer({ engine })
    const admin = await aUser(server, 'admin')
    const location = await aLocation(server)
    const params = { id: location.id }
    const same = await server.call(calls.updateLocation, admin.as, { params, body: location })
    expect(same.data).toEqual(location)
    await server.call(calls.updateLocation, admin.as, { params, body: { name: 'In time' } })
    const late = await server.call(calls.updateLocation, admin.as, {
      params,
      body: { name: 'Too late', expectedUpdatedAt: location.updatedAt },
    })
    expect(late.error?.code).toBe('changed-meanwhile')
  })

  // security: 8.2.3
  test('let location users edit ordinary fields and refuse other fields by name', async () => {
    const server = await startTestServer({ engine })
    const location = await aLocation(server)
    const owner = await aUser(server, 'location', { locations: [location.id] })
    const save = (body: Record<string, unknown>) =>
      server.call(calls.updateLocation, owner.as, { params: { id: location.id }, body })
    expect((await save({ name: 'New name', lrVideo: true })).data.name).toBe('New name')
    expect((await save({ ...location, name: 'Whole' })).status).toBe(200)
    const refused = await save({ name: 'Sneaky', isEnabled: false, is365: true })
    expect(refused.status).toBe(403)
    expect(refused.error?.issues?.map((issue) => issue.path)).toEqual(['isEnabled', 'is365'])
    const read = await server.call(calls.getLocation, owner.as, { params: { id: location.id } })
    expect(read.data).toMatchObject({ name: 'Whole', isEnabled: true, is365: false })
    const disguised = await save({ locationIdentifier: 'RB-99999' })
    expect(disguised.error).toMatchObject({
      code: 'forbidden',
      issues: [{ path: 'locationIdentifier' }],
    })
    const own = { params: { id: location.id }, body: { locationIdentifier: 'RB-99999' } }
    const admin = await aUser(server, 'admin')
    expect((await server.call(calls.updateLocation, admin.as, own)).status).toBe(200)
  })
})

// spec: 5
// security: 1.2.1, 1.2.2, 1.2.3, 1.3.3
test.each([
  ['name', { name: 'x'.repeat(86) }],
  ['name', { name: 'Ring \u202Egym' }],
  ['name', { name: 'Ring\u200B' }],
  ['name', { name: 'Ri\u200Dng' }],
  ['name', { name: 'Ring\u2060 gym' }],
  ['name', { name: '\u200Fgym' }],
  ['locationIdentifier', { locationIdentifier: 'RB-12' }],
  ['locationIdentifier', { locationIdentifier: '1024' }],
  ['timeZone', { timeZone: 'Mars/Phobos' }],
  ['timeZone', { timeZone: '+02:00' }],
  ['language', { language: 'xx' }],
  ['schedule', { schedule: [12, 12, 12] }],
  ['schedule.2', { schedule: [12, 12, 13, 12, 12, 12, 12] }],
  ['schedule.0', { schedule: [4, 12, 12, 12, 12, 12, 12] }],
  ['timerPalette', { timerPalette: 'neon' }],
  ['openingHours', { openingHours: [[], []] }],
  [
    'openingHours.1.0.to',
    { openingHours: [[], [{ from: '22:00', to: '05:00' }], [], [], [], [], []] },
  ],
  [
    'openingHours.2.0.from',
    { openingHours: [[], [], [{ from: '5', to: '22:00' }], [], [], [], []] },
  ],
  [
    'openingHours.6',
    {
      openingHours: [
        ...Array.from({ length: 6 }, () => []),
        [
          { from: '05:00', to: '12:00' },
          { from: '11:00', to: '22:00' },
        ],
      ],
    },
  ],
  ['awayMinutes', { awayMinutes: 0 }],
  ['awayMinutes', { awayMinutes: 1441 }],
  ['licenseKey', { licenseKey: 'mine' }],
])('a location with an invalid %s is refused by the name of the field: %j', async (path, wrong) => {
  const server = await startTestServer()
  const admin = await aUser(server, 'admin')
  const refused = await server.call(calls.createLocation, admin.as, {
    body: { ...draft, ...wrong },
  })
  expect(refused.status).toBe(400)
  expect(refused.error?.issues?.map((issue) => issue.path)).toContain(path)
})

// security: 2.3.2
test('all invalid fields of a location are named, not only the first', async () => {
  const server = await startTestServer()
  const admin = await aUser(server, 'admin')
  const refused = await server.call(calls.createLocation, admin.as, { body: {} })
  expect(refused.error?.issues?.map((issue) => issue.path)).toEqual([
    'name',
    'locationIdentifier',
    'timeZone',
    'language',
  ])
})

// security: 1.3.3
test.each([
  'باشگاه می\u200Cخواهم',
  'क्\u200Dष जिम',
  'Boxing 👩🏽\u200D🚒 👨\u200D👩\u200D👧',
  'Ångström ‘é’ 日本',
])('the location name %s keeps the characters its script needs', async (name) => {
  const server = await startTestServer()
  const location = await aLocation(server, { name })
  expect(location.name).toBe(name)
})
