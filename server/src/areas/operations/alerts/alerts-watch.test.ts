import { calls, type Location } from '@roundboard/contract'
import { describe, expect, test } from 'vitest'
import { newId } from '../../../platform/new-id.ts'
import { createUnlogged } from '../../../platform/read.ts'
import { nodeZones } from '../../../platform/time-zones/node-zones.ts'
import { createTimeZones } from '../../../platform/time-zones/time-zones.ts'
import { startTestMailServer } from '../../../testing/test-mail-server.ts'
import { startWebhookReceiver } from '../../../testing/webhook-receiver.ts'
import {
  startTestServer,
  engines,
  laneEngines,
  type TestServer,
} from '../../../testing/test-server.ts'
import { aLocation, aScreen, aUser, testPassword } from '../../../testing/factories.ts'
import { createAlertsWatch } from './alerts-watch.ts'
import { createOutageTracker, type ScreenNow } from './outage-tracker.ts'
import { createNotifier } from './notifier.ts'

const minute = 60_000
const noon = Date.parse('2026-11-23T17:00:00.000Z')
const stampOf = (at: number) => new Date(at).toISOString()

/** A server with email, and a watch that gets the screen states from the test. */
async function aWatch(
  engine: (typeof engines)[number] = 'SQLite',
  now = noon,
  settings: Record<string, string> = {},
) {
  const mailServer = await startTestMailServer()
  const server = await startTestServer({
    engine,
    now,
    settings: { ...mailServer.settings, ...settings },
  })
  const { jobs, mail, alerts } = server.services
  const { organization } = alerts
  const { db } = server.database
  const screens = new Map<string, ScreenNow>()
  const common = { newId, timeZones: createTimeZones([nodeZones]), organization }
  const looked = { agoMs: 0 }
  const start = () =>
    createAlertsWatch({
      unlogged: createUnlogged(db),
      clock: () => server.clock.now,
      newId,
      findLastCheck: () => Promise.resolve(server.clock.now - looked.agoMs),
      outageTracker: createOutageTracker({
        ...common,
        readScreens: (_, ids) =>
          Promise.resolve([...screens.values()].filter((one) => ids.includes(one.locationId))),
      }),
      notifier: createNotifier({
        ...{ ...common, jobs, mail },
        consoleUrl: 'https://console.example.test',
      }),
    })
  const watch = { now: start() }
  /** Sets the state of a location’s rounds, as the watch finds them. */
  async function finds(
    locations: Location | Location[],
    state: ScreenNow['state'],
    rounds?: number[],
  ) {
    const ids = [locations].flat().map(({ id }) => id)
    const found = [...screens.values()].filter(
      (one) => ids.includes(one.locationId) && (rounds?.includes(one.round) ?? true),
    )
    for (const one of found) screens.set(one.id, { ...one, state, since: server.clock.now })
    await db
      .transaction()
      .execute((trx) => watch.now.onTransitions(trx, found, stampOf(server.clock.now)))
  }
  async function after(ms: number): Promise<void> {
    server.clock.advance(ms)
    await watch.now.check()
    await jobs.runDue()
  }
  return {
    ...{ server, mailServer, db, finds, after, watch, looked },
    restart: () => (watch.now = start()),
    aGym: async (given: Record<string, unknown> = {}, count = 10) => {
      const location = await aLocation(server, given)
      for (let index = 0; index < count; index += 1) {
        const round = (index % 10) + 1
        const { id, name } = await aScreen(server, {
          ...{ location: location.id, round, name: `Round ${String(round)}` },
        })
        // As if the screen were linked.
        await db.updateTable('screens').set({ tokenHash: id }).where('id', '=', id).execute()
        screens.set(id, {
          ...{ id, name, round, locationId: location.id, state: 'connected', since: now },
        })
      }
      return location
    },
    subjects: () => mailServer.emails.map(({ read }) => read.subject),
    emailsTo: (email: string) =>
      mailServer.emails.filter(({ to }) => to.includes(email)).map(({ read }) => read),
  }
}

const bellOf = async (server: TestServer, { as }: { as: { bearer: string } }) =>
  (await server.call(calls.listAlerts, as)).data

/** The events that a webhook of the organization got so far, the last first. */
async function aWebhookOf(server: TestServer) {
  const { as } = await aUser(server, 'super-admin')
  const { data } = await server.call(calls.createOrganizationWebhook, as, {
    body: { url: 'https://hooks.example.test/', events: ['location-away'], region: null },
  })
  return async () => {
    const params = { id: data.id }
    const listed = await server.call(calls.listWebhookDeliveries, as, { params })
    return listed.data.map(({ event }) => event)
  }
}

const choose = (server: TestServer, { as }: { as: { bearer: string } }, given: object) =>
  server.call(calls.updateAlertPreferences, as, {
    body: {
      kinds: ['location-away', 'screen-away', 'screen-trouble'],
      channels: ['email', 'bell'],
      timeZone: 'America/New_York',
      ...{ quietHours: null, summaryHour: null, locations: null },
      ...given,
    },
  })

test('screens of a location that go offline one by one cause one alert, even after one minute', async () => {
  const { server, finds, after, aGym: setUpLocation, subjects } = await aWatch()
  const person = await aUser(server, 'admin')
  await choose(server, person, {})
  const location = await setUpLocation({ name: 'Downtown', awayMinutes: 1 })
  await finds(location, 'lost', [1])
  await after(95_000)
  await finds(location, 'lost')
  await after(minute)
  await after(minute)
  expect(subjects()).toHaveLength(1)
})

test.each([20_000, -20_000])(
  'a due alert waits if the last check of the screens was %i ms ago',
  async (agoMs) => {
    const { server, finds, after, aGym: setUpLocation, subjects, looked } = await aWatch()
    const person = await aUser(server, 'admin')
    await choose(server, person, {})
    await finds(await setUpLocation(), 'lost')
    looked.agoMs = agoMs
    await after(10 * minute)
    expect(subjects()).toEqual([])
    looked.agoMs = 10_000
    await after(5_000)
    expect(subjects()).toHaveLength(1)
  },
)

describe.each(laneEngines)('an outage of a location on %s', (engine) => {
  test('alerts once, after its delay and in local time, and again on recovery', async () => {
    const { server, aGym: setUpLocation, finds, after, emailsTo } = await aWatch(engine)
    const location = await setUpLocation({ name: 'Downtown' })
    const owner = await aUser(server, 'location', { locations: [location.id] })
    const stranger = await aUser(server, 'location', { locations: [(await setUpLocation()).id] })
    const admin = await aUser(server, 'admin')
    for (const round of [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]) {
      await finds(location, 'lost', [round])
      server.clock.advance(100)
    }
    await after(5 * minute - 2000)
    expect(emailsTo(owner.user.email)).toEqual([])
    await after(2000)
    await after(10 * minute)
    const [email, ...more] = emailsTo(owner.user.email)
    expect(more).toEqual([])
    expect(email?.subject).toMatch(/^Downtown: all screens offline since 12:00\sPM$/)
    expect(email?.text?.replaceAll(/\s+/g, ' ')).toContain(
      'All 10 screens have been offline since Mon, Nov 23, 12:00 PM (Eastern Time).',
    )
    expect(email?.text).toContain(`https://console.example.test/admin/my-locations/${location.id}`)
    const bell = await bellOf(server, owner)
    expect(bell).toMatchObject({
      unread: 1,
      notices: [
        {
          ...{ kind: 'location-away', concerned: 10, linked: 10, until: null, isRead: false },
          location: { id: location.id, name: 'Downtown', timeZone: 'America/New_York' },
        },
      ],
    })
    // Head office sees it in the console only, other users not at all.
    expect((await bellOf(server, admin)).unread).toBe(1)
    expect((await bellOf(server, stranger)).notices).toEqual([])

    const read = await server.call(calls.readAlerts, owner.as, {
      body: { ids: [bell.notices[0]?.id] },
    })
    expect(read.data.unread).toBe(0)
    await finds(location, 'connected')
    await after(30_000)
    const emails = emailsTo(owner.user.email)
    expect(emails).toHaveLength(2)
    expect(emails[1]?.subject).toBe('Downtown: back online after 15 minutes')
    expect(await bellOf(server, owner)).toMatchObject({
      unread: 1,
      notices: [{ id: bell.notices[0]?.id, until: expect.any(String) as string, isRead: false }],
    })
  })

  test('stays in the list of a user whose deletion was undone', async () => {
    const { server, aGym: setUpLocation, finds, after } = await aWatch(engine)
    const location = await setUpLocation()
    const root = await aUser(server, 'super-admin')
    const admin = await aUser(server, 'admin')
    await finds(location, 'lost')
    await after(5 * minute)
    const before = await bellOf(server, admin)
    expect(before.unread).toBe(1)
    const { db } = server.database
    await db.insertInto('alertSummaries').values({ userId: admin.user.id, sentFor: 'x' }).execute()
    const params = { id: admin.user.id }
    await server.call(calls.deleteUser, root.as, { params, body: { password: testPassword } })
    await server.call(calls.restoreUser, root.as, { params })
    const from = { address: '127.0.0.1', device: 'test', deviceSecrets: [] }
    const { token } = await server.services.sessions.start(db, admin.user.id, from)
    expect(await bellOf(server, { as: { bearer: token } })).toEqual(before)
    // Otherwise today's summary would be sent a second time.
    expect(await db.selectFrom('alertSummaries').select('userId').execute()).toHaveLength(1)
  })

  test('counts only opening hours until it alerts', async () => {
    const weekdays = Array.from({ length: 7 }, () => [{ from: '06:00', to: '12:02' }])
    const { server, aGym: setUpLocation, finds, after, subjects } = await aWatch(engine)
    const location = await setUpLocation({
      name: 'Downtown',
      openingHours: weekdays,
      awayMinutes: 10,
    })
    await aUser(server, 'location', { locations: [location.id] })
    await finds(location, 'lost')
    // Two minutes on Monday, eight on Tuesday.
    await after(18 * 60 * minute)
    await after(7 * minute)
    expect(subjects()).toEqual([])
    await after(minute)
    expect(subjects()).toHaveLength(1)
  })

  test('doesn’t alert if the location recovers in time', async () => {
    const { server, aGym: setUpLocation, finds, after, subjects, db } = await aWatch(engine)
    const location = await setUpLocation()
    const owner = await aUser(server, 'location', { locations: [location.id] })
    await finds(location, 'lost')
    await after(4 * minute)
    await finds(location, 'connected')
    await after(10 * minute)
    expect(subjects()).toEqual([])
    expect((await bellOf(server, owner)).notices).toEqual([])
    expect(await db.selectFrom('outages').selectAll().execute()).toEqual([])
  })

  test('sends a recovery of a deleted, unlinked or disabled location to webhooks of the organization only', async () => {
    const { server, aGym: setUpLocation, finds, after, subjects, db } = await aWatch(engine)
    const events = await aWebhookOf(server)
    const root = await aUser(server, 'super-admin')
    const locations = [await setUpLocation(), await setUpLocation(), await setUpLocation()] as const
    for (const { id } of locations) await aUser(server, 'location', { locations: [id] })
    // More online locations: too few are offline for a server problem.
    for (let count = 0; count < 7; count += 1) await setUpLocation({}, 1)
    await finds([...locations], 'lost')
    await after(5 * minute)
    expect(subjects()).toHaveLength(3)
    expect(await events()).toEqual(Array(3).fill('alert.began'))
    await server.call(calls.deleteLocation, root.as, {
      ...{ params: { id: locations[0].id }, body: { password: testPassword } },
    })
    await finds(locations[1], 'unlinked')
    await server.call(calls.updateLocation, root.as, {
      ...{ params: { id: locations[2].id }, body: { isEnabled: false } },
    })
    await after(5 * minute)
    await after(5 * minute)
    expect(subjects()).toHaveLength(3)
    expect(await events()).toEqual([
      ...Array<string>(3).fill('alert.ended'),
      ...Array<string>(3).fill('alert.began'),
    ])
    const open = await db.selectFrom('outages').selectAll().where('endedAt', 'is', null).execute()
    expect(open).toEqual([])
  })

  test('alerts after quiet hours if it continues, and then on recovery', async () => {
    const { server, aGym: setUpLocation, finds, after, emailsTo } = await aWatch(engine)
    const [location, other] = [
      await setUpLocation({ name: 'Downtown' }),
      await setUpLocation({ name: 'Uptown' }),
    ]
    const owner = await aUser(server, 'location', { locations: [location.id, other.id] })
    await choose(server, owner, { quietHours: { from: '12:00', to: '13:00' } })
    await finds([location, other], 'lost')
    await after(5 * minute)
    // The console notifies silently.
    expect((await bellOf(server, owner)).unread).toBe(2)
    await finds(other, 'connected')
    await after(54 * minute)
    expect(emailsTo(owner.user.email)).toEqual([])
    await after(minute)
    const [email, ...more] = emailsTo(owner.user.email)
    expect(email?.subject).toContain('Downtown: all screens offline')
    expect(more).toEqual([])
    await finds(location, 'connected')
    await after(minute)
    expect(emailsTo(owner.user.email).map(({ subject }) => subject)).toEqual([
      email?.subject,
      expect.stringContaining('back online after 1 hour'),
    ])
  })

  test('alerts again each day until it is acknowledged, and when a new outage begins', async () => {
    const { server, aGym: setUpLocation, finds, after, subjects } = await aWatch(engine)
    const location = await setUpLocation({ name: 'Downtown' })
    await aUser(server, 'location', { locations: [location.id] })
    await aUser(server, 'location', { locations: [location.id] })
    const dayMs = 24 * 60 * minute
    const params = { id: location.id }
    await finds(location, 'lost')
    await after(5 * minute)
    const sent = { emails: subjects().length }
    const since = () => {
      const more = subjects().length - sent.emails
      sent.emails += more
      return more
    }
    expect(sent.emails).toBe(2)
    await after(dayMs - minute)
    expect(since()).toBe(0)
    await after(minute)
    expect(since()).toBe(2)

    // Sessions expire within a day.
    const [admin, other] = [await aUser(server, 'admin'), await aUser(server, 'admin')]
    const note = 'The electrician comes at 9.'
    await server.call(calls.acknowledgeOutage, admin.as, { params, body: { note } })
    const seen = await server.call(calls.getLocationOutage, other.as, { params })
    expect(seen.data).toMatchObject({ acknowledged: { by: admin.user.email, note } })
    await after(2 * dayMs)
    expect(since()).toBe(0)

    await finds(location, 'connected')
    await after(minute)
    expect(since()).toBe(2)
    const later = await aUser(server, 'admin')
    expect((await server.call(calls.getLocationOutage, later.as, { params })).data).toBeNull()
    await finds(location, 'lost')
    await after(5 * minute)
    expect(since()).toBe(2)
    await after(dayMs)
    expect(since()).toBe(2)
  })

  test('repeats to webhooks under a new ID', async () => {
    const receiver = await startWebhookReceiver()
    const {
      server,
      aGym: setUpLocation,
      finds,
      after,
    } = await aWatch(engine, noon, {
      WEBHOOK_PRIVATE_HOSTS: new URL(receiver.url).host,
    })
    const location = await setUpLocation()
    const owner = await aUser(server, 'location', { locations: [location.id] })
    await server.call(calls.setWebhook, owner.as, { body: { url: receiver.url } })
    await choose(server, owner, { channels: ['webhook'] })
    await finds(location, 'lost')
    await after(5 * minute)
    await after(24 * 60 * minute)
    await after(24 * 60 * minute)
    const ids = receiver.received.map(({ headers }) => headers['webhook-id'])
    expect(ids).toHaveLength(3)
    expect(new Set(ids).size).toBe(3)
    const times = receiver.received.map(
      ({ body }) => (JSON.parse(body) as { timestamp: string }).timestamp,
    )
    const days = [1, 2].map((day) => stampOf(noon + (24 * 60 * day + 5) * minute))
    expect(times).toEqual([stampOf(noon), ...days])
  })

  test('repeats only while all its screens are offline', async () => {
    const { aGym: setUpLocation, server, finds, after, subjects } = await aWatch(engine)
    const location = await setUpLocation({ name: 'Downtown' })
    await aUser(server, 'location', { locations: [location.id] })
    await finds(location, 'lost', [1])
    await finds(location, 'frozen', [2])
    await after(5 * minute)
    await after(24 * 60 * minute)
    await after(24 * 60 * minute)
    expect(subjects()).toHaveLength(1)
  })

  test('doesn’t alert if it is acknowledged in time, until that is withdrawn', async () => {
    const { server, aGym: setUpLocation, finds, after, subjects } = await aWatch(engine)
    const location = await setUpLocation()
    const owner = await aUser(server, 'location', { locations: [location.id] })
    const params = { id: location.id }
    await finds(location, 'lost')
    await server.call(calls.acknowledgeOutage, owner.as, { params, body: {} })
    await after(60 * minute)
    expect(subjects()).toEqual([])
    const { data } = await server.call(calls.withdrawAcknowledgement, owner.as, { params })
    expect(data).toMatchObject({ acknowledged: null })
    await after(minute)
    expect(subjects()).toHaveLength(1)
  })

  test('alerts once about screens that fail after an acknowledgment', async () => {
    const { server, aGym: setUpLocation, finds, after, subjects } = await aWatch(engine)
    const location = await setUpLocation({ name: 'Downtown' })
    const owner = await aUser(server, 'location', { locations: [location.id] })
    await choose(server, owner, {})
    const params = { id: location.id }
    const acknowledged = async () =>
      (await server.call(calls.getLocationOutage, owner.as, { params })).data?.acknowledged
    // Before anyone was alerted.
    await finds(location, 'lost', [1])
    await server.call(calls.acknowledgeOutage, owner.as, { params, body: { note: 'On it' } })
    await after(60 * minute)
    expect(subjects()).toEqual([])
    await finds(location, 'lost', [2])
    expect(await acknowledged()).toBeNull()
    await after(4 * minute)
    expect(subjects()).toEqual([])
    await after(minute)
    expect(subjects()).toEqual(['Downtown: 2 of 10 screens offline'])

    // And after that.
    await server.call(calls.acknowledgeOutage, owner.as, { params, body: { note: 'Both' } })
    await finds(location, 'lost', [3])
    await after(minute)
    await finds(location, 'connected', [3])
    expect(await acknowledged()).toMatchObject({ note: 'Both' })
    await after(10 * minute)
    expect(subjects()).toHaveLength(1)
    await finds(location, 'lost', [3])
    await after(4 * minute)
    expect(subjects()).toHaveLength(1)
    await after(minute)
    await after(60 * minute)
    expect(subjects().slice(1)).toEqual(['Downtown: 3 of 10 screens offline'])
  })

  test('repeats its alert after a mute if it was due during the mute', async () => {
    const { server, db, aGym: setUpLocation, finds, after, subjects } = await aWatch(engine)
    const location = await setUpLocation()
    const owner = await aUser(server, 'location', { locations: [location.id] })
    const dayMs = 24 * 60 * minute
    await finds(location, 'lost')
    await after(5 * minute)
    expect(subjects()).toHaveLength(1)
    const body = { until: stampOf(server.clock.now + dayMs + 20 * minute) }
    await server.call(calls.muteLocation, owner.as, { params: { id: location.id }, body })
    await after(dayMs + 10 * minute)
    expect(subjects()).toHaveLength(1)
    const notices = await db.selectFrom('notices').select('at').execute()
    expect(notices).toEqual([{ at: stampOf(noon + 5 * minute) }])
    await after(10 * minute)
    expect(subjects()).toHaveLength(2)
    await after(dayMs - minute)
    expect(subjects()).toHaveLength(2)
  })

  test('stays acknowledged while its screens come back one by one', async () => {
    const { server, aGym: setUpLocation, finds, after, subjects } = await aWatch(engine)
    const location = await setUpLocation({ name: 'Downtown' })
    const owner = await aUser(server, 'location', { locations: [location.id] })
    await choose(server, owner, {})
    const params = { id: location.id }
    await finds(location, 'lost')
    await after(5 * minute)
    const body = { note: 'On it' }
    await server.call(calls.acknowledgeOutage, owner.as, { params, body })
    await finds(location, 'connected', [1])
    const { data } = await server.call(calls.getLocationOutage, owner.as, { params })
    expect(data?.acknowledged).toMatchObject({ by: owner.user.email, note: 'On it' })
    await after(60 * minute)
    expect(subjects()).toEqual([expect.stringContaining('Downtown: all screens offline')])
    await finds(location, 'lost', [1])
    await after(5 * minute)
    expect(subjects()[1]).toContain('Downtown: all screens offline')
    await finds(location, 'connected')
    await after(minute)
    expect(subjects().slice(2)).toEqual([expect.stringContaining('Downtown: back online')])
  })

  test('recovers once all its screens are online', async () => {
    const { server, aGym: setUpLocation, finds, after, subjects } = await aWatch(engine)
    const location = await setUpLocation({ name: 'Downtown', awayMinutes: 30 })
    const other = await setUpLocation({ name: 'Uptown' })
    const owner = await aUser(server, 'location', { locations: [location.id, other.id] })
    await choose(server, owner, { kinds: ['location-away'] })
    await finds(location, 'lost')
    await after(30 * minute)
    await finds(other, 'lost')
    await after(5 * minute)
    await finds(location, 'connected', [1, 2, 3])
    await finds(other, 'connected')
    await after(20 * minute)
    expect(subjects()).toEqual([
      expect.stringContaining('Downtown: all screens offline'),
      expect.stringContaining('Uptown: all screens offline'),
      expect.stringContaining('Uptown: back online'),
    ])
    await finds(location, 'connected')
    await after(minute)
    expect(subjects().slice(3)).toEqual([expect.stringContaining('Downtown: back online')])
  })

  test('ends in the console and for the organization once all its screens are online', async () => {
    const { server, aGym: setUpLocation, finds, after } = await aWatch(engine)
    const events = await aWebhookOf(server)
    const location = await setUpLocation()
    const owner = await aUser(server, 'location', { locations: [location.id] })
    await choose(server, owner, { kinds: ['location-away'], channels: ['bell'] })
    await finds(location, 'lost')
    await after(5 * minute)
    const [notice] = (await bellOf(server, owner)).notices
    await server.call(calls.readAlerts, owner.as, { body: { ids: [notice?.id] } })
    await finds(location, 'connected', [1])
    await after(minute)
    expect((await bellOf(server, owner)).notices).toMatchObject([{ until: null, isRead: true }])
    expect(await events()).toEqual(['alert.began'])
    const backAt = stampOf(server.clock.now)
    await finds(location, 'connected')
    await after(minute)
    expect((await bellOf(server, owner)).notices).toMatchObject([{ until: backAt, isRead: false }])
    expect(await events()).toEqual(['alert.ended', 'alert.began'])
  })

  test('ends for the organization if the location is unlinked or deleted while partly back', async () => {
    const { server, aGym: setUpLocation, finds, after } = await aWatch(engine)
    const root = await aUser(server, 'super-admin')
    const events = await aWebhookOf(server)
    const [unlinked, deleted] = [await setUpLocation(), await setUpLocation()]
    for (let count = 0; count < 7; count += 1) await setUpLocation({}, 1)
    await finds([unlinked, deleted], 'lost')
    await after(5 * minute)
    await finds([unlinked, deleted], 'connected', [1])
    await after(minute)
    expect(await events()).toEqual(['alert.began', 'alert.began'])
    await finds(unlinked, 'unlinked')
    expect(await events()).toEqual(['alert.ended', 'alert.began', 'alert.began'])
    await server.call(calls.deleteLocation, root.as, {
      ...{ params: { id: deleted.id }, body: { password: testPassword } },
    })
    expect(await events()).toHaveLength(4)
  })

  test('ends for the organization before the next one of the location begins', async () => {
    const { server, aGym: setUpLocation, finds, after } = await aWatch(engine)
    const events = await aWebhookOf(server)
    const location = await setUpLocation()
    await finds(location, 'lost')
    await after(5 * minute)
    await finds(location, 'connected', [1])
    await after(minute)
    await finds(location, 'lost', [1])
    await after(5 * minute)
    expect(await events()).toEqual(['alert.began', 'alert.ended', 'alert.began'])
    await finds(location, 'connected')
    await after(minute)
    expect(await events()).toHaveLength(4)
  })

  test('stays in the history if it was acknowledged before its alert', async () => {
    const { server, db, aGym: setUpLocation, finds, after, subjects } = await aWatch(engine)
    const events = await aWebhookOf(server)
    const location = await setUpLocation()
    const owner = await aUser(server, 'location', { locations: [location.id] })
    await finds(location, 'lost')
    await server.call(calls.acknowledgeOutage, owner.as, {
      ...{ params: { id: location.id }, body: { note: 'Power cut' } },
    })
    await after(60 * minute)
    await finds(location, 'connected')
    await after(minute)
    expect(subjects()).toEqual([])
    const history = await db
      .selectFrom('outages')
      .innerJoin('acknowledgements', 'acknowledgements.outageId', 'outages.id')
      .select(['kind', 'endedAt', 'toldAt', 'note'])
      .execute()
    expect(history).toMatchObject([{ kind: 'location-away', toldAt: null, note: 'Power cut' }])
    expect(history[0]?.endedAt).not.toBeNull()
    expect(await events()).toEqual([])
  })

  test('drops held alerts once it is acknowledged, until that is withdrawn', async () => {
    const { server, aGym: setUpLocation, finds, after, subjects } = await aWatch(engine)
    const location = await setUpLocation()
    const owner = await aUser(server, 'location', { locations: [location.id] })
    await choose(server, owner, { quietHours: { from: '12:00', to: '13:00' } })
    await finds(location, 'lost')
    await after(5 * minute)
    await server.call(calls.acknowledgeOutage, owner.as, {
      params: { id: location.id },
      body: { note: 'On it' },
    })
    await after(70 * minute)
    expect(subjects()).toEqual([])
    await server.call(calls.withdrawAcknowledgement, owner.as, { params: { id: location.id } })
    await after(minute)
    expect(subjects()).toHaveLength(1)
    await after(60 * minute)
    expect(subjects()).toHaveLength(1)
  })

  test('is acknowledged by one person, and refuses a second note', async () => {
    const { server, aGym: setUpLocation, finds } = await aWatch(engine)
    const location = await setUpLocation({ name: 'Downtown' })
    const people = [await aUser(server, 'admin'), await aUser(server, 'admin')]
    const params = { id: location.id }
    await finds(location, 'lost')
    const acknowledge = (person: (typeof people)[number]) =>
      server.call(calls.acknowledgeOutage, person.as, { params, body: { note: person.user.email } })
    const answers = await Promise.all(people.map(acknowledge))
    const [first] = people.filter((_, place) => answers[place]?.error === undefined)
    const refused = answers.flatMap(({ error }) => error ?? [])
    const email = first?.user.email ?? ''
    expect(refused).toMatchObject([
      {
        code: 'conflict',
        error: `${email} has already acknowledged the outage at Downtown.`,
      },
    ])
    const { data } = await server.call(calls.getLocationOutage, people[0]?.as, { params })
    expect(data).toMatchObject({ acknowledged: { by: email, note: email } })
  })

  test('can’t be acknowledged while there is none', async () => {
    const { server, aGym: setUpLocation } = await aWatch(engine)
    const location = await setUpLocation({ name: 'Downtown' })
    const owner = await aUser(server, 'location', { locations: [location.id] })
    const refused = await server.call(calls.acknowledgeOutage, owner.as, {
      params: { id: location.id },
      body: {},
    })
    expect(refused.error?.code).toBe('conflict')
  })

  test('refuses control characters in the note of an acknowledgment', async () => {
    const { server, aGym: setUpLocation, finds } = await aWatch(engine)
    const location = await setUpLocation()
    const owner = await aUser(server, 'location', { locations: [location.id] })
    await finds(location, 'lost')
    const refused = await server.call(calls.acknowledgeOutage, owner.as, {
      params: { id: location.id },
      body: { note: 'On\u0000it' },
    })
    expect(refused.error).toMatchObject({
      issues: [{ path: 'note', code: 'control-characters' }],
    })
  })

  test('doesn’t alert while the location is muted, but does when the mute ends', async () => {
    const { server, aGym: setUpLocation, finds, after, subjects } = await aWatch(engine)
    const location = await setUpLocation()
    const owner = await aUser(server, 'location', { locations: [location.id] })
    const body = { until: stampOf(noon + 20 * minute) }
    await server.call(calls.muteLocation, owner.as, { params: { id: location.id }, body })
    await finds(location, 'lost')
    await after(19 * minute)
    expect(subjects()).toEqual([])
    expect((await bellOf(server, owner)).notices).toEqual([])
    await after(minute)
    expect(subjects()).toHaveLength(1)
  })

  test('alerts when a mute set during quiet hours ends, if it continues', async () => {
    const { server, aGym: setUpLocation, finds, after, subjects } = await aWatch(engine)
    const [location, other] = [
      await setUpLocation({ name: 'Downtown' }),
      await setUpLocation({ name: 'Uptown' }),
    ]
    const owner = await aUser(server, 'location', { locations: [location.id, other.id] })
    await choose(server, owner, { quietHours: { from: '12:00', to: '13:00' } })
    await finds([location, other], 'lost')
    await after(5 * minute)
    const body = { until: stampOf(noon + 90 * minute) }
    for (const { id } of [location, other])
      await server.call(calls.muteLocation, owner.as, { params: { id }, body })
    await after(70 * minute)
    expect(subjects()).toEqual([])
    await finds(other, 'connected')
    await after(15 * minute)
    expect(subjects()).toEqual([expect.stringContaining('Downtown: all screens offline')])
  })

  // security: webhooks
  test('stops alerting a user who lost access to the location, in the console too', async () => {
    const { server, aGym: setUpLocation, finds, after, emailsTo } = await aWatch(engine)
    const [location, other] = [await setUpLocation(), await setUpLocation()]
    const owner = await aUser(server, 'location', { locations: [location.id, other.id] })
    const root = await aUser(server, 'super-admin')
    await finds(location, 'lost')
    await after(5 * minute)
    expect((await bellOf(server, owner)).unread).toBe(1)
    await server.call(calls.updateUser, root.as, {
      ...{ params: { id: owner.user.id }, body: { locations: [other.id] } },
    })
    await finds(location, 'connected')
    await after(minute)
    expect(emailsTo(owner.user.email)).toHaveLength(1)
    expect(await bellOf(server, owner)).toEqual({ notices: [], unread: 0 })
  })

  test('alerts a user whose chosen locations were replaced with others', async () => {
    const { server, aGym: setUpLocation, finds, after, subjects } = await aWatch(engine)
    const [chosen, other] = [await setUpLocation(), await setUpLocation({ name: 'Uptown' })]
    const owner = await aUser(server, 'location', { locations: [chosen.id] })
    const root = await aUser(server, 'super-admin')
    await choose(server, owner, { locations: [chosen.id] })
    await server.call(calls.updateUser, root.as, {
      ...{ params: { id: owner.user.id }, body: { locations: [other.id] } },
    })
    const { data } = await server.call(calls.getAlertPreferences, owner.as)
    expect(data).toMatchObject({ locations: null, lostGyms: true })
    await finds(other, 'lost')
    await after(5 * minute)
    expect(subjects()).toEqual([expect.stringContaining('Uptown: all screens offline')])
  })

  test('alerts an admin about every location once all that they chose are deleted', async () => {
    const { server, aGym: setUpLocation, finds, after, emailsTo } = await aWatch(engine)
    const [first, second, other] = [
      await setUpLocation(),
      await setUpLocation({ name: 'Midtown' }),
      await setUpLocation({ name: 'Uptown' }),
    ]
    const root = await aUser(server, 'super-admin')
    const admin = await aUser(server, 'admin')
    await choose(server, admin, { kinds: ['location-away'], locations: [first.id, second.id] })
    const choice = async () => {
      const { data } = await server.call(calls.getAlertPreferences, admin.as)
      return [data.lostGyms, data.locations?.map(({ id }) => id)]
    }
    const remove = (id: string) =>
      server.call(calls.deleteLocation, root.as, {
        params: { id },
        body: { password: testPassword },
      })
    await remove(first.id)
    expect(await choice()).toEqual([false, [second.id]])
    await finds(other, 'lost')
    await after(5 * minute)
    expect(emailsTo(admin.user.email)).toEqual([])
    await finds(other, 'connected')
    await after(minute)
    await remove(second.id)
    expect(await choice()).toEqual([true, undefined])
    // An older page sends no locations, so the choice is kept.
    await server.call(calls.updateAlertPreferences, admin.as, { body: { summaryHour: 7 } })
    expect(await choice()).toEqual([true, undefined])
    await server.call(calls.restoreLocation, root.as, { params: { id: second.id } })
    expect(await choice()).toEqual([false, [second.id]])
    await remove(second.id)
    await finds(other, 'lost')
    await after(5 * minute)
    expect(emailsTo(admin.user.email)).toHaveLength(1)
    await choose(server, admin, { locations: null })
    expect(await choice()).toEqual([false, undefined])
    await choose(server, admin, { locations: [] })
    expect(await choice()).toEqual([false, []])
  })

  test('alerts once with two processes at a time and after a restart', async () => {
    const {
      server,
      aGym: setUpLocation,
      finds,
      after,
      subjects,
      watch,
      restart,
    } = await aWatch(engine)
    const location = await setUpLocation()
    await aUser(server, 'location', { locations: [location.id] })
    await finds(location, 'lost')
    server.clock.advance(5 * minute)
    const [first, second] = [watch.now, restart()]
    await Promise.all([first.check(), second.check()])
    await after(minute)
    restart()
    await after(minute)
    expect(subjects()).toHaveLength(1)
  })
})

test('a thousand screens of forty locations offline at once cause one alert, to head office', async () => {
  const {
    server,
    aGym: setUpLocation,
    finds,
    after,
    mailServer,
    emailsTo,
    subjects,
  } = await aWatch()
  const locations = []
  for (let count = 0; count < 40; count += 1) locations.push(await setUpLocation({}, 25))
  for (const { id } of locations.slice(0, 5)) await aUser(server, 'location', { locations: [id] })
  const admin = await aUser(server, 'admin')
  await choose(server, admin, { kinds: ['location-away'] })
  for (const location of locations) {
    await finds(location, 'lost')
    server.clock.advance(1000)
  }
  for (let looks = 0; looks < 20; looks += 1) await after(30_000)
  expect(mailServer.emails).toHaveLength(1)
  expect(emailsTo(admin.user.email)[0]?.text).toContain('40 locations offline at the same time')
  expect((await bellOf(server, admin)).notices).toMatchObject([
    { kind: 'server-trouble', trouble: 'many-away', gyms: 40, concerned: 1000, location: null },
  ])
  // All but two recover, which ends it; those two now count alone.
  await finds(locations.slice(2), 'connected')
  await after(minute)
  await after(minute)
  expect(subjects()[1]).toBe('Server: most locations back online')
  await after(5 * minute)
  expect(emailsTo(admin.user.email)).toHaveLength(3)
  expect(mailServer.emails).toHaveLength(5)
  expect(subjects().filter((subject) => subject?.startsWith('Gym'))).toHaveLength(2)
})

test('four of twelve locations offline alert each location’s user once, and head office once', async () => {
  const { server, aGym: setUpLocation, finds, after, emailsTo, mailServer } = await aWatch()
  const locations = []
  for (let count = 0; count < 12; count += 1) locations.push(await setUpLocation({}, 2))
  const owner = await aUser(server, 'location', { locations: [locations[0]?.id ?? ''] })
  const admin = await aUser(server, 'admin')
  await choose(server, admin, {})
  for (const location of locations.slice(0, 4)) {
    await finds(location, 'lost')
    server.clock.advance(20_000)
  }
  for (let looks = 0; looks < 20; looks += 1) await after(30_000)
  expect(emailsTo(owner.user.email)).toHaveLength(1)
  expect(emailsTo(admin.user.email)).toMatchObject([
    { subject: expect.stringMatching(/^4 alerts: .+ and 2 more locations$/) as string },
  ])
  expect(mailServer.emails).toHaveLength(2)
})

test('screens switched off at closing time alert their locations if still off late in the morning', async () => {
  const weekdays = Array.from({ length: 7 }, () => [{ from: '05:00', to: '22:00' }])
  const {
    server,
    aGym: setUpLocation,
    finds,
    after,
    emailsTo,
  } = await aWatch('SQLite', Date.parse('2026-11-24T02:59:00.000Z'))
  const locations = []
  for (let count = 0; count < 6; count += 1)
    locations.push(await setUpLocation({ openingHours: weekdays }, 2))
  const owners = []
  for (const { id } of locations) owners.push(await aUser(server, 'location', { locations: [id] }))
  await after(minute)
  await finds(locations.slice(0, 3), 'lost')
  await after(7 * 60 * minute)
  await after(5 * minute)
  expect(owners.map(({ user }) => emailsTo(user.email).length)).toEqual([1, 1, 1, 0, 0, 0])
})

test('some screens of a location that go offline or report a problem cause one alert each', async () => {
  const { server, aGym: setUpLocation, finds, after, subjects, emailsTo } = await aWatch()
  const location = await setUpLocation({ name: 'Downtown' })
  const owner = await aUser(server, 'location', { locations: [location.id] })
  await finds(location, 'lost', [7])
  await after(minute)
  await finds(location, 'lost', [2])
  await after(4 * minute)
  await after(4 * minute)
  await finds(location, 'frozen', [5])
  await after(5 * minute)
  expect(subjects()).toEqual([
    'Downtown: 2 of 10 screens offline',
    'Downtown: 1 screen needs attention',
  ])
  // The rest goes offline too, then all recover: one message each.
  await finds(location, 'lost')
  await after(5 * minute)
  await finds(location, 'connected')
  await after(minute)
  expect(
    emailsTo(owner.user.email)
      .slice(2)
      .map(({ subject }) => subject),
  ).toEqual([
    expect.stringContaining('Downtown: all screens offline'),
    '3 alerts resolved: Downtown',
  ])
})

test('an email about a coach pass links to the location’s settings, which list its passes', async () => {
  const { server, db, aGym: setUpLocation, watch, after, emailsTo } = await aWatch()
  const location = await setUpLocation({}, 1)
  const owner = await aUser(server, 'location', { locations: [location.id] })
  await choose(server, owner, { kinds: ['coach-pass'] })
  const wall = await db.selectFrom('screens').selectAll().executeTakeFirstOrThrow()
  await db
    .transaction()
    .execute((trx) => watch.now.onPassIssued(trx, wall, stampOf(server.clock.now)))
  await after(0)
  expect(emailsTo(owner.user.email).map(({ text }) => text)).toEqual([
    expect.stringContaining(
      `https://console.example.test/admin/my-locations/${location.id}?tab=settings`,
    ),
  ])
})

test('while the server can’t tell a location’s state, no outage starts or ends', async () => {
  const { server, aGym: setUpLocation, finds, after, subjects } = await aWatch()
  const [location, other] = [await setUpLocation(), await setUpLocation()]
  await aUser(server, 'location', { locations: [location.id, other.id] })
  await finds(location, 'lost')
  await after(5 * minute)
  expect(subjects()).toHaveLength(1)
  await finds([location, other], 'unknown')
  await after(30 * minute)
  await finds(location, 'lost')
  await finds(other, 'connected')
  await after(10 * minute)
  expect(subjects()).toHaveLength(1)
})

test('a clock that goes back doesn’t delay alerts', async () => {
  const { server, aGym: setUpLocation, finds, after, subjects } = await aWatch()
  const location = await setUpLocation()
  await aUser(server, 'location', { locations: [location.id] })
  await finds(location, 'lost')
  server.clock.now -= 24 * 60 * minute
  await after(minute)
  await after(5 * minute)
  expect(subjects()).toHaveLength(1)
  server.clock.now -= 24 * 60 * minute
  await finds(location, 'connected')
  await after(minute)
  await after(minute)
  expect(subjects()).toHaveLength(2)
})
