import { calls } from '@roundboard/contract'
import { wallProblems } from '@roundboard/domain'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { stampOf } from '../../../platform/clock.ts'
import { startTestServer, laneEngines, type TestServer } from '../../../testing/test-server.ts'
import { alive, aLocation, aPairedScreen, aUser, testPassword } from '../../../testing/factories.ts'
import { twoServers } from '../../../testing/two-servers.ts'
import type { ScreenTransition } from './index.ts'
import { readHistories } from './histories.ts'

const second = 1_000
const minute = 60 * second
const beatEveryMs = 30 * second

type Paired = Awaited<ReturnType<typeof aPairedScreen>>

/** Time advances only in `pass`, with a check every ten seconds. */
function aWatch(server: TestServer) {
  const received: ScreenTransition[] = []
  server.services.watch.onTransitions((_trx, transitions) => {
    received.push(...transitions)
    return Promise.resolve()
  })
  const beat = (screens: readonly Paired[], body: object = alive) =>
    Promise.all(screens.map(({ as }) => server.call(calls.heartbeat, as, { body })))
  const look = () => server.services.watch.look()
  return {
    received,
    beat,
    look,
    /** Only these screens send heartbeats, every half minute. */
    async pass(ms: number, screens: readonly Paired[] = [], body: object = alive) {
      for (let passed = 0; passed < ms; passed += 10 * second) {
        if (passed % beatEveryMs === 0) await beat(screens, body)
        server.clock.advance(10 * second)
        await look()
      }
    },
    /** A screen’s transitions since the last call, as `from>to`. */
    transitionsOf: ({ screen }: Paired) =>
      received
        .splice(0)
        .filter(({ screenId }) => screenId === screen.id)
        .map(({ from, to }) => `${from ?? ''}>${to}`),
  }
}

async function storedOf(server: TestServer, { screen }: Paired) {
  const { db } = server.database
  const watched = await db
    .selectFrom('watchedScreens')
    .selectAll()
    .where('screenId', '=', screen.id)
    .orderBy('number')
    .execute()
  const histories = await readHistories(db, watched, 0)
  return watched.map(({ number: _number, ...row }, index) => ({
    ...row,
    transitions: (histories[index]?.transitions ?? []).map(
      ({ at, state }) => `${stampOf(at)} ${state}`,
    ),
  }))
}

describe.each(laneEngines)('the screen watch on %s', (engine) => {
  test('records when a screen goes offline, from its last heartbeat, and when it recovers', async () => {
    const server = await startTestServer({ engine })
    const screen = await aPairedScreen(server)
    const { beat, pass, transitionsOf, look } = aWatch(server)
    await pass(4 * minute, [screen])
    expect(transitionsOf(screen)).toEqual(['>connected'])
    server.clock.advance(7 * second)
    await beat([screen])
    const lastHeard = server.clock.now
    await pass(minute)
    expect(transitionsOf(screen)).toEqual([])
    await pass(minute)
    expect(transitionsOf(screen)).toEqual(['connected>lost'])
    const [stored] = await storedOf(server, screen)
    expect(stored?.since).toBe(stampOf(lastHeard))
    await pass(minute, [screen])
    expect(transitionsOf(screen)).toEqual(['lost>connected'])
    await look()
    expect(transitionsOf(screen)).toEqual([])
    expect((await storedOf(server, screen))[0]?.transitions).toHaveLength(3)
  })

  test('runs once at a time and records nothing if a listener fails', async () => {
    const server = await startTestServer({ engine })
    const screen = await aPairedScreen(server)
    const { beat, look, received } = aWatch(server)
    let isRefusing = true
    server.services.watch.onTransitions(() =>
      isRefusing ? Promise.reject(new Error('not now')) : Promise.resolve(),
    )
    await beat([screen])
    await expect(look()).rejects.toThrow('not now')
    expect(await storedOf(server, screen)).toEqual([])
    isRefusing = false
    received.splice(0)
    await Promise.all([look(), look()])
    expect(received).toHaveLength(1)
    expect(await storedOf(server, screen)).toHaveLength(1)
  })

  test('doesn’t count screens as offline for the time the server was down', async () => {
    const server = await startTestServer({ engine })
    const screens = [await aPairedScreen(server), await aPairedScreen(server)] as const
    const [back, gone] = screens
    const { pass, transitionsOf, look } = aWatch(server)
    await pass(4 * minute, screens)
    transitionsOf(back)
    const lastLook = server.clock.now
    server.clock.advance(60 * minute)
    const backAt = server.clock.now
    await look()
    await pass(3 * minute - 10 * second, [back])
    expect(transitionsOf(back)).toEqual([])
    await pass(20 * second, [back])
    expect(transitionsOf(gone)).toEqual(['connected>lost'])
    expect((await storedOf(server, gone))[0]?.since).toBe(stampOf(backAt))
    expect((await storedOf(server, back))[0]?.transitions).toHaveLength(1)
    expect(await server.database.db.selectFrom('serverAbsences').selectAll().execute()).toEqual([
      { fromAt: stampOf(lastLook), toAt: stampOf(backAt) },
    ])
  })

  test('keeps screens online and history times in order when the clock goes back', async () => {
    const server = await startTestServer({ engine })
    const screen = await aPairedScreen(server)
    const { pass, transitionsOf } = aWatch(server)
    await pass(4 * minute, [screen])
    transitionsOf(screen)
    server.clock.advance(-60 * minute)
    await pass(10 * second)
    await pass(4 * minute, [screen])
    expect(transitionsOf(screen)).toEqual([])
    await pass(3 * minute)
    expect(transitionsOf(screen)).toEqual(['connected>lost'])
    const [stored] = await storedOf(server, screen)
    expect(stored?.transitions).toEqual(stored?.transitions.toSorted())
    expect(await server.database.db.selectFrom('serverAbsences').selectAll().execute()).toEqual([])
  })

  test('reports a screen problem once and its recovery after five minutes', async () => {
    const server = await startTestServer({ engine })
    const screen = await aPairedScreen(server)
    const { pass, transitionsOf } = aWatch(server)
    const frozen = {
      ...alive,
      report: { problem: `${wallProblems.videoFrozen} /media/a.mp4` },
    }
    await pass(6 * minute, [screen])
    transitionsOf(screen)
    await pass(minute, [screen], frozen)
    expect(transitionsOf(screen)).toEqual(['connected>frozen'])
    const well = { ...alive, report: { problem: null } }
    await pass(minute, [screen], well)
    expect(transitionsOf(screen)).toEqual([])
    await pass(5 * minute, [screen], well)
    expect(transitionsOf(screen)).toEqual(['frozen>connected'])
    await pass(3 * minute)
    expect(transitionsOf(screen)).toEqual(['connected>lost'])
  })

  test('reports an old version a day after another build was released to all', async () => {
    const server = await startTestServer({ engine })
    const screen = await aPairedScreen(server)
    const { pass, transitionsOf } = aWatch(server)
    await server.database.db
      .insertInto('builds')
      .values({
        ...{ id: 'b2', list: '{}', foundAt: stampOf(server.clock.now) },
        settledAt: stampOf(server.clock.now),
      })
      .execute()
    const old = { ...alive, report: { build: 'b1' } }
    await pass(6 * minute, [screen], old)
    expect(transitionsOf(screen)).toEqual(['>connected'])
    server.clock.advance(24 * 60 * minute)
    await pass(minute, [screen], old)
    expect(transitionsOf(screen)).toEqual(['connected>old-version'])
  })

  test('follows a screen that is unlinked, linked, renamed, moved and deleted', async () => {
    const server = await startTestServer({ engine })
    const screen = await aPairedScreen(server)
    const { as } = await aUser(server, 'super-admin')
    const { pass, transitionsOf } = aWatch(server)
    const params = { id: screen.screen.id }
    await pass(4 * minute, [screen])
    transitionsOf(screen)
    await server.call(calls.updateScreen, as, { params, body: { name: 'Left wall', round: 7 } })
    await pass(20 * second, [screen])
    expect(transitionsOf(screen)).toEqual([])
    expect(await storedOf(server, screen)).toMatchObject([{ name: 'Left wall', round: 7 }])
    const other = await aLocation(server)
    await server.call(calls.updateScreen, as, { params, body: { location: other.id } })
    await pass(20 * second, [screen])
    expect(transitionsOf(screen)).toEqual(['connected>unlinked', '>connected'])
    expect(await storedOf(server, screen)).toMatchObject([
      { locationId: screen.screen.location?.id, state: 'unlinked', hangingId: null },
      { locationId: other.id, state: 'connected', hangingId: screen.screen.id },
    ])
    await server.call(calls.unlinkScreen, as, { params })
    await pass(20 * second)
    expect(transitionsOf(screen)).toEqual(['connected>unlinked'])
    await pass(10 * minute)
    expect(transitionsOf(screen)).toEqual([])
    await server.call(calls.deleteScreen, as, { params, body: { password: testPassword } })
    await pass(20 * second)
    expect(transitionsOf(screen)).toEqual([])
    expect(await storedOf(server, screen)).toMatchObject([
      { name: 'Left wall', state: 'unlinked', hangingId: null },
      { name: 'Left wall', state: 'unlinked', hangingId: null },
    ])
  })

  test('follows two screens’ devices when they are swapped', async () => {
    const server = await startTestServer({ engine })
    const { id: location } = await aLocation(server)
    const one = await aPairedScreen(server, { location, round: 1 })
    const other = await aPairedScreen(server, { location, round: 2 })
    const { as } = await aUser(server, 'admin')
    const { pass, received } = aWatch(server)
    await pass(4 * minute, [one, other])
    received.splice(0)
    const body = { screen: one.screen.id, with: other.screen.id }
    await server.call(calls.swapScreens, as, { body })
    await pass(2 * minute, [one, other])
    expect(received).toEqual([])
    // The device from the first screen goes silent in the second.
    await pass(2 * minute, [other])
    expect(received).toMatchObject([{ screenId: other.screen.id, from: 'connected', to: 'lost' }])
  })

  test('marks a screen that is deleted while online as unlinked, and deletes it with its location', async () => {
    const server = await startTestServer({ engine })
    const screen = await aPairedScreen(server)
    const { as } = await aUser(server, 'super-admin')
    const { pass, transitionsOf } = aWatch(server)
    await pass(4 * minute, [screen])
    transitionsOf(screen)
    const remove = { params: { id: screen.screen.id }, body: { password: testPassword } }
    await server.call(calls.deleteScreen, as, remove)
    await pass(10 * second)
    expect(transitionsOf(screen)).toEqual(['connected>unlinked'])
    await server.call(calls.deleteLocation, as, {
      params: { id: screen.screen.location?.id },
      body: { password: testPassword },
    })
    await pass(10 * second)
    expect(await storedOf(server, screen)).toEqual([])
    const left = await server.database.db.selectFrom('screenTransitions').selectAll().execute()
    expect(left).toEqual([])
  })

  test('deletes states that ended more than thirteen months ago', async () => {
    const server = await startTestServer({ engine })
    const screen = await aPairedScreen(server)
    const { pass } = aWatch(server)
    await pass(4 * minute, [screen])
    const { db } = server.database
    const states = async () => {
      const rows = await db.selectFrom('screenTransitions').selectAll().orderBy('at').execute()
      return rows.map(({ state }) => state)
    }
    await pass(4 * minute)
    await pass(minute, [screen])
    expect(await states()).toEqual(['connected', 'lost', 'connected'])
    server.clock.advance(15 * 31 * 24 * 60 * minute)
    await server.services.jobs.runDue()
    expect(await states()).toEqual(['connected'])
    const [stored] = await storedOf(server, screen)
    expect(stored).toMatchObject({ state: 'connected' })
  })
})

test('only one of two servers on a database watches the screens', async () => {
  const first = await startTestServer({ engine: 'PostgreSQL' })
  const second_ = await startTestServer({ sharing: first })
  const screen = await aPairedScreen(first)
  const received: string[] = []
  for (const [name, server] of Object.entries({ first, second_ }))
    server.services.watch.onTransitions((_trx, transitions) => {
      received.push(...transitions.map(({ to }) => `${name} ${to}`))
      return Promise.resolve()
    })
  for (let looks = 0; looks < 30; looks += 1) {
    if (looks % 3 === 0) await second_.call(calls.heartbeat, screen.as, { body: alive })
    await second_.services.presence.flush()
    for (const server of [first, second_]) server.clock.advance(10 * second)
    await Promise.all([first, second_].map(({ services }) => services.jobs.runDue()))
  }
  expect(received).toHaveLength(1)
  expect(received[0]).toMatch(/connected$/)
})

test.each([1, 2, 3])(
  'a stalled server doesn’t report screens that another server heard from (clock reading %i)',
  async (stallsAt) => {
    const { other, stalled, network, advance, beat } = await twoServers()
    onTestFinished(network.release)
    const received: ScreenTransition[] = []
    stalled.services.watch.onTransitions((_trx, transitions) => {
      received.push(...transitions)
      return Promise.resolve()
    })
    await beat(other)
    await other.services.presence.flush()
    await stalled.services.watch.look()
    expect(received.splice(0)).toMatchObject([{ to: 'connected' }])
    const observedSince = stampOf(other.clock.now - 60 * minute)
    await other.database.db.updateTable('watch').set({ observedSince }).execute()
    advance(10 * second)
    let now = stalled.clock.now
    let readings = 0
    Object.defineProperty(stalled.clock, 'now', {
      get() {
        readings += 1
        if (readings === stallsAt) network.hold()
        return now
      },
      set: (at: number) => {
        now = at
      },
    })
    const looked = stalled.services.watch.look().catch(() => undefined)
    await vi.waitFor(() => {
      expect(readings).toBeGreaterThanOrEqual(stallsAt)
    })
    other.clock.advance(20 * second)
    now += 20 * second
    await beat(other)
    await other.services.presence.flush()
    network.release()
    await looked
    expect(received).toEqual([])
    await stalled.services.watch.look()
    expect(received).toEqual([])
  },
)
