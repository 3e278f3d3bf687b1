import {
  type ScreenState,
  screenStates,
  type Transition,
  reportedIssue,
  wallProblems,
} from '@roundboard/domain'
import { expect, onTestFinished, test } from 'vitest'
import { aDatabaseOf, type OldDatabase } from '../../testing/older-database.ts'
import { engines } from '../../testing/test-server.ts'
import { openDatabase } from './database.ts'

const stamp = '2026-11-21T12:00:00.000Z'
const november = 2026 * 12 + 10
const startOfMonth = (month: number) => Date.UTC(Math.floor(month / 12), month % 12, 1)

const aLocation = {
  ...{ id: 'l1', name: 'G', nameFolded: 'g', locationIdentifier: 'RB-1', timeZone: 'UTC' },
  ...{ language: 'en-us', isActive: 1, isEnabled: 1, lrVideo: 0, is365: 0, vtsEnabled: 1 },
  ...{ androidOs: 0, timerPalette: 'x', schedule: '[12,12,12,12,12,12,12]' },
  ...{ createdAt: stamp, updatedAt: stamp },
}

const aScreen = (id: string) => ({
  ...{ id, locationId: 'l1', name: 'A', nameFolded: 'a', round: 1, language: 'en-us' },
  ...{ hasSound: 0, tokenHash: null, linkedAt: null, createdAt: stamp, updatedAt: stamp },
  ...{ refreshRevision: 0, hardRefreshRevision: 0 },
})

/** The states of that time, and how they were stored. */
const letters: Partial<Record<ScreenState, string>> = {
  ...{ connected: 'C', frozen: 'F', 'not-drawn': 'D', 'no-space': 'S' },
  ...{ 'no-boot': 'B', 'old-version': 'V', lost: 'L', unlinked: 'N' },
}

/** The first format: seconds since the start of the month. */
const longMonth = (before: string, transitions: readonly Transition[]) =>
  before +
  transitions
    .map(({ at, state }) => {
      const seconds = (at - startOfMonth(november)) / 1_000
      return seconds.toString(36) + (letters[state] ?? '')
    })
    .join('')

const watched = (number: number, state: ScreenState = 'lost') => ({
  ...{ number, locationId: 'l1', screenId: String(number), hangingId: null },
  ...{ name: 'A', round: 1, state, since: stamp, endedAt: null },
})

/** The stored transitions of a screen, by number. */
async function transitionsIn(settings: Awaited<ReturnType<typeof aDatabaseOf>>) {
  const { db, close } = await openDatabase(settings)
  onTestFinished(close)
  const rows = await db.selectFrom('screenTransitions').selectAll().orderBy('at').execute()
  const found = Map.groupBy(rows, ({ number }) => number)
  return {
    db,
    of: (number: number) => (found.get(number) ?? []).map(({ at, state }) => ({ at, state })),
  }
}

test.each(engines)(
  'a migration turns transitions stored as text into rows, on %s',
  async (engine) => {
    // More rows than the migration reads at once, with every state.
    const states = screenStates.filter((state) => letters[state] !== undefined)
    const histories = Array.from({ length: 2_100 }, (_, number) =>
      states.map((state, place): Transition => ({
        at: startOfMonth(november) + (number * 7 + place * place * 3_601) * 1_000,
        state,
      })),
    )
    const settings = await aDatabaseOf(engine, '0075-remote-passes', async (db: OldDatabase) => {
      await db.insertInto('locations').values(aLocation).execute()
      for (let start = 0; start < histories.length; start += 300) {
        const numbers = Array.from({ length: 300 }, (_, index) => start + index)
        await db
          .insertInto('watchedScreens')
          .values(numbers.map((number) => watched(number)))
          .execute()
        await db
          .insertInto('screenTransitions')
          .values(
            numbers.map((number) => ({
              ...{ number, month: november },
              changes: longMonth('-', histories[number] ?? []),
            })),
          )
          .execute()
      }
    })
    const { db, of } = await transitionsIn(settings)
    expect(histories.map((_, number) => of(number))).toEqual(histories)
    await db.deleteFrom('locations').execute()
    expect(await db.selectFrom('screenTransitions').selectAll().execute()).toEqual([])
  },
)

test.each(engines)(
  'a migration turns packed transitions into rows, also of a deleted location, on %s',
  async (engine) => {
    const october = november - 1
    const open = [
      // Continues its packed month.
      { number: 1, month: november, changes: 'C2sL' },
      // Twice in the same second: the later state moves one second on.
      { number: 2, month: november, changes: '-aCaS0L' },
    ]
    const packed = { locationId: 'l1', month: october, screens: '1=F5C,3=Na0C' }
    const packedNow = { locationId: 'l1', month: november, screens: '1=C1L1C' }
    const kept = {
      id: 'l9',
      watched: [7],
      transitions: [{ number: 7, month: november, changes: 'La0C' }],
    }
    const settings = await aDatabaseOf(engine, '0094-first-repeats', async (db: OldDatabase) => {
      await db.insertInto('locations').values(aLocation).execute()
      await db
        .insertInto('watchedScreens')
        .values([watched(1), watched(2), watched(3, 'connected'), watched(4, 'connected')])
        .execute()
      await db.insertInto('screenTransitions').values(open).execute()
      await db.insertInto('packedMonths').values([packed, packedNow]).execute()
      const was = {
        row: { ...aLocation, id: kept.id },
        belonging: [
          [
            'watchedScreens',
            kept.watched.map((number) => ({ ...watched(number), locationId: kept.id })),
          ],
          ['screenTransitions', kept.transitions],
          ['packedMonths', [{ locationId: kept.id, month: november, screens: '7=N5L' }]],
          ['outages', []],
        ],
      }
      await db
        .insertInto('removals')
        .values({
          ...{ entity: 'locations', id: kept.id, was: JSON.stringify(was) },
          ...{ leftAt: null, removedBy: null, expiresAt: '2100-01-01T00:00:00.000Z' },
        })
        .execute()
    })
    const { db, of } = await transitionsIn(settings)
    const [first, second] = [startOfMonth(october), startOfMonth(november)]
    expect(of(1)).toEqual([
      { at: first, state: 'frozen' },
      { at: first + 5_000, state: 'connected' },
      { at: second + 1_000, state: 'lost' },
      { at: second + 2_000, state: 'connected' },
      { at: second + 102_000, state: 'lost' },
    ])
    expect(of(2)).toEqual([
      { at: second + 10_000, state: 'connected' },
      { at: second + 20_000, state: 'no-space' },
      { at: second + 21_000, state: 'lost' },
    ])
    expect(of(3)).toEqual([
      { at: first, state: 'unlinked' },
      { at: first + 360_000, state: 'connected' },
    ])
    // A screen without recorded transitions.
    expect(of(4)).toEqual([{ at: Date.parse(stamp), state: 'connected' }])
    const [removal] = await db.selectFrom('removals').select('was').execute()
    const { belonging } = JSON.parse(removal?.was ?? '{}') as { belonging: [string, unknown[]][] }
    expect(belonging.map(([table]) => table)).toEqual([
      'watchedScreens',
      'screenTransitions',
      'outages',
    ])
    expect(belonging[1]?.[1]).toEqual([
      { number: 7, at: second, state: 'unlinked' },
      { number: 7, at: second + 5_000, state: 'lost' },
      { number: 7, at: second + 365_000, state: 'connected' },
    ])
  },
)

const reports = [
  { problem: null, holding: { boot: 'unsupported', missing: [] } },
  { problem: `${wallProblems.videoFrozen} /media/a.mp4`, holding: { boot: 'failed', missing: [] } },
  { problem: `${wallProblems.fileNoSpace} /media/a.mp4` },
  { problem: null, holding: { boot: 'kept', missing: [{ link: '/a.mp4', reason: 'no-space' }] } },
  { problem: `${wallProblems.wallNotDrawn} TypeError` },
  ...Object.values(wallProblems).map((problem) => ({ problem })),
  { problem: null, holding: { boot: 'kept', missing: [] } },
  { problem: 'Something else' },
] as const

test.each(engines)(
  'a migration derives the issue from older screen reports, on %s',
  async (engine) => {
    const settings = await aDatabaseOf(engine, '0065-opening-hours', async (db: OldDatabase) => {
      await db.insertInto('locations').values(aLocation).execute()
      const id = (place: number) => `s${String(100 + place)}`
      await db
        .insertInto('screens')
        .values(reports.map((_, place) => aScreen(id(place))))
        .execute()
      await db
        .insertInto('screenReports')
        .values(
          reports.map((report, place) => ({
            ...{ screenId: id(place), label: 'connected', report: JSON.stringify(report) },
            ...{ appliedRefresh: 0, appliedHardRefresh: 0 },
          })),
        )
        .execute()
    })
    const { db, close } = await openDatabase(settings)
    onTestFinished(close)
    const found = await db
      .selectFrom('screenReports')
      .select('trouble')
      .orderBy('screenId')
      .execute()
    expect(found.map(({ trouble }) => trouble)).toEqual(reports.map(reportedIssue))
  },
)
