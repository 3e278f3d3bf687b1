import { calls } from '@roundboard/contract'
import { describe, expect, test } from 'vitest'
import { simulateFleet, type BuildOutcomeOf } from '../../../testing/simulated-fleet.ts'
import { startTestServer, laneEngines, type TestServer } from '../../../testing/test-server.ts'
import { duringUpdate } from '../../../testing/paused-update.ts'
import { aBuild, aUser } from '../../../testing/factories.ts'

const minutes = 60
const fates = ['hangs', 'is refused', 'stays blank'] as const
const stepMinutes = 5
const auto = { settings: { BUILD_STEP_MINUTES: String(stepMinutes) } }
const inAWeek = { settings: { BUILD_STEP_MINUTES: '10080' } }
const byHand = { settings: { BUILD_STEP_MINUTES: '0' } }

async function stateOf(server: TestServer) {
  const { as } = await aUser(server, 'super-admin')
  const { data } = await server.call(calls.getBuilds, as)
  return { ...data, as }
}

const stateIn =
  ({ database }: TestServer) =>
  async () =>
    (
      await database.db
        .selectFrom('rollouts')
        .select('state')
        .orderBy('startedAt', 'desc')
        .executeTakeFirst()
    )?.state

/** A fleet on its first build after two quiet minutes. */
async function aQuietFleet(
  options: Parameters<typeof startTestServer>[0],
  fleet: Parameters<typeof simulateFleet>[1],
) {
  const server = await startTestServer(options)
  const old = await aBuild(server)
  const displays = await simulateFleet(server, fleet)
  await displays.pass(2 * minutes)
  expect(displays.running(old)).toBe(displays.displays.length)
  return { server, old, fleet: displays }
}

describe('rollout to 2,000 screens in 250 locations', () => {
  const size = { gyms: 250, perGym: 8 }
  test('rolls back within two minutes, in the first ring, when 3% of screens go blank', async () => {
    let bad = ''
    // Every 33rd screen that gets the build hangs; one chosen beforehand could miss the random ring.
    const asked = new Map<number, number>()
    const fateOf: BuildOutcomeOf = (build, n) => {
      if (build !== bad) return 'plays'
      const order = asked.get(n) ?? asked.size + 1
      asked.set(n, order)
      return order % 33 === 0 ? 'hangs' : 'plays'
    }
    const { server, old, fleet } = await aQuietFleet(auto, { ...size, fateOf })
    bad = await aBuild(server)
    let most = 0
    const isOver = async () => {
      most = Math.max(most, fleet.running(bad))
      return (await stateIn(server)()) === 'stopped' && fleet.alive().every(isBack)
    }
    const isBack = ({ build }: { build: string | null }) => build === old
    expect(await fleet.pass(3 * minutes, isOver)).toBeLessThanOrEqual(2 * minutes)
    expect(most).toBeGreaterThan(100)
    expect(most).toBeLessThanOrEqual(200)

    const { settled, rollout, as } = await stateOf(server)
    expect(settled).toBe(old)
    expect(rollout).toMatchObject({ build: bad, ring: 'tenth', state: 'stopped' })
    expect(rollout?.troubled.length).toBeGreaterThanOrEqual(rollout?.findings?.limit ?? 99)
    const { data } = await server.call(calls.listLogs, as, { query: { model: 'Build' } })
    expect(data[0]).toMatchObject({ modifiedBy: 'Roundboard', data: { state: 'stopped' } })
  })

  test('reaches every screen automatically and becomes the settled build', async () => {
    const { server, old, fleet } = await aQuietFleet(auto, size)
    const good = await aBuild(server)
    await fleet.pass(2 * minutes)
    expect([fleet.running(good), fleet.running(old)]).toEqual([200, 1_800])
    await fleet.pass(
      (2 * stepMinutes + 5) * minutes,
      async () => (await stateIn(server)()) === 'done',
    )
    expect(fleet.running(good)).toBe(2_000)
    const { settled, rollout } = await stateOf(server)
    expect(settled).toBe(good)
    expect(rollout).toMatchObject({ state: 'done', ring: 'all', startedBy: null })
  })
})

describe.each(laneEngines)('rollout on %s', (engine) => {
  test.each(fates)('stops in a fleet of four locations when one screen %s', async (fate) => {
    let bad = ''
    let unlucky = -1
    const fateOf: BuildOutcomeOf = (build, n) => (build === bad && n === unlucky ? fate : 'plays')
    const { server, old, fleet } = await aQuietFleet(
      { engine, ...auto },
      { gyms: 4, perGym: 9, fateOf },
    )
    bad = await aBuild(server)
    const inRing = await server.database.db
      .selectFrom('rolloutScreens')
      .select('screenId')
      .execute()
    unlucky = fleet.displays.findIndex(({ id }) => inRing[0]?.screenId === id)
    const isStopped = async () => (await stateIn(server)()) === 'stopped'
    expect(await fleet.pass(3 * minutes, isStopped)).toBeLessThanOrEqual(2 * minutes)
    await fleet.pass(2)
    expect(fleet.alive().every(({ build }) => build === old)).toBe(true)
  })

  test('continues through a server outage, a closing location and a network failure', async () => {
    const { server, fleet } = await aQuietFleet({ engine, ...inAWeek }, { gyms: 6, perGym: 5 })
    await aBuild(server)
    await fleet.pass(1 * minutes)
    const [first] = fleet.displays
    const gym = fleet.displays.filter(({ locationId }) => locationId === first?.locationId)
    for (const display of gym) display.isOffline = true
    await fleet.pass(3 * minutes)
    expect(await stateIn(server)()).toBe('running')
    for (const display of fleet.displays) display.isOffline = true
    await fleet.pass(4 * minutes)
    expect(await stateIn(server)()).toBe('running')
    // They come back one by one.
    for (const display of fleet.displays) {
      display.isOffline = false
      await fleet.pass(5)
      expect(await stateIn(server)()).toBe('running')
    }
    server.clock.advance(10 * minutes * 1_000)
    await fleet.pass(1 * minutes)
    expect(await stateIn(server)()).toBe('running')
  })

  test('reaches a franchise’s only screen and stops if the build doesn’t start there', async () => {
    let bad = ''
    const fateOf: BuildOutcomeOf = (build) => (build === bad ? 'is refused' : 'plays')
    const { server, old, fleet } = await aQuietFleet(
      { engine, ...auto },
      { gyms: 1, perGym: 1, fateOf },
    )
    const good = await aBuild(server)
    await fleet.pass((2 * stepMinutes + 3) * minutes)
    expect((await stateOf(server)).settled).toBe(good)
    bad = await aBuild(server)
    await fleet.pass(1 * minutes)
    expect((await stateOf(server)).rollout).toMatchObject({ state: 'stopped', build: bad })
    expect(fleet.running(good) + fleet.running(old)).toBe(1)
  })
})

test('a rollout to one location doesn’t advance automatically but is monitored', async () => {
  let bad = ''
  const fateOf: BuildOutcomeOf = (build) => (build === bad ? 'hangs' : 'plays')
  const { server, fleet } = await aQuietFleet(byHand, { gyms: 5, perGym: 4, fateOf })
  const good = await aBuild(server)
  const location = fleet.displays[7]?.locationId
  const { as } = await stateOf(server)
  const letOut = (build: string) =>
    server.call(calls.createRollout, as, { body: { build, ring: 'location', location } })
  const { data: first } = await letOut(good)
  await fleet.pass(10 * minutes)
  expect(fleet.running(good)).toBe(4)
  await server.call(calls.updateRollout, as, {
    params: { id: first.id },
    body: { state: 'taken-back' },
  })
  await fleet.pass(1 * minutes)
  expect(fleet.running(good)).toBe(0)
  bad = await aBuild(server)
  await letOut(bad)
  await fleet.pass(2 * minutes, async () => (await stateIn(server)()) === 'stopped')
  expect((await stateOf(server)).rollout).toMatchObject({
    state: 'stopped',
    findings: { counts: { silent: 4 } },
  })
})

test('only one of two servers on a database checks a rollout', async () => {
  const server = await startTestServer({ engine: 'PostgreSQL', ...byHand })
  const other = await startTestServer({ sharing: server, ...byHand })
  await simulateFleet(server, { gyms: 1, perGym: 1 })
  await aBuild(server)
  const build = await aBuild(server)
  const { as } = await stateOf(server)
  const body = { build, ring: 'all' }
  await server.call(calls.createRollout, as, { body })
  const lookedAt = async () => (await stateOf(server)).rollout?.findings?.at
  for (const each of [server, other]) each.clock.advance(10_000)
  await server.services.rolloutWatch.look()
  const at = await lookedAt()
  other.clock.advance(500)
  await other.services.rolloutWatch.look()
  expect(await lookedAt()).toBe(at)
  other.clock.advance(10_000)
  await other.services.rolloutWatch.look()
  expect(await lookedAt()).not.toBe(at)
})

test('a check doesn’t change a rollout that was widened meanwhile', async () => {
  const server = await startTestServer({ engine: 'PostgreSQL', ...byHand })
  await simulateFleet(server, { gyms: 1, perGym: 1 })
  await aBuild(server)
  const build = await aBuild(server)
  const { as } = await stateOf(server)
  const { data } = await server.call(calls.createRollout, as, { body: { build, ring: 'tenth' } })
  server.clock.advance(10_000)
  const { look } = server.services.rolloutWatch
  await duringUpdate(server, ['rollouts', 'findings'], look, () => {
    server.clock.advance(1_000)
    const body = { ring: 'all' }
    return server.call(calls.updateRollout, as, { params: { id: data.id }, body })
  })
  const rows = server.database.db.selectFrom('rollouts').select(['ringAt', 'observedSince'])
  const { ringAt, observedSince } = await rows.executeTakeFirstOrThrow()
  expect(observedSince).toBe(ringAt)
})
