import { calls } from '@roundboard/contract'
import { expect, onTestFinished, test, vi } from 'vitest'
import { knownDemoPassword } from '../platform/config.ts'
import {
  startTestServer,
  laneEngines,
  temporaryFolder,
  type TestServer,
} from '../testing/test-server.ts'
import { aUser } from '../testing/factories.ts'
import { prepareDemo } from './demo.ts'
import { type DemoDisplays, startDemoDisplays } from './displays.ts'

async function aDemo(server: TestServer) {
  const dataDir = await temporaryFolder()
  await prepareDemo(server.database, server.services, knownDemoPassword, server.clock.now)
  const start = async (): Promise<DemoDisplays> => {
    const displays = await startDemoDisplays({
      dataDir,
      database: server.database,
      services: server.services,
      screen: server.server.screen,
      clock: () => server.clock.now,
    })
    onTestFinished(displays.stop)
    return displays
  }
  const { as } = await aUser(server, 'super-admin')
  return {
    start,
    as,
    async gyms() {
      const { data } = await server.call(calls.getConnectivity, as)
      return Object.fromEntries(
        data.locations.map((gym) => [gym.locationIdentifier, `${gym.connected}/${gym.screens}`]),
      )
    },
    /** The screens of each location that haven’t cached its next day. */
    async lacks() {
      const { data } = await server.call(calls.listLocations, as, {
        query: { sort: 'locationIdentifier' },
      })
      return data.map(({ locationIdentifier, holds }) => [
        locationIdentifier,
        holds.missing.map(({ round, why }) => `${String(round)} ${why}`),
      ])
    },
    async screensOf(identifier: string) {
      const { data } = await server.call(calls.listLocations, as, {
        query: { locationIdentifier: identifier },
      })
      const screens = await server.call(calls.listScreens, as, {
        query: { location: data[0]?.id ?? '', sort: 'round' },
      })
      return screens.data
    },
  }
}

/** Heartbeats are stored at once, so that consoles show them. */
const soonWritten = { HEARTBEAT_FLUSH_MS: '100' }

const standing = {
  'RB-1001': '10/10',
  'RB-1002': '8/10',
  'RB-CA-2001': '5/10',
  'RB-NZ-3001': '0/10',
}

test.each(laneEngines)(
  'the demo has 23 connected screens, two offline ones and one location without links (%s)',
  async (engine) => {
    const server = await startTestServer({ engine, settings: soonWritten })
    const demo = await aDemo(server)
    const displays = await demo.start()
    expect(displays.count()).toBe(23)
    await vi.waitFor(async () => {
      expect(await demo.gyms()).toEqual(standing)
    })
    const lost = (await demo.screensOf('RB-1002')).filter(({ status }) => !status.isConnected)
    expect(lost.map(({ round, isLinked }) => [round, isLinked])).toEqual([
      [4, true],
      [7, true],
    ])
    expect(lost.every(({ status }) => status.statusUpdatedAt !== null)).toBe(true)
    expect((await demo.screensOf('RB-NZ-3001')).some(({ isLinked }) => isLinked)).toBe(false)
    await vi.waitFor(async () => {
      await server.services.presence.flush()
      expect(await demo.lacks()).toEqual([
        ['RB-1001', []],
        ['RB-1002', ['4 silent', '7 silent']],
        ['RB-CA-2001', ['3 files', '5 insecure']],
        ['RB-NZ-3001', []],
      ])
    })
  },
)

test('a simulated screen shows its workout, follows an edit and stops when unlinked', async () => {
  const server = await startTestServer({ settings: soonWritten })
  const demo = await aDemo(server)
  const first = await demo.start()
  const shown = async () => (await demo.screensOf('RB-1001'))[2]?.report
  await vi.waitFor(async () => {
    expect((await shown())?.workoutId).toMatch(/^[0-9a-f-]{36}$/)
  })
  const before = await shown()

  await server.call(calls.updateWorkout, demo.as, {
    params: { id: before?.workoutId ?? '' },
    body: { subHeader: 'Faster' },
  })
  await vi.waitFor(async () => {
    expect((await shown())?.workoutUpdatedAt).not.toBe(before?.workoutUpdatedAt)
  })

  const [screen] = await demo.screensOf('RB-1001')
  await server.call(calls.unlinkScreen, demo.as, { params: { id: screen?.id ?? '' } })
  await vi.waitFor(() => {
    expect(first.count()).toBe(22)
  })
  first.stop()
  expect((await demo.start()).count()).toBe(22)
  expect((await demo.screensOf('RB-1001'))[0]?.isLinked).toBe(false)
})

test('the demo has two months of uptime and outages', async () => {
  const server = await startTestServer({ engine: 'SQLite' })
  const demo = await aDemo(server)
  await demo.start()
  const [screen] = await demo.screensOf('RB-1001')
  const params = { id: screen?.location?.id }
  const { data } = await server.call(calls.getLocationUptime, demo.as, { params })
  expect(data.days.countedMs.every((ms) => ms > 0)).toBe(true)
  expect(data.screens).toHaveLength(10)
  const query = { limit: 100 }
  const outages = await server.call(calls.listLocationOutages, demo.as, { params, query })
  const causes = outages.data.map(({ cause }) => cause.code)
  expect(causes.filter((code) => code === 'whole-gym')).toHaveLength(3)
  expect(causes.filter((code) => code === 'one-box')).toHaveLength(5)
  // The watch continues from there.
  await server.services.watch.look()
  const after = await server.call(calls.getLocationUptime, demo.as, { params })
  expect(after.data.screens).toHaveLength(10)
})

test('the demo shows the same outage time in tiles, tables, history and alerts', async () => {
  const server = await startTestServer({ engine: 'SQLite' })
  server.clock.advance(6 * 3_600_000 + 700)
  const demo = await aDemo(server)
  await demo.start()
  const lost = async () =>
    (await demo.screensOf('RB-1002')).filter(({ round }) => [4, 7].includes(round))
  const params = { id: (await lost())[0]?.location?.id ?? '' }
  const history = async () => {
    const query = { limit: 100 }
    const { data } = await server.call(calls.listLocationOutages, demo.as, { params, query })
    return data
      .filter(({ from }) => from >= '2026-11-21')
      .map(({ from, screens }) => [from, screens])
  }
  const since = '2026-11-21T17:13:00.000Z'
  const screens = (await lost()).map(({ id }) => id)

  await server.services.watch.look()
  const { data } = await server.call(calls.getLocationIssues, demo.as)
  const tile = data.locations.find(({ locationId }) => locationId === params.id)
  expect(tile?.since).toBe(since)
  expect(tile?.screens.map((screen) => [screen.screenId, screen.since])).toEqual(
    screens.map((id) => [id, since]),
  )
  expect((await lost()).map(({ offlineSince }) => offlineSince)).toEqual([since, since])
  expect(await history()).toEqual([[since, screens]])
  const { db } = server.database
  expect(await db.selectFrom('outages').select(['kind', 'locationId', 'since']).execute()).toEqual([
    { kind: 'screen-away', locationId: params.id, since },
  ])
})

test('simulated screens react to every change except phones', async () => {
  const server = await startTestServer()
  const demo = await aDemo(server)
  await demo.start()
  const { changes } = server.services
  const timers = vi.spyOn(globalThis, 'setTimeout')
  changes.announce({ kind: 'phones', locationId: 'gym', from: 'another', phones: [] })
  const ofPhones = timers.mock.calls.length
  changes.announce({ kind: 'timer', locationId: 'gym' })
  const ofTimer = timers.mock.calls.length
  timers.mockRestore()
  expect({ ofPhones, ofTimer }).toEqual({ ofPhones: 0, ofTimer: 23 })
})
