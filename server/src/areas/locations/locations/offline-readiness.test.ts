import { calls, type CacheReport } from '@roundboard/contract'
import { describe, expect, test } from 'vitest'
import { startTestServer, engines, type TestServer } from '../../../testing/test-server.ts'
import {
  alive,
  aLocation,
  aPairedScreen,
  aScreen,
  aUser,
  aWorkout,
} from '../../../testing/factories.ts'

type Paired = Awaited<ReturnType<typeof aPairedScreen>>

/** After the last day of the programs. */
const atTheEnd = '2026-12-05T05:00:00.000Z'
const hour = 3_600_000

/** Reports a screen’s cache, by default of its current program. */
async function tell(server: TestServer, { as }: Paired, given: Partial<CacheReport> = {}) {
  const { revision } = (await server.call(calls.getProgramme, as)).data
  const holding: CacheReport = {
    boot: 'held',
    revision,
    until: atTheEnd,
    ...{ files: 31, heldFiles: 31, bytes: 3_000_000, heldBytes: 3_000_000 },
    isPersisted: true,
    missing: [],
    ...given,
  }
  await server.call(calls.heartbeat, as, { body: { ...alive, report: { holding } } })
  await server.services.presence.flush()
}

async function aGymWith(server: TestServer, rounds: readonly number[]) {
  const location = await aLocation(server, { timeZone: 'Asia/Tokyo' })
  const screens: Paired[] = []
  for (const round of rounds)
    screens.push(await aPairedScreen(server, { location: location.id, round }))
  const { as } = await aUser(server, 'location', { locations: [location.id] })
  const params = { id: location.id }
  return {
    location,
    screens,
    as,
    holds: async () => (await server.call(calls.getLocation, as, { params })).data.holds,
    isHeld: async () => {
      const { data } = await server.call(calls.getConnectivity, as)
      expect(data.notHeld).toBe(data.locations.filter(({ isHeld }) => isHeld === false).length)
      return data.locations[0]?.isHeld
    },
  }
}

describe.each(engines)('offline readiness of a location on %s', (engine) => {
  test('is empty without linked screens', async () => {
    const server = await startTestServer({ engine })
    const gym = await aGymWith(server, [])
    await aScreen(server, { location: gym.location.id })
    expect(gym.location.holds).toEqual({ day: '2026-11-22', screens: 0, held: 0, missing: [] })
    expect(await gym.holds()).toEqual(gym.location.holds)
    expect(await gym.isHeld()).toBeNull()
  })

  test('covers the next day once every linked screen has cached it, and the day after at midnight', async () => {
    const server = await startTestServer({ engine })
    const gym = await aGymWith(server, [1, 2])
    const [first, second] = gym.screens
    if (!first || !second) throw new Error('There are two.')
    expect((await gym.holds()).missing).toMatchObject([
      { id: first.screen.id, name: first.screen.name, round: 1, why: 'never-heard', files: null },
      { id: second.screen.id, round: 2, why: 'never-heard', reason: null },
    ])
    await tell(server, first)
    expect(await gym.holds()).toMatchObject({ screens: 2, held: 1, missing: [{ round: 2 }] })
    expect(await gym.isHeld()).toBe(false)
    // It is 9 PM there, and the next Sunday ends at 15:00 UTC.
    await tell(server, second, {
      until: '2026-11-22T15:00:00.000Z',
      heldFiles: 27,
      missing: [{ url: '/media/library/x', reason: 'no-space' }],
    })
    expect(await gym.holds()).toEqual({ day: '2026-11-22', screens: 2, held: 2, missing: [] })
    expect(await gym.isHeld()).toBe(true)

    server.clock.advance(3 * hour)
    await tell(server, first)
    await tell(server, second, {
      until: '2026-11-22T15:00:00.000Z',
      heldFiles: 27,
      missing: [{ url: '/media/library/x', reason: 'no-space' }],
    })
    const { id, name } = second.screen
    expect(await gym.holds()).toEqual({
      ...{ day: '2026-11-23', screens: 2, held: 1 },
      missing: [
        {
          ...{ _id: id, id, name, round: 2, why: 'files' },
          ...{ files: 31, heldFiles: 27, reason: 'no-space' },
        },
      ],
    })
    expect(await gym.isHeld()).toBe(false)
  })

  test('excludes a screen that cached an outdated program, until it updates', async () => {
    const server = await startTestServer({ engine })
    const gym = await aGymWith(server, [1])
    const [screen] = gym.screens
    if (!screen) throw new Error('There is one.')
    const { revision } = (await server.call(calls.getProgramme, screen.as)).data
    await tell(server, screen)
    await aWorkout(server, { round: 1, startDate: '2026-11-22', endDate: '2026-11-22' })
    // As of the screen’s last report.
    expect(await gym.holds()).toMatchObject({ held: 1 })
    await tell(server, screen, { revision })
    expect(await gym.holds()).toMatchObject({ held: 0, missing: [{ why: 'older' }] })
    expect(await gym.isHeld()).toBe(false)
    await tell(server, screen)
    expect(await gym.holds()).toMatchObject({ held: 1, missing: [] })
    expect(await gym.isHeld()).toBe(true)
  })

  test.each([
    ['an insecure address', { boot: 'insecure' }, 'insecure'],
    ['an app that is still downloading', { boot: 'filling' }, 'filling'],
    ['no content cached', { until: null }, 'files'],
  ] as const)('is missing with %s', async (_, given, why) => {
    const server = await startTestServer({ engine })
    const gym = await aGymWith(server, [1])
    const [screen] = gym.screens
    if (!screen) throw new Error('There is one.')
    await tell(server, screen, given)
    expect(await gym.holds()).toMatchObject({ screens: 1, held: 0, missing: [{ why }] })
    expect(await gym.isHeld()).toBe(false)
    await tell(server, screen)
    expect(await gym.isHeld()).toBe(true)
  })

  test('excludes screens that report nothing or are offline', async () => {
    const server = await startTestServer({ engine })
    const gym = await aGymWith(server, [1])
    const [screen] = gym.screens
    if (!screen) throw new Error('There is one.')
    await server.call(calls.heartbeat, screen.as, { body: alive })
    await server.services.presence.flush()
    expect(await gym.holds()).toMatchObject({ held: 0, missing: [{ why: 'untold' }] })
    await tell(server, screen)
    expect(await gym.holds()).toMatchObject({ held: 1 })
    server.clock.advance(90_001)
    expect(await gym.holds()).toMatchObject({ held: 0, missing: [{ why: 'silent', files: 31 }] })
    expect(await gym.isHeld()).toBe(false)
  })

  test('is listed and counted for all locations, and pushed to consoles when it changes', async () => {
    const server = await startTestServer({ engine })
    const [held, lacking] = [await aGymWith(server, [1]), await aGymWith(server, [1])]
    await aLocation(server)
    const { as } = await aUser(server, 'admin')
    for (const { screens } of [held, lacking])
      for (const screen of screens) await tell(server, screen)
    const fleet = async () => {
      const texts = await server.services.dashboard.fleet({ kind: 'system', may: 'everything' })
      return texts.get(lacking.location.id)
    }
    const before = await fleet()
    for (const screen of lacking.screens) await tell(server, screen, { until: null })
    expect(await fleet()).not.toBe(before)

    const listed = async (query: Record<string, boolean>) =>
      (await server.call(calls.getConnectivity, as, { query })).data
    const all = await listed({})
    expect(all).toMatchObject({ notHeld: 1, health: { 'setting-up': 1 } })
    const { locations, notHeld } = await listed({ isHeld: false })
    expect([notHeld, locations.map(({ id }) => id)]).toEqual([1, [lacking.location.id]])
    expect((await listed({ isHeld: true })).locations.map(({ id }) => id)).toEqual([
      held.location.id,
    ])
    const shown = (await server.call(calls.listLocations, as)).data
    expect(shown.map(({ holds }) => [holds.screens, holds.held])).toEqual([
      [1, 1],
      [1, 0],
      [0, 0],
    ])
  })
})

test('offline readiness is left out of a location’s log entries', async () => {
  const server = await startTestServer()
  const gym = await aGymWith(server, [1])
  const { as } = await aUser(server, 'super-admin')
  const params = { id: gym.location.id }
  await server.call(calls.updateLocation, as, { params, body: { isEnabled: false } })
  await server.call(calls.deleteLocation, as, {
    params,
    body: { password: 'correct horse battery' },
  })
  const { data } = await server.call(calls.listLogs, as, { query: { limit: 100 } })
  expect(JSON.stringify(data)).not.toContain('"holds"')
})
