import { calls } from '@roundboard/contract'
import { describe, expect, test } from 'vitest'
import { startTestServer, engines, type TestServer } from '../../../testing/test-server.ts'
import { aLocation, aRegion, aUser, testPassword } from '../../../testing/factories.ts'

/** Midwest > Ohio > Cleveland, and West: a location in each, and one without a region. */
async function aCountry(server: TestServer) {
  const midwest = await aRegion(server, { name: 'Midwest' })
  const ohio = await aRegion(server, { name: 'Ohio', parent: midwest.id })
  const cleveland = await aRegion(server, { name: 'Cleveland', parent: ohio.id })
  const west = await aRegion(server, { name: 'West' })
  const inRegion = (region: { id: string; name: string }) =>
    aLocation(server, { name: `Gym ${region.name}`, region: region.id })
  return {
    ...{ midwest, ohio, cleveland, west },
    inMidwest: await inRegion(midwest),
    inOhio: await inRegion(ohio),
    inCleveland: await inRegion(cleveland),
    inWest: await inRegion(west),
    inNone: await aLocation(server, { name: 'Gym Nowhere' }),
  }
}

describe.each(engines)('regions on %s', (engine) => {
  test('are created, renamed, moved and deleted, and each change is logged', async () => {
    const server = await startTestServer({ engine })
    const { as } = await aUser(server, 'admin')
    const { data: midwest } = await server.call(calls.createRegion, as, {
      body: { name: ' Midwest ' },
    })
    expect(midwest).toMatchObject({ name: 'Midwest', parent: null, locations: 0 })
    const { data: ohio } = await server.call(calls.createRegion, as, { body: { name: 'Ohoi' } })
    const change = (body: object) =>
      server.call(calls.updateRegion, as, { params: { id: ohio.id }, body })
    expect((await change({ name: 'Ohio', parent: midwest.id })).data).toMatchObject({
      name: 'Ohio',
      parent: midwest.id,
    })
    await server.call(calls.deleteRegion, as, { params: { id: ohio.id } })
    expect((await server.call(calls.listRegions, as)).data.map(({ name }) => name)).toEqual([
      'Midwest',
    ])
    const root = await aUser(server, 'super-admin')
    const logs = await server.call(calls.listLogs, root.as, { query: { model: 'Region' } })
    expect(logs.data.map(({ action }) => action)).toEqual(['delete', 'update', 'create', 'create'])
    expect(logs.data[1]?.data).toMatchObject({
      before: { name: 'Ohoi', parent: null },
      after: { name: 'Ohio', parent: midwest.id },
    })
  })

  test('refuse a name that a sibling has, ignoring case', async () => {
    const server = await startTestServer({ engine })
    const { as } = await aUser(server, 'admin')
    const { midwest, ohio } = await aCountry(server)
    const create = (body: object) => server.call(calls.createRegion, as, { body })
    const taken = { code: 'conflict', issues: [{ path: 'name', code: 'region-taken' }] }
    expect((await create({ name: 'MIDWEST' })).error).toMatchObject(taken)
    expect((await create({ name: 'ohio', parent: midwest.id })).error).toMatchObject(taken)
    expect((await create({ name: 'Ohio' })).status).toBe(201)
    const moved = await server.call(calls.updateRegion, as, {
      params: { id: ohio.id },
      body: { parent: null },
    })
    expect(moved.error).toMatchObject(taken)
  })

  test('form a tree of at most three levels', async () => {
    const server = await startTestServer({ engine })
    const { as } = await aUser(server, 'admin')
    const { midwest, ohio, cleveland, west } = await aCountry(server)
    const issuesOf = async (id: string, parent: string) => {
      const params = { id }
      const { error } = await server.call(calls.updateRegion, as, { params, body: { parent } })
      return error?.issues?.map(({ path, code }) => [path, code])
    }
    expect(await issuesOf(midwest.id, cleveland.id)).toEqual([['parent', 'region-inside-itself']])
    expect(await issuesOf(midwest.id, midwest.id)).toEqual([['parent', 'region-inside-itself']])
    expect(await issuesOf(midwest.id, west.id)).toEqual([['parent', 'region-too-deep']])
    expect(await issuesOf(west.id, cleveland.id)).toEqual([['parent', 'region-too-deep']])
    expect(await issuesOf(west.id, '019a0000-0000-7000-8000-000000000001')).toEqual([
      ['parent', 'no-such-region'],
    ])
    expect(await issuesOf(west.id, ohio.id)).toBeUndefined()
  })

  test('are deleted only when empty', async () => {
    const server = await startTestServer({ engine })
    const { as } = await aUser(server, 'admin')
    const { midwest, west, inWest } = await aCountry(server)
    const remove = (id: string) => server.call(calls.deleteRegion, as, { params: { id } })
    expect((await remove(midwest.id)).error).toMatchObject({
      code: 'in-use',
      issues: [{ code: 'region-in-use', params: { locations: 1, regions: 1 } }],
    })
    expect((await remove(west.id)).error?.error).toBe(
      'This region still has 1 location. Move them to another region first.',
    )
    const params = { id: inWest.id }
    await server.call(calls.updateLocation, as, { params, body: { region: null } })
    expect((await remove(west.id)).status).toBe(200)
  })

  test('give users access to more locations only after a step-up', async () => {
    const server = await startTestServer({ engine })
    const { as } = await aUser(server, 'admin')
    const { midwest, ohio, west, inOhio, inWest } = await aCountry(server)
    await aUser(server, 'location', { regions: [midwest.id], locations: [inOhio.id] })
    const choose = (id: string, region: string | null) =>
      server.call(calls.updateLocation, as, { params: { id }, body: { region } })
    const move = (id: string, parent: string | null) =>
      server.call(calls.updateRegion, as, { params: { id }, body: { parent } })
    server.clock.advance(20 * 60_000)
    for (const refused of [await choose(inWest.id, ohio.id), await move(west.id, midwest.id)])
      expect(refused.error?.code).toBe('step-up-wanted')
    const { data: left } = await server.call(calls.getLocation, as, { params: { id: inWest.id } })
    expect(left.region).toBe(west.id)
    // These don't extend anyone's access.
    for (const done of [
      await choose(inOhio.id, null),
      await choose(inOhio.id, ohio.id),
      await move(ohio.id, null),
      await choose(inWest.id, ohio.id),
    ])
      expect(done.status).toBe(200)
    await server.call(calls.stepUp, as, { body: { password: testPassword } })
    expect((await move(ohio.id, midwest.id)).status).toBe(200)
  })

  test('are removed from their users when deleted, which is logged', async () => {
    const server = await startTestServer({ engine })
    const root = await aUser(server, 'super-admin')
    const [west, north] = [await aRegion(server), await aRegion(server)]
    const { user } = await aUser(server, 'location', { regions: [west.id, north.id] })
    await server.call(calls.deleteRegion, root.as, { params: { id: west.id } })
    const logs = await server.call(calls.listLogs, root.as, { query: { model: 'User' } })
    expect(logs.data[0]).toMatchObject({
      action: 'update',
      data: { id: user.id, after: { regions: [{ id: north.id }] } },
    })
    const left = await server.call(calls.getUser, root.as, { params: { id: user.id } })
    expect(left.data.regions.map(({ id }) => id)).toEqual([north.id])
  })

  test('give their users access to the locations in them and in subregions', async () => {
    const server = await startTestServer({ engine })
    const admin = await aUser(server, 'admin')
    const country = await aCountry(server)
    const owner = await aUser(server, 'location', {
      regions: [country.ohio.id],
      locations: [country.inNone.id],
    })
    const names = async () =>
      (await server.call(calls.listLocations, owner.as)).data.map(({ name }) => name)
    expect(await names()).toEqual(['Gym Cleveland', 'Gym Nowhere', 'Gym Ohio'])
    expect((await server.call(calls.listRegions, owner.as)).data).toMatchObject([
      { name: 'Cleveland', locations: 1 },
      { name: 'Midwest', locations: 0 },
      { name: 'Ohio', locations: 1 },
    ])
    const rename = (id: string, body: object) =>
      server.call(calls.updateLocation, owner.as, { params: { id }, body })
    expect((await rename(country.inCleveland.id, { name: 'Lakeside' })).status).toBe(200)
    expect((await rename(country.inWest.id, { name: 'Seaside' })).status).toBe(404)
    // Only head office assigns locations to regions.
    expect((await rename(country.inOhio.id, { region: country.west.id })).error?.issues).toEqual([
      expect.objectContaining({ path: 'region', code: 'admin-only' }),
    ])
    await server.call(calls.updateRegion, admin.as, {
      params: { id: country.cleveland.id },
      body: { parent: country.west.id },
    })
    expect(await names()).toEqual(['Gym Nowhere', 'Gym Ohio'])
    await server.call(calls.updateLocation, admin.as, {
      params: { id: country.inMidwest.id },
      body: { region: country.ohio.id },
    })
    expect(await names()).toEqual(['Gym Midwest', 'Gym Nowhere', 'Gym Ohio'])
  })

  test('are assigned to users as given, filter users, and are refused for API users', async () => {
    const server = await startTestServer({ engine })
    const root = await aUser(server, 'super-admin')
    const { ohio, west, inCleveland } = await aCountry(server)
    const { user } = await aUser(server, 'location', { regions: [ohio.id] })
    expect(user.regions).toEqual([{ _id: ohio.id, id: ohio.id, name: 'Ohio' }])
    const found = await server.call(calls.listUsers, root.as, {
      query: { location: inCleveland.id },
    })
    expect(found.data.map(({ id }) => id)).toEqual([user.id])
    const update = (body: object) =>
      server.call(calls.updateUser, root.as, { params: { id: user.id }, body })
    expect((await update({ lastName: 'Older client' })).data.regions).toHaveLength(1)
    expect((await update({ regions: [west.id] })).data.regions.map(({ name }) => name)).toEqual([
      'West',
    ])
    expect((await update({ role: 'api-access' })).error?.issues).toMatchObject([
      { path: 'regions', code: 'api-access-without-locations' },
    ])
    const unknown = '019a0000-0000-7000-8000-000000000001'
    expect((await update({ regions: [west.id, unknown] })).error?.issues).toMatchObject([
      { path: 'regions.1', code: 'no-such-region' },
    ])
  })

  test('filter and sort the list of locations, as tags do', async () => {
    const server = await startTestServer({ engine })
    const { as } = await aUser(server, 'admin')
    const country = await aCountry(server)
    const tag = (location: { id: string }, tags: string[]) =>
      server.call(calls.updateLocation, as, { params: { id: location.id }, body: { tags } })
    expect((await tag(country.inWest, [' Pilot ', 'late "nights"'])).data.tags).toEqual([
      'Pilot',
      'late "nights"',
    ])
    await tag(country.inOhio, ['pilot'])
    const listed = async (query: Record<string, unknown>) => {
      const { data, count } = await server.call(calls.listLocations, as, { query })
      expect(count).toBeGreaterThanOrEqual(data.length)
      return data.map(({ name }) => name.replace('Gym ', ''))
    }
    expect(await listed({ region: country.midwest.id })).toEqual(['Cleveland', 'Midwest', 'Ohio'])
    expect(await listed({ region: country.ohio.id, sort: '-name' })).toEqual(['Ohio', 'Cleveland'])
    expect(await listed({ region: 'none' })).toEqual(['Nowhere'])
    expect(await listed({ tag: 'PILOT' })).toEqual(['Ohio', 'West'])
    expect(await listed({ tag: 'late "nights"' })).toEqual(['West'])
    expect(await listed({ tag: 'pil' })).toEqual([])
    expect(await listed({ tag: 'pilot', region: country.west.id })).toEqual(['West'])
    expect(await listed({ health: 'setting-up', tag: 'pilot' })).toEqual(['Ohio', 'West'])
    const inOrder = ['Midwest', 'Ohio', 'Cleveland', 'West', 'Nowhere']
    expect(await listed({ sort: 'region' })).toEqual(inOrder)
    expect(await listed({ sort: '-region' })).toEqual(inOrder.toReversed())
    expect(await listed({ sort: 'region', limit: 2, page: 2 })).toEqual(['Cleveland', 'West'])
    expect((await listed({ sort: 'tags' })).slice(0, 2)).toEqual(['West', 'Ohio'])
    const tags = await server.call(calls.listLocationTags, as)
    expect(tags.data).toEqual([
      { tag: 'late "nights"', locations: 1 },
      { tag: 'Pilot', locations: 2 },
    ])
  })

  test('are removed from a location that is restored after its region was deleted', async () => {
    const server = await startTestServer({ engine })
    const { as } = await aUser(server, 'super-admin')
    const { west, inWest } = await aCountry(server)
    const params = { id: inWest.id }
    await server.call(calls.deleteLocation, as, { params, body: {} })
    await server.call(calls.deleteRegion, as, { params: { id: west.id } })
    const back = await server.call(calls.restoreLocation, as, { params })
    expect(back.data).toMatchObject({ name: 'Gym West', region: null })
  })
})

test('tags of a location are limited in number and length, and unique', async () => {
  const server = await startTestServer()
  const { as } = await aUser(server, 'admin')
  const { id } = await aLocation(server, { tags: ['Pilot'] })
  const issuesOf = async (tags: unknown) => {
    const { error } = await server.call(calls.updateLocation, as, {
      params: { id },
      body: { tags },
    })
    return error?.issues?.map(({ path, code }) => [path, code])
  }
  expect(await issuesOf(['a', 'A'])).toEqual([['tags', 'tag-twice']])
  expect(await issuesOf(['Café', 'cafe'])).toEqual([['tags', 'tag-twice']])
  expect(await issuesOf(['x'.repeat(31)])).toEqual([['tags.0', 'too-long']])
  expect(await issuesOf([' '])).toEqual([['tags.0', 'required']])
  expect(await issuesOf(Array.from({ length: 21 }, (_, n) => String(n)))).toEqual([
    ['tags', 'too-many'],
  ])
  const kept = await server.call(calls.updateLocation, as, {
    params: { id },
    body: { name: 'Old' },
  })
  expect(kept.data).toMatchObject({ tags: ['Pilot'], region: null })
})
