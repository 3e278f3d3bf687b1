import { type ApiKeyScope, calls } from '@roundboard/contract'
import type { HistoryKind } from '@roundboard/domain'
import { CompiledQuery } from 'kysely'
import { describe, expect, test } from 'vitest'
import { inParts } from '../../../platform/database/rows.ts'
import { newId } from '../../../platform/new-id.ts'
import {
  alive,
  aLocation,
  aPairedScreen,
  aScreen,
  aUser,
  aWorkout,
} from '../../../testing/factories.ts'
import { engines, startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { entriesAbout } from './screen-history.repository.ts'

const minute = 60_000
const day = 24 * 60 * minute

async function historyOf(
  server: TestServer,
  as: { bearer: string },
  id: string,
  query: { kind?: HistoryKind; page?: number; limit?: number } = {},
) {
  const { data } = await server.call(calls.getScreenHistory, as, { params: { id }, query })
  return data
}

const names = (events: readonly { event: string; about: string }[]) =>
  events.map(({ event, about }) => (about === '' ? event : `${event} ${about}`))

describe.each(engines)('the history of a screen on %s', (engine) => {
  test('finds log entries about a screen by index', async () => {
    const server = await startTestServer({ engine })
    const { db } = server.database
    const location = await aLocation(server)
    const screen = await aScreen(server, { location: location.id })
    const others = Array.from({ length: 2_000 }, (_, index) => ({
      ...{ seq: 1_000 + index, id: `entry ${String(index)}`, date: '2026-11-21T12:00:00.000Z' },
      ...{ model: 'Screen' as const, action: 'update' as const, modifiedBy: '', userId: null },
      ...{ data: JSON.stringify({ id: newId(), name: 'Left' }), hash: '' },
    }))
    await inParts(others, (part) => db.insertInto('logs').values(part).execute())
    await db.executeQuery(CompiledQuery.raw('analyze logs'))
    const query = entriesAbout(
      db,
      { id: screen.id, locationId: location.id },
      { after: 0, from: '2026' },
    ).compile()
    const explain = engine === 'SQLite' ? 'explain query plan' : 'explain'
    const { rows } = await db.executeQuery({ ...query, sql: `${explain} ${query.sql}` })
    expect(JSON.stringify(rows)).toContain('logs_by_subject')
  })

  test('lists who linked, swapped, refreshed or changed it, newest first', async () => {
    const server = await startTestServer({ engine })
    const admin = await aUser(server, 'super-admin')
    const location = await aLocation(server, { timeZone: 'UTC' })
    const { screen } = await aPairedScreen(server, { location: location.id, name: 'Left' })
    const other = await aScreen(server, { location: location.id, name: 'Right' })
    const params = { id: screen.id }
    const step = async (work: Promise<unknown>) => {
      await work
      server.clock.advance(minute)
    }
    server.clock.advance(minute)
    await step(server.call(calls.updateScreen, admin.as, { params, body: { refreshFlag: true } }))
    await step(server.call(calls.updateScreen, admin.as, { params, body: { name: 'Door' } }))
    await step(server.call(calls.hardRefreshLocation, admin.as, { params: { id: location.id } }))
    await step(
      server.call(calls.swapScreens, admin.as, {
        body: { screen: screen.id, with: other.id },
      }),
    )
    const events = await historyOf(server, admin.as, screen.id)
    expect(names(events).slice(0, 4)).toEqual(['unlinked', 'hard-refresh', 'changed', 'refresh'])
    expect(names(events).slice(4).sort()).toEqual(['added', 'linked'])
    expect(events[0]?.by).toBe(admin.user.email)
    const there = await historyOf(server, admin.as, other.id, { kind: 'link' })
    expect(names(there)).toEqual(['swapped Door', 'added'])
    const commands = await historyOf(server, admin.as, screen.id, { kind: 'command', limit: 1 })
    expect(names(commands)).toEqual(['hard-refresh'])

    const owner = await aUser(server, 'location', { locations: [location.id] })
    const seen = await historyOf(server, owner.as, screen.id)
    expect(names(seen)).toEqual(names(events))
    expect(seen.map(({ by }) => by)).toEqual(seen.map(() => null))
  })

  test('lists starts and build changes, and deletes them after 90 days', async () => {
    const server = await startTestServer({ engine })
    const { screen, as } = await aPairedScreen(server)
    const beat = async (build: string, uptimeSeconds: number) => {
      await server.call(calls.heartbeat, as, {
        body: { ...alive, report: { build, uptimeSeconds } },
      })
      await server.services.presence.flush()
      server.clock.advance(minute)
    }
    await beat('one', 30)
    await beat('one', 90)
    await beat('one', 5)
    await beat('two', 65)
    const software = async () => {
      // Sessions expire sooner.
      const admin = await aUser(server, 'admin')
      return historyOf(server, admin.as, screen.id, { kind: 'software' })
    }
    expect(names(await software())).toEqual([
      'build two',
      'started one',
      'build one',
      'started one',
    ])
    const stored = () => server.database.db.selectFrom('screenEvents').select('at').execute()
    expect(await stored()).toHaveLength(4)
    server.clock.advance(90 * day)
    expect(await software()).toEqual([])
    await server.services.presence.forgetEvents(new Date(server.clock.now).toISOString())
    expect(await stored()).toEqual([])
  })

  test('lists when it was offline, with the cause, and what was scheduled by gym day', async () => {
    const server = await startTestServer({ engine })
    const admin = await aUser(server, 'admin')
    const location = await aLocation(server, { timeZone: 'UTC' })
    const at = { location: location.id }
    const [left, right] = [
      await aPairedScreen(server, { ...at, round: 1, name: 'Left' }),
      await aPairedScreen(server, { ...at, round: 2, name: 'Right' }),
    ]
    const pass = async (ms: number, screens: readonly { as: { screen: string } }[]) => {
      for (let passed = 0; passed < ms; passed += 20_000) {
        if (passed % minute === 0)
          for (const { as } of screens) await server.call(calls.heartbeat, as, { body: alive })
        server.clock.advance(20_000)
        await server.services.watch.look()
      }
    }
    await pass(5 * minute, [left, right])
    await pass(10 * minute, [right])
    await pass(5 * minute, [left, right])
    const offline = await historyOf(server, admin.as, left.screen.id, { kind: 'offline' })
    expect(offline).toMatchObject([{ cause: { code: 'one-box' } }])
    const { at: from, until } = offline[0] ?? {}
    expect(Date.parse(until ?? '') - Date.parse(from ?? '')).toBeGreaterThanOrEqual(10 * minute)
    expect(await historyOf(server, admin.as, right.screen.id, { kind: 'offline' })).toEqual([])

    const today = new Date(server.clock.now).toISOString().slice(0, 10)
    const days = { startDate: today, endDate: '2099-01-01' }
    await aWorkout(server, { round: 1, name: 'First Bell', ...days })
    await aWorkout(server, { round: 1, name: 'Unfinished', isDraft: true, ...days })
    await aWorkout(server, { round: 2, name: 'Elsewhere', ...days })
    server.clock.advance(day)
    const later = await aUser(server, 'admin')
    const scheduled = await historyOf(server, later.as, left.screen.id, { kind: 'workout' })
    expect(names(scheduled)).toEqual(['scheduled First Bell', 'scheduled First Bell'])
    expect(scheduled.map(({ at }) => at.slice(0, 10))).toEqual(['2026-11-22', today])
  })

  test('lists an outage from before the last 90 days with its start', async () => {
    const server = await startTestServer({ engine })
    const { screen, as } = await aPairedScreen(server)
    await server.call(calls.heartbeat, as, { body: alive })
    await server.services.watch.look()
    for (let passed = 0; passed < 5 * minute; passed += 20_000) {
      server.clock.advance(20_000)
      await server.services.watch.look()
    }
    const began = new Date(server.clock.now).toISOString()
    server.clock.advance(89 * day)
    const listed = async () => {
      const { as: admin } = await aUser(server, 'admin')
      return historyOf(server, admin, screen.id, { kind: 'offline' })
    }
    const before = await listed()
    server.clock.advance(11 * day)
    expect(before[0]?.at).toMatch(began.slice(0, 10))
    expect(await listed()).toEqual(before)
  })

  test('limits the starts of a screen that restarts in a loop', async () => {
    const server = await startTestServer({ engine })
    const { screen, as } = await aPairedScreen(server)
    const { db } = server.database
    const beat = async () => {
      await server.call(calls.heartbeat, as, {
        body: { ...alive, report: { build: 'one', uptimeSeconds: 1 } },
      })
      server.clock.advance(minute)
    }
    server.clock.advance(60 * minute - (server.clock.now % (60 * minute)))
    const stored = async () => {
      await server.services.presence.flush()
      return (await db.selectFrom('screenEvents').select('at').execute()).length
    }
    for (let times = 0; times < 25; times += 1) await beat()
    expect(await stored()).toBe(20)
    server.clock.advance(60 * minute)
    await beat()
    expect(await stored()).toBe(21)
    const builds = Array.from({ length: 2_000 }, (_, index) => ({
      ...{ screenId: screen.id, at: new Date(server.clock.now + index).toISOString() },
      ...{ kind: 'build' as const, detail: String(index) },
    }))
    await inParts(builds, (part) => db.insertInto('screenEvents').values(part).execute())
    const admin = await aUser(server, 'admin')
    const { count } = await server.call(calls.getScreenHistory, admin.as, {
      ...{ params: { id: screen.id }, query: { kind: 'software' } },
    })
    expect(count).toBe(2_000)
  })

  test('lists events of its location and round only from when it moved there', async () => {
    const server = await startTestServer({ engine })
    const admin = await aUser(server, 'super-admin')
    const [from, to] = [
      await aLocation(server, { timeZone: 'UTC' }),
      await aLocation(server, { timeZone: 'UTC' }),
    ]
    const today = new Date(server.clock.now).toISOString().slice(0, 10)
    for (const round of [1, 2])
      await aWorkout(server, { round, name: 'Hooks', startDate: today, endDate: '2099-01-01' })
    const screen = await aScreen(server, { location: from.id, round: 1 })
    const params = { id: screen.id }
    const refresh = ({ id }: { id: string }) =>
      server.call(calls.hardRefreshLocation, admin.as, { params: { id } })
    const events = async (kind: HistoryKind) => {
      const { as } = await aUser(server, 'super-admin')
      return historyOf(server, as, screen.id, { kind })
    }
    server.clock.advance(minute)
    await refresh(to)
    server.clock.advance(minute)
    await server.call(calls.updateScreen, admin.as, { params, body: { location: to.id } })
    server.clock.advance(minute)
    expect(await events('command')).toEqual([])
    await refresh(to)
    expect(names(await events('command'))).toEqual(['hard-refresh'])
    server.clock.advance(day)
    expect(await events('workout')).toHaveLength(2)
    const later = await aUser(server, 'super-admin')
    await server.call(calls.updateScreen, later.as, { params, body: { round: 2 } })
    expect(await events('workout')).toHaveLength(1)
  })

  test('lists outages at an earlier location only to users who may see it', async () => {
    const server = await startTestServer({ engine })
    const admin = await aUser(server, 'admin')
    const [from, to] = [await aLocation(server), await aLocation(server)]
    const { screen, as } = await aPairedScreen(server, { location: from.id })
    const pass = async (ms: number) => {
      for (let passed = 0; passed < ms; passed += 20_000) {
        server.clock.advance(20_000)
        await server.services.watch.look()
      }
    }
    const offlineFor = async (ms: number) => {
      await server.call(calls.heartbeat, as, { body: alive })
      await pass(ms)
      await server.call(calls.heartbeat, as, { body: alive })
      await pass(20_000)
    }
    await offlineFor(10 * minute)
    const params = { id: screen.id }
    await server.call(calls.updateScreen, admin.as, { params, body: { location: to.id } })
    await offlineFor(12 * minute)
    const offline = async (...locations: { id: string }[]) => {
      const ids = locations.map(({ id }) => id)
      const user =
        ids.length === 0
          ? await aUser(server, 'admin')
          : await aUser(server, 'location', { locations: ids })
      return historyOf(server, user.as, screen.id, { kind: 'offline' })
    }
    const both = await offline()
    expect(both).toHaveLength(2)
    expect(await offline(from, to)).toEqual(both)
    expect(await offline(to)).toEqual(both.slice(0, 1))
    await server.call(calls.deleteLocation, admin.as, { params: { id: from.id } })
    expect(await offline()).toEqual(both)
  })

  test('shows scheduled workouts only to keys that may read the schedule', async () => {
    const server = await startTestServer({ engine })
    const screen = await aScreen(server, { location: (await aLocation(server)).id, round: 1 })
    const today = new Date(server.clock.now).toISOString().slice(0, 10)
    await aWorkout(server, { round: 1, startDate: today, endDate: '2099-01-01' })
    const root = await aUser(server, 'super-admin')
    const seenWith = async (...scopes: ApiKeyScope[]) => {
      const { data } = await server.call(calls.createApiKey, root.as, {
        body: { name: 'Partner', scopes },
      })
      return historyOf(server, { bearer: data.secret }, screen.id, { kind: 'workout' })
    }
    expect(await seenWith('screens:read')).toEqual([])
    expect(await seenWith('screens:read', 'schedule:read')).toHaveLength(1)
  })
})
