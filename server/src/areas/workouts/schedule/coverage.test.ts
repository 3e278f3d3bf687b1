import { calls, countedWeeks, coverageDays } from '@roundboard/contract'
import { addDays, type ContentIssue, issuesIn, limits } from '@roundboard/domain'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { startTestServer, engines, type TestServer } from '../../../testing/test-server.ts'
import {
  aLocation,
  aMediaItem,
  aRoutine,
  aScreen,
  aUser,
  aWorkout,
} from '../../../testing/factories.ts'
import { expectOnlyFor } from '../../../testing/refusals.ts'
import { nodeZones } from '../../../platform/time-zones/node-zones.ts'
import { createTimeZones } from '../../../platform/time-zones/time-zones.ts'
import { nextGapDay } from './coverage.service.ts'

const today = '2026-11-21'

/** A workout in every round from today on. */
async function aFullSchedule(server: TestServer, endDate: string, given: object = {}) {
  for (const round of limits.workoutRounds)
    await aWorkout(server, { round, startDate: today, endDate, ...given })
}

describe.each(engines)('coverage on %s', (engine) => {
  async function aConsole() {
    const server = await startTestServer({ engine })
    const { as } = await aUser(server, 'admin')
    const read = async () => (await server.call(calls.getCoverage, as)).data
    return { server, as, read }
  }

  test('is limited to admins and super-admins', async () => {
    const server = await startTestServer({ engine })
    await expectOnlyFor(server, ['admin', 'super-admin'], [[calls.getCoverage]])
  })

  test('of an empty schedule has a gap in every round on every day, and no languages', async () => {
    const { read } = await aConsole()
    const { counted, ...rest } = await read()
    expect(rest).toEqual({
      from: today,
      nextGap: { round: 1, day: today, hasDraft: false },
      nextDraft: null,
      languages: [],
    })
    expect(counted.gaps).toHaveLength(9 * 7 * countedWeeks)
    expect(counted).toMatchObject({ drafts: [], overlaps: [], withoutSteps: [] })
  })

  test('shows the next gap, even if far ahead, and whether it has a draft', async () => {
    const { server, read } = await aConsole()
    const last = addDays(today, 99)
    await aFullSchedule(server, last)
    const next = addDays(last, 1)
    expect((await read()).nextGap).toEqual({ round: 1, day: next, hasDraft: false })
    await aWorkout(server, { round: 1, startDate: next, endDate: next, isDraft: true })
    expect(await read()).toMatchObject({
      nextGap: { round: 1, day: next, hasDraft: true },
      nextDraft: { round: 1, day: next },
    })
    await aWorkout(server, { round: 1, startDate: next, endDate: next })
    expect(await read()).toMatchObject({
      nextGap: { round: 2, day: next, hasDraft: false },
      nextDraft: null,
    })
  })

  test('of a full year has no gap', async () => {
    const { server, read } = await aConsole()
    await aFullSchedule(server, addDays(today, coverageDays - 1))
    expect(await read()).toMatchObject({ nextGap: null, nextDraft: null })
  })

  test('starts on the earliest current day of any location', async () => {
    const { server, read } = await aConsole()
    await aFullSchedule(server, addDays(today, 9))
    await aLocation(server, { timeZone: 'Pacific/Kiritimati' })
    expect((await read()).from).toBe('2026-11-22')
    await aLocation(server, { timeZone: 'Pacific/Pago_Pago' })
    expect(await read()).toMatchObject({ from: today, nextGap: { day: addDays(today, 10) } })
  })

  test('shows the first missing translation in each screen language', async () => {
    const { server, read } = await aConsole()
    for (const language of ['en-gb', 'es-mx', 'fr-ca']) await aScreen(server, { language })
    const inSpanish = (text: string) => ({ language: 'es', text: `${text} (es)`, original: text })
    const translated = {
      subHeader: '',
      nameTranslations: [inSpanish('Bell')],
      name: 'Bell',
      routines: [aRoutine(1, { text: 'Jab', textTranslations: [inSpanish('Jab')] })],
    }
    await aFullSchedule(server, addDays(today, 9), translated)
    const draftDays = { startDate: today, endDate: today, isDraft: true }
    await aWorkout(server, { round: 3, ...draftDays })
    const untranslated = { round: 5, startDate: addDays(today, 4), endDate: addDays(today, 9) }
    await aWorkout(server, untranslated)
    expect((await read()).languages).toMatchObject([
      { language: 'es-mx', gyms: 1, missing: { round: 5, day: addDays(today, 4) } },
      { language: 'fr-ca', gyms: 1, missing: { round: 1, day: today } },
    ])
  })

  test('counts long instructions and missing clips as the schedule does', async () => {
    const { server, as, read } = await aConsole()
    const clip = await aMediaItem(server, { kind: 'exercise-video' })
    const on = (number: number) => ({
      startDate: addDays(today, number),
      endDate: addDays(today, number),
    })
    const long = { routines: [aRoutine(1, { text: 'Row hard. '.repeat(60) })] }
    await aWorkout(server, { round: 1, ...on(3), ...long, isDraft: true })
    await aWorkout(server, { round: 2, ...on(27), ...long })
    await aWorkout(server, { round: 2, ...on(28), ...long })
    await aWorkout(server, { round: 3, ...on(5) })
    await aWorkout(server, {
      ...{ round: 4, startDate: addDays(today, -2), endDate: addDays(today, 1) },
      routines: [aRoutine(1, { videoLink: clip.link })],
    })
    await server.database.db.deleteFrom('media').where('id', '=', clip.id).execute()
    const { from, counted } = await read()
    const schedule = await server.call(calls.readSchedule, as, {
      query: { from, to: counted.to },
    })
    const checked = (issue: ContentIssue) =>
      schedule.data.workouts.filter((each) => issuesIn(each).includes(issue)).map(({ id }) => id)
    const ids = (found: readonly { id: string }[]) => found.map(({ id }) => id)
    expect(ids(counted.longTexts).toSorted()).toEqual(checked('long-text').toSorted())
    expect(ids(counted.missingClips)).toEqual(checked('missing-clip'))
    expect(counted.longTexts.map(({ round }) => round)).toEqual([1, 2])
    expect(counted.missingClips).toMatchObject([{ round: 4, day: from }])
  })

  test('matches the database for sixty-four locations, before and after a change', async () => {
    const { server, as, read } = await aConsole()
    server.clock.now = Date.parse('2026-11-21T09:00:00.000Z')
    await aFranchise(server)
    const expectAgreement = async () => {
      const rows = await rowsOf(server)
      const coverage = await read()
      const { counted } = coverage
      const to = addDays(coverage.from, 27)
      // In Pago Pago it is still the previous day.
      expect([coverage.from, counted.to]).toEqual(['2026-11-20', to])
      const gaps = gapsBetween(rows, coverage.from, addDays(coverage.from, coverageDays - 1))
      expect(coverage.nextGap).toEqual(gaps[0])
      expect(coverage.nextDraft).toEqual(placeOf(gaps.find(({ hasDraft }) => hasDraft)))
      expect(counted.gaps).toEqual(gaps.filter(({ day }) => day <= to))
      const inSpan = rows.filter((row) => row.firstDay <= to && row.lastDay >= coverage.from)
      const ids = (of: readonly { id: string }[]) => of.map(({ id }) => id).sort()
      expect(ids(counted.drafts)).toEqual(ids(inSpan.filter(({ isDraft }) => isDraft)))
      expect(ids(counted.withoutSteps)).toEqual(ids(inSpan.filter(({ hasSteps }) => !hasSteps)))
      const overlapping = counted.overlaps.flatMap(({ round, day, lastDay }) =>
        daysFrom(day, lastDay).map((each) => `${each} ${String(round)}`),
      )
      expect(overlapping.toSorted()).toEqual(overlapsBetween(rows, coverage.from, to))
      const { db } = server.database
      const clock = () => server.clock.now
      const next = gaps.filter(({ day }) => day === gaps[0]?.day)
      expect(await nextGapDay(db, { clock, timeZones })).toEqual(
        next.length === 0 ? null : { day: next[0]?.day, rounds: next.map(({ round }) => round) },
      )
      return { rows, from: coverage.from }
    }

    const { rows, from } = await expectAgreement()
    const moved = rows.filter((row) => row.firstDay > from && row.round < 5).slice(0, 12)
    const ids = moved.map(({ id }) => id)
    const body = { action: 'move', ids, days: 9, taken: 'on-top' } as const
    const outcome = await server.call(calls.changeWorkouts, as, { body: { ...body, ids } })
    const after = await expectAgreement()
    const touched = (all: typeof rows) => all.filter(({ id }) => ids.includes(id))
    const gapsOn = (all: typeof rows, spans: typeof rows) =>
      gapsBetween(all, from, '2027-12-31').filter((cell) => lyingOn(spans, cell).length > 0)
    // Their old places, and the block of days and rounds they moved to.
    const first = touched(after.rows).map(({ firstDay }) => firstDay)
    const last = touched(after.rows).map(({ lastDay }) => lastDay)
    const block = touched(after.rows).map((row) => ({
      ...row,
      firstDay: first.sort()[0] ?? '',
      lastDay: last.sort().at(-1) ?? '',
    }))
    expect(inOrder(outcome.data.gaps)).toEqual(gapsOn(after.rows, [...touched(rows), ...block]))
    const undone = await server.call(calls.undoWorkouts, as, {
      params: { id: outcome.data.batch ?? '' },
    })
    const back = await expectAgreement()
    expect(back.rows).toEqual(rows)
    const both = [...touched(rows), ...touched(after.rows)]
    expect(inOrder(undone.data.gaps)).toEqual(gapsOn(back.rows, both))
  })
})

const timeZones = createTimeZones([nodeZones])
const zones = ['Pacific/Pago_Pago', 'America/New_York', 'Europe/Oslo', 'Asia/Tokyo'] as const

/** Seven weeks of random but repeatable workouts: drafts, overlaps and empty days. */
async function aFranchise(server: TestServer) {
  for (let number = 0; number < 64; number += 1)
    await aLocation(server, { timeZone: zones[number % zones.length] })
  const any = fc.record({
    round: fc.integer({ min: 1, max: 9 }),
    start: fc.integer({ min: -3, max: 46 }),
    days: fc.integer({ min: 1, max: 8 }),
    isDraft: fc.nat(4).map((chance) => chance === 0),
    steps: fc.nat(12).map((chance) => (chance === 0 ? [] : [aRoutine(1)])),
  })
  for (const { start, days, steps, ...given } of fc.sample(any, { numRuns: 110, seed: 29 }))
    await aWorkout(server, {
      ...given,
      routines: steps,
      startDate: addDays(today, start),
      endDate: addDays(today, start + days - 1),
    })
  // In the first weeks, only the last round has gaps.
  for (const round of limits.workoutRounds.filter((each) => each < 9))
    await aWorkout(server, { round, startDate: '2026-11-01', endDate: addDays(today, 11) })
}

interface Row {
  readonly id: string
  readonly round: number
  readonly firstDay: string
  readonly lastDay: string
  readonly isDraft: boolean
  readonly hasSteps: boolean
}

async function rowsOf({ database: { db } }: TestServer): Promise<Row[]> {
  const rows = await db.selectFrom('workouts').selectAll().orderBy('id').execute()
  return rows.map(({ id, round, startDate, endDate, isDraft, routineCount }) => ({
    ...{ id, round, firstDay: startDate.slice(0, 10), lastDay: endDate.slice(0, 10) },
    ...{ isDraft: isDraft === 1, hasSteps: routineCount > 0 },
  }))
}

function daysFrom(first: string, last: string): string[] {
  const days: string[] = []
  for (let day = first; day <= last; day = addDays(day, 1)) days.push(day)
  return days
}

const cellsBetween = (from: string, to: string) =>
  daysFrom(from, to).flatMap((day) => limits.workoutRounds.map((round) => ({ round, day })))

const lyingOn = (rows: readonly Row[], { round, day }: { round: number; day: string }) =>
  rows.filter((row) => row.round === round && row.firstDay <= day && day <= row.lastDay)

const gapsBetween = (rows: readonly Row[], from: string, to: string) =>
  cellsBetween(from, to).flatMap((cell) => {
    const there = lyingOn(rows, cell)
    if (there.some(({ isDraft, hasSteps }) => !isDraft && hasSteps)) return []
    return [{ ...cell, hasDraft: there.some(({ isDraft }) => isDraft) }]
  })

const overlapsBetween = (rows: readonly Row[], from: string, to: string) =>
  cellsBetween(from, to)
    .filter((cell) => lyingOn(rows, cell).filter(({ isDraft }) => !isDraft).length > 1)
    .map(({ round, day }) => `${day} ${String(round)}`)
    .toSorted()

const placeOf = (gap: { round: number; day: string } | undefined) =>
  gap === undefined ? null : { round: gap.round, day: gap.day }

const inOrder = <G extends { round: number; day: string }>(gaps: readonly G[]): G[] =>
  gaps.toSorted((a, b) => a.day.localeCompare(b.day) || a.round - b.round)
