import { type BodyOf, calls } from '@roundboard/contract'
import { describe, expect, onTestFinished, test } from 'vitest'
import { createChanges } from '../../../platform/changes.ts'
import { newId } from '../../../platform/new-id.ts'
import { createReader } from '../../../platform/read.ts'
import { hashSecret } from '../../../platform/secrets.ts'
import { nodeZones } from '../../../platform/time-zones/node-zones.ts'
import { createTimeZones } from '../../../platform/time-zones/time-zones.ts'
import { startTestServer, laneEngines, type TestServer } from '../../../testing/test-server.ts'
import {
  alive,
  aLocation,
  anAnnouncement,
  aPairedScreen,
  aRegion,
  aUser,
  testPassword,
} from '../../../testing/factories.ts'
import { createActiveAnnouncements } from './active-announcements.ts'

type Band = BodyOf<typeof calls.createAnnouncement>
type Whole = BodyOf<typeof calls.sendFullScreen>

const hourMs = 3_600_000
const tenMinutesMs = 600_000

/** The announcements in a screen’s next heartbeat. */
const announcementsAt = async (server: TestServer, as: { screen: string }) =>
  (await server.call(calls.heartbeat, as, { body: alive })).data.announcements

const create = (server: TestServer, as: { bearer: string }, body: Band) =>
  server.call(calls.createAnnouncement, as, { body })

const send = (server: TestServer, as: { bearer: string }, body: Partial<Whole> = {}) =>
  server.call(calls.sendFullScreen, as, {
    body: { kind: 'drill', text: 'Leave by the back door.', minutes: 5, isForAll: true, ...body },
  })

const listed = async (server: TestServer, as: { bearer: string }, state: string) =>
  (await server.call(calls.listAnnouncements, as, { query: { state } })).data.map(
    ({ text }) => text,
  )

/** Linked screens, inserted as rows because pairing each takes too long. */
async function eightyWalls(server: TestServer, locationId: string): Promise<{ screen: string }[]> {
  const at = new Date(server.clock.now).toISOString()
  const tokens = Array.from({ length: 80 }, (_, index) => `token-of-wall-${String(index)}`)
  await server.database.db
    .insertInto('screens')
    .values(
      tokens.map((token, index) => ({
        ...{ id: newId(), locationId, name: token, nameFolded: token },
        ...{
          round: (index % 9) + 1,
          language: 'en-us',
          hasSound: 0 as const,
          isLowVision: 0 as const,
          nextWay: 'none' as const,
        },
        ...{ tokenHash: hashSecret(token), linkedAt: at, createdAt: at, updatedAt: at },
        ...{ refreshRevision: 0, hardRefreshRevision: 0 },
      })),
    )
    .execute()
  return tokens.map((screen) => ({ screen }))
}

// 7 AM in New York, 9 PM in Tokyo, noon in UTC.
const noon = '2026-11-21T12:00:00.000Z'

describe.each(laneEngines)('announcements on %s', (engine) => {
  test('for a region or tag reach the locations that have it at that moment', async () => {
    const server = await startTestServer({ engine })
    const { as } = await aUser(server, 'admin')
    const midwest = await aRegion(server)
    const ohio = await aRegion(server, { parent: midwest.id })
    const inRegion = await aPairedScreen(server, {
      location: (await aLocation(server, { region: ohio.id })).id,
    })
    const tagged = await aPairedScreen(server, {
      location: (await aLocation(server, { tags: ['Piloto "Ñ"'] })).id,
    })
    const other = await aPairedScreen(server)
    const manager = await aUser(server, 'location', { regions: [midwest.id] })
    const stranger = await aUser(server, 'location', {
      locations: [tagged.screen.location?.id ?? ''],
    })
    const toRegion = { regions: [midwest.id], text: 'Closed on Monday.' }
    const { data: word } = await create(server, as, { ...toRegion, until: '2026-12-24T18:00' })
    const { data: drill } = await send(server, as, {
      ...{ isForAll: false, tags: ['piloto "n"'], text: 'Leave.' },
    })
    expect([word, drill]).toMatchObject([{ gyms: 1, regions: [midwest.id] }, { gyms: 1 }])
    const textsOn = async ({ as: wall }: typeof other) =>
      ((await announcementsAt(server, wall)) ?? []).map(({ text }) => text)
    expect(await textsOn(inRegion)).toEqual(['Closed on Monday.'])
    expect(await textsOn(tagged)).toEqual(['Leave.'])
    expect(await textsOn(other)).toEqual([])
    expect(await listed(server, manager.as, 'current')).toEqual(['Closed on Monday.'])
    expect(await listed(server, stranger.as, 'current')).toEqual(['Leave.'])
    const shown = (wall: { screen: string }) =>
      server.call(calls.reportAnnouncementShown, wall, {
        params: { id: drill.id },
        body: { shownAt: drill.createdAt },
      })
    expect((await shown(other.as)).status).toBe(404)
    expect((await shown(tagged.as)).status).toBe(200)

    const change = (screen: typeof other, body: object) =>
      server.call(calls.updateLocation, as, {
        params: { id: screen.screen.location?.id ?? '' },
        body,
      })
    await change(other, { region: ohio.id, tags: ['PILOTO "Ñ"'] })
    await change(inRegion, { region: null })
    expect(await textsOn(other)).toEqual(['Closed on Monday.', 'Leave.'])
    expect(await textsOn(inRegion)).toEqual([])
    await server.call(calls.updateRegion, as, {
      params: { id: ohio.id },
      body: { parent: null },
    })
    expect(await textsOn(other)).toEqual(['Leave.'])
    const opened = async (body: Parameters<typeof aLocation>[1]) =>
      textsOn(await aPairedScreen(server, { location: (await aLocation(server, body)).id }))
    expect(await opened({ region: midwest.id })).toEqual(['Closed on Monday.'])
    expect(await opened({ tags: ['Piloto "N"'] })).toEqual(['Leave.'])
    const reach = async (query: Record<string, string>, actor = as) =>
      (await server.call(calls.getAnnouncementReach, actor, { query })).data.gyms
    expect(await reach({ regions: `${ohio.id},${midwest.id}` })).toBe(2)
    expect(await reach({ tags: 'other\npiloto "n"' })).toBe(3)
    expect(await reach({ tags: 'piloto "n"' }, stranger.as)).toBe(1)
  })

  test('for a tag with a full-width quote or backslash reach its locations', async () => {
    const server = await startTestServer({ engine })
    const { as } = await aUser(server, 'admin')
    const tags = ['55＂ screens', 'A＼B']
    const walls: { screen: string }[] = []
    for (const tag of tags) {
      const location = await aLocation(server, { tags: [tag] })
      walls.push((await aPairedScreen(server, { location: location.id })).as)
    }
    const until = '2026-12-24T18:00'
    const { data: word } = await create(server, as, { text: 'Hello.', tags, until })
    const params = { id: word.id }
    await server.call(calls.updateAnnouncement, as, { params, body: { text: 'Bye.' } })
    for (const wall of walls)
      expect(await announcementsAt(server, wall)).toMatchObject([{ text: 'Bye.' }])
    expect(await listed(server, as, 'current')).toEqual(['Bye.'])
    const found = await server.call(calls.listLocations, as, { query: { tag: '55" SCREENS' } })
    expect(found.data).toMatchObject([{ tags: [tags[0]] }])
  })

  test('for regions and tags are limited to admins and refuse unknown regions', async () => {
    const server = await startTestServer({ engine })
    const { as } = await aUser(server, 'admin')
    const region = await aRegion(server)
    const location = await aLocation(server, { region: region.id })
    const manager = await aUser(server, 'location', { regions: [region.id] })
    const issuesOf = async (actor: { bearer: string }, body: Partial<Band>) =>
      (
        await create(server, actor, { text: 'Hello.', until: '2026-12-24T18:00', ...body })
      ).error?.issues?.map(({ path, code }) => [path, code])
    expect(await issuesOf(manager.as, { regions: [region.id] })).toEqual([
      ['regions', 'admin-only'],
    ])
    expect(await issuesOf(manager.as, { tags: ['Pilot'] })).toEqual([['tags', 'admin-only']])
    expect(await issuesOf(as, { regions: [region.id, newId()] })).toEqual([
      ['regions.1', 'no-such-region'],
    ])
    expect(await issuesOf(as, {})).toEqual([['locationIds', 'announcement-places']])
    const { data: word } = await create(server, as, {
      ...{ text: 'Hello.', until: '2026-12-24T18:00', regions: [region.id] },
    })
    const change = (actor: { bearer: string }, body: object) =>
      server.call(calls.updateAnnouncement, actor, { params: { id: word.id }, body })
    expect((await change(manager.as, { text: 'Bye.' })).status).toBe(403)
    // A region may be deleted while an announcement names it.
    await server.call(calls.updateLocation, as, {
      params: { id: location.id },
      body: { region: null },
    })
    await server.call(calls.deleteRegion, as, { params: { id: region.id } })
    expect((await change(as, { text: 'Bye.' })).data).toMatchObject({ gyms: 0, text: 'Bye.' })
    expect((await change(as, { isForAll: true })).data).toMatchObject({ regions: [], tags: [] })
  })

  test('reach only the screens addressed, in their language and local time', async () => {
    const server = await startTestServer({ engine })
    const { as } = await aUser(server, 'admin')
    const newYork = await aPairedScreen(server)
    const tokyo = await aPairedScreen(server, {
      location: (await aLocation(server, { timeZone: 'Asia/Tokyo', language: 'ja' })).id,
    })
    const mexico = await aLocation(server, { timeZone: 'America/Mexico_City', language: 'es-mx' })
    const elsewhere = await aPairedScreen(server, { location: mexico.id })
    const before = await server.call(calls.heartbeat, newYork.as, { body: alive })
    expect(before.text).not.toContain('announcements')

    const { data: word } = await create(server, as, {
      text: 'We close at eight.',
      translations: [{ language: 'es', text: 'Cerramos a las ocho.' }],
      isForAll: true,
      from: '2026-11-21T06:00',
      until: '2026-11-21T20:00',
    })
    expect(word).toMatchObject({
      ...{ kind: 'band', state: 'current', gyms: 3, isYours: true },
      startsAt: '2026-11-20T21:00:00.000Z',
      overAt: '2026-11-22T02:00:00.000Z',
    })
    const band = { id: word.id, kind: 'band' }
    expect(await announcementsAt(server, newYork.as)).toEqual([
      {
        ...band,
        text: 'We close at eight.',
        from: '2026-11-21T11:00:00.000Z',
        until: '2026-11-22T01:00:00.000Z',
      },
    ])
    // It has ended there, and hasn’t begun here.
    expect(await announcementsAt(server, tokyo.as)).toBeUndefined()
    expect(await announcementsAt(server, elsewhere.as)).toMatchObject([
      { text: 'Cerramos a las ocho.', from: '2026-11-21T12:00:00.000Z' },
    ])

    const { data: local } = await create(server, as, {
      text: 'Lost: one glove.',
      locationIds: [mexico.id],
      until: '2026-11-21T23:00',
    })
    expect(local.gyms).toBe(1)
    expect(await announcementsAt(server, newYork.as)).toHaveLength(1)
    expect(await announcementsAt(server, elsewhere.as)).toHaveLength(2)
    server.clock.advance(13 * hourMs)
    expect(await announcementsAt(server, newYork.as)).toBeUndefined()
    expect(await announcementsAt(server, elsewhere.as)).toHaveLength(2)
    server.clock.advance(4 * hourMs)
    const after = await server.call(calls.heartbeat, elsewhere.as, { body: alive })
    expect(after.text).not.toContain('announcements')
  })

  test('disappear at once when withdrawn and can be restored within a minute', async () => {
    const server = await startTestServer({ engine })
    const { as } = await aUser(server, 'admin')
    const wall = await aPairedScreen(server)
    const { id } = await anAnnouncement(server, { text: 'We close at eight.' })
    const params = { id }
    expect(await announcementsAt(server, wall.as)).toHaveLength(1)
    const gone = await server.call(calls.withdrawAnnouncement, as, { params })
    expect(gone.data).toMatchObject({ state: 'over', withdrawnAt: noon })
    expect(await announcementsAt(server, wall.as)).toBeUndefined()
    expect(await listed(server, as, 'over')).toEqual(['We close at eight.'])
    const again = await server.call(calls.withdrawAnnouncement, as, { params })
    expect(again.text).toBe(gone.text)
    server.clock.advance(60_000)
    const back = await server.call(calls.restoreAnnouncement, as, { params })
    expect(back.data).toMatchObject({ state: 'current', withdrawnAt: null })
    expect(await announcementsAt(server, wall.as)).toHaveLength(1)
    await server.call(calls.withdrawAnnouncement, as, { params })
    server.clock.advance(60_001)
    const late = await server.call(calls.restoreAnnouncement, as, { params })
    expect(late.status).toBe(404)
    const logged = (
      await server.call(calls.listLogs, (await aUser(server, 'super-admin')).as, {
        query: { model: 'Announcement' },
      })
    ).data
    expect(logged.map(({ action }) => action)).toEqual(['update', 'restore', 'update', 'create'])
  })

  test('are listed as current, upcoming or past', async () => {
    const server = await startTestServer({ engine })
    const { as } = await aUser(server, 'admin')
    await aLocation(server)
    await anAnnouncement(server, { text: 'Now', until: '2026-11-21T08:00' })
    await anAnnouncement(server, {
      text: 'Later',
      from: '2026-12-24T06:00',
      until: '2026-12-24T18:00',
    })
    await anAnnouncement(server, {
      text: 'Soon',
      from: '2026-11-21T08:00',
      until: '2026-11-21T10:00',
    })
    const states = async () => [
      await listed(server, as, 'current'),
      await listed(server, as, 'coming'),
      await listed(server, as, 'over'),
    ]
    expect(await states()).toEqual([['Now'], ['Soon', 'Later'], []])
    server.clock.advance(hourMs)
    expect(await states()).toEqual([['Soon'], ['Later'], ['Now']])
    server.clock.advance(2 * hourMs)
    expect(await states()).toEqual([[], ['Later'], ['Soon', 'Now']])
  })

  test('in full screen require a step-up, end on time and report which screens showed them', async () => {
    const server = await startTestServer({ engine })
    const { as } = await aUser(server, 'admin')
    const gym = await aLocation(server, { name: 'Harbour' })
    const first = await aPairedScreen(server, { location: gym.id, name: 'One' })
    const second = await aPairedScreen(server, { location: gym.id, name: 'Two', round: 2 })
    const other = await aPairedScreen(server)
    server.clock.advance(tenMinutesMs)
    expect((await send(server, as)).error?.code).toBe('step-up-wanted')
    await server.call(calls.stepUp, as, { body: { password: testPassword } })
    const reach = await server.call(calls.getAnnouncementReach, as, {
      query: { locationIds: gym.id },
    })
    expect(reach.data).toEqual({ gyms: 1, walls: 2, connected: 0 })
    const everywhere = await server.call(calls.getAnnouncementReach, as, {
      query: { isForAll: 'true' },
    })
    expect(everywhere.data).toMatchObject({ gyms: 2, walls: 3 })
    const { data: drill } = await send(server, as, { isForAll: false, locationIds: [gym.id] })
    const params = { id: drill.id }
    expect(await announcementsAt(server, other.as)).toBeUndefined()
    expect(await announcementsAt(server, first.as)).toMatchObject([
      { kind: 'drill', from: '2026-11-21T12:10:00.000Z', until: '2026-11-21T12:15:00.000Z' },
    ])
    const walls = async () => (await server.call(calls.getAnnouncementScreens, as, { params })).data
    expect(await walls()).toMatchObject({ walls: 2, shown: 0, lastAfterMs: null, latest: [] })

    const note = (whose: { screen: string }, shownAt: string) =>
      server.call(calls.reportAnnouncementShown, whose, { params, body: { shownAt } })
    server.clock.advance(1_000)
    expect((await note(first.as, '2026-11-21T12:10:00.400Z')).status).toBe(200)
    // Retried after a lost response: the first time stays.
    await note(first.as, '2026-11-21T12:10:00.900Z')
    expect((await note(other.as, '2026-11-21T12:10:00.400Z')).status).toBe(404)
    const told400 = await walls()
    expect(told400).toMatchObject({ walls: 2, shown: 1, lastAfterMs: 400 })
    expect(told400.missing).toMatchObject([
      { name: 'Two', round: 2, location: { name: 'Harbour' }, shownAt: null },
    ])
    expect(told400.latest).toMatchObject([{ name: 'One', shownAt: '2026-11-21T12:10:00.400Z' }])
    // A screen’s clock that runs ahead can’t report a future time.
    await note(second.as, '2027-01-01T00:00:00.000Z')
    expect(await walls()).toMatchObject({ shown: 2, missing: [], lastAfterMs: 1_000 })

    server.clock.advance(tenMinutesMs)
    expect(await announcementsAt(server, first.as)).toBeUndefined()
    expect(await listed(server, as, 'over')).toEqual(['Leave by the back door.'])
    expect(await walls()).toMatchObject({ shown: 2 })
  })

  // security: announcements
  test('can be written by a location for itself, and head office’s are read-only there', async () => {
    const server = await startTestServer({ engine })
    const admin = await aUser(server, 'admin')
    const [own, foreign] = [await aLocation(server), await aLocation(server)]
    const { as } = await aUser(server, 'location', { locations: [own.id] })
    const until = '2026-11-22T20:00'
    const mine = await create(server, as, { text: 'Ours', locationIds: [own.id], until })
    expect(mine.data).toMatchObject({ isYours: true, locationIds: [own.id] })
    const all = await create(server, as, { text: 'All', isForAll: true, until })
    expect([all.status, all.error?.issues?.[0]?.path]).toEqual([403, 'isForAll'])
    const theirs = await create(server, as, { text: 'Theirs', locationIds: [foreign.id], until })
    expect(theirs.status).toBe(404)
    for (const locationIds of [[foreign.id], [own.id, foreign.id]])
      expect((await send(server, as, { isForAll: false, locationIds })).status).toBe(404)
    expect((await send(server, as)).status).toBe(403)
    expect((await send(server, as, { isForAll: false, locationIds: [own.id] })).status).toBe(201)

    const both = await create(server, admin.as, {
      text: 'Both',
      locationIds: [own.id, foreign.id],
      until,
    })
    await create(server, admin.as, { text: 'Foreign', locationIds: [foreign.id], until })
    const seen = (await server.call(calls.listAnnouncements, as)).data
    expect(seen.map(({ text, isYours }) => [text, isYours]).sort()).toEqual([
      ['Both', false],
      ['Leave by the back door.', true],
      ['Ours', true],
    ])
    // They learn that there is another location, but not which.
    expect(seen.find(({ text }) => text === 'Both')).toMatchObject({
      locationIds: [own.id],
      gyms: 2,
    })
    const params = { id: both.data.id }
    for (const call of [calls.withdrawAnnouncement, calls.updateAnnouncement])
      expect((await server.call(call, as, { params, body: {} })).status).toBe(403)
    const extendTo = await server.call(calls.updateAnnouncement, as, {
      params: { id: mine.data.id },
      body: { locationIds: [own.id, foreign.id] },
    })
    expect(extendTo.status).toBe(404)
  })

  // security: announcements
  test('can’t be changed by a user who lost the location, and the log names each author', async () => {
    const server = await startTestServer({ engine })
    const root = await aUser(server, 'super-admin')
    const [own, left] = [await aLocation(server), await aLocation(server)]
    const owner = await aUser(server, 'location', { locations: [own.id, left.id] })
    const wall = await aPairedScreen(server, { location: own.id })
    const until = '2026-11-22T20:00'
    const { data: word } = await create(server, owner.as, {
      text: 'Ours',
      locationIds: [own.id, left.id],
      until,
    })
    const { data: drill } = await send(server, owner.as, { isForAll: false, locationIds: [own.id] })
    await server.call(calls.updateUser, root.as, {
      params: { id: owner.user.id },
      body: { locations: [left.id] },
    })
    const params = { id: word.id }
    // Their page is still open.
    for (const [call, body] of [
      [calls.updateAnnouncement, { text: 'Mine' }],
      [calls.withdrawAnnouncement, {}],
      [calls.restoreAnnouncement, {}],
    ] as const)
      expect((await server.call(call, owner.as, { params, body })).status).toBe(403)
    for (const call of [calls.withdrawAnnouncement, calls.getAnnouncementScreens])
      expect((await server.call(call, owner.as, { params: { id: drill.id } })).status).toBe(404)
    const again = await create(server, owner.as, { text: 'Again', locationIds: [own.id], until })
    expect(again.status).toBe(404)
    const [seen] = (await server.call(calls.listAnnouncements, owner.as)).data
    expect(seen).toMatchObject({ id: word.id, isYours: false, locationIds: [left.id], gyms: 2 })
    expect(await announcementsAt(server, wall.as)).toHaveLength(2)

    await server.call(calls.withdrawAnnouncement, root.as, { params })
    const { data: logged } = await server.call(calls.listLogs, root.as, {
      query: { model: 'Announcement' },
    })
    expect(logged.map(({ modifiedBy, action }) => [modifiedBy, action])).toEqual([
      [root.user.email, 'update'],
      [owner.user.email, 'create'],
      [owner.user.email, 'create'],
    ])
    expect(logged.map(({ data }) => data['text'])).toEqual([
      'Ours',
      'Leave by the back door.',
      'Ours',
    ])
  })

  test('keep a location that is deleted and restored', async () => {
    const server = await startTestServer({ engine })
    const root = await aUser(server, 'super-admin')
    const gym = await aLocation(server)
    const params = { id: gym.id }
    const { id } = await anAnnouncement(server, { locationIds: [gym.id] })
    const read = async () =>
      (await server.call(calls.getAnnouncement, root.as, { params: { id } })).data.locationIds
    await server.call(calls.deleteLocation, root.as, { params, body: {} })
    expect(await read()).toEqual([])
    await anAnnouncement(server)
    await server.call(calls.restoreLocation, root.as, { params })
    expect(await read()).toEqual([gym.id])
    const { as } = await aPairedScreen(server, { location: gym.id })
    expect(await announcementsAt(server, as)).toHaveLength(2)
  })

  test('are served from memory while locations change', async () => {
    const server = await startTestServer({ engine })
    const { as } = await aUser(server, 'admin')
    const gym = await aLocation(server, { tags: ['Pilot'] })
    const changes = createChanges()
    let reads = 0
    const read = createReader(server.database.db)
    const active = createActiveAnnouncements({
      ...{ changes, clock: () => server.clock.now, timeZones: createTimeZones([nodeZones]) },
      read(actor, access) {
        reads += 1
        return read(actor, access)
      },
      onMoved: () => undefined,
      onFailure: (what) => expect.unreachable(what),
    })
    onTestFinished(active.stop)
    const announce = (kind: 'announcements' | 'location') => {
      changes.announce(kind === 'location' ? { kind, locationId: gym.id } : { kind })
      return [active.isKnown(), reads]
    }
    await anAnnouncement(server, { locationIds: [gym.id] })
    await active.ready()
    expect(announce('location')).toEqual([true, 1])
    await create(server, as, { text: 'Hello.', tags: ['Pilot'], until: '2026-12-24T18:00' })
    expect(announce('announcements')).toEqual([false, 2])
    // The running read may have missed the location's change.
    expect(announce('location')).toEqual([false, 3])
    await active.ready()
    expect(announce('location')).toEqual([true, 4])
    await server.call(calls.updateLocation, as, { params: { id: gym.id }, body: { tags: [] } })
    expect(announce('location')).toEqual([true, 5])
    await active.ready()
    const place = { locationId: gym.id, timeZone: 'UTC', language: 'en-us' } as const
    expect(active.listFor(place)).toHaveLength(1)
  })

  test('are reported as shown by eighty screens at once, each recorded once', async () => {
    const server = await startTestServer({ engine })
    const { as } = await aUser(server, 'admin')
    const gym = await aLocation(server)
    const walls = await eightyWalls(server, gym.id)
    const { data: drill } = await send(server, as)
    const params = { id: drill.id }
    const lists = await Promise.all(walls.map((wall) => announcementsAt(server, wall)))
    expect(lists.every((all) => all?.[0]?.id === drill.id)).toBe(true)
    const answers = await Promise.all(
      walls.flatMap((wall) =>
        [1, 2].map(() =>
          server.call(calls.reportAnnouncementShown, wall, { params, body: { shownAt: noon } }),
        ),
      ),
    )
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    const { data } = await server.call(calls.getAnnouncementScreens, as, { params })
    expect(data).toMatchObject({ walls: 80, shown: 80, missing: [] })
  })
})

test.each<[string, object, string, string]>([
  ['no text', { text: '  ' }, 'text', 'required'],
  ['81 characters', { text: 'x'.repeat(81) }, 'text', 'too-long'],
  ['two lines', { text: 'a\nb' }, 'text', 'one-line'],
  ['no location', { isForAll: false }, 'locationIds', 'announcement-places'],
  ['no end', { until: null }, 'until', 'local-time'],
  ['an empty end', { until: '' }, 'until', 'required'],
  ['an invalid end', { until: 'tomorrow' }, 'until', 'local-time'],
  ['an end with a zone', { until: '2026-11-21T20:00Z' }, 'until', 'local-time'],
  ['an invalid start', { from: '2026-02-30T06:00' }, 'from', 'local-time'],
  [
    'an end before its start',
    { from: '2026-11-22T06:00', until: '2026-11-22T06:00' },
    'until',
    'announcement-ends',
  ],
  ['an end in the past', { until: '2026-11-20T06:00' }, 'until', 'announcement-ends'],
  ['a duration over a year', { until: '2028-01-01T00:00' }, 'until', 'announcement-too-long'],
  [
    'a language twice',
    {
      translations: [
        { language: 'es', text: 'a' },
        { language: 'es', text: 'b' },
      ],
    },
    'translations',
    'language-twice',
  ],
])('an announcement with %s is refused by the name of its field', async (_, given, path, code) => {
  const server = await startTestServer()
  const { as } = await aUser(server, 'admin')
  await aLocation(server)
  const body = { text: 'Word', isForAll: true, until: '2026-11-22T20:00', ...given }
  const { status, error } = await server.call(calls.createAnnouncement, as, { body })
  expect([status, error?.issues?.[0]?.path, error?.issues?.[0]?.code]).toEqual([400, path, code])
  expect((await server.call(calls.listAnnouncements, as)).count).toBe(0)
})

test('all missing fields of an announcement are reported together', async () => {
  const server = await startTestServer()
  const { as } = await aUser(server, 'admin')
  const body = { text: '', isForAll: false, until: '' }
  const { error } = await server.call(calls.createAnnouncement, as, { body })
  expect(error?.issues?.map(({ path, code }) => `${path}: ${code}`)).toEqual([
    'text: required',
    'until: required',
    'locationIds: announcement-places',
  ])
})

test('past and full-screen announcements can’t be edited', async () => {
  const server = await startTestServer()
  const { as } = await aUser(server, 'admin')
  await aLocation(server)
  const save = async (id: string, body: object) => {
    const { as } = await aUser(server, 'admin')
    return server.call(calls.updateAnnouncement, as, { params: { id }, body })
  }
  const { data: drill } = await send(server, as)
  expect((await save(drill.id, { text: 'Else' })).error?.issues?.[0]?.code).toBe('whole-wall-fixed')
  const word = await anAnnouncement(server)
  server.clock.advance(24 * hourMs)
  expect((await save(word.id, { text: 'Else' })).error?.issues?.[0]?.code).toBe('announcement-over')
  expect((await save(word.id, { text: word.text })).status).toBe(200)
})

test('an announcement created on one server reaches screens connected to another', async () => {
  const one = await startTestServer({ engine: 'PostgreSQL' })
  const other = await startTestServer({ sharing: one })
  const { as } = await aUser(one, 'admin')
  const wall = await aPairedScreen(one)
  expect(await announcementsAt(other, wall.as)).toBeUndefined()
  const { data: drill } = await send(one, as)
  await expect.poll(async () => (await announcementsAt(other, wall.as))?.[0]?.id).toBe(drill.id)
  await one.call(calls.withdrawAnnouncement, as, { params: { id: drill.id } })
  await expect.poll(() => announcementsAt(other, wall.as)).toBeUndefined()
})
