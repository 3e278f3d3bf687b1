import { calls } from '@roundboard/contract'
import { describe, expect, test } from 'vitest'
import { stampOf } from '../../../platform/clock.ts'
import { startTestServer, engines, type TestServer } from '../../../testing/test-server.ts'
import {
  alive,
  aLocation,
  aPairedScreen,
  aScreen,
  aUser,
  testPassword,
} from '../../../testing/factories.ts'

const minute = 60_000
const hour = 60 * minute

type Paired = Awaited<ReturnType<typeof aPairedScreen>>

async function pass(server: TestServer, ms: number, screens: readonly Paired[] = []) {
  for (let passed = 0; passed < ms; passed += 20_000) {
    if (passed % minute === 0)
      await Promise.all(screens.map(({ as }) => server.call(calls.heartbeat, as, { body: alive })))
    server.clock.advance(20_000)
    await server.services.watch.look()
  }
}

/** Two online screens, watched for five minutes. */
async function aWatchedGym(server: TestServer, given: Record<string, unknown> = {}) {
  const location = await aLocation(server, { timeZone: 'UTC', ...given })
  const screens = [
    await aPairedScreen(server, { location: location.id, round: 1, name: 'Left' }),
    await aPairedScreen(server, { location: location.id, round: 2, name: '=Right' }),
  ] as const
  await pass(server, 5 * minute, screens)
  return { location, screens, params: { id: location.id } }
}

describe.each(engines)('uptime on %s', (engine) => {
  test('is shown for locations and screens, with outages, during opening hours only', async () => {
    const server = await startTestServer({ engine })
    server.clock.now = Date.parse('2026-11-18T12:00:00.000Z')
    const { location, screens, params } = await aWatchedGym(server)
    const [left, right] = screens
    const { as } = await aUser(server, 'admin')
    await pass(server, 10 * minute, [left])
    await pass(server, 10 * minute)
    await pass(server, 5 * minute, screens)
    const read = async (query: object = {}) =>
      (await server.call(calls.getLocationUptime, as, { params, query: { ...query } })).data
    const uptime = await read({ from: '2026-11-17' })
    expect(uptime).toMatchObject({ from: '2026-11-17', to: '2026-11-18', timeZone: 'UTC' })
    expect(uptime.screens.map(({ name }) => name)).toEqual(['Left', '=Right'])
    const { days } = uptime
    expect(days.openMs).toEqual([24 * hour, 12.5 * hour])
    expect(days.countedMs[0]).toBe(0)
    expect(days.countedMs[1]).toBeGreaterThan(29 * minute)
    const [ofLeft, ofRight] = uptime.screens
    const [wholeMs = 0, someMs = 0] = [days.wholeMs[1], days.someMs[1]]
    expect(wholeMs).toBe(ofLeft?.awayMs)
    expect(wholeMs + someMs).toBe(ofRight?.awayMs)
    expect(uptime.awayMs).toBe((ofLeft?.awayMs ?? 0) + (ofRight?.awayMs ?? 0))
    // The left screen was offline only with the whole location.
    expect(ofLeft).toMatchObject({ times: 1, days: { places: [], awayMs: [] } })
    expect(ofRight).toMatchObject({ times: 1, days: { places: [1], awayMs: [ofRight?.awayMs] } })
    const outages = async () => (await server.call(calls.listLocationOutages, as, { params })).data
    expect(await outages()).toMatchObject([
      { reach: 'whole', screens: [left.screen.id] },
      { reach: 'some', screens: [right.screen.id], cause: { code: 'one-box', of: 2 } },
    ])
    const before = await outages()
    const openingHours = Array.from({ length: 7 }, () => [{ from: '06:00', to: '12:20' }])
    const body = { openingHours }
    await server.call(calls.updateLocation, as, { params: { id: location.id }, body })
    const narrower = await read()
    expect(narrower.days.openMs).toHaveLength(60)
    expect(narrower.days.openMs.at(-1)).toBe(6 * hour + 20 * minute)
    expect(narrower.awayMs).toBeLessThan(uptime.awayMs)
    // An outage has the same times even if the location closes during it.
    const [first, second] = await outages()
    const narrow = ({ from, to }: (typeof before)[number]) => ({ from, to })
    expect([first, second].flatMap((one) => (one ? narrow(one) : []))).toEqual(before.map(narrow))
    const closed = { openingHours: openingHours.map(() => []) }
    await server.call(calls.updateLocation, as, { params: { id: location.id }, body: closed })
    expect(await read()).toMatchObject({ countedMs: 0, awayMs: 0 })
    expect(await outages()).toEqual([])
  })

  test('is restored with a deleted location and continues', async () => {
    const server = await startTestServer({ engine })
    server.clock.now = Date.parse('2026-11-18T12:00:00.000Z')
    const { params, screens } = await aWatchedGym(server)
    const { as } = await aUser(server, 'super-admin')
    await pass(server, 10 * minute)
    await pass(server, minute, screens)
    // A location with linked screens can’t be restored.
    for (const { screen } of screens)
      await server.call(calls.unlinkScreen, as, { params: { id: screen.id } })
    await pass(server, 20_000)
    const shown = async () => {
      const uptime = (await server.call(calls.getLocationUptime, as, { params })).data
      const outages = (await server.call(calls.listLocationOutages, as, { params })).data
      return { awayMs: uptime.awayMs, screens: uptime.screens.map(({ name }) => name), outages }
    }
    const before = await shown()
    const rows = async () => {
      const { db } = server.database
      const found = await db.selectFrom('screenTransitions').selectAll().execute()
      return found.map(({ number, at, state }) => `${String(number)} ${String(at)} ${state}`).sort()
    }
    const kept = await rows()
    await server.call(calls.deleteLocation, as, { params, body: { password: testPassword } })
    expect(await rows()).toEqual([])
    // A screen added meanwhile doesn’t get their numbers.
    const other = await aPairedScreen(server)
    await pass(server, 20_000, [other])
    await server.call(calls.restoreLocation, as, { params })
    expect(await shown()).toEqual(before)
    expect(await rows()).toEqual(expect.arrayContaining(kept))
    await pass(server, minute, [other])
    expect(await shown()).toEqual(before)
    expect(await rows()).toHaveLength(kept.length + 1)
  })

  test('is exported as a CSV table in which spreadsheets run no formulas', async () => {
    const server = await startTestServer({ engine })
    server.clock.now = Date.parse('2026-11-18T12:00:00.000Z')
    const { params, screens } = await aWatchedGym(server)
    await pass(server, 5 * minute)
    await pass(server, 2 * minute, screens)
    const { as } = await aUser(server, 'admin')
    const get = (query: string) =>
      server.raw('GET', `/api/v1/locations/${params.id}/uptime/export?${query}`, {
        headers: { authorization: `Bearer ${as.bearer}` },
      })
    const days = await get('from=2026-11-18&headers=es')
    expect(days.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="days-2026-11-18-2026-11-18.csv"',
    })
    expect(days.text.slice(0, 6)).toBe('\uFEFF"Día"')
    const lines = days.text.trim().split('\r\n')
    expect(lines).toHaveLength(3)
    expect(lines[0]).toBe(
      '"Día","Round","Pantalla","Medido (min)","Sin conexión (min)","Con problemas (min)"',
    )
    expect(lines[2]).toMatch(/^"2026-11-18","2","'=Right","/)
    const outages = (await get('of=outages')).text.trim().split('\r\n')
    expect(outages[1]).toMatch(/,"yes","Left, =Right","The location’s network or power"$/)
    const inFrench = (await get('of=outages&headers=fr')).text.trim().split('\r\n')
    expect(inFrench[0]).toMatch(/,"Cause probable"$/)
    expect(inFrench[1]).toMatch(/,"oui","Left, =Right","Le réseau ou le courant du club"$/)
  })

  test('is hidden from users of other locations, and invalid date ranges are refused by name', async () => {
    const server = await startTestServer({ engine })
    const { params } = await aWatchedGym(server)
    const other = await aLocation(server)
    const owner = await aUser(server, 'location', { locations: [other.id] })
    const stranger = await server.call(calls.getLocationUptime, owner.as, { params })
    expect(stranger.status).toBe(404)
    const { as } = await aUser(server, 'admin')
    const codeOf = async (query: Record<string, string>) => {
      const refused = await server.call(calls.getLocationUptime, as, { params, query })
      return refused.error?.issues?.map(({ path, code }) => `${path} ${code}`)
    }
    expect(await codeOf({ from: '2026-11-18', to: '2026-11-17' })).toEqual(['to end-before-start'])
    expect(await codeOf({ from: '2020-01-01', to: '2026-01-01' })).toEqual(['from days-too-many'])
    expect(await codeOf({ from: '2020-01-01' })).toEqual(['from days-too-many'])
    expect(await codeOf({ from: 'yesterday' })).toEqual(['from day'])
  })

  test('lists locations with issues and their cause, and counts every location in one group', async () => {
    const server = await startTestServer({ engine })
    server.clock.now = Date.parse('2026-11-18T12:00:00.000Z')
    const dark = await aWatchedGym(server, { name: 'Dark' })
    await aWatchedGym(server, {
      name: 'Closed',
      openingHours: [[], [], [], [], [{ from: '06:00', to: '22:00' }], [], []],
    })
    const well = await aWatchedGym(server, { name: 'Well' })
    const box = await aWatchedGym(server, { name: 'Box' })
    await aLocation(server, { name: 'Empty' })
    await aScreen(server)
    const partly = await aPairedScreen(server, {
      location: (await aLocation(server, { name: 'Partly', timeZone: 'UTC' })).id,
    })
    await aScreen(server, { location: partly.screen.location?.id ?? '' })
    const answering = [...well.screens, box.screens[0], partly]
    await pass(server, 10 * minute, answering)
    const { as } = await aUser(server, 'admin')
    const { data } = await server.call(calls.getLocationIssues, as)
    const { health, checkedAt } = (await server.call(calls.getConnectivity, as)).data
    expect(health).toEqual({
      ...{ offline: 1, issues: 2, healthy: 1, closed: 1, disabled: 0 },
      'setting-up': 2,
    })
    expect(data.count).toBe(4)
    expect(checkedAt).toBe(stampOf(server.clock.now))
    expect(data.locations.map(({ name, problem, cause }) => [name, problem, cause.code])).toEqual([
      ['Dark', 'offline', 'whole-gym'],
      ['Box', 'issues', 'one-box'],
      ['Partly', 'issues', 'not-linked'],
      ['Closed', 'offline', 'whole-gym'],
    ])
    expect(data.locations[0]).toMatchObject({ connected: 0, linked: 2, of: 2, isClosed: false })
    expect(data.locations[0]?.screens).toMatchObject([{ times: 1 }, { times: 1 }])
    expect(data.locations[1]).toMatchObject({ connected: 1, screens: [{ name: '=Right' }] })
    expect(data.locations[2]).toMatchObject({ connected: 1, linked: 1, of: 2, since: null })
    expect(data.locations[3]).toMatchObject({
      isClosed: true,
      opensAt: '2026-11-19T06:00:00.000Z',
    })
    const owner = await aUser(server, 'location', { locations: [box.location.id] })
    const own = await server.call(calls.getLocationIssues, owner.as)
    expect(own.data).toMatchObject({ count: 1, locations: [{ name: 'Box' }] })
    const until = stampOf(server.clock.now + hour)
    await server.call(calls.muteLocation, as, { params: dark.params, body: { until } })
    const muted = await server.call(calls.getLocationIssues, as)
    expect(muted.data.locations[0]?.mutedUntil).toBe(until)
    expect(muted.data).toMatchObject({ mutedHealthy: [], mutedHealthyCount: 0 })
    // A healthy location is in no row, but that it is muted is shown to those with access.
    await server.call(calls.muteLocation, as, { params: well.params, body: { until } })
    const { data: page } = await server.call(calls.getLocationIssues, as, {
      query: { page: 2, limit: 1 },
    })
    expect(page.locations).toEqual([data.locations[1]])
    expect(page.mutedHealthy).toEqual([
      {
        ...{ locationId: well.location.id, name: 'Well', mutedUntil: until },
        timeZone: well.location.timeZone,
      },
    ])
    expect(page.mutedHealthyCount).toBe(1)
    const others = await server.call(calls.getLocationIssues, owner.as)
    expect(others.data.mutedHealthy).toEqual([])
  })

  test('reports nothing offline until the server has checked the screens after downtime', async () => {
    const server = await startTestServer({ engine })
    const { screens } = await aWatchedGym(server)
    const { as } = await aUser(server, 'admin')
    const read = async () => {
      const { data } = await server.call(calls.getConnectivity, as)
      const issues = await server.call(calls.getLocationIssues, as)
      const ofScreens = await server.call(calls.listScreens, as)
      const offlineSince = ofScreens.data.map((screen) => screen.offlineSince)
      return { ...data, issues: issues.data.count, offlineSince }
    }
    server.clock.advance(hour)
    const nothing = { issues: 0, offlineSince: [null, null] }
    expect(await read()).toMatchObject({
      ...{ ...nothing, health: { healthy: 1, offline: 0 } },
      ...{ connected: 0, locations: [{ colour: 'red', connected: 0 }] },
    })
    await pass(server, 2 * minute)
    expect(await read()).toMatchObject({ ...nothing, health: { healthy: 1, offline: 0 } })
    await pass(server, 2 * minute)
    const since = expect.any(String) as string
    expect(await read()).toMatchObject({
      ...{ issues: 1, health: { healthy: 0, offline: 1 }, offlineSince: [since, since] },
    })
    await pass(server, minute, screens)
    expect(await read()).toMatchObject({ ...nothing, health: { healthy: 1, offline: 0 } })
  })
})
