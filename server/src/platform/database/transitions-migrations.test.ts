import {
  type ScreenState,
  screenStates,
  type Transition,
  reportedIssue,
  wallProblems,
} from '@roundboard/domain'
import { expect, onTestFinished, test } from 'vitest'
import { monthOf, readMonth, startOfMonth } from '../../areas/fleet/uptime/month-text.ts'
import { aDatabaseOf, type OldDatabase } from '../../testing/older-database.ts'
import { engines } from '../../testing/test-server.ts'
import { openDatabase } from './database.ts'

const stamp = '2026-11-21T12:00:00.000Z'
const month = monthOf(Date.parse(stamp))

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

const letters: Record<ScreenState, string> = {
  ...{ connected: 'C', frozen: 'F', 'not-drawn': 'D', 'no-space': 'S' },
  ...{ 'no-boot': 'B', 'old-version': 'V', lost: 'L', unlinked: 'N' },
}

/** As months were written before: each transition with its seconds since the month began. */
const longMonth = (before: string, transitions: readonly Transition[]) =>
  before +
  transitions
    .map(({ at, state }) => `${((at - startOfMonth(month)) / 1_000).toString(36)}${letters[state]}`)
    .join('')

test.each(engines)('months that were written longer say what they said, on %s', async (engine) => {
  // More than are taken over at once, and each state once.
  const histories = Array.from({ length: 2_100 }, (_, number) =>
    screenStates.map((state, place): Transition => ({
      at: startOfMonth(month) + (number * 7 + place * place * 3_601) * 1_000,
      state,
    })),
  )
  const rows = histories.map((transitions, number) => ({ number, month, transitions }))
  const settings = await aDatabaseOf(engine, '0075-remote-passes', async (db: OldDatabase) => {
    await db.insertInto('locations').values(aLocation).execute()
    for (let start = 0; start < rows.length; start += 300) {
      const portion = rows.slice(start, start + 300)
      await db
        .insertInto('watchedScreens')
        .values(
          portion.map(({ number }) => ({
            ...{ number, locationId: 'l1', screenId: String(number), hangingId: null },
            ...{ name: 'A', round: 1, state: 'lost', since: stamp, endedAt: null },
          })),
        )
        .execute()
      await db
        .insertInto('screenTransitions')
        .values(
          portion.map(({ number, transitions }) => ({
            ...{ number, month, changes: longMonth('-', transitions) },
          })),
        )
        .execute()
    }
    const next = { number: 0, month: month + 1, changes: 'N' }
    await db.insertInto('screenTransitions').values(next).execute()
  })
  const { db, close } = await openDatabase(settings)
  onTestFinished(close)
  const found = await db
    .selectFrom('screenTransitions')
    .selectAll()
    .orderBy('month')
    .orderBy('number')
    .execute()
  expect(found.pop()).toEqual({ number: 0, month: month + 1, changes: 'N' })
  expect(found.map(({ changes }) => readMonth(month, changes))).toEqual(
    histories.map((transitions) => ({ before: null, transitions })),
  )
  // They still go with their location.
  await db.deleteFrom('locations').execute()
  expect(await db.selectFrom('screenTransitions').selectAll().execute()).toEqual([])
})

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
  'what displays said before troubles were kept is the trouble that they have, on %s',
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
