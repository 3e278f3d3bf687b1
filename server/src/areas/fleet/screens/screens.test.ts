import { calls } from '@roundboard/contract'
import { describe, expect, test } from 'vitest'
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

describe.each(engines)('screens on %s', (engine) => {
  // spec: 3
  test('are created in the language of their location', async () => {
    const server = await startTestServer({ engine })
    const admin = await aUser(server, 'admin')
    const location = await aLocation(server, { language: 'es' })
    const created = await server.call(calls.createScreen, admin.as, {
      body: { name: 'Round 10', round: 10, location: location.id },
    })
    expect(created.data).toMatchObject({
      language: 'es',
      round: 10,
      location: { id: location.id, name: location.name },
      timeZone: 'America/New_York',
      isLinked: false,
    })
    const put = await server.call(calls.updateScreen, admin.as, {
      params: { id: created.data.id },
      body: created.data,
    })
    expect(put.data).toEqual(created.data)
  })

  // spec: 7
  test('are listed by name, round and location, only their own ones for location users', async () => {
    const server = await startTestServer({ engine })
    const admin = await aUser(server, 'admin')
    const own = await aScreen(server, { name: 'Alpha', round: 1 })
    await aScreen(server, { name: 'Beta', round: 2 })
    const owner = await aUser(server, 'location', { locations: [own.location?.id ?? ''] })
    const names = async (as: { bearer: string }, query: Record<string, unknown> = {}) => {
      const listed = await server.call(calls.listScreens, as, { query })
      expect(listed.count).toBe(listed.data.length)
      return listed.data.map((screen) => screen.name)
    }
    expect(await names(admin.as)).toEqual(['Alpha', 'Beta'])
    expect(await names(admin.as, { sort: '-round' })).toEqual(['Beta', 'Alpha'])
    expect(await names(admin.as, { round: 2 })).toEqual(['Beta'])
    expect(await names(admin.as, { location: own.location?.id })).toEqual(['Alpha'])
    expect(await names(admin.as, { name: 'ET' })).toEqual(['Beta'])
    expect(await names(owner.as)).toEqual(['Alpha'])
  })

  test('keep their link when they move to another location', async () => {
    const server = await startTestServer({ engine })
    const admin = await aUser(server, 'admin')
    const { screen, as } = await aPairedScreen(server)
    const target = await aLocation(server, { name: 'New home' })
    const moved = await server.call(calls.addLocationScreen, admin.as, {
      params: { id: target.id },
      body: { screenId: screen.id },
    })
    expect(moved.data.screens.map((shown) => shown.id)).toEqual([screen.id])
    const own = await server.call(calls.getOwnScreen, as)
    expect(own.data.location.name).toBe('New home')
  })

  // spec: 4.2
  test('can be refreshed alone or with their location, until each has applied it', async () => {
    const server = await startTestServer({ engine })
    const location = await aLocation(server)
    const owner = await aUser(server, 'location', { locations: [location.id] })
    const { screen, as } = await aPairedScreen(server, { location: location.id })
    const hard = async () => (await server.call(calls.getOwnScreen, as)).data.hardRefreshRevision
    await server.call(calls.hardRefreshLocation, owner.as, { params: { id: location.id } })
    expect(await hard()).toBe(1)
    const params = { id: screen.id }
    const response = await server.call(calls.updateScreen, owner.as, {
      params,
      body: { hardRefreshFlag: true },
    })
    expect(response.data.hardRefreshFlag).toBe(true)
    expect(await hard()).toBe(2)
    const withdrawn = await server.call(calls.updateScreen, owner.as, {
      params,
      body: { hardRefreshFlag: false },
    })
    expect(withdrawn.data.hardRefreshFlag).toBe(false)
  })

  test('can be linked and refreshed by location users, but not edited', async () => {
    const server = await startTestServer({ engine })
    const screen = await aScreen(server, { name: 'Mine' })
    const owner = await aUser(server, 'location', { locations: [screen.location?.id ?? ''] })
    const params = { id: screen.id }
    const refused = await server.call(calls.updateScreen, owner.as, {
      params,
      body: { name: 'Renamed', round: 2 },
    })
    expect(refused.error?.issues?.map((issue) => issue.path)).toEqual(['name', 'round'])
    const read = await server.call(calls.getScreen, owner.as, { params })
    expect(read.data.name).toBe('Mine')
  })

  // spec: 7
  test('lose their token and presence when deleted', async () => {
    const server = await startTestServer({ engine })
    const root = await aUser(server, 'super-admin')
    const { screen, as } = await aPairedScreen(server)
    expect((await server.call(calls.heartbeat, as, { body: alive })).status).toBe(200)
    await server.services.presence.flush()
    expect(await storedPresence(server)).toEqual([screen.id, screen.id])
    await server.call(calls.heartbeat, as, { body: alive })
    await server.call(calls.deleteScreen, root.as, {
      params: { id: screen.id },
      body: { password: testPassword },
    })
    expect((await server.call(calls.getOwnScreen, as)).status).toBe(404)
    expect(server.services.presence.measured.known()).toBe(0)
    await server.services.presence.flush()
    expect(await storedPresence(server)).toEqual([])
  })
})

// spec: 3, 5, 9
test.each([
  ['name', { name: '' }],
  ['round', { round: 11 }],
  ['round', { round: 1.5 }],
  ['location', { location: 'nowhere' }],
  ['location', { location: '00000000-0000-7000-8000-000000000000' }],
  ['language', { language: 'klingon' }],
  ['secret', { secret: 'x' }],
])('a screen with an invalid %s is refused by the name of the field: %j', async (path, wrong) => {
  const server = await startTestServer()
  const admin = await aUser(server, 'admin')
  const location = await aLocation(server)
  const refused = await server.call(calls.createScreen, admin.as, {
    body: { name: 'Screen', round: 1, location: location.id, ...wrong },
  })
  expect(refused.status).toBe(400)
  expect(refused.error?.issues?.map((issue) => issue.path)).toContain(path)
})
