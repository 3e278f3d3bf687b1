import { sql } from 'kysely'
import { calls } from '@roundboard/contract'
import { exerciseNameIn } from '@roundboard/domain'
import { describe, expect, onTestFinished, test } from 'vitest'
import { listBreaks } from '../../areas/floor/timer/timer.repository.ts'
import { presentExercise } from '../../areas/workouts/exercises/index.ts'
import { aDatabaseOf, type OldDatabase, openAsItIs } from '../../testing/older-database.ts'
import { buildServer, engines } from '../../testing/test-server.ts'
import { aUser } from '../../testing/factories.ts'
import { hashSecret } from '../secrets.ts'
import { openDatabase } from './database.ts'
import type { Engine } from './engine.ts'

const stamps = { createdAt: '2026-11-21T12:00:00.000Z', updatedAt: '2026-11-21T12:00:00.000Z' }

const aLocation = (id: string, timer: object = {}) => ({
  ...{ id, name: 'G', nameFolded: 'g', locationIdentifier: `RB-${id}`, timeZone: 'UTC' },
  ...{ language: 'en-us', isActive: 1, isEnabled: 1, lrVideo: 0, is365: 0, vtsEnabled: 1 },
  ...{
    androidOs: 0,
    timerPalette: 'x',
    schedule: '[12,12,12,12,12,12,12]',
    licenseKey: null,
    timerStamp: null,
  },
  ...{ timerPlaylist: '[]', ...stamps, ...timer },
})

const aScreen = (id: string, locationId: string, tokenHash: string | null = null) => ({
  ...{ id, locationId, name: 'A', nameFolded: 'a', round: 1, language: 'en-us' },
  ...{ hasSound: 0, tokenHash, linkedAt: null, ...stamps },
  ...{ refreshRevision: 0, hardRefreshRevision: 0 },
})

test.each(engines)(
  'a migration deletes presence of deleted screens, and keeps the rest, on %s',
  async (engine) => {
    const seenAt = stamps.createdAt
    const report = {
      ...{ label: 'connected', appliedRefresh: 2, appliedHardRefresh: 1 },
      report: '{"workoutId":"w1"}',
    }
    const settings = await aDatabaseOf(engine, '0004-narrow-presence', async (db) => {
      await db.insertInto('locations').values(aLocation('l1')).execute()
      await db.insertInto('screens').values(aScreen('s1', 'l1')).execute()
      for (const screenId of ['s1', 'gone']) {
        await db
          .insertInto('screenPresence')
          .values({ screenId, seenAt, vitals: '1 2 3' })
          .execute()
        await db
          .insertInto('screenReports')
          .values({ screenId, ...report })
          .execute()
      }
    })
    const { db, close } = await openDatabase(settings)
    try {
      expect(await db.selectFrom('screenPresence').selectAll().execute()).toEqual([
        { screenId: 's1', seenAt, vitals: '1 2 3' },
      ])
      expect(await db.selectFrom('screenReports').selectAll().execute()).toEqual([
        {
          ...{ screenId: 's1', ...report, contentId: 'w1', trouble: null, holdsUntil: null },
          ...{ build: null, buildSince: null, beforeBuild: null, refusedBuild: null },
        },
      ])
      await db.deleteFrom('locations').execute()
      expect(await db.selectFrom('screenReports').selectAll().execute()).toEqual([])
    } finally {
      await close()
    }
  },
)

const [started, chosen, plain, wall] = [1, 2, 3, 4].map(
  (n) => `019a0000-0000-7000-8000-00000000000${String(n)}`,
) as [string, string, string, string]
const timerStamp = '2026-11-20T06:00:00.000Z'
const anExercise = (id: string, name: string) => ({
  ...{ id, name, videoLink: null, displayName: name, displayNameEs: '', ...stamps },
})

/** Locations from when the timer was three of their columns. */
const olderTimers = (engine: Engine) =>
  aDatabaseOf(engine, '0030-workout-removals', async (db) => {
    const playlist = (names: readonly string[]) => ({ timerPlaylist: JSON.stringify(names) })
    const breaks = playlist(['plank', 'long-gone', 'squat', 'plank'])
    const locations = [
      aLocation(started, { licenseKey: 'key-1', timerStamp, ...breaks }),
      aLocation(chosen, playlist(['squat'])),
      aLocation(plain),
    ]
    const exercises = [anExercise('e1', 'plank'), anExercise('e2', 'squat')]
    await db.insertInto('exercises').values(exercises).execute()
    await db.insertInto('locations').values(locations).execute()
    await db
      .insertInto('screens')
      .values(aScreen(wall, started, hashSecret('token')))
      .execute()
  })

describe.each(engines)('migrating timers of an older database on %s', (engine) => {
  test('keeps what screens show, including a break whose exercise was deleted', async () => {
    const server = await buildServer(await olderTimers(engine))
    onTestFinished(server.end)
    const { as } = await aUser(server, 'admin')
    const timerOf = async (id: string) =>
      (await server.call(calls.getLocationTimer, as, { params: { id } })).data
    const timer = {
      dwsTimeStamp: timerStamp,
      dwsActiveBreaks: ['plank', 'long-gone', 'squat', 'plank'],
    }
    expect(await timerOf(started)).toEqual({ licenseKey: 'key-1', revision: 0, ...timer })
    expect(await timerOf(chosen)).toMatchObject({ licenseKey: null, dwsActiveBreaks: ['squat'] })
    expect(await timerOf(plain)).toMatchObject({ dwsTimeStamp: null, dwsActiveBreaks: [] })
    const screen = { screen: 'token' }
    const params = { licenseKey: 'key-1' }
    expect((await server.call(calls.getLicence, screen, { params })).data).toEqual(timer)
    const { activeBreaks } = (await server.call(calls.getProgramme, screen)).data
    expect(activeBreaks.map(({ name }) => name)).toEqual(['plank', 'squat'])
  })

  test('links breaks to exercises by ID', async () => {
    const { db, close } = await openDatabase(await olderTimers(engine))
    onTestFinished(close)
    const breaks = await db.selectFrom('timerBreaks').selectAll().orderBy('position').execute()
    expect(breaks.filter(({ locationId }) => locationId === started)).toMatchObject([
      { exerciseId: 'e1', unknownName: null },
      { exerciseId: null, unknownName: 'long-gone' },
      { exerciseId: 'e2', unknownName: null },
      { exerciseId: 'e1', unknownName: null },
    ])
  })

  test('keeps screens, row counts and constraints of locations', async () => {
    const { db, close } = await openDatabase(await olderTimers(engine))
    onTestFinished(close)
    const countOf = async (name: string) =>
      (await db.selectFrom('rowCounts').select('n').where('name', '=', name).execute())[0]?.n
    expect(await db.selectFrom('screens').select('id').execute()).toEqual([{ id: wall }])
    expect(await countOf('locations')).toBe(3)
    const [row] = await db.selectFrom('locations').selectAll().where('id', '=', plain).execute()
    expect(Object.keys(row ?? {})).not.toContain('timerPlaylist')
    await expect(
      db
        .insertInto('locations')
        .values({ ...(row ?? expect.fail()), id: 'twin' })
        .execute(),
    ).rejects.toThrow(/unique/i)
    await db.deleteFrom('locations').where('id', '=', started).execute()
    expect(await countOf('locations')).toBe(2)
    expect(await db.selectFrom('screens').selectAll().execute()).toEqual([])
    expect(await db.selectFrom('timerBreaks').select('locationId').execute()).toEqual([
      { locationId: chosen },
    ])
    await expect(db.deleteFrom('exercises').where('id', '=', 'e2').execute()).rejects.toThrow(
      /foreign key/i,
    )
  })

  test('changes nothing when it fails, and succeeds on a later start', async () => {
    const settings = await olderTimers(engine)
    const inTheWay = (change: (db: OldDatabase) => Promise<unknown>) =>
      openAsItIs(engine, settings, change)
    await inTheWay((db) => db.schema.createTable('timer_breaks').addColumn('id', 'text').execute())
    await expect(openDatabase(settings)).rejects.toThrow(/timer_breaks.* exists/)
    await inTheWay(async (db) => {
      const kept = await db.selectFrom('locations').select('timerPlaylist').execute()
      expect(kept).toHaveLength(3)
      await db.schema.dropTable('timer_breaks').execute()
    })
    const { db, close } = await openDatabase(settings)
    onTestFinished(close)
    expect(await listBreaks(db, chosen)).toEqual(['squat'])
  })
})

test.each(engines)(
  "a migration adds a missing clip to catalog exercises, and keeps a franchise's changes, on %s",
  async (engine) => {
    const anExercise = (name: string, videoLink: string | null) => ({
      ...{ id: name, name, displayName: name, displayNameEs: '', videoLink, ...stamps },
    })
    const settings = await aDatabaseOf(engine, '0045-unused-files', async (db) => {
      await db
        .insertInto('exercises')
        .values([
          anExercise('crunch', null),
          anExercise('side-kick', 'https://gym.test/side-kick.mp4'),
          anExercise('squat', null),
          anExercise('shadow-boxing', null),
        ])
        .execute()
    })
    const { db, close } = await openDatabase(settings)
    onTestFinished(close)
    const rows = await db.selectFrom('exercises').selectAll().orderBy('name').execute()
    expect(rows.map(({ name, videoLink }) => [name, videoLink])).toEqual([
      ['crunch', '/media/exercises/crunch.mp4'],
      ['shadow-boxing', null],
      ['side-kick', 'https://gym.test/side-kick.mp4'],
      ['squat', null],
    ])
  },
)

test.each(engines)(
  'a migration translates catalog exercises unless they were renamed, on %s',
  async (engine) => {
    const named = (name: string, displayName: string) => ({
      ...{ id: name, name, displayName, displayNameEs: '', videoLink: null, ...stamps },
    })
    const settings = await aDatabaseOf(engine, '0045-unused-files', async (db) => {
      const exercises = [named('plank', 'Plank'), named('squat', 'Deep Squat')]
      await db.insertInto('exercises').values(exercises).execute()
    })
    const { db, close } = await openDatabase(settings)
    onTestFinished(close)
    const rows = await db.selectFrom('exercises').selectAll().orderBy('name').execute()
    expect(rows.map((row) => exerciseNameIn('fr', presentExercise(row)))).toEqual([
      'Planche',
      'Deep Squat',
    ])
  },
)

test.each(engines)('migrated workouts have no cues and no intervals, on %s', async (engine) => {
  const texts = { subHeader: '', nameTranslations: '[]', subHeaderTranslations: '[]' }
  const named = { id: 'w1', name: 'Hooks', nameFolded: 'hooks', ...texts, ...stamps }
  const step = { id: 'r1', step: 1, text: 'Jab.', videoLink: '/a.mp4', textTranslations: '[]' }
  const settings = await aDatabaseOf(engine, '0083-exercise-names', async (db) => {
    const days = { startDate: stamps.createdAt, endDate: stamps.createdAt }
    await db
      .insertInto('workouts')
      .values({ ...named, ...days, round: 1, routineCount: 1, isDraft: 0 })
      .execute()
    await db
      .insertInto('routines')
      .values({ ...step, ...stamps, workoutId: 'w1' })
      .execute()
    await db
      .insertInto('workoutTemplates')
      .values({ ...named, equipment: '[]', focus: '[]', level: 'any' })
      .execute()
    await db
      .insertInto('templateRoutines')
      .values({ ...step, ...stamps, templateId: 'w1' })
      .execute()
  })
  const { db, close } = await openDatabase(settings)
  onTestFinished(close)
  for (const table of ['routines', 'templateRoutines'] as const)
    expect(await db.selectFrom(table).selectAll().execute()).toMatchObject([
      { ...step, cue: null, cueTranslations: '[]' },
    ])
  for (const table of ['workouts', 'workoutTemplates'] as const)
    expect(await db.selectFrom(table).selectAll().execute()).toMatchObject([
      { ...named, intervals: null },
    ])
})

test.each(engines)(
  'an outage alerted before an upgrade first repeats a day after it, on %s',
  async (engine) => {
    const toldAt = stamps.createdAt
    const outage = { locationId: null, since: toldAt, dueAt: toldAt, what: '{}', partOf: null }
    const settings = await aDatabaseOf(engine, '0092-acknowledgements', async (db) => {
      const outages = [
        { id: 'o1', kind: 'location-away', subject: '1', toldAt, endedAt: null },
        { id: 'o2', kind: 'location-away', subject: '2', toldAt: null, endedAt: null },
        { id: 'o3', kind: 'location-away', subject: '3', toldAt, endedAt: toldAt },
      ]
      for (const one of outages)
        await db
          .insertInto('outages')
          .values({ ...outage, ...one })
          .execute()
    })
    const upgradedAt = new Date().toISOString()
    const { db, close } = await openDatabase(settings)
    onTestFinished(close)
    const rows = await db.selectFrom('outages').select('toldAt').orderBy('id').execute()
    const [first, ...others] = rows.map((row) => row.toldAt)
    expect([upgradedAt, first ?? ''].toSorted()).toEqual([upgradedAt, first])
    expect(others).toEqual([null, toldAt])
  },
)

test.each(engines)(
  'a migration turns API key calls into scopes, and keeps idempotency keys, on %s',
  async (engine) => {
    const key = (id: string, scopes: string) => ({
      ...{ id, name: 'Portal', nameFolded: 'portal', secretHash: id, startsWith: 'rbk_Ab1x' },
      ...{ scopes, madeBy: 'root@example.test', madeAt: stamps.createdAt },
      ...{ lastUsedAt: null, expiresAt: null, revokedAt: null },
    })
    const answered = { keyHash: 'k', requestHash: 'r', answer: '{}', expiresAt: stamps.createdAt }
    const settings = await aDatabaseOf(engine, '0094-first-repeats', async (db) => {
      for (const row of [
        key('one', '["listReleases"]'),
        key('other', '["getLatestVersion"]'),
        key('both', '["listReleases","getLatestVersion"]'),
      ])
        await db.insertInto('apiKeys').values(row).execute()
      await db
        .insertInto('users')
        .values({
          ...{
            id: 'u',
            email: 'a@example.test',
            firstName: 'A',
            firstNameFolded: 'a',
            lastName: 'B',
          },
          ...{ lastNameFolded: 'b', role: 'admin', isActive: 1, passwordHash: 'x', ...stamps },
        })
        .execute()
      await db
        .insertInto('idempotencyKeys')
        .values({ userId: 'u', ...answered })
        .execute()
    })
    const { db, close } = await openDatabase(settings)
    try {
      const keys = await db.selectFrom('apiKeys').select(['id', 'scopes', 'region']).execute()
      expect(keys.sort((a, b) => (a.id < b.id ? -1 : 1))).toEqual([
        { id: 'both', scopes: '["releases:read","version:read"]', region: null },
        { id: 'one', scopes: '["releases:read"]', region: null },
        { id: 'other', scopes: '["version:read"]', region: null },
      ])
      expect(await db.selectFrom('idempotencyKeys').selectAll().execute()).toEqual([
        { callerId: 'u', ...answered },
      ])
    } finally {
      await close()
    }
  },
)

test.each(engines)('a migration folds stored tags one by one, on %s', async (engine) => {
  const tagged = { tags: '["55＂ Screens"]', tagsFolded: '["55" screens"]' }
  const settings = await aDatabaseOf(engine, '0104-transition-rows', async (db) => {
    const {
      licenseKey: _key,
      timerStamp: _at,
      timerPlaylist: _breaks,
      ...location
    } = aLocation('l1', tagged)
    await db.insertInto('locations').values(location).execute()
    const announcement = {
      ...{ id: 'a1', kind: 'band', text: 'Hello.', translations: '[]', isForAll: 0, madeBy: 'a' },
      ...{ from: null, until: null, startsAt: stamps.createdAt, overAt: stamps.createdAt },
      ...{ withdrawnAt: null, ...stamps, ...tagged },
    }
    await db.insertInto('announcements').values(announcement).execute()
  })
  const { db, close } = await openDatabase(settings)
  onTestFinished(close)
  expect(await db.selectFrom('announcedLocations').selectAll().execute()).toEqual([
    { announcementId: 'a1', locationId: 'l1' },
  ])
})

test.each(engines)(
  'a database that has a later migration but not an earlier one is refused, on %s',
  async (engine) => {
    const settings = await aDatabaseOf(engine, '0094-first-repeats', (db) =>
      sql`insert into kysely_migration values ('0104-transition-rows', ${stamps.createdAt})`.execute(
        db,
      ),
    )
    await expect(openDatabase(settings)).rejects.toThrow('corrupted migrations')
  },
)
