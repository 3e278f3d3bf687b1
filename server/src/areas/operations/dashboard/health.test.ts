import { calls } from '@roundboard/contract'
import { expect, test } from 'vitest'
import { stampOf } from '../../../platform/clock.ts'
import { inParts } from '../../../platform/database/in-parts.ts'
import type {
  LocationRow,
  PresenceRow,
  ScreenRow,
  WatchedScreenRow,
} from '../../../platform/database/schema.ts'
import { startTestServer, laneEngines, type TestServer } from '../../../testing/test-server.ts'
import { aLocation, aPairedScreen, aUser } from '../../../testing/factories.ts'

type Kind =
  | 'healthy'
  | 'offline'
  | 'three offline'
  | 'two linked'
  | 'frozen'
  | 'unlinked again'
  | 'imported'
  | 'without screens'
  | 'closed'
  | 'closed and offline'
  | 'disabled'

const sizes: Readonly<Record<Kind, number>> = {
  ...{ healthy: 401, offline: 2, 'three offline': 7, 'two linked': 5, frozen: 3 },
  ...{ 'unlinked again': 1, imported: 148, 'without screens': 2 },
  ...{ closed: 16, 'closed and offline': 4, disabled: 11 },
}

interface Screen {
  readonly isLinked: boolean
  readonly isOnline: boolean
  readonly wasSeen: boolean
  readonly isFrozen: boolean
}
const online: Screen = { isLinked: true, isOnline: true, wasSeen: true, isFrozen: false }
const offline: Screen = { ...online, isOnline: false }
const fresh: Screen = { ...online, isLinked: false, isOnline: false, wasSeen: false }

const screensOf: Readonly<Record<Kind, readonly Screen[]>> = {
  healthy: Array<Screen>(10).fill(online),
  offline: Array<Screen>(10).fill(offline),
  'three offline': [...Array<Screen>(7).fill(online), ...Array<Screen>(3).fill(offline)],
  'two linked': [...Array<Screen>(2).fill(online), ...Array<Screen>(8).fill(fresh)],
  frozen: [...Array<Screen>(9).fill(online), { ...online, isFrozen: true }],
  'unlinked again': Array<Screen>(10).fill({ ...offline, isLinked: false }),
  imported: Array<Screen>(10).fill(fresh),
  'without screens': [],
  closed: Array<Screen>(10).fill(online),
  'closed and offline': Array<Screen>(10).fill(offline),
  disabled: Array<Screen>(10).fill(offline),
}

const groupOf = {
  ...{ healthy: 'healthy', offline: 'offline', 'three offline': 'issues' },
  ...{ 'two linked': 'issues', frozen: 'issues', 'unlinked again': 'offline' },
  ...{ imported: 'setting-up', 'without screens': 'setting-up' },
  ...{ closed: 'closed', 'closed and offline': 'closed', disabled: 'disabled' },
} as const satisfies Record<Kind, string>
const groups = ['offline', 'issues', 'healthy', 'closed', 'disabled', 'setting-up'] as const

/** A franchise of six hundred locations, written straight into the database. */
async function aFranchise(server: TestServer) {
  const { db } = server.database
  const first = await aPairedScreen(server, { location: (await aLocation(server)).id })
  const aRow = await db.selectFrom('locations').selectAll().executeTakeFirstOrThrow()
  const aScreenRow = await db.selectFrom('screens').selectAll().executeTakeFirstOrThrow()
  await db
    .deleteFrom('locations')
    .where('id', '=', first.screen.location?.id ?? '')
    .execute()
  const now = stampOf(server.clock.now)
  const before = stampOf(server.clock.now - 3_600_000)
  const locations: (LocationRow & { kind: Kind })[] = []
  const screens: ScreenRow[] = []
  const presence: PresenceRow[] = []
  const watched: WatchedScreenRow[] = []
  const kinds = Object.entries(sizes) as [Kind, number][]
  for (const [kind, size] of kinds)
    for (let place = 0; place < size; place += 1) {
      const locationId = server.services.newId()
      const name = `${kind} ${String(place).padStart(3, '0')}`
      locations.push({
        ...{ ...aRow, kind, id: locationId, name, nameFolded: name },
        locationIdentifier: `RB-${String(1000 + locations.length)}`,
        isEnabled: kind === 'disabled' ? 0 : 1,
        ...(kind.startsWith('closed') && { openingHours: '[[],[],[],[],[],[],[]]' }),
      })
      for (const [index, screen] of screensOf[kind].entries()) {
        const id = server.services.newId()
        const linkedAt = screen.isLinked ? before : null
        const tokenHash = screen.isLinked ? id : null
        screens.push({ ...aScreenRow, id, locationId, round: index + 1, linkedAt, tokenHash })
        if (screen.wasSeen)
          presence.push({ screenId: id, seenAt: screen.isOnline ? now : before, vitals: '' })
        if (screen.isLinked)
          watched.push({
            ...{ number: watched.length + 1, locationId, screenId: id, hangingId: id },
            ...{ name: '', round: index + 1, since: before, endedAt: null },
            state: screen.isFrozen ? 'frozen' : screen.isOnline ? 'connected' : 'lost',
          })
      }
    }
  await inParts(locations, (part) =>
    db
      .insertInto('locations')
      .values(part.map(({ kind: _, ...row }) => row))
      .execute(),
  )
  await inParts(screens, (part) => db.insertInto('screens').values(part).execute())
  await inParts(presence, (part) => db.insertInto('screenPresence').values(part).execute())
  await inParts(watched, (part) => db.insertInto('watchedScreens').values(part).execute())
  return locations
}

/** The IDs of all pages. */
async function allPages(read: (page: number) => Promise<{ ids: string[]; count: number }>) {
  const ids: string[] = []
  for (let page = 1; ; page += 1) {
    const found = await read(page)
    ids.push(...found.ids)
    if (found.ids.length === 0) return { ids, count: found.count }
  }
}

test.each(laneEngines)('counts of health lead to what they count, on %s', async (engine) => {
  const server = await startTestServer({ engine })
  const locations = await aFranchise(server)
  const { as } = await aUser(server, 'admin')
  const idsOf = (isWanted: (kind: Kind) => boolean) =>
    locations.filter(({ kind }) => isWanted(kind)).map(({ id }) => id)
  const limit = 100

  const { data } = await server.call(calls.getConnectivity, as)
  expect(data.health).toEqual(
    Object.fromEntries(
      groups.map((group) => [group, idsOf((kind) => groupOf[kind] === group).length]),
    ),
  )
  expect(Object.values(data.health).reduce((sum, size) => sum + size, 0)).toBe(locations.length)
  const { db } = server.database
  const { screens } = await db
    .selectFrom('screens')
    .select(({ fn }) => fn.countAll().as('screens'))
    .executeTakeFirstOrThrow()
  const { connected } = await db
    .selectFrom('screenPresence')
    .where('seenAt', '=', stampOf(server.clock.now))
    .select(({ fn }) => fn.countAll().as('connected'))
    .executeTakeFirstOrThrow()
  expect(data).toMatchObject({
    overall: 'red',
    screens: Number(screens),
    connected: Number(connected),
  })

  const withProblem = new Set<Kind>([
    ...(['offline', 'three offline', 'two linked'] as const),
    ...(['frozen', 'unlinked again', 'closed and offline'] as const),
  ])
  const issues = await allPages(async (page) => {
    const { data: found } = await server.call(calls.getLocationIssues, as, {
      query: { page, limit },
    })
    return { ids: found.locations.map(({ locationId }) => locationId), count: found.count }
  })
  expect(issues.ids.toSorted()).toEqual(idsOf((kind) => withProblem.has(kind)).toSorted())
  expect([issues.count, data.problems]).toEqual([issues.ids.length, issues.ids.length])
  const others = await allPages(async (page) => {
    const { data: found } = await server.call(calls.getConnectivity, as, {
      query: { page, limit, isProblem: false },
    })
    return { ids: found.locations.map(({ id }) => id), count: 0 }
  })
  expect([...issues.ids, ...others.ids].toSorted()).toEqual(idsOf(() => true).toSorted())

  for (const group of groups) {
    const listed = await allPages(async (page) => {
      const { data: found, count } = await server.call(calls.listLocations, as, {
        query: { page, limit, health: group },
      })
      expect(found.every(({ health }) => health.group === group)).toBe(true)
      return { ids: found.map(({ id }) => id), count: count ?? 0 }
    })
    expect(listed.ids.toSorted()).toEqual(idsOf((kind) => groupOf[kind] === group).toSorted())
    expect(listed.count).toBe(data.health[group])
  }
  const sorted = await server.call(calls.listLocations, as, {
    query: { limit: 20, sort: 'health' },
  })
  expect(sorted.data.map(({ health }) => health.group)).toEqual([
    ...Array<string>(3).fill('offline'),
    ...Array<string>(15).fill('issues'),
    ...Array<string>(2).fill('healthy'),
  ])
  const found = await server.call(calls.listLocations, as, {
    query: { limit: 20, sort: '-health', name: '00' },
  })
  expect(found.data[0]?.health).toEqual({
    ...{ group: 'setting-up', colour: null, connected: 0, linked: 0, screens: 10 },
  })
  const partly = locations.find(({ kind }) => kind === 'two linked')
  const one = await server.call(calls.getLocation, as, { params: { id: partly?.id ?? '' } })
  expect(one.data.health).toEqual({
    group: 'issues',
    colour: 'yellow',
    connected: 2,
    linked: 2,
    screens: 10,
  })
})
