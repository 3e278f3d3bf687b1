import { calls, type SystemState } from '@roundboard/contract'
import { CompiledQuery, type KyselyPlugin } from 'kysely'
import { describe, expect, test } from 'vitest'
import { newId } from '../../../platform/new-id.ts'
import { stampOf } from '../../../platform/clock.ts'
import { createUnlogged } from '../../../platform/read.ts'
import { nodeZones } from '../../../platform/time-zones/node-zones.ts'
import { createTimeZones } from '../../../platform/time-zones/time-zones.ts'
import { startTestMailServer } from '../../../testing/test-mail-server.ts'
import { startPostgresProxy } from '../../../testing/postgres-proxy.ts'
import {
  aPlace,
  startTestServer,
  engines,
  laneEngines,
  type TestServer,
} from '../../../testing/test-server.ts'
import {
  aLocation,
  aPairedScreen,
  aScreen,
  aUser,
  aWorkout,
  testPassword,
} from '../../../testing/factories.ts'
import { createOutageTracker } from './outage-tracker.ts'
import { createPastServerIssues } from './past-issues.ts'
import { createSummaries } from './summary.ts'
import { createNotifier } from './notifier.ts'
import { createTomorrowWatch } from './tomorrow-watch.ts'
import { createServerIssueWatch } from './issue-watch.ts'

const minute = 60_000
const hour = 60 * minute
const consoleUrl = 'https://console.example.test'

async function aHeadOffice(
  engine: (typeof engines)[number],
  now: string,
  options: Pick<Parameters<typeof startTestServer>[0] & object, 'place' | 'onFailure'> = {},
) {
  const mailServer = await startTestMailServer()
  const { settings } = mailServer
  const server = await startTestServer({ engine, now: Date.parse(now), settings, ...options })
  const { jobs, mail, readStorage } = server.services
  const { organization } = server.services.alerts
  const timeZones = createTimeZones([nodeZones])
  const notifier = createNotifier({ newId, timeZones, jobs, mail, consoleUrl, organization })
  const common = {
    ...{ unlogged: createUnlogged(server.database.db), newId, timeZones },
    ...{ notifier, organization, clock: () => server.clock.now },
  }
  const gapReads = { count: 0 }
  const countsGapReads: KyselyPlugin = {
    transformQuery({ node }) {
      if (node.kind === 'SelectQueryNode' && JSON.stringify(node.from).includes('"workouts"'))
        gapReads.count += 1
      return node
    },
    transformResult: ({ result }) => Promise.resolve(result),
  }
  const counted = createUnlogged(server.database.db.withPlugin(countsGapReads))
  const outageTracker = createOutageTracker({ ...common, readScreens: () => Promise.resolve([]) })
  const admin = await aUser(server, 'admin')
  /** How far someone set the clock from elapsed time. */
  const changed = { ms: 0 }
  type Storage = Partial<SystemState['storage']>
  const storage: { now: Storage | Promise<Storage> } = { now: {} }
  const createTestIssueWatch = () => {
    const past = createPastServerIssues({
      clock: common.clock,
      elapsed: () => server.clock.now - changed.ms,
    })
    const watch = createServerIssueWatch({
      ...{ ...common, past, outageTracker },
      readStorage: async () => ({ ...(await readStorage()), ...(await storage.now) }),
    })
    return { ...watch, past }
  }
  return {
    ...{ server, mailServer, admin, jobs, changed, storage, aTroubleWatch: createTestIssueWatch },
    /** Releases held alerts and sends emails. */
    release: async () => {
      await server.database.db
        .transaction()
        .execute((trx) => notifier.release(trx, stampOf(server.clock.now)))
      await jobs.runDue()
    },
    subjects: () => mailServer.emails.map(({ read }) => read.subject),
    tomorrow: createTomorrowWatch({ ...common, outageTracker }),
    trouble: createTestIssueWatch(),
    ...{ gapReads, summaries: createSummaries({ ...common, unlogged: counted, mail, consoleUrl }) },
    bell: async (who = admin) => (await server.call(calls.listAlerts, who.as)).data.notices,
  }
}

const chooseMail = (server: TestServer, { as }: { as: { bearer: string } }, given: object = {}) =>
  server.call(calls.updateAlertPreferences, as, {
    body: {
      ...{ kinds: ['no-workout-tomorrow'], channels: ['email', 'bell'] },
      ...{ timeZone: 'America/New_York', ...given },
    },
  })

/** The events that a webhook of the organization got so far, the last first. */
async function aWebhookOf(server: TestServer, kind: 'no-workout-tomorrow' | 'server-trouble') {
  const made = await server.call(
    calls.createOrganizationWebhook,
    (await aUser(server, 'super-admin')).as,
    {
      body: { url: 'https://hooks.example.test/', events: [kind], region: null },
    },
  )
  return async () => {
    const params = { id: made.data.id }
    // Sessions expire within a day.
    const { as } = await aUser(server, 'super-admin')
    const { data } = await server.call(calls.listWebhookDeliveries, as, { params })
    return data.map(({ event }) => event)
  }
}

describe.each(laneEngines)('head office alerts on %s', (engine) => {
  test('report rounds without a workout for tomorrow at 18:00 local time, drafts not counted', async () => {
    const { server, tomorrow, bell } = await aHeadOffice(engine, '2026-11-23T22:59:00.000Z')
    const gym = await aLocation(server, { timeZone: 'America/New_York' })
    await aLocation(server, { timeZone: 'America/Los_Angeles' })
    for (const round of [1, 2, 3]) await aPairedScreen(server, { location: gym.id, round })
    const days = { startDate: '2026-11-24', endDate: '2026-11-24' }
    await aWorkout(server, { round: 1, ...days })
    await aWorkout(server, { round: 2, ...days, isDraft: true })
    await tomorrow.check()
    expect(await bell()).toEqual([])
    server.clock.advance(minute)
    await tomorrow.check()
    const [notice] = await bell()
    expect(notice).toMatchObject({
      ...{ kind: 'no-workout-tomorrow', day: '2026-11-24', rounds: [2, 3], drafts: [2] },
      ...{ location: null, until: null },
    })
    // Evening in the west two hours later: the same day stays one notification.
    server.clock.advance(3 * hour)
    await tomorrow.check()
    expect((await bell()).map(({ id }) => id)).toEqual([notice?.id])
    for (const round of [2, 3]) await aWorkout(server, { round, ...days })
    await tomorrow.check()
    expect((await bell())[0]?.until).toEqual(expect.any(String))
  })

  test('report a gap to webhooks of the organization once', async () => {
    const { server, tomorrow } = await aHeadOffice(engine, '2026-11-23T23:00:00.000Z')
    const events = await aWebhookOf(server, 'no-workout-tomorrow')
    const gym = await aLocation(server, { timeZone: 'America/New_York' })
    await aPairedScreen(server, { location: gym.id, round: 1 })
    for (let looks = 0; looks < 5; looks += 1) {
      await tomorrow.check()
      expect(await events()).toEqual(['alert.began'])
      server.clock.advance(minute)
    }
    await aWorkout(server, { round: 1, startDate: '2026-11-24', endDate: '2026-11-24' })
    await tomorrow.check()
    expect(await events()).toEqual(['alert.ended', 'alert.began'])
  })

  test('report a gap once across time zones, and as filled only if it has a workout', async () => {
    // Evening in Sydney; ten hours later in Paris, at night in Sydney.
    const { server, admin, tomorrow, bell, jobs, release, subjects } = await aHeadOffice(
      engine,
      '2026-11-23T08:00:00.000Z',
    )
    await chooseMail(server, admin)
    const events = await aWebhookOf(server, 'no-workout-tomorrow')
    for (const timeZone of ['Australia/Sydney', 'Europe/Paris'])
      await aPairedScreen(server, {
        location: (await aLocation(server, { timeZone })).id,
        round: 1,
      })
    const ids = new Set<string | undefined>()
    const until = async (at: string) => {
      while (server.clock.now < Date.parse(at)) {
        server.clock.advance(hour)
        await tomorrow.check()
        await jobs.runDue()
        ids.add((await bell())[0]?.id)
      }
    }
    await tomorrow.check()
    await until('2026-11-24T16:00:00.000Z')
    // The next day’s gap has its own notification since Sydney’s evening at 7:00.
    expect(ids.size).toBe(2)
    expect(await bell()).toMatchObject([
      { day: '2026-11-25', until: null },
      { day: '2026-11-24', until: null, hasPassed: false },
    ])
    await aWorkout(server, { round: 1, startDate: '2026-11-25', endDate: '2026-11-25' })
    await until('2026-11-24T23:00:00.000Z')
    const [filled, passed] = (await bell()).filter(({ day }) => day !== '2026-11-26')
    expect(filled).toMatchObject({ day: '2026-11-25', hasPassed: false, isRead: false })
    expect(filled?.until).toEqual(expect.any(String))
    expect(passed).toMatchObject({
      ...{ day: '2026-11-24', until: '2026-11-24T23:00:00.000Z', hasPassed: true },
    })
    expect(await events()).toEqual(['alert.ended', 'alert.ended', 'alert.began', 'alert.began'])
    await release()
    await jobs.runDue()
    expect(subjects()).toEqual([
      expect.stringContaining('No workout for Tuesday'),
      expect.stringContaining('No workout for Wednesday'),
      'All gaps filled for Wednesday, November 25',
    ])
  })

  test('report gaps only for enabled locations that have a screen and are open that day', async () => {
    const { server, tomorrow, bell } = await aHeadOffice(engine, '2026-11-28T23:00:00.000Z')
    const always = [{ from: '00:00', to: '24:00' }]
    const shutOnSundays = [[], ...Array.from({ length: 6 }, () => always)]
    const gymWith = async (given: object) =>
      aLocation(server, { timeZone: 'America/New_York', ...given })
    const shut = await gymWith({ openingHours: shutOnSundays })
    const off = await gymWith({})
    await gymWith({})
    for (const [round, { id }] of [shut, off].entries())
      await aPairedScreen(server, { location: id, round: round + 1 })
    const root = await aUser(server, 'super-admin')
    await server.call(calls.updateLocation, root.as, {
      ...{ params: { id: off.id }, body: { isActive: false } },
    })
    await tomorrow.check()
    expect(await bell()).toEqual([])
    const open = await gymWith({})
    await aPairedScreen(server, { location: open.id, round: 4 })
    const owners = []
    for (const { id } of [shut, open])
      owners.push(await aUser(server, 'location', { locations: [id] }))
    for (const owner of owners) await chooseMail(server, owner)
    await tomorrow.check()
    expect(await bell()).toMatchObject([{ day: '2026-11-29', rounds: [4] }])
    expect(await Promise.all(owners.map(async (owner) => (await bell(owner)).length))).toEqual([
      0, 1,
    ])
  })

  test('report after quiet hours a server problem that ended during them', async () => {
    const {
      server,
      admin,
      aTroubleWatch: createTestIssueWatch,
      release,
      subjects,
      mailServer,
    } = await aHeadOffice(engine, '2026-11-23T03:00:00.000Z')
    const root = await aUser(server, 'super-admin')
    for (const person of [admin, root])
      await chooseMail(server, person, {
        kinds: ['server-trouble'],
        quietHours: { from: '22:00', to: '07:00' },
      })
    const { past, check: look } = createTestIssueWatch()
    past.noteDatabase(false)
    server.clock.advance(14 * minute)
    past.noteDatabase(true)
    await look()
    await release()
    expect(subjects()).toEqual([])
    server.clock.now = Date.parse('2026-11-23T12:00:00.000Z')
    await release()
    await release()
    const subject = 'Server: database rejected changes for 14 minutes'
    expect(subjects()).toEqual([subject, subject])
    // Only super-admins can open the System page.
    for (const [{ user }, page] of [
      [admin, 'dashboard'],
      [root, 'system'],
    ] as const) {
      const email = mailServer.emails.find(({ to }) => to.includes(user.email))
      expect(email?.read.text).toContain(`https://console.example.test/admin/${page}\n`)
      expect(email?.read.text).toContain('https://console.example.test/admin/profile/alerts\n')
    }
  })

  test('report a gap at the end of quiet hours if it still exists', async () => {
    const { server, admin, tomorrow, release, subjects, mailServer } = await aHeadOffice(
      engine,
      '2026-11-23T07:00:00.000Z',
    )
    // Sydney’s evening is at night in New York, and its midnight before New York’s quiet hours end.
    await chooseMail(server, admin, { quietHours: { from: '22:00', to: '09:00' } })
    const gym = await aLocation(server, { timeZone: 'Australia/Sydney' })
    await aPairedScreen(server, { location: gym.id, round: 1 })
    for (const at of ['2026-11-23T07:00:00.000Z', '2026-11-23T13:30:00.000Z']) {
      server.clock.now = Date.parse(at)
      await tomorrow.check()
      await release()
    }
    expect(subjects()).toEqual([])
    server.clock.now = Date.parse('2026-11-23T14:00:00.000Z')
    await release()
    expect(subjects()).toEqual([expect.stringContaining('No workout for Tuesday')])
    expect(mailServer.emails[0]?.read.text).toContain(
      'https://console.example.test/admin/schedule\n',
    )
  })

  test('report failed emails once, and again when none are left', async () => {
    const { server, trouble, bell } = await aHeadOffice(engine, '2026-11-23T12:00:00.000Z')
    const owner = await aUser(server, 'location', { locations: [(await aLocation(server)).id] })
    await trouble.check()
    expect(await bell()).toEqual([])
    const { db } = server.database
    await db.transaction().execute((trx) =>
      server.services.mail.send(trx, {
        ...{ to: { name: 'Ana', email: 'ana@example.test' }, language: 'en' },
        email: { kind: 'test' },
      }),
    )
    await db.updateTable('jobs').set({ failedAt: '2026-11-23T12:00:00.000Z' }).execute()
    await trouble.check()
    await trouble.check()
    expect(await bell()).toMatchObject([
      { kind: 'server-trouble', trouble: 'mail', concerned: 1, until: null },
    ])
    expect(await bell(owner)).toEqual([])
    await db.deleteFrom('jobs').execute()
    await trouble.check()
    expect(await bell()).toMatchObject([{ trouble: 'mail', until: expect.any(String) as string }])
  })

  test('report emails that wait for an offline mail server, and their recovery', async () => {
    const { server, mailServer, trouble, bell, jobs } = await aHeadOffice(
      engine,
      '2026-11-23T12:00:00.000Z',
    )
    await mailServer.disconnect()
    const { db } = server.database
    await db.transaction().execute((trx) =>
      server.services.mail.send(trx, {
        ...{ to: { name: 'Ana', email: 'ana@example.test' }, language: 'en' },
        email: { kind: 'test' },
      }),
    )
    await jobs.runDue()
    server.clock.advance(9 * minute)
    await trouble.check()
    expect(await bell()).toEqual([])
    server.clock.advance(minute)
    await trouble.check()
    expect(await bell()).toMatchObject([{ trouble: 'mail', concerned: 1, until: null }])
    await mailServer.comeBack()
    server.clock.advance(10 * minute)
    await jobs.runDue()
    expect(mailServer.emails).toHaveLength(1)
    await trouble.check()
    expect(await bell()).toMatchObject([{ trouble: 'mail', until: expect.any(String) as string }])
  })

  test('ignore a refused address but report an offline mail server after it', async () => {
    const { server, mailServer, trouble, bell, jobs } = await aHeadOffice(
      engine,
      '2026-11-23T12:00:00.000Z',
    )
    const { db } = server.database
    const write = (email: string) =>
      db.transaction().execute((trx) =>
        server.services.mail.send(trx, {
          ...{ to: { name: 'Ana', email }, language: 'en' },
          email: { kind: 'test' },
        }),
      )
    mailServer.faults.refuses = ['gone@example.test']
    await write('gone@example.test')
    await jobs.runDue()
    await trouble.check()
    expect(await bell()).toEqual([])
    await mailServer.disconnect()
    await write('ana@example.test')
    await jobs.runDue()
    server.clock.advance(10 * minute)
    await trouble.check()
    expect(await bell()).toMatchObject([{ trouble: 'mail', concerned: 1, until: null }])
  })

  test('report waiting emails again while others have failed', async () => {
    const { server, mailServer, trouble, bell, jobs } = await aHeadOffice(
      engine,
      '2026-11-23T12:00:00.000Z',
    )
    const { db } = server.database
    const write = () =>
      db.transaction().execute((trx) =>
        server.services.mail.send(trx, {
          ...{ to: { name: 'Ana', email: 'ana@example.test' }, language: 'en' },
          email: { kind: 'test' },
        }),
      )
    const events = await aWebhookOf(server, 'server-trouble')
    await write()
    const failedAt = '2026-11-23T12:00:00.000Z'
    await db.updateTable('jobs').set({ failedAt, lastError: 'mail-refused' }).execute()
    await trouble.check()
    const [first] = await bell()
    await mailServer.disconnect()
    await write()
    await jobs.runDue()
    server.clock.advance(10 * minute)
    await trouble.check()
    const notices = await bell()
    expect(notices).toMatchObject([{ trouble: 'mail', concerned: 2, until: null, isRead: false }])
    expect(notices[0]?.id).not.toBe(first?.id)
    expect(await events()).toEqual(['alert.began', 'alert.ended', 'alert.began'])
    await trouble.check()
    expect(await bell()).toEqual(notices)
  })

  test('report low disk space once while it stays around the threshold', async () => {
    const { storage, trouble, bell } = await aHeadOffice(engine, '2026-11-23T12:00:00.000Z')
    const look = async (state: 'ok' | 'low', freeBytes: number) => {
      storage.now = { state, freeBytes, totalBytes: 100e9 }
      await trouble.check()
      return (await bell()).map(({ until }) => until === null)
    }
    expect(await look('low', 4.9e9)).toEqual([true])
    expect(await look('ok', 5.1e9)).toEqual([true])
    expect(await look('low', 4.9e9)).toEqual([true])
    expect(await look('ok', 6e9)).toEqual([false])
  })

  test('leave the database usable while the disk doesn’t answer', async () => {
    const { server, storage, trouble } = await aHeadOffice(engine, '2026-11-23T12:00:00.000Z')
    const answered = Promise.withResolvers<object>()
    storage.now = answered.promise
    const checking = trouble.check()
    await aLocation(server)
    answered.resolve({})
    await checking
  })

  test('send no summary to users who are no longer admins', async () => {
    const { server, admin, mailServer, jobs, summaries } = await aHeadOffice(
      engine,
      '2026-11-23T12:00:00.000Z',
    )
    const { db } = server.database
    await chooseMail(server, admin, { summaryHour: 7 })
    await db.updateTable('users').set({ role: 'location' }).execute()
    await summaries.check()
    await jobs.runDue()
    expect(mailServer.emails).toEqual([])
  })

  test.each([
    ['2027-03-14T04:00:00.000Z', '2027-03-14T10:00:00.000Z'],
    ['2027-11-07T03:00:00.000Z', '2027-11-07T11:00:00.000Z'],
  ])('wait from %s until quiet hours end by the clock at %s', async (from, to) => {
    const { server, admin, trouble, release, subjects, storage } = await aHeadOffice(engine, from)
    await chooseMail(server, admin, {
      ...{ kinds: ['server-trouble'], quietHours: { from: '22:00', to: '06:00' } },
    })
    storage.now = { state: 'low' }
    await trouble.check()
    server.clock.now = Date.parse(to) - minute
    await release()
    expect(subjects()).toEqual([])
    server.clock.now = Date.parse(to)
    await release()
    expect(subjects()).toHaveLength(1)
  })

  test('report that the database rejected writes once, whichever process noticed', async () => {
    const {
      server,
      aTroubleWatch: createTestIssueWatch,
      bell,
    } = await aHeadOffice(engine, '2026-11-23T12:00:00.000Z')
    const processes = [createTestIssueWatch(), createTestIssueWatch()]
    for (const { past } of processes) past.noteDatabase(false)
    server.clock.advance(14 * minute)
    for (const { past } of processes) past.noteDatabase(true)
    for (let looks = 0; looks < 2; looks += 1) for (const one of processes) await one.check()
    const notices = await bell()
    expect(notices).toMatchObject([
      {
        ...{ kind: 'server-trouble', trouble: 'database', location: null, isRead: false },
        since: '2026-11-23T12:00:00.000Z',
        until: '2026-11-23T12:14:00.000Z',
      },
    ])
  })

  test.each([
    ['back', -2 * hour, '2026-11-23T10:01:00.000Z', '2026-11-23T12:01:00.000Z'],
    ['forward', 3 * hour, '2026-11-23T12:01:00.000Z', '2026-11-23T15:01:00.000Z'],
  ])(
    'report a clock that was set %s once, whichever process noticed',
    async (_, by, since, until) => {
      const {
        server,
        changed,
        aTroubleWatch: createTestIssueWatch,
        bell,
      } = await aHeadOffice(engine, '2026-11-23T12:00:00.000Z')
      const processes = [createTestIssueWatch(), createTestIssueWatch()]
      const look = async () => {
        for (const one of processes) {
          await one.check()
          server.clock.advance(10_000)
        }
      }
      await look()
      server.clock.advance(40_000 + by)
      changed.ms += by
      await look()
      await look()
      expect(await bell()).toMatchObject([{ trouble: 'clock', since, until }])
    },
  )

  test('stay in the console for thirty days after they end and are then deleted', async () => {
    const {
      server,
      admin,
      aTroubleWatch: createTestIssueWatch,
      summaries,
      bell,
    } = await aHeadOffice(engine, '2026-11-23T12:00:00.000Z')
    const { db } = server.database
    const { past, check: look } = createTestIssueWatch()
    past.noteDatabase(false)
    server.clock.advance(5 * minute)
    past.noteDatabase(true)
    await look()
    server.clock.advance(30 * 24 * hour - minute)
    await summaries.check()
    const { token } = (
      await server.call(calls.logIn, undefined, {
        body: { email: admin.user.email, password: testPassword },
      })
    ).data
    const again = { ...admin, as: { bearer: token } }
    expect(await bell(again)).toHaveLength(1)
    server.clock.advance(minute)
    expect(await bell(again)).toEqual([])
    server.clock.advance(minute)
    await summaries.check()
    for (const table of ['outages', 'notices'] as const)
      expect(await db.selectFrom(table).select('id').execute()).toEqual([])
  })

  test('list outages of muted locations in the summary, as muted', async () => {
    const { server, admin, mailServer, jobs, summaries } = await aHeadOffice(
      engine,
      '2026-11-23T12:00:00.000Z',
    )
    const { db } = server.database
    for (const [name, dueAt] of [
      ['Downtown', '2026-11-23T11:10:00.000Z'],
      ['Uptown', '2026-11-23T13:10:00.000Z'],
    ] as const) {
      const gym = await aLocation(server, { name })
      await server.call(calls.muteLocation, admin.as, {
        ...{ params: { id: gym.id }, body: { until: '2026-12-07T14:00:00.000Z' } },
      })
      await db
        .insertInto('outages')
        .values({
          ...{ id: newId(), kind: 'location-away', locationId: gym.id, subject: '', dueAt },
          ...{ since: '2026-11-23T11:05:00.000Z', toldAt: null, endedAt: null, partOf: null },
          what: JSON.stringify({ linked: 10, concerned: 10 }),
        })
        .execute()
    }
    await summaries.check()
    await jobs.runDue()
    const [{ read } = { read: undefined }] = mailServer.emails
    // One that isn’t due yet would have alerted nobody.
    expect(read?.subject).toMatch(/^Daily summary: 1 of /)
    expect(read?.text?.replaceAll('\u202f', ' ')).toContain(
      '* Downtown: all screens offline\n  All 10 screens have been offline since Mon, Nov 23, 6:05 AM (Eastern Time). Alerts are muted until Dec 7, 9:00 AM.',
    )
  })

  test('list outages acknowledged before their alerts in the summary', async () => {
    const { server, admin, mailServer, jobs, summaries } = await aHeadOffice(
      engine,
      '2026-11-23T12:00:00.000Z',
    )
    for (const [kind, dueAt] of [
      ['location-away', '2026-11-23T11:10:00.000Z'],
      ['screen-away', '2026-11-23T11:10:00.000Z'],
      ['location-away', '2026-11-23T13:10:00.000Z'],
    ] as const) {
      const { id: locationId } = await aLocation(server)
      await server.database.db
        .insertInto('outages')
        .values({
          ...{ id: newId(), kind, locationId, subject: '', dueAt, what: '{}' },
          ...{ since: '2026-11-23T11:05:00.000Z', toldAt: null, endedAt: null, partOf: null },
        })
        .execute()
      const params = { id: locationId }
      await server.call(calls.acknowledgeOutage, admin.as, { params, body: {} })
    }
    await summaries.check()
    await jobs.runDue()
    const [{ read } = { read: undefined }] = mailServer.emails
    expect(read?.subject).toMatch(/^Daily summary: 1 of /)
    expect(read?.text).toContain('1 location has screens that need attention.')
  })

  test('look up the next gap once for all summaries of an hour, and only if one is due', async () => {
    const { server, mailServer, jobs, summaries, gapReads } = await aHeadOffice(
      engine,
      '2026-11-23T12:00:00.000Z',
    )
    await aLocation(server, { timeZone: 'America/New_York' })
    for (let more = 0; more < 2; more += 1) await aUser(server, 'admin')
    await summaries.check()
    await jobs.runDue()
    expect(mailServer.emails).toHaveLength(3)
    expect(gapReads.count).toBe(1)
    await summaries.check()
    expect(gapReads.count).toBe(1)
  })

  test('send each user’s daily summary at the hour and in the time zone they chose', async () => {
    const { server, mailServer, admin, jobs, summaries } = await aHeadOffice(
      engine,
      '2026-11-23T11:59:00.000Z',
    )
    const gym = await aLocation(server, { name: 'Downtown' })
    const { id } = await aScreen(server, { location: gym.id, round: 4 })
    const { db } = server.database
    // As if the screen were linked.
    await db.updateTable('screens').set({ tokenHash: id }).execute()
    const late = await aUser(server, 'super-admin')
    await server.call(calls.updateAlertPreferences, late.as, {
      body: {
        ...{ kinds: [], channels: [], timeZone: 'America/Denver', summaryHour: 7 },
        ...{ quietHours: null, locations: null },
      },
    })
    await db
      .insertInto('outages')
      .values({
        ...{ id: newId(), kind: 'location-away', locationId: gym.id, subject: '' },
        ...{ since: '2026-11-23T02:05:00.000Z', dueAt: '2026-11-23T02:10:00.000Z' },
        ...{ toldAt: '2026-11-23T02:10:00.000Z', endedAt: null, partOf: null },
        what: JSON.stringify({ linked: 10, concerned: 10 }),
      })
      .execute()
    await summaries.check()
    await jobs.runDue()
    expect(mailServer.emails).toEqual([])
    server.clock.advance(minute)
    for (let looks = 0; looks < 3; looks += 1) await summaries.check()
    await jobs.runDue()
    expect(mailServer.emails.map(({ to }) => to)).toEqual([[admin.user.email]])
    const [{ read } = { read: undefined }] = mailServer.emails
    expect(read?.subject).toBe('Daily summary: 1 of 1 locations offline')
    expect(read?.text?.replaceAll('\u202f', ' ')).toContain(
      '* Downtown: all screens offline\n  All 10 screens have been offline since Sun, Nov 22, 9:05 PM (Eastern Time).',
    )
    expect(read?.text).toContain(
      'Next workout gap: Monday, November 23, rounds 1, 2, 3, 4, 5, 6, 7, 8, and 9.',
    )
    server.clock.advance(2 * hour)
    await summaries.check()
    await jobs.runDue()
    expect(mailServer.emails.map(({ to }) => to)).toEqual([[admin.user.email], [late.user.email]])
  })
})

test('head office is alerted that the database took no writes, once it does again', async () => {
  const { server, bell, jobs } = await aHeadOffice('SQLite', '2026-11-23T12:00:00.000Z')
  const { db } = server.database
  server.services.alerts.begin()
  await jobs.runDue()
  await db.executeQuery(CompiledQuery.raw('pragma query_only = 1'))
  for (let minutes = 0; minutes < 5; minutes += 1) {
    server.clock.advance(minute)
    await expect(jobs.runDue()).rejects.toThrow('readonly database')
  }
  await db.executeQuery(CompiledQuery.raw('pragma query_only = 0'))
  server.clock.advance(minute)
  await jobs.runDue()
  server.clock.advance(minute)
  await jobs.runDue()
  const notices = await bell()
  expect(notices.filter(({ trouble }) => trouble === 'database')).toMatchObject([
    {
      since: '2026-11-23T12:01:00.000Z',
      until: '2026-11-23T12:06:00.000Z',
    },
  ])
})

test('head office is alerted that PostgreSQL was unreachable, once it can be reached', async () => {
  const place = await aPlace('PostgreSQL')
  const proxy = await startPostgresProxy(place['DATABASE_URL'] ?? '', {
    swallowsNotifications: false,
  })
  const { server, bell, jobs } = await aHeadOffice('PostgreSQL', '2026-11-23T12:00:00.000Z', {
    place: { ...place, DATABASE_URL: proxy.url },
    onFailure: () => undefined,
  })
  server.services.alerts.begin()
  await jobs.runDue()
  proxy.cut()
  server.clock.advance(minute)
  await expect(jobs.runDue()).rejects.toThrow()
  server.clock.advance(4 * minute)
  await expect(jobs.runDue()).rejects.toThrow()
  proxy.mend()
  server.clock.advance(minute)
  await jobs.runDue()
  server.clock.advance(minute)
  await jobs.runDue()
  const notices = await bell()
  expect(notices.filter(({ trouble }) => trouble === 'database')).toMatchObject([
    {
      since: '2026-11-23T12:01:00.000Z',
      until: '2026-11-23T12:06:00.000Z',
    },
  ])
})
