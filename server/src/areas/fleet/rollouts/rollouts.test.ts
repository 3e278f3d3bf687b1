import { calls, Heartbeat, HeartbeatResponse } from '@roundboard/contract'
import { expect, test, vi } from 'vitest'
import { screenWith } from '../../../testing/real-screen.ts'
import { startTestServer, engines, type TestServer } from '../../../testing/test-server.ts'
import {
  aBuild,
  aLocation,
  alive,
  aPairedScreen,
  aRegion,
  aUser,
} from '../../../testing/factories.ts'
import { expectOnlyFor, unknownId } from '../../../testing/refusals.ts'

const byHand = { settings: { BUILD_STEP_MINUTES: '0' } }

type Paired = Awaited<ReturnType<typeof aPairedScreen>>

/** Two screens at one location and one at another, a settled build and a new one. */
async function aWaitingBuild(engine: (typeof engines)[number] = 'SQLite') {
  const server = await startTestServer({ engine, ...byHand })
  const { as } = await aUser(server, 'super-admin')
  const gym = await aLocation(server)
  const [first, second, elsewhere] = [
    await aPairedScreen(server, { location: gym.id }),
    await aPairedScreen(server, { location: gym.id, round: 2 }),
    await aPairedScreen(server),
  ]
  const old = await aBuild(server)
  const fresh = await aBuild(server)
  return { server, as, gym, first, second, elsewhere, old, fresh }
}

async function toldTo(server: TestServer, screen: Paired, build?: string) {
  const body = { ...alive, ...(build !== undefined && { report: { build } }) }
  const { data } = await server.call(calls.heartbeat, screen.as, { body })
  return data.build
}

// security: builds
test('builds and rollouts are available to super-admins only', async () => {
  const server = await startTestServer()
  const params = { id: unknownId }
  await expectOnlyFor(
    server,
    ['super-admin'],
    [
      [calls.getBuilds],
      [calls.createRollout, { body: { build: 'x', ring: 'all' } }],
      [calls.updateRollout, { params, body: { state: 'halted' } }],
    ],
  )
})

test.each(engines)(
  'a rollout gives the new build to the screens of its ring and the old one to others, on %s',
  async (engine) => {
    const { server, as, gym, first, second, elsewhere, old, fresh } = await aWaitingBuild(engine)
    const buildsOffered = () =>
      Promise.all([first, second, elsewhere].map((screen) => toldTo(server, screen)))
    expect(await buildsOffered()).toEqual([old, old, old])
    const letOut = async (body: object) => {
      const { data } = await server.call(calls.createRollout, as, {
        body: { build: fresh, ...body },
      })
      return data
    }
    const update = (id: string, body: object) =>
      server.call(calls.updateRollout, as, { params: { id }, body })
    const takeBack = (id: string) => update(id, { state: 'taken-back' })

    const one = await letOut({ ring: 'screen', screen: second.screen.id })
    expect(one.screen).toEqual({
      id: second.screen.id,
      name: second.screen.name,
      location: { id: gym.id, name: gym.name },
    })
    expect(await buildsOffered()).toEqual([old, fresh, old])
    await takeBack(one.id)
    expect(await buildsOffered()).toEqual([old, old, old])

    const region = await aRegion(server)
    await server.call(calls.updateLocation, as, {
      params: { id: gym.id },
      body: { region: region.id, tags: ['Pilot'] },
    })
    for (const group of [{ regions: [region.id] }, { tags: ['PILOT'] }]) {
      const there = await letOut({ ring: 'group', ...group })
      expect(there).toMatchObject({ regions: [], tags: [], ...group })
      expect(await buildsOffered()).toEqual([fresh, fresh, old])
      await takeBack(there.id)
    }
    const refused = async (group: object) => {
      const body = { build: fresh, ring: 'group', ...group }
      const { error } = await server.call(calls.createRollout, as, { body })
      return error?.issues?.map(({ path, code }) => [path, code])
    }
    expect(await refused({})).toEqual([['regions', 'required']])
    expect(await refused({ regions: [unknownId] })).toEqual([['regions.0', 'no-such-region']])

    const here = await letOut({ ring: 'location', location: gym.id })
    expect(here.location).toEqual({ id: gym.id, name: gym.name })
    expect(await buildsOffered()).toEqual([fresh, fresh, old])
    // The location keeps the build when a tenth of all get it.
    const toGroup = await update(here.id, { ring: 'group' })
    expect(toGroup.error?.issues).toMatchObject([{ path: 'ring', code: 'ring-smaller' }])
    await update(here.id, { ring: 'tenth' })
    expect((await buildsOffered()).slice(0, 2)).toEqual([fresh, fresh])
    await update(here.id, { ring: 'all' })
    expect(await buildsOffered()).toEqual([fresh, fresh, fresh])
    await takeBack(here.id)

    await letOut({ ring: 'tenth' })
    expect((await buildsOffered()).filter((build) => build === fresh)).toHaveLength(1)
  },
)

test('a paused rollout keeps the build on screens that have it and gives it to no others', async () => {
  const { server, as, first, second, elsewhere, old, fresh } = await aWaitingBuild()
  const { data } = await server.call(calls.createRollout, as, {
    body: { build: fresh, ring: 'all' },
  })
  expect(await toldTo(server, first, old)).toBe(fresh)
  expect(await toldTo(server, second, fresh)).toBe(fresh)
  const set = (state: string) =>
    server.call(calls.updateRollout, as, { params: { id: data.id }, body: { state } })
  await set('halted')
  expect(await toldTo(server, first, old)).toBe(old)
  expect(await toldTo(server, second, fresh)).toBe(fresh)
  expect(await toldTo(server, elsewhere)).toBe(old)
  await set('running')
  expect(await toldTo(server, first, old)).toBe(fresh)
  await set('taken-back')
  expect(await toldTo(server, second, fresh)).toBe(old)
})

test('a rollout can be expanded and paused at once', async () => {
  const { server, as, gym, first, elsewhere, old, fresh } = await aWaitingBuild()
  const { data } = await server.call(calls.createRollout, as, {
    body: { build: fresh, ring: 'location', location: gym.id },
  })
  const update = (body: object) =>
    server.call(calls.updateRollout, as, { params: { id: data.id }, body })
  const paused = await update({ ring: 'all', state: 'halted' })
  expect(paused.data).toMatchObject({ ring: 'all', state: 'halted' })
  expect(await toldTo(server, first, fresh)).toBe(fresh)
  expect(await toldTo(server, elsewhere, old)).toBe(old)
  await update({ state: 'running' })
  expect(await toldTo(server, elsewhere, old)).toBe(fresh)
  const { data: logged } = await server.call(calls.listLogs, as, { query: { model: 'Build' } })
  expect(logged[1]?.data).toMatchObject({ ring: 'all', before: 'location', state: 'halted' })
})

test('the fast heartbeat path announces the same build as the waiting one in every rollout state', async () => {
  const { server, as, first, second, elsewhere, old, fresh } = await aWaitingBuild()
  const { playback } = server.services
  const at = async ({ as: { screen: token } }: Paired, build: string) => {
    const screen = await playback.authenticate(token)
    const beat = Heartbeat.parse({ ...alive, report: { build } })
    const waited = await playback.heartbeat(screen, beat)
    expect(playback.heartbeatAtOnce(screen, beat)).toBe(waited)
    return HeartbeatResponse.parse((JSON.parse(waited) as { data: unknown }).data).build
  }
  const all = async () => [
    await at(first, old),
    await at(second, fresh),
    await at(elsewhere, 'another'),
  ]
  expect(await all()).toEqual([old, old, old])
  const { data } = await server.call(calls.createRollout, as, {
    body: { build: fresh, ring: 'location', location: first.screen.location?.id },
  })
  const update = (body: object) =>
    server.call(calls.updateRollout, as, { params: { id: data.id }, body })
  expect(await all()).toEqual([fresh, fresh, old])
  await update({ state: 'halted' })
  expect(await all()).toEqual([old, fresh, old])
  await update({ ring: 'all' })
  expect(await all()).toEqual([fresh, fresh, fresh])
  await update({ state: 'taken-back' })
  expect(await all()).toEqual([old, old, old])
})

test('a rollout started on one server applies on the others and is pushed to its screens', async () => {
  const { server, as, first, elsewhere, old, fresh } = await aWaitingBuild('PostgreSQL')
  const other = await startTestServer({ sharing: server, ...byHand })
  const listen = async (to: typeof server, { as: { screen } }: typeof first) =>
    screenWith(screen).listen(await to.server.screen.listen({ host: '127.0.0.1', port: 0 }))
  const inRing = await listen(other, first)
  const outside = await listen(server, elsewhere)
  await vi.waitFor(() => {
    for (const { received } of [inRing, outside]) expect(received[0]).toBe('hello')
  })
  // The other server may still hear of changes from before.
  const eventsOfRing = () => inRing.received.length
  const atFirst = eventsOfRing()
  const { data } = await server.call(calls.createRollout, as, {
    body: { build: fresh, ring: 'screen', screen: first.screen.id },
  })
  await vi.waitFor(async () => {
    expect(await toldTo(other, first)).toBe(fresh)
    expect(eventsOfRing()).toBeGreaterThan(atFirst)
  })
  expect(await toldTo(other, elsewhere)).toBe(old)
  const inRollout = eventsOfRing()
  await server.call(calls.updateRollout, as, {
    params: { id: data.id },
    body: { state: 'taken-back' },
  })
  expect(await toldTo(server, first, fresh)).toBe(old)
  await vi.waitFor(async () => {
    expect(await toldTo(other, first, fresh)).toBe(old)
    expect(eventsOfRing()).toBeGreaterThan(inRollout)
  })
  expect(outside.received).toEqual(['hello'])
})

test('an invalid rollout is refused with an error code for its reason', async () => {
  const { server, as, old, fresh } = await aWaitingBuild()
  const letOut = (body: object) => server.call(calls.createRollout, as, { body })
  const issueOf = async (body: object) => (await letOut(body)).error?.issues?.[0]
  expect((await letOut({ build: 'nowhere', ring: 'all' })).error?.code).toBe('not-found')
  expect(await issueOf({ build: old, ring: 'all' })).toMatchObject({ code: 'build-for-all' })
  expect(await issueOf({ build: fresh, ring: 'screen' })).toMatchObject({
    path: 'screen',
    code: 'required',
  })
  expect(await issueOf({ build: fresh, ring: 'screen', screen: unknownId })).toMatchObject({
    path: 'screen',
    code: 'no-such-screen',
  })
  expect(await issueOf({ build: fresh, ring: 'location' })).toMatchObject({
    path: 'location',
    code: 'required',
  })
  expect(await issueOf({ build: fresh, ring: 'location', location: unknownId })).toMatchObject({
    path: 'location',
    code: 'no-such-location',
  })
  expect(await issueOf({ build: fresh, ring: 'everybody' })).toMatchObject({ path: 'ring' })
  const { data } = await letOut({ build: fresh, ring: 'tenth' })
  expect(await issueOf({ build: fresh, ring: 'all' })).toMatchObject({ code: 'rollout-running' })

  const update = (id: string, body: object) =>
    server.call(calls.updateRollout, as, { params: { id }, body })
  expect((await update(unknownId, { state: 'halted' })).error?.code).toBe('not-found')
  const smaller = await update(data.id, { ring: 'screen' })
  expect(smaller.error?.issues).toMatchObject([{ path: 'ring', code: 'ring-smaller' }])
  const once = await update(data.id, { state: 'taken-back', ring: 'all' })
  expect(once.data).toMatchObject({ state: 'taken-back', ring: 'tenth' })
  expect((await update(data.id, { state: 'taken-back' })).data).toEqual(once.data)
  for (const body of [
    { ring: 'all' },
    { ring: 'all', state: 'taken-back' },
    { state: 'running' },
  ]) {
    const late = await update(data.id, body)
    expect(late.error?.issues).toMatchObject([{ code: 'rollout-over' }])
  }
  expect((await update(data.id, { state: 'taken-back' })).data).toEqual(once.data)
})

// security: builds
test('every step of a rollout is logged with its author', async () => {
  const { server, as, gym, fresh } = await aWaitingBuild()
  const { data } = await server.call(calls.createRollout, as, {
    body: { build: fresh, ring: 'location', location: gym.id },
  })
  for (const body of [
    { state: 'halted' },
    { state: 'running' },
    { ring: 'all' },
    { state: 'taken-back' },
  ])
    await server.call(calls.updateRollout, as, { params: { id: data.id }, body })
  const logs = await server.call(calls.listLogs, as, { query: { model: 'Build' } })
  expect(logs.data.map(({ data: { ring, state } }) => state ?? ring)).toEqual([
    'taken-back',
    'all',
    'running',
    'halted',
    'location',
    undefined,
    undefined,
  ])
  expect(logs.data[0]?.modifiedBy).toBe(data.startedBy)
  expect(logs.data[6]?.modifiedBy).toBe('Roundboard')
})

test('a new build replaces a running rollout', async () => {
  const server = await startTestServer()
  const { as } = await aUser(server, 'super-admin')
  for (let round = 1; round < 4; round += 1) await aPairedScreen(server, { round })
  const old = await aBuild(server)
  await aBuild(server)
  const newest = await aBuild(server)
  const state = async () => (await server.call(calls.getBuilds, as)).data
  expect(await state()).toMatchObject({
    settled: old,
    rollout: { build: newest, ring: 'tenth', state: 'running', previous: old, startedBy: null },
  })
  const { rollout } = await state()
  await server.call(calls.updateRollout, as, {
    params: { id: rollout?.id ?? '' },
    body: { ring: 'all' },
  })
  // All screens have it already, so none go back.
  const last = await aBuild(server)
  expect(await state()).toMatchObject({ settled: newest, rollout: { build: last } })
})

test('the build list counts the screens that run or refuse each build', async () => {
  const { server, as, first, second, old, fresh } = await aWaitingBuild()
  await toldTo(server, first, old)
  await server.call(calls.heartbeat, second.as, {
    body: { ...alive, report: { build: old, refusedBuild: fresh } },
  })
  await server.services.presence.flush()
  const { data } = await server.call(calls.getBuilds, as)
  expect(data).toMatchObject({ linkedScreens: 3, unknown: 1, tenth: 1, settled: old })
  const counts = data.builds.map(({ id, running, refused }) => [id, running, refused]).sort()
  expect(counts).toEqual(
    [
      [old, 2, 0],
      [fresh, 0, 1],
    ].sort(),
  )
})
