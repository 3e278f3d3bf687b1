import { calls } from '@roundboard/contract'
import { sql } from 'kysely'
import { expect, onTestFinished, test, vi } from 'vitest'
import { newId } from '../new-id.ts'
import { createWorkoutsService } from '../../areas/workouts/workouts/index.ts'
import { startPostgresProxy } from '../../testing/postgres-proxy.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { alive, aPairedScreen, aUser, aWorkout } from '../../testing/factories.ts'
import { system } from '../actor.ts'
import { openLogChain } from '../audit/audit-key.ts'
import { createWriter } from '../audit/write.ts'
import { createChanges } from '../changes.ts'
import { parseConfig } from '../config.ts'
import { createReader } from '../read.ts'
import { packageZones } from '../time-zones/package-zones.ts'
import { createTimeZones } from '../time-zones/time-zones.ts'
import { createNotifications, type NotificationTimes } from './notifications.ts'

test('an edit on one server reaches the screens of another on the same PostgreSQL', async () => {
  const one = await startTestServer({ engine: 'PostgreSQL' })
  const other = await startTestServer({ engine: 'PostgreSQL', sharing: one })
  const admin = await aUser(one, 'admin')
  const workout = await aWorkout(one, { subHeader: 'Before' })
  const { as } = await aPairedScreen(one)
  const shown = async () =>
    (await other.call(calls.heartbeat, as, { body: alive })).data.workout?.subHeader
  expect(await shown()).toBe('Before')
  await one.call(calls.updateWorkout, admin.as, {
    params: { id: workout.id },
    body: { subHeader: 'After' },
  })
  await vi.waitFor(async () => {
    expect(await shown()).toBe('After')
  })
})

test('a token revoked on one server is refused by the other', async () => {
  const one = await startTestServer({ engine: 'PostgreSQL' })
  const other = await startTestServer({ engine: 'PostgreSQL', sharing: one })
  const admin = await aUser(one, 'admin')
  const { screen, as } = await aPairedScreen(one)
  expect((await other.call(calls.getOwnScreen, as)).status).toBe(200)
  await one.call(calls.unlinkScreen, admin.as, { params: { id: screen.id } })
  await vi.waitFor(async () => {
    expect((await other.call(calls.getOwnScreen, as)).status).toBe(404)
  })
})

test('presence written by one server is seen by the other', async () => {
  const one = await startTestServer({ engine: 'PostgreSQL' })
  const other = await startTestServer({ engine: 'PostgreSQL', sharing: one })
  const admin = await aUser(one, 'admin')
  const { screen, as } = await aPairedScreen(one)
  await one.call(calls.heartbeat, as, { body: alive })
  await one.services.presence.flush()
  const read = await other.call(calls.getScreen, admin.as, { params: { id: screen.id } })
  expect(read.data.status.isConnected).toBe(true)
})

test("an edit by a server that died before notifying reaches the others' screens", async () => {
  const one = await startTestServer({ engine: 'PostgreSQL' })
  const workout = await aWorkout(one, { subHeader: 'Before' })
  const { as } = await aPairedScreen(one)
  const shown = async () =>
    (await one.call(calls.heartbeat, as, { body: alive })).data.workout?.subHeader
  expect(await shown()).toBe('Before')
  // A dying process only commits.
  const { db } = one.database
  const write = createWriter({
    ...{ db, newId },
    clock: () => one.clock.now,
    changes: createChanges(),
    chain: await openLogChain(parseConfig(one.place)),
    onFailure: () => undefined,
  })
  const dying = createWorkoutsService({
    read: createReader(db),
    write,
    newId,
    removals: one.services.removals,
    listShowing: one.services.presence.listShowing,
    assertLinks: () => Promise.resolve(),
    recordForUndo: () => Promise.resolve(),
    clock: () => one.clock.now,
    timeZones: createTimeZones([packageZones]),
  })
  const changes = calls.updateWorkout.body.parse({ subHeader: 'After' })
  await dying.update(system, workout.id, changes)
  await vi.waitFor(async () => {
    expect(await shown()).toBe('After')
  })
})

test('changes too large for a notification are saved, and other servers refresh everything', async () => {
  const one = await startTestServer({ engine: 'PostgreSQL' })
  const other = await startTestServer({ engine: 'PostgreSQL', sharing: one })
  const received: string[] = []
  other.services.changes.subscribe((change) => received.push(change.kind))
  await one.services.write(system, 'system', ({ record, announce }) => {
    record({ model: 'System', action: 'update', data: {} })
    for (let count = 0; count < 500; count += 1) announce({ kind: 'location', locationId: newId() })
    return Promise.resolve()
  })
  await vi.waitFor(() => {
    expect(received).toEqual(['everything'])
  })
})

const halfMinute = 30_000
const seldom = { lookEveryMs: halfMinute, proveEveryMs: halfMinute, proofWithinMs: halfMinute }

/** Advances the fake clock ten seconds per attempt until the check passes. */
const hurryUntil = (isSo: () => void) =>
  vi.waitFor(async () => {
    await vi.advanceTimersByTimeAsync(10_000)
    isSo()
  })

/** A listener through a proxy, with a fake clock; records changes and failures. */
function aListener({ database: { db } }: TestServer, url: string) {
  const changes = createChanges()
  const received: string[] = []
  const failures: string[] = []
  // A new server is still filling the exercise list.
  changes.subscribe(({ kind }) => kind !== 'exercises' && received.push(kind))
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const opening = createNotifications({
    ...{ db, url, changes, processId: newId(), times: seldom },
    onFailure: (what) => failures.push(what),
  })
  onTestFinished(async () => (await opening).close())
  return { received, failures, opening }
}

test('a pooler that swallows notifications is detected at startup, and changes still arrive', async () => {
  const server = await startTestServer({ engine: 'PostgreSQL' })
  const { url } = await startPostgresProxy(server.place['DATABASE_URL'] ?? '', {
    swallowsNotifications: true,
  })
  const { received, failures, opening } = aListener(server, url)
  await hurryUntil(() => {
    expect(failures).toEqual(['changes from other servers are not arriving'])
  })
  await opening
  await aWorkout(server)
  await hurryUntil(() => {
    expect(received).toContain('everything')
  })
})

test('a silently dead connection is replaced, and changes sent meanwhile arrive', async () => {
  const server = await startTestServer({ engine: 'PostgreSQL' })
  const proxy = await startPostgresProxy(server.place['DATABASE_URL'] ?? '', {
    swallowsNotifications: false,
  })
  const { received, failures, opening } = aListener(server, proxy.url)
  await opening
  expect(failures).toEqual([])
  await aWorkout(server)
  await vi.waitFor(() => {
    expect(received).toEqual(['workouts'])
  })
  proxy.goSilent()
  await aWorkout(server)
  await hurryUntil(() => {
    expect(failures).toEqual(['changes from other servers are not arriving'])
    expect(received).toEqual(['workouts', 'everything'])
  })
  await vi.waitFor(async () => {
    await aWorkout(server)
    expect(received.at(-1)).toBe('workouts')
  })
})

test('a broken listening connection makes everything count as changed', async () => {
  const one = await startTestServer({ engine: 'PostgreSQL', onFailure: () => undefined })
  const received: string[] = []
  one.services.changes.subscribe((change) => received.push(change.kind))
  await sql`select pg_terminate_backend(pid) from pg_stat_activity where query like 'listen %' and datname = current_database()`.execute(
    one.database.db,
  )
  await vi.waitFor(() => {
    expect(received).toEqual(['everything'])
  })
})

/** Notifications of a separate process, whose queries are counted and can be delayed. */
async function startProcess(
  { database: { db }, place }: TestServer,
  times: Partial<NotificationTimes>,
  query: () => Promise<unknown> = () => Promise.resolve(),
) {
  const changes = createChanges()
  const received: string[] = []
  changes.subscribe(({ kind }) => kind !== 'exercises' && received.push(kind))
  const notifications = await createNotifications({
    db: db.withPlugin({
      transformQuery: ({ node }) => node,
      async transformResult({ result }) {
        await query()
        return result
      },
    }),
    ...{ url: place['DATABASE_URL'] ?? '', processId: newId(), changes },
    onFailure: () => undefined,
    times: { lookEveryMs: 600_000, proveEveryMs: 600_000, ...times },
  })
  onTestFinished(() => notifications.close())
  return { notifications, received }
}

test('a reader ahead of a notice waits for it, without refreshing anything else', async () => {
  const server = await startTestServer({ engine: 'PostgreSQL' })
  const ahead = await startProcess(server, { noticeWithinMs: 600_000 })
  const { notifications, received } = await startProcess(server, { noticeWithinMs: 600_000 })
  await server.database.db
    .updateTable('logHead')
    .set(({ eb }) => ({ changeRevision: eb('changeRevision', '+', 1) }))
    .execute()
  const revision = notifications.revision() + 1
  const caughtUp = notifications.catchUp(revision)
  ahead.notifications.publish(revision, [{ kind: 'rounds' }])
  await caughtUp
  expect(notifications.knows(revision)).toBe(true)
  expect(received).toEqual(['rounds'])
})

// security: 15.1.3, 15.2.2
test('readers with an unknown revision cause one query at a time', async () => {
  const server = await startTestServer({ engine: 'PostgreSQL' })
  let queries = 0
  const { notifications, received } = await startProcess(server, {}, async () => {
    queries += 1
    return Promise.resolve()
  })
  queries = 0
  const revisions = Array.from({ length: 1_000 }, (_, index) => 1_000_000 + index)
  await Promise.all(revisions.map((revision) => notifications.catchUp(revision)))
  expect(queries).toBe(2)
  expect(received).toEqual([])
})

test('readers stop waiting while PostgreSQL does not respond', async () => {
  const server = await startTestServer({ engine: 'PostgreSQL' })
  let held: Promise<unknown> = Promise.resolve()
  const { notifications, received } = await startProcess(server, { answerWithinMs: 1 }, () => held)
  const { promise, resolve } = Promise.withResolvers<undefined>()
  held = promise
  expect(await notifications.catchUp(notifications.revision() + 1)).toBe(false)
  resolve(undefined)
  expect(received).toEqual([])
})

test('messages about a location arrive in order, and outdated ones are skipped', async () => {
  const one = await startTestServer({ engine: 'PostgreSQL' })
  const other = await startTestServer({ engine: 'PostgreSQL', sharing: one })
  const received: string[] = []
  other.services.changes.subscribe((change) => {
    if (change.kind === 'phones')
      received.push(`${change.locationId} ${String(change.phones.length)}`)
  })
  let queries = 0
  let slow: Promise<void> = Promise.resolve()
  const notifications = await createNotifications({
    db: one.database.db.withPlugin({
      transformQuery: ({ node }) => node,
      async transformResult({ result }) {
        queries += 1
        await slow
        return result
      },
    }),
    url: one.place['DATABASE_URL'] ?? '',
    processId: newId(),
    changes: createChanges(),
    onFailure: () => undefined,
    times: { gatherMs: 5, lookEveryMs: 60_000 },
  })
  onTestFinished(() => notifications.close())
  const { promise, resolve } = Promise.withResolvers<undefined>()
  slow = promise
  const phone = { key: 'x', name: 'x', pass: null }
  const say = (locationId: string, count: number) => {
    notifications.publishPhones({
      ...{ kind: 'phones', locationId, from: 'x' },
      phones: Array.from({ length: count }, () => phone),
    })
  }
  queries = 0
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  say('gym', 3)
  say('gym', 1)
  await vi.waitFor(() => {
    expect(queries).toBe(1)
  })
  say('gym', 2)
  // By now it would have been sent.
  await vi.advanceTimersByTimeAsync(5)
  say('gym', 0)
  say('another gym', 1)
  resolve(undefined)
  await vi.waitFor(() => {
    expect(received).toContain('another gym 1')
  })
  expect(received).toEqual(['gym 1', 'gym 0', 'another gym 1'])
})
