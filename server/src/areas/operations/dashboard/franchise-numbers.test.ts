import { type Call, calls, type DataOf } from '@roundboard/contract'
import { expect, test } from 'vitest'
import { stampOf } from '../../../platform/clock.ts'
import { inParts } from '../../../platform/database/rows.ts'
import type {
  LocationRow,
  MuteRow,
  PresenceRow,
  RoutineRow,
  ScreenReportRow,
  ScreenRow,
  WatchedScreenRow,
  WorkoutRow,
} from '../../../platform/database/schema.ts'
import {
  aLocation,
  aRegion,
  aRoutine,
  aScreen,
  aUser,
  aWorkout,
} from '../../../testing/factories.ts'
import { startTestServer, laneEngines, type TestServer } from '../../../testing/test-server.ts'

// Counts in this file are computed from the tables, with nothing of domain/ or the services.

const groups = ['offline', 'issues', 'healthy', 'closed', 'disabled', 'setting-up'] as const
type Group = (typeof groups)[number]
const hour = 3_600_000
/** Saturday evening in America, Sunday in Europe and Australia. */
const now = Date.parse('2026-11-22T03:30:00.000Z')
const firstDay = '2026-11-21'
const stamp = (at: number) => new Date(at).toISOString()
const dayAfter = (day: string, days: number) =>
  stamp(Date.parse(day) + days * 24 * hour).slice(0, 10)
const daysFrom = (day: string, count: number) =>
  Array.from({ length: count }, (_, index) => dayAfter(day, index))
const lastDay = dayAfter(firstDay, 27)

const zones = [
  ...(['America/New_York', 'America/Chicago', 'America/Los_Angeles'] as const),
  ...(['Europe/Berlin', 'Australia/Sydney'] as const),
]
const week = (spans: string) => `[${Array<string>(7).fill(spans).join()}]`
const hours = [
  week('[{"from":"00:00","to":"24:00"}]'),
  week('[{"from":"06:00","to":"22:00"}]'),
  week('[]'),
  // Closed on Sundays only.
  `[[],${Array<string>(6).fill('[{"from":"00:00","to":"24:00"}]').join()}]`,
]

function createRandom() {
  let seed = 29
  /** A whole number from 0 to below `below`. */
  return (below: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((seed / 2_147_483_648) * below)
  }
}
type Random = ReturnType<typeof createRandom>

type State = 'online' | 'silent' | 'new' | 'issue' | 'unlinked again'
const statesOf = (n: number, random: Random): State[] => {
  if (n % 75 === 0) return []
  const of = (state: State) => Array<State>(10).fill(state)
  if (n % 5 === 1) return of('new')
  if (n % 37 === 2) return of('silent')
  if (n % 61 === 3) return of('unlinked again')
  if (n % 6 !== 4) return of('online')
  const others = ['online', 'online', 'silent', 'new', 'issue', 'unlinked again'] as const
  return of('online').map((state) => others[random(others.length)] ?? state)
}

/** Writes 600 locations with up to ten screens each straight into the database. */
async function writeFleet(server: TestServer, random: Random) {
  const { db } = server.database
  const { newId } = server.services
  const model = await aScreen(server, { location: (await aLocation(server)).id })
  const aRow = await db.selectFrom('locations').selectAll().executeTakeFirstOrThrow()
  const aScreenRow = await db.selectFrom('screens').selectAll().executeTakeFirstOrThrow()
  await db
    .deleteFrom('locations')
    .where('id', '=', model.location?.id ?? '')
    .execute()
  const top = [await aRegion(server), await aRegion(server), await aRegion(server)]
  const middle = await Promise.all(top.map(({ id: parent }) => aRegion(server, { parent })))
  const low = await Promise.all(middle.map(({ id: parent }) => aRegion(server, { parent })))
  const regions = [...top, ...middle, ...low].map(({ id }) => id)
  const locations: LocationRow[] = []
  const screens: ScreenRow[] = []
  const presence: PresenceRow[] = []
  const reports: ScreenReportRow[] = []
  const watched: WatchedScreenRow[] = []
  const mutes: MuteRow[] = []
  for (let n = 0; n < 600; n += 1) {
    const locationId = newId()
    const name = `gym ${String(n).padStart(3, '0')}`
    const tags = [n % 7 === 0 && 'Pilot', n % 11 === 0 && 'Late nights'].filter(Boolean)
    locations.push({
      ...{ ...aRow, id: locationId, name, nameFolded: name },
      locationIdentifier: `RB-${String(2000 + n)}`,
      timeZone: zones[random(zones.length)] ?? '',
      isEnabled: n % 29 === 0 ? 0 : 1,
      isActive: n % 53 === 0 ? 0 : 1,
      is365: n % 9 === 0 ? 1 : 0,
      // Its next day begins at 20:00.
      ...(n % 9 === 0 && { schedule: '[8,8,8,8,8,8,8]' }),
      vtsEnabled: n % 4 === 0 ? 1 : 0,
      openingHours: hours[n % 3 === 0 ? random(hours.length) : 0] ?? '',
      region: regions[n % (regions.length + 1)] ?? null,
      tags: JSON.stringify(tags),
      tagsFolded: JSON.stringify(tags).toLowerCase(),
    })
    if (n % 40 === 0)
      mutes.push({ locationId, until: stampOf(now + (n % 80 === 0 ? hour : -hour)), mutedBy: '' })
    for (const [index, state] of statesOf(n, random).entries()) {
      const id = newId()
      const isLinked = state !== 'new' && state !== 'unlinked again'
      const linkedAt = isLinked ? stampOf(now - 48 * hour) : null
      const language = n % 50 === 0 ? 'fr' : 'en-us'
      screens.push({
        ...{ ...aScreenRow, id, locationId, round: index + 1, language, linkedAt },
        tokenHash: isLinked ? id : null,
      })
      const isOnline = state === 'online' || state === 'issue'
      const seenAt = stampOf(isOnline ? now - random(90_000) : now - 91_000 - random(hour))
      if (state !== 'new') presence.push({ screenId: id, seenAt, vitals: '' })
      if (state !== 'new')
        reports.push({
          ...{ screenId: id, label: '', appliedRefresh: 0, appliedHardRefresh: 0, report: null },
          ...{ contentId: null, build: null, buildSince: null, beforeBuild: null },
          ...{ refusedBuild: null, trouble: null },
          holdsUntil: [null, stampOf(now + hour)][random(120)] ?? stampOf(now + 200 * hour),
        })
      if (isLinked)
        watched.push({
          ...{ number: watched.length + 1, locationId, screenId: id, hangingId: id, name: '' },
          ...{ round: index + 1, since: stampOf(now - 2 * hour), endedAt: null },
          state: state === 'issue' ? 'frozen' : isOnline || n % 2 === 0 ? 'connected' : 'lost',
        })
    }
  }
  await inParts(locations, (part) => db.insertInto('locations').values(part).execute())
  await inParts(screens, (part) => db.insertInto('screens').values(part).execute())
  await inParts(presence, (part) => db.insertInto('screenPresence').values(part).execute())
  await inParts(reports, (part) => db.insertInto('screenReports').values(part).execute())
  await inParts(watched, (part) => db.insertInto('watchedScreens').values(part).execute())
  await db.insertInto('mutes').values(mutes).execute()
  const timers = locations.filter(({ vtsEnabled }, n) => vtsEnabled === 1 && n % 8 === 0)
  await inParts(timers, (part) =>
    db
      .insertInto('locationTimers')
      .values(
        part.map(({ id: locationId }) => ({
          ...{ locationId, licenseKey: null, stamp: null, revision: 0, coached: null },
        })),
      )
      .execute(),
  )
  await inParts(timers, (part) =>
    db
      .insertInto('timerBreaks')
      .values(
        part.map(({ id: locationId }) => ({
          ...{ locationId, position: 0, exerciseId: null, unknownName: 'Squats' },
        })),
      )
      .execute(),
  )
  return regions
}

/** Writes workouts of all rounds for three months, with gaps, drafts, overlaps and bad content. */
async function writeWorkouts(server: TestServer, random: Random) {
  const { db } = server.database
  const { newId } = server.services
  await server.database.db.deleteFrom('workouts').execute()
  const model = await aWorkout(server, {
    routines: [aRoutine(1, { videoLink: 'https://example.test/squat.mp4' })],
  })
  const aRow = await db
    .selectFrom('workouts')
    .selectAll()
    .where('id', '=', model.id)
    .executeTakeFirstOrThrow()
  const aStep = await db.selectFrom('routines').selectAll().executeTakeFirstOrThrow()
  await db.deleteFrom('workouts').execute()
  const workouts: WorkoutRow[] = []
  const routines: RoutineRow[] = []
  const add = (round: number, from: string, days: number, isDraft: boolean) => {
    const id = newId()
    const steps = random(12) === 0 ? 0 : 1
    const nameTranslations = [
      '[]',
      JSON.stringify([{ language: 'fr', text: 'Nom', original: random(2) ? 'Old' : 'Workout' }]),
    ][random(2)]
    workouts.push({
      ...{ ...aRow, id, name: 'Workout', nameFolded: 'workout', subHeader: '', round },
      ...{ nameTranslations: nameTranslations ?? '', routineCount: steps },
      isDraft: isDraft ? 1 : 0,
      startDate: `${from}T00:00:00.000Z`,
      endDate: `${dayAfter(from, days - 1)}T23:59:59.999Z`,
      createdAt: stampOf(now - random(3) * hour),
    })
    if (steps > 0)
      routines.push({
        ...{ ...aStep, id: newId(), workoutId: id },
        text: random(10) === 0 ? 'Row. '.repeat(200) : 'Row.',
        textTranslations: JSON.stringify([{ language: 'fr', text: 'Ramez.', original: 'Row.' }]),
        videoLink: random(9) === 0 ? '/media/not-there.mp4' : aStep.videoLink,
      })
  }
  for (let round = 1; round <= 9; round += 1)
    for (let day = dayAfter(firstDay, -15); day < dayAfter(firstDay, 90);) {
      const days = 1 + random(4)
      const kind = random(9)
      if (kind > 0) add(round, day, days, kind === 1)
      if (kind === 2 || kind === 3) add(round, day, 1 + random(3), random(3) === 0)
      day = dayAfter(day, days)
    }
  await inParts(workouts, (part) => db.insertInto('workouts').values(part).execute())
  await inParts(routines, (part) => db.insertInto('routines').values(part).execute())
}

/** The weekday, the minutes since midnight and the day at a location, from the browser's own calendar. */
function localTime(timeZone: string) {
  const parts = new Intl.DateTimeFormat('en-CA', {
    ...{ timeZone, hourCycle: 'h23', hour: '2-digit', minute: '2-digit' },
    ...{ year: 'numeric', month: '2-digit', day: '2-digit' },
  }).formatToParts(now)
  const of = (type: string) => parts.find((part) => part.type === type)?.value ?? ''
  const day = `${of('year')}-${of('month')}-${of('day')}`
  return {
    day,
    weekday: new Date(day).getUTCDay(),
    clock: `${of('hour')}:${of('minute')}`,
  }
}

function isOpen({ timeZone, openingHours }: LocationRow) {
  const { weekday, clock } = localTime(timeZone)
  const spans = (JSON.parse(openingHours) as { from: string; to: string }[][])[weekday] ?? []
  return spans.some(({ from, to }) => from <= clock && clock < to)
}

function gymDayOf({ timeZone, is365 }: LocationRow) {
  const { day, clock } = localTime(timeZone)
  return is365 === 1 && clock >= '20:00' ? dayAfter(day, 1) : day
}

/** Each location with what its rows say about it. */
async function readGyms({ database: { db } }: TestServer, isSilenceKnown: boolean) {
  const locations = await db.selectFrom('locations').selectAll().execute()
  const rows = await db
    .selectFrom('screens')
    .leftJoin('screenPresence', 'screenPresence.screenId', 'screens.id')
    .leftJoin('screenReports', 'screenReports.screenId', 'screens.id')
    .leftJoin('watchedScreens', 'watchedScreens.screenId', 'screens.id')
    .select(['screens.locationId', 'linkedAt', 'seenAt', 'holdsUntil', 'state'])
    .execute()
  const byLocation = Map.groupBy(rows, ({ locationId }) => locationId)
  const breaks = await db.selectFrom('timerBreaks').select('locationId').execute()
  const withBreaks = new Set(breaks.map(({ locationId }) => locationId))
  const mutes = await db.selectFrom('mutes').selectAll().execute()
  const muted = new Set(
    mutes.flatMap(({ locationId, until }) => (until > stamp(now) ? locationId : [])),
  )
  return locations.map((row) => {
    const screens = (byLocation.get(row.id) ?? []).map((screen) => {
      const isConnected =
        screen.linkedAt !== null && Date.parse(screen.seenAt ?? '1970-01-01') >= now - 90_000
      const isAssumed = !isSilenceKnown && screen.linkedAt !== null && screen.state !== 'lost'
      return { ...screen, isConnected, isOnline: isConnected || isAssumed }
    })
    const linked = screens.filter(({ linkedAt }) => linkedAt !== null)
    const online = screens.filter((screen) => screen.isOnline)
    const isNew = screens.every(({ linkedAt, seenAt }) => linkedAt === null && seenAt === null)
    const isWell =
      online.length === screens.length && online.every(({ state }) => state === 'connected')
    const trouble = online.length === 0 ? 'offline' : isWell ? null : 'issues'
    const isDisabled = row.isEnabled === 0 || row.isActive === 0
    const group: Group = isDisabled
      ? 'disabled'
      : isNew
        ? 'setting-up'
        : isOpen(row)
          ? (trouble ?? 'healthy')
          : 'closed'
    const connected = screens.filter(({ isConnected }) => isConnected).length
    const hasProblem = !isDisabled && !isNew && trouble !== null
    return {
      ...{ row, group, hasProblem },
      screens: screens.length,
      ...{ connected, linked: linked.length },
      colour: isNew ? null : connected === screens.length ? 'green' : connected ? 'yellow' : 'red',
      // A disabled location needs neither.
      isNotHeld:
        !isDisabled &&
        linked.some(
          ({ isOnline, holdsUntil }) => !isOnline || (holdsUntil ?? '') < stamp(now + 60 * hour),
        ),
      lacksBreaks: !isDisabled && row.vtsEnabled === 1 && !withBreaks.has(row.id),
      isMutedHealthy: muted.has(row.id) && !hasProblem,
    }
  })
}
type ObservedLocation = Awaited<ReturnType<typeof readGyms>>[number]

async function allPages<C extends Call>(
  server: TestServer,
  call: C,
  as: { bearer: string },
  query: Record<string, unknown>,
): Promise<{ data: DataOf<C>[]; count: number | undefined }> {
  const data: DataOf<C>[] = []
  for (let page = 1; ; page += 1) {
    const answer = await server.call(call, as, { query: { ...query, page, limit: 100 } })
    data.push(answer.data)
    if (page >= (answer.pagination?.pages ?? 7)) return { data, count: answer.count }
  }
}

/** Compares every count that the dashboard and the locations page show with these locations. */
async function expectCounts(
  server: TestServer,
  as: { bearer: string },
  gyms: readonly ObservedLocation[],
) {
  const { data } = await server.call(calls.getConnectivity, as)
  const idsOf = (isMeant: (location: ObservedLocation) => boolean) =>
    gyms
      .filter(isMeant)
      .map(({ row }) => row.id)
      .toSorted()
  const countOf = (isMeant: (location: ObservedLocation) => boolean) => idsOf(isMeant).length
  const sumOf = (field: 'screens' | 'connected') =>
    gyms.reduce((sum, location) => sum + location[field], 0)
  expect(data).toMatchObject({
    health: Object.fromEntries(
      groups.map((each) => [each, countOf(({ group }) => group === each)]),
    ),
    overall: ['red', 'yellow', 'green'].find((each) => countOf(({ colour }) => colour === each)),
    problems: countOf(({ hasProblem }) => hasProblem),
    notHeld: countOf(({ isNotHeld }) => isNotHeld),
    lackBreaks: countOf(({ lacksBreaks }) => lacksBreaks),
    screens: sumOf('screens'),
    connected: sumOf('connected'),
  })
  const connectivity = async (query: Record<string, unknown>) => {
    const { data: pages } = await allPages(server, calls.getConnectivity, as, query)
    return pages.flatMap(({ locations }) => locations.map(({ id }) => id)).toSorted()
  }
  expect(await connectivity({ isProblem: false })).toEqual(
    idsOf((location) => !location.hasProblem),
  )
  expect(await connectivity({ isHeld: false })).toEqual(idsOf(({ isNotHeld }) => isNotHeld))
  expect(await connectivity({ lacksBreaks: true })).toEqual(
    idsOf((location) => location.lacksBreaks),
  )
  const issues = await allPages(server, calls.getLocationIssues, as, {})
  const listed = issues.data.flatMap(({ locations }) => locations)
  expect(listed.map(({ locationId }) => locationId).toSorted()).toEqual(
    idsOf(({ hasProblem }) => hasProblem),
  )
  expect(issues.data[0]).toMatchObject({
    count: listed.length,
    mutedHealthyCount: countOf(({ isMutedHealthy }) => isMutedHealthy),
  })

  const gymOf = new Map(gyms.map((location) => [location.row.id, location]))
  const expectList = async (
    query: Record<string, unknown>,
    isMeant: (location: ObservedLocation) => boolean,
  ) => {
    const found = await allPages(server, calls.listLocations, as, query)
    const all = found.data.flat()
    expect(all.map(({ id }) => id).toSorted()).toEqual(idsOf(isMeant))
    expect(found.count).toBe(countOf(isMeant))
    return all
  }
  const expectCount = async (
    query: Record<string, unknown>,
    isMeant: (location: ObservedLocation) => boolean,
  ) => {
    const found = await server.call(calls.listLocations, as, { query: { ...query, limit: 1 } })
    expect(found.count).toBe(countOf(isMeant))
  }
  const byHealth = await expectList({ sort: 'health' }, () => true)
  const order = byHealth.map(({ health }) => groups.indexOf(health.group))
  expect(order).toEqual(order.toSorted((a, b) => a - b))
  for (const { id, health } of byHealth) {
    const { group, colour, connected, linked, screens } = gymOf.get(id) ?? {}
    expect(health).toEqual({ group, colour, connected, linked, screens })
  }
  await expectList({}, () => true)
  for (const health of groups) await expectList({ health }, ({ group }) => group === health)
  const { db } = server.database
  const parents = new Map(
    (await db.selectFrom('regions').selectAll().execute()).map(({ id, parent }) => [id, parent]),
  )
  const isIn = (region: string) => (location: ObservedLocation) => {
    for (let at = location.row.region; at !== null; at = parents.get(at) ?? null)
      if (at === region) return true
    return false
  }
  const { data: regions } = await server.call(calls.listRegions, as)
  for (const { id, locations } of regions) {
    expect(locations).toBe(countOf(({ row }) => row.region === id))
    await expectCount({ region: id }, isIn(id))
  }
  await expectCount({ region: 'none' }, ({ row }) => row.region === null)
  const { data: tags } = await server.call(calls.listLocationTags, as)
  for (const { tag, locations } of tags) {
    const has = ({ row }: ObservedLocation) => (JSON.parse(row.tags) as string[]).includes(tag)
    expect(locations).toBe(countOf(has))
    await expectCount({ tag }, has)
    const [region] = regions
    await expectList(
      { tag, health: 'healthy', region: region?.id, name: '1' },
      (location) =>
        has(location) &&
        location.group === 'healthy' &&
        isIn(region?.id ?? '')(location) &&
        location.row.name.includes('1'),
    )
  }
}

/** Compares what the dashboard and the schedule count with the workouts in the database. */
async function expectSchedule(server: TestServer, as: { bearer: string }) {
  const { db } = server.database
  const rows = await db.selectFrom('workouts').selectAll().execute()
  const steps = Map.groupBy(
    await db.selectFrom('routines').selectAll().execute(),
    ({ workoutId }) => workoutId,
  )
  const workouts = rows.map((row) => ({
    ...row,
    from: row.startDate.slice(0, 10),
    to: row.endDate.slice(0, 10),
    steps: steps.get(row.id) ?? [],
  }))
  type Found = (typeof workouts)[number]
  const on = (round: number, day: string) =>
    workouts.filter((each) => each.round === round && each.from <= day && day <= each.to)
  const isShown = ({ isDraft, steps: own }: Found) => isDraft === 0 && own.length > 0
  const shownOn = (round: number, day: string) =>
    on(round, day)
      .filter(isShown)
      .toSorted((a, b) => (a.from + a.createdAt + a.id < b.from + b.createdAt + b.id ? 1 : -1))[0]
  const rounds = Array.from({ length: 9 }, (_, index) => index + 1)
  const days = daysFrom(firstDay, 28)
  const cells = days.flatMap((day) => rounds.map((round) => ({ round, day })))
  const gaps = cells.filter(({ round, day }) => shownOn(round, day) === undefined)
  const hasDraft = ({ round, day }: (typeof cells)[number]) =>
    on(round, day).some(({ isDraft }) => isDraft === 1)
  const touching = workouts.filter(({ from, to }) => from <= lastDay && to >= firstDay)
  const idsOf = (isMeant: (workout: Found) => boolean) =>
    touching
      .filter(isMeant)
      .map(({ id }) => id)
      .toSorted()
  const overlapKey = (round: number, day: string) => {
    const ids = on(round, day).flatMap(({ isDraft, id }) => (isDraft === 0 ? id : []))
    return ids.length > 1 ? ids.toSorted().join() : ''
  }
  const overlaps = cells.filter(({ round, day }) => {
    const key = overlapKey(round, day)
    return key !== '' && (day === firstDay || overlapKey(round, dayAfter(day, -1)) !== key)
  })
  const shown = new Set(cells.flatMap(({ round, day }) => shownOn(round, day)?.id ?? []))
  const isTranslated = ({ name, nameTranslations, steps: own }: Found) =>
    [
      { text: name, stored: nameTranslations },
      ...own.map((step) => ({ text: step.text, stored: step.textTranslations })),
    ].every(({ text, stored }) =>
      (JSON.parse(stored) as { original: string }[]).some(({ original }) => original === text),
    )

  const { data } = await server.call(calls.getCoverage, as)
  const { counted } = data
  const found = (all: readonly { id: string }[]) => all.map(({ id }) => id).toSorted()
  expect([data.from, counted.to]).toEqual([firstDay, lastDay])
  expect(counted.gaps).toEqual(gaps.map((gap) => ({ ...gap, hasDraft: hasDraft(gap) })))
  expect(data.nextGap).toEqual(counted.gaps[0])
  const nextDraft = daysFrom(firstDay, 100)
    .flatMap((day) => rounds.map((round) => ({ round, day })))
    .find((cell) => shownOn(cell.round, cell.day) === undefined && hasDraft(cell))
  expect(data.nextDraft).toEqual(nextDraft)
  expect(found(counted.drafts)).toEqual(idsOf(({ isDraft }) => isDraft === 1))
  expect(counted.overlaps.map(({ round, day }) => ({ round, day }))).toEqual(overlaps)
  expect(found(counted.withoutSteps)).toEqual(idsOf(({ steps: own }) => own.length === 0))
  expect(found(counted.missingClips)).toEqual(
    idsOf(({ steps: own }) => own.some(({ videoLink }) => videoLink.includes('not-there'))),
  )
  expect(found(counted.longTexts)).toEqual(
    idsOf(({ steps: own }) => own.some(({ text }) => text.length > 500)),
  )
  const [french] = data.languages
  expect(french).toMatchObject({ language: 'fr' })
  expect(found(french?.workouts ?? [])).toEqual(
    idsOf((each) => (shown.has(each.id) || each.isDraft === 1) && !isTranslated(each)),
  )
  for (const size of [gaps, counted.drafts, overlaps, counted.withoutSteps, counted.missingClips])
    expect(size.length).toBeGreaterThan(5)

  const { data: schedule } = await server.call(calls.readSchedule, as, {
    query: { from: firstDay, to: lastDay },
  })
  expect(found(schedule.workouts)).toEqual(idsOf(() => true))
  const gyms = (await db.selectFrom('locations').selectAll().execute()).filter(
    ({ isEnabled }) => isEnabled === 1,
  )
  const byDay = Map.groupBy(gyms, gymDayOf)
  expect(schedule.today).toEqual(
    [...byDay]
      .map(([day, all]) => ({ day, gyms: all.length }))
      .toSorted((a, b) => (a.day < b.day ? -1 : 1)),
  )
  const { data: grid } = await server.call(calls.getSchedule, as, { query: { from: firstDay } })
  for (const { round, workouts: marks, drafts } of grid.rounds)
    for (const [index, day] of daysFrom(firstDay, 7).entries()) {
      expect(marks[index]?.id).toBe(shownOn(round, day)?.id)
      expect(Boolean(drafts[index])).toBe(!marks[index] && hasDraft({ round, day }))
    }
  const { data: content } = await server.call(calls.getContentStatus, as)
  expect(content.count).toBe(workouts.filter(({ steps: own }) => own.length === 0).length)
}

test.each(laneEngines)(
  'all counts of dashboard, locations and schedule match the database, on %s',
  async (engine) => {
    const server = await startTestServer({ engine, now })
    const random = createRandom()
    const regions = await writeFleet(server, random)
    await writeWorkouts(server, random)
    const { db } = server.database
    const { as } = await aUser(server, 'admin')
    const owner = await aUser(server, 'location', { regions: [regions[1] ?? ''] })

    const watch = { id: 'watch', lookedAt: stampOf(now) } as const
    await db
      .insertInto('watch')
      .values({ ...watch, observedSince: stampOf(now - hour) })
      .execute()
    const gyms = await readGyms(server, true)
    for (const each of groups)
      expect(
        gyms.some(({ group }) => group === each),
        each,
      ).toBe(true)
    await expectCounts(server, as, gyms)
    await expectSchedule(server, as)
    const { data: mine } = await server.call(calls.listLocations, owner.as, { query: { limit: 1 } })
    expect(mine).toHaveLength(1)
    const below = new Set([1, 4, 7].map((place) => regions[place]))
    await expectCounts(
      server,
      owner.as,
      gyms.filter(({ row }) => below.has(row.region ?? '')),
    )

    // Just after the server was down, screens that reconnect one by one aren't offline.
    await db
      .updateTable('watch')
      .set({ observedSince: stampOf(now) })
      .execute()
    const afterOutage = await readGyms(server, false)
    expect(afterOutage.filter(({ hasProblem }) => hasProblem).length).toBeLessThan(
      gyms.filter(({ hasProblem }) => hasProblem).length,
    )
    await expectCounts(server, as, afterOutage)
  },
)
