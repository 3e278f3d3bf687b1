import { calls } from '@roundboard/contract'
import { describe, expect, test } from 'vitest'
import { system } from '../../../platform/actor.ts'
import {
  startTestServer,
  type Credentials,
  engines,
  type TestServer,
} from '../../../testing/test-server.ts'
import { aLocation, aPairedScreen, aScreen, aUser, aWorkout } from '../../../testing/factories.ts'
import { expectOnlyFor } from '../../../testing/refusals.ts'

async function beat(server: TestServer, as: Credentials): Promise<void> {
  const status = { label: 'connected', isConnected: true }
  await server.call(calls.heartbeat, as, { body: { status } })
  await server.services.presence.flush()
}

describe.each(engines)('the dashboard on %s', (engine) => {
  test('is limited to the roles in the permission table', async () => {
    const server = await startTestServer({ engine })
    await expectOnlyFor(server, ['location', 'admin', 'super-admin'], [[calls.getConnectivity]])
    await expectOnlyFor(
      server,
      ['admin', 'super-admin'],
      [[calls.getContentStatus], [calls.getSchedule]],
    )
  })

  // spec: 2.7
  test('shows the connectivity of every location, worst first', async () => {
    const server = await startTestServer({ engine })
    const { as } = await aUser(server, 'admin')
    const [well, half, dark, fresh, bare] = [
      await aLocation(server, { name: 'A well' }),
      await aLocation(server, { name: 'B half' }),
      await aLocation(server, { name: 'D dark' }),
      await aLocation(server, { name: 'C fresh' }),
      await aLocation(server, { name: 'E bare' }),
    ]
    const screens = [
      await aPairedScreen(server, { location: well.id }),
      await aPairedScreen(server, { location: half.id }),
    ]
    await aScreen(server, { location: half.id })
    await aPairedScreen(server, { location: dark.id })
    await aScreen(server, { location: fresh.id })
    for (const screen of screens) await beat(server, screen.as)

    const shown = await server.call(calls.getConnectivity, as)
    expect(shown.data).toMatchObject({
      overall: 'red',
      health: { offline: 1, issues: 1, healthy: 1, closed: 0, disabled: 0, 'setting-up': 2 },
      problems: 2,
      connected: 2,
      screens: 5,
      locations: [
        { id: dark.id, colour: 'red', health: 'offline', lastStatusAt: null },
        { id: half.id, colour: 'yellow', health: 'issues', connected: 1, screens: 2 },
        {
          id: well.id,
          colour: 'green',
          health: 'healthy',
          lastStatusAt: '2026-11-21T12:00:00.000Z',
        },
        { id: fresh.id, colour: null, health: 'setting-up', connected: 0, screens: 1 },
        { id: bare.id, colour: null, health: 'setting-up', connected: 0, screens: 0 },
      ],
    })
    const problems = await server.call(calls.getConnectivity, as, {
      query: { isProblem: true, limit: 1, page: 2 },
    })
    expect(problems.data.locations.map((location) => location.id)).toEqual([half.id])
    expect(problems.data.health.healthy).toBe(1)

    server.clock.advance(90_000)
    expect((await server.call(calls.getConnectivity, as)).data.connected).toBe(2)
    server.clock.advance(1)
    const later = await server.call(calls.getConnectivity, as)
    expect(later.data).toMatchObject({ overall: 'red', connected: 0, health: { offline: 3 } })
  })

  test('ignores locations without screens in the overall color', async () => {
    const server = await startTestServer({ engine })
    const { as } = await aUser(server, 'admin')
    await aLocation(server)
    const bare = await server.call(calls.getConnectivity, as)
    expect(bare.data).toMatchObject({ overall: 'green', health: { 'setting-up': 1 }, screens: 0 })
    const { as: display } = await aPairedScreen(server)
    expect((await server.call(calls.getConnectivity, as)).data.overall).toBe('red')
    await beat(server, display)
    const answering = await server.call(calls.getConnectivity, as)
    expect(answering.data).toMatchObject({
      overall: 'green',
      health: { healthy: 1, 'setting-up': 1 },
    })
    expect(answering.data.locations.map(({ colour }) => colour)).toEqual(['green', null])
  })

  // spec: 4.4
  test('colors a disabled location by its screens, as the locations list does', async () => {
    const server = await startTestServer({ engine })
    const { as } = await aUser(server, 'admin')
    const location = await aLocation(server, { isEnabled: false })
    const rated = async () => {
      const { overall, locations } = (await server.call(calls.getConnectivity, as)).data
      const listed = await server.call(calls.listLocations, as, {})
      expect(listed.data.map(({ health }) => health.colour)).toEqual(
        locations.map(({ colour }) => colour),
      )
      return { overall, colour: locations[0]?.colour, health: locations[0]?.health }
    }
    const health = 'disabled'
    expect(await rated()).toEqual({ overall: 'green', colour: null, health })
    const { as: display } = await aPairedScreen(server, { location: location.id })
    expect(await rated()).toEqual({ overall: 'red', colour: 'red', health })
    await beat(server, display)
    expect(await rated()).toEqual({ overall: 'green', colour: 'green', health })
  })

  test('notifies consoles when a location’s first screen is linked', async () => {
    const server = await startTestServer({ engine })
    const { as } = await aUser(server, 'admin')
    const { id, location } = await aScreen(server)
    const fleet = async () =>
      (await server.services.dashboard.fleet(system)).get(location?.id ?? '')
    const before = await fleet()
    const body = { authCode: 'FRESH0' }
    await server.call(calls.createScreenLink, undefined, { body })
    await server.call(calls.linkScreen, as, { params: { id }, body })
    expect(await fleet()).not.toBe(before)
  })

  test('shows location users their own locations only, in the totals too', async () => {
    const server = await startTestServer({ engine })
    const own = await aLocation(server)
    await aScreen(server)
    const { as } = await aUser(server, 'location', { locations: [own.id] })
    const nobody = await aUser(server, 'location')
    const shown = await server.call(calls.getConnectivity, as)
    expect(shown.data).toMatchObject({ overall: 'green', screens: 0, health: { 'setting-up': 1 } })
    expect(shown.data.locations.map((location) => location.id)).toEqual([own.id])
    const none = await server.call(calls.getConnectivity, nobody.as)
    expect(none.data).toMatchObject({ overall: 'green', locations: [] })
  })

  // spec: 2.7
  test('lists workouts without routines, soonest first and past ones last', async () => {
    const server = await startTestServer({ engine })
    const { as } = await aUser(server, 'admin')
    const days = [
      ['over', '2026-11-01', '2026-11-02'],
      ['later', '2026-12-01', '2026-12-01'],
      ['today', '2026-11-20', '2026-11-21'],
    ] as const
    for (const [name, startDate, endDate] of days)
      await aWorkout(server, { name, startDate, endDate, routines: [] })
    await aWorkout(server, { name: 'whole' })
    const listed = await server.call(calls.getContentStatus, as)
    expect(listed.data.workouts.map((workout) => workout.name)).toEqual(['today', 'later', 'over'])
    expect(listed.data.count).toBe(3)
    const second = await server.call(calls.getContentStatus, as, { query: { limit: 2, page: 2 } })
    expect(second.data.workouts.map((workout) => workout.name)).toEqual(['over'])
  })

  // spec: 2.7
  test('shows for each round on seven days whether there is a workout', async () => {
    const server = await startTestServer({ engine })
    const { as } = await aUser(server, 'admin')
    await aWorkout(server, { round: 1, startDate: '2026-11-01', endDate: '2026-11-22' })
    await aWorkout(server, { round: 1, startDate: '2026-11-27', endDate: '2026-12-31' })
    await aWorkout(server, { round: 9, startDate: '2026-11-23', endDate: '2026-11-24' })
    await aWorkout(server, { round: 2, routines: [] })
    const grid = async (query = {}) => {
      const { data } = await server.call(calls.getSchedule, as, { query })
      return {
        days: data.days,
        rows: data.rounds.map(({ isScheduled }) =>
          isScheduled.map((is) => (is ? '1' : '0')).join(''),
        ),
      }
    }
    const now = await grid()
    expect(now.days[0]).toBe('2026-11-21')
    expect(now.days[6]).toBe('2026-11-27')
    const empty = '0000000'
    const between = Array.from({ length: 7 }, () => empty)
    expect(now.rows).toEqual(['1100001', ...between, '0011000'])
    expect((await grid({ from: '2026-11-24' })).rows[0]).toBe('0001111')
    const over = await aWorkout(server, {
      round: 1,
      startDate: '2026-11-22',
      name: 'Wins',
      endDate: '2026-11-22',
    })
    const { data } = await server.call(calls.getSchedule, as)
    expect(data.rounds[0]?.workouts.map((shown) => shown?.name ?? null)).toEqual([
      expect.not.stringMatching('Wins'),
      over.name,
      ...[null, null, null, null],
      expect.any(String),
    ])
    const draft = await aWorkout(server, {
      ...{ round: 1, startDate: '2026-11-22', endDate: '2026-11-23', isDraft: true },
      routines: [],
    })
    const withDraft = (await server.call(calls.getSchedule, as)).data.rounds[0]
    expect(withDraft?.isScheduled).toEqual([true, true, false, false, false, false, true])
    expect(withDraft?.drafts.map((waiting) => waiting?.name ?? null)).toEqual([
      ...[null, null, draft.name],
      ...[null, null, null, null],
    ])
    for (const from of ['2026-02-30', '9999-12-31', 'today']) {
      const refused = await server.call(calls.getSchedule, as, { query: { from } })
      expect(refused.error?.issues).toMatchObject([{ path: 'from' }])
    }
  })
})
