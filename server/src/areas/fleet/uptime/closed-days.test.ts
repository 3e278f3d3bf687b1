import {
  addDays,
  alwaysOpen,
  gymDay,
  type OpeningHours,
  type ScreenState,
  screenStates,
} from '@roundboard/domain'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { stampOf } from '../../../platform/clock.ts'
import { nodeZones } from '../../../platform/time-zones/node-zones.ts'
import { createTimeZones } from '../../../platform/time-zones/time-zones.ts'
import { startTestServer, engines, type TestServer } from '../../../testing/test-server.ts'
import { aLocation, aScreen } from '../../../testing/factories.ts'
import { findLocation, gymClockOf, openingHoursOf } from '../../locations/locations/index.ts'
import { createClosedDays } from './closed-days.ts'
import { type DaySums, type Place, readDaySums } from './day-sums.ts'
import { readAbsences } from './histories.ts'
import { listWatched } from './histories.repository.ts'
import { presentScreens } from './uptime.presenter.ts'
import {
  deleteHistoryBefore,
  insertAbsence,
  insertTransitions,
  insertWatched,
  updateWatched,
} from './watch.repository.ts'
import { runs } from '@roundboard/domain/testing'

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const timeZones = createTimeZones([nodeZones])

const daily = (from: string, to: string): OpeningHours =>
  Array.from({ length: 7 }, (_, weekday) => (weekday === 3 ? [] : [{ from, to }]))
const hours = [alwaysOpen, daily('05:30', '22:00'), daily('00:30', '02:30')]
const zones = ['UTC', 'America/New_York', 'Australia/Lord_Howe', 'Africa/Casablanca']
const schedules = ['[12,12,12,12,12,12,12]', '[5,6,7,8,9,10,11]']

/** A location whose screens, hours, time zone and server change unseen by the cache. */
async function aWorld(server: TestServer) {
  const { db } = server.database
  const { id } = await aLocation(server, { timeZone: 'America/New_York' })
  let now = Date.parse('2026-11-18T12:00:00.000Z')
  const setLocation = (row: Record<string, string | number>) =>
    db.updateTable('locations').set(row).where('id', '=', id).execute()
  return {
    now: () => now,
    async place(): Promise<Place> {
      const location = await findLocation(db, id)
      if (location === undefined) throw new Error('the location is gone')
      return {
        location,
        clock: gymClockOf(location, timeZones),
        openingHours: openingHoursOf(location),
        watched: await listWatched(db, [id]),
      }
    },
    toZone: (timeZone: string) => setLocation({ timeZone }),
    toHours: (openingHours: OpeningHours) =>
      setLocation({ openingHours: JSON.stringify(openingHours) }),
    toSchedule: (is365: number, schedule: string) => setLocation({ is365, schedule }),
    async newScreen(state: ScreenState, agoMs: number) {
      const { id: screenId } = await aScreen(server, { location: id })
      const { highest } = await db
        .selectFrom('watchedScreens')
        .select(({ fn }) => fn.max<number | null>('number').as('highest'))
        .executeTakeFirstOrThrow()
      const [number, at] = [(highest ?? 0) + 1, now - agoMs]
      const row = { number, locationId: id, screenId, hangingId: screenId, name: 'Wall', round: 1 }
      await insertWatched(db, [{ ...row, state, since: stampOf(at), endedAt: null }])
      await insertTransitions(db, [{ number, at, state }])
    },
    async goes(index: number, state: ScreenState, afterMs: number) {
      const watched = await listWatched(db, [id])
      const row = watched[index % watched.length]
      if (row === undefined || row.state === state) return
      const since = Date.parse(row.since)
      const at = Math.max(since + 1_000, Math.min(since + afterMs, now))
      await updateWatched(db, row.number, { state, since: stampOf(at) })
      await insertTransitions(db, [{ number: row.number, at, state }])
    },
    serverAway: (agoMs: number, forMs: number) =>
      insertAbsence(db, { fromAt: stampOf(now - agoMs), toAt: stampOf(now - agoMs + forMs) }),
    toClock(byMs: number) {
      now += byMs
      return Promise.resolve()
    },
    forget: (months: number) => deleteHistoryBefore(db, now - months * 30 * 24 * hourMs),
  }
}

type World = Awaited<ReturnType<typeof aWorld>>

const anAgo = fc.integer({ min: 0, max: 40 * 24 * 60 }).map((minutes) => minutes * minuteMs)
const aState = fc.constantFrom(...screenStates)
const aGoing = fc
  .tuple(fc.nat(5), fc.constantFrom<ScreenState>('lost', 'connected', ...screenStates), anAgo)
  .map(
    ([index, state, afterMs]) =>
      (world: World) =>
        world.goes(index, state, afterMs),
  )
const aStep = fc.oneof(
  { weight: 8, arbitrary: aGoing },
  fc.constantFrom(...zones).map((zone) => (world: World) => world.toZone(zone)),
  fc.constantFrom(...hours).map((open) => (world: World) => world.toHours(open)),
  fc
    .tuple(fc.nat(1), fc.constantFrom(...schedules))
    .map((given) => (world: World) => world.toSchedule(...given)),
  fc.tuple(anAgo, anAgo).map(
    ([ago, length]) =>
      (world: World) =>
        world.serverAway(ago, Math.min(ago, length)),
  ),
  fc.integer({ min: -60, max: 24 * 20 }).map((by) => (world: World) => world.toClock(by * hourMs)),
  fc.tuple(aState, anAgo).map((given) => (world: World) => world.newScreen(...given)),
  fc.integer({ min: 1, max: 3 }).map((months) => (world: World) => world.forget(months)),
)

/** What is shown of the sums. */
const presented = ({ watched }: Place, sums: DaySums) => ({
  days: sums.days,
  screens: presentScreens(watched, sums),
})

describe.each(engines)('uptime of past days on %s', (engine) => {
  test('matches a full recount after any changes', async () => {
    const server = await startTestServer({ engine })
    const { db } = server.database
    await fc.assert(
      fc.asyncProperty(fc.array(aStep, { minLength: 6, maxLength: 14 }), async (steps) => {
        const world = await aWorld(server)
        await world.newScreen('connected', 80 * 24 * hourMs)
        await world.newScreen('connected', 30 * 24 * hourMs)
        const closedDays = createClosedDays()
        for (const step of steps) {
          await step(world)
          const [place, now] = [await world.place(), world.now()]
          const today = gymDay(now, place.clock)
          for (const [first, last] of [[-60, 0] as const, [-10, -3] as const]) {
            const range = { from: addDays(today, first), to: addDays(today, last) }
            const absences = await readAbsences(db, now - 100 * 24 * hourMs)
            const anew = await readDaySums(db, place, range, { until: now, absences })
            const kept = await closedDays.read(db, place, { ...range, today }, now)
            expect(presented(place, kept)).toEqual(presented(place, anew))
          }
        }
      }),
      { numRuns: runs(engine === 'SQLite' ? 25 : 5) },
    )
  })

  test('is counted once until one of its days changes', async () => {
    const server = await startTestServer({ engine })
    const world = await aWorld(server)
    await world.newScreen('connected', 80 * 24 * hourMs)
    const closedDays = createClosedDays()
    const read = async () =>
      closedDays.read(
        server.database.db,
        await world.place(),
        { from: '2026-10-01', to: '2026-11-01', today: '2026-11-18' },
        world.now(),
      )
    const first = await read()
    expect(await read()).toBe(first)
    await world.toZone('UTC')
    const second = await read()
    expect(second).not.toBe(first)
    await world.goes(0, 'lost', 60 * 24 * hourMs)
    expect(await read()).not.toBe(second)
  })
})
