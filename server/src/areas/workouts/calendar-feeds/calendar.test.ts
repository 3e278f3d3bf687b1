import { calls } from '@roundboard/contract'
import ICAL from 'ical.js'
import { describe, expect, test, vi } from 'vitest'
import { startTestServer, laneEngines, type TestServer } from '../../../testing/test-server.ts'
import {
  aLocation,
  aPairedScreen,
  aRound,
  aRoutine,
  aUser,
  aWorkout,
} from '../../../testing/factories.ts'

interface SentFeed {
  readonly uid: string
  readonly sequence: number
  readonly stamp: string
  readonly start: string
  readonly end: string
  readonly summary: string
}

/** The events as another program reads them. */
function parsed(text: string): SentFeed[] {
  const calendar = ICAL.Component.fromString(text)
  return calendar.getAllSubcomponents('vevent').map((component) => {
    const { uid, sequence, startDate, endDate, summary } = new ICAL.Event(component)
    const stamp = String(component.getFirstPropertyValue('dtstamp'))
    const [start, end] = [startDate.toString(), endDate.toString()]
    return { uid, sequence, stamp, start, end, summary }
  })
}

const days = (events: readonly SentFeed[]) =>
  events.map(({ summary, start, end }) => [summary, start, end])

async function aFeed(server: TestServer, subject: { location: string } | { round: number }) {
  const admin = await aUser(server, 'admin')
  const { data } = await server.call(calls.renewCalendarFeed, admin.as, { body: subject })
  return { admin, feed: data, fetch: () => fetchFeed(server, data.path) }
}

async function fetchFeed(server: TestServer, path: string, headers: Record<string, string> = {}) {
  const answer = await server.raw('GET', path, { headers })
  return { ...answer, events: answer.status === 200 ? parsed(answer.text) : [] }
}

const now = Date.parse('2026-10-30T12:00:00.000Z')
const on = (startDate: string, endDate = startDate) => ({ startDate, endDate })

describe.each(laneEngines)('a calendar feed on %s', (engine) => {
  // security: calendar-feeds
  test('lists each workout of a location on the days its screens show it, and no drafts', async () => {
    const server = await startTestServer({ engine, now })
    await aRound(server, 1)
    const gym = await aLocation(server, { name: 'Downtown' })
    const { fetch } = await aFeed(server, { location: gym.id })
    await aWorkout(server, { name: 'Long', ...on('2026-11-02', '2026-11-06') })
    await aWorkout(server, { name: 'Wins', ...on('2026-11-04') })
    await aWorkout(server, { name: 'Draft', ...on('2026-11-09'), isDraft: true })
    await aWorkout(server, { name: 'Stepless', ...on('2026-11-10'), routines: [] })
    await aWorkout(server, { name: 'Third', round: 3, ...on('2026-11-02') })
    await aWorkout(server, { name: 'Too far', ...on('2027-11-15') })
    const { events, headers, text } = await fetch()
    expect(days(events)).toEqual([
      ['1. Long', '2026-11-02', '2026-11-04'],
      ['1. Wins', '2026-11-04', '2026-11-05'],
      ['1. Long', '2026-11-05', '2026-11-07'],
      ['3. Third', '2026-11-02', '2026-11-03'],
    ])
    expect(new Set(events.map(({ uid }) => uid)).size).toBe(4)
    expect(text).toContain('LOCATION:Downtown')
    expect(headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'x-robots-tag': 'noindex, nofollow',
      'cache-control': 'private, no-cache',
    })
  })

  test('lists the workouts of one round for whole days', async () => {
    const server = await startTestServer({ engine, now })
    await aRound(server, 3, { name: 'Hooks' })
    const { fetch } = await aFeed(server, { round: 3 })
    await aWorkout(server, { name: 'Other', ...on('2026-11-02') })
    await aWorkout(server, { name: 'Third', round: 3, ...on('2026-11-02') })
    const { events, text } = await fetch()
    expect(days(events)).toEqual([['Third', '2026-11-02', '2026-11-03']])
    expect(text).toContain('X-WR-CALNAME:3. Hooks · Roundboard')
  })

  test('raises sequence and stamp of changed events only', async () => {
    const server = await startTestServer({ engine, now })
    const gym = await aLocation(server)
    const { admin, fetch } = await aFeed(server, { location: gym.id })
    const long = await aWorkout(server, { name: 'Long', ...on('2026-11-02', '2026-11-06') })
    await aWorkout(server, { name: 'Quiet', round: 2, ...on('2026-11-02') })
    const first = (await fetch()).events
    server.clock.advance(60_000)
    expect((await fetch()).events).toEqual(first)

    const body = { startDate: '2026-11-03', endDate: '2026-11-06' }
    await server.call(calls.updateWorkout, admin.as, { params: { id: long.id }, body })
    const moved = (await fetch()).events
    expect(moved[1]).toEqual(first[1])
    expect(moved[0]).toMatchObject({ uid: first[0]?.uid, start: '2026-11-03' })
    expect(moved[0]?.sequence).toBeGreaterThan(first[0]?.sequence ?? Infinity)
    expect(moved[0]?.stamp).toBe('2026-10-30T12:01:00Z')

    // Not edited itself: another workout overlapped one of its days and was deleted.
    server.clock.advance(60_000)
    const wins = await aWorkout(server, { name: 'Wins', ...on('2026-11-06') })
    const cut = (await fetch()).events[0]
    expect(cut).toMatchObject({ uid: first[0]?.uid, end: '2026-11-06' })
    expect(cut?.sequence).toBeGreaterThan(moved[0]?.sequence ?? Infinity)
    await server.call(calls.deleteWorkout, admin.as, { params: { id: wins.id } })
    const whole = (await fetch()).events[0]
    expect(whole).toMatchObject({ uid: first[0]?.uid, end: '2026-11-07' })
    expect(whole?.sequence).toBeGreaterThan(cut?.sequence ?? Infinity)
  })

  test('keeps the parts of an old workout apart', async () => {
    const server = await startTestServer({ engine, now })
    const { feed, fetch } = await aFeed(server, { round: 1 })
    await aWorkout(server, { name: 'Always', ...on('2024-06-01', '9999-12-31') })
    for (const day of ['2026-11-04', '2026-11-11'])
      await aWorkout(server, { name: 'Wins', ...on(day) })
    const { events, headers } = await fetch()
    expect(new Set(events.map(({ uid }) => uid)).size).toBe(5)
    server.clock.advance(60_000)
    expect((await fetch()).events).toEqual(events)
    const tag = String(headers['etag'])
    const again = await fetchFeed(server, feed.path, { 'if-none-match': tag })
    expect(again.status).toBe(304)
  })

  test('responds with 304 until it changes', async () => {
    const server = await startTestServer({ engine, now })
    const gym = await aLocation(server)
    const { feed, fetch } = await aFeed(server, { location: gym.id })
    await aWorkout(server, on('2026-11-02'))
    const tag = String((await fetch()).headers['etag'])
    server.clock.advance(24 * 3_600_000)
    const again = await fetchFeed(server, feed.path, { 'if-none-match': `"other", W/${tag}` })
    expect([again.status, again.text]).toEqual([304, ''])
    await aWorkout(server, on('2026-11-03'))
    const changed = await fetchFeed(server, feed.path, { 'if-none-match': tag })
    expect([changed.status, changed.events.length]).toEqual([200, 2])
  })

  test('returns the same events to simultaneous requests', async () => {
    const server = await startTestServer({ engine, now })
    const gym = await aLocation(server)
    const { fetch } = await aFeed(server, { location: gym.id })
    await aWorkout(server, on('2026-11-02'))
    const answers = await Promise.all(Array.from({ length: 20 }, fetch))
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
    server.clock.advance(60_000)
    expect((await fetch()).text).toBe(answers[0]?.text)
  })
})

test.each([
  ['America/New_York', [9, 9, 9, 9, 9, 9, 9], '2026-10-31'],
  ['Australia/Lord_Howe', [5, 6, 7, 8, 9, 10, 11], '2026-10-03'],
  ['Europe/London', [12, 11, 12, 11, 12, 11, 12], '2026-10-24'],
])(
  'a calendar feed of a location in %s with evening day changes matches its screens',
  async (zone, hours, day) => {
    const server = await startTestServer({ now: Date.parse(`${day}T06:00:00.000Z`) })
    const gym = await aLocation(server, { timeZone: zone, is365: true, schedule: hours })
    const { as } = await aPairedScreen(server, { location: gym.id, round: 1 })
    const { fetch } = await aFeed(server, { location: gym.id })
    await aWorkout(server, { name: 'Long', ...on('2026-09-28', '2026-11-20') })
    for (const each of ['-10-04', '-10-05', '-10-25', '-10-26', '-11-01', '-11-02'])
      await aWorkout(server, { name: each, ...on(`2026${each}`) })
    const { data } = await server.call(calls.getProgramme, as)
    const walls = data.intervals.flatMap(({ from, to, workout }) =>
      workout === null ? [] : [{ from, to, name: workout.name }],
    )
    const { events } = await fetch()
    const spans = events.map(({ start, end, summary }) => ({
      from: new Date(start).toISOString(),
      to: new Date(end).toISOString(),
      name: summary.slice('1. '.length),
    }))
    // The program’s fourteen days cut off its first and last interval.
    expect(walls.length).toBeGreaterThan(3)
    for (const shown of walls.slice(1, -1)) expect(spans).toContainEqual(shown)
  },
)

test('a calendar feed of a disabled location is empty', async () => {
  const server = await startTestServer({ now })
  const gym = await aLocation(server, { isEnabled: false })
  const { fetch } = await aFeed(server, { location: gym.id })
  await aWorkout(server, on('2026-11-02'))
  expect((await fetch()).events).toEqual([])
})

test('a calendar feed uses the location’s language and round-trips any text', async () => {
  const server = await startTestServer({ now })
  const gym = await aLocation(server, { name: 'A; B, C\\n', language: 'es-mx' })
  const { fetch } = await aFeed(server, { location: gym.id })
  const text = 'Salta, gira; y «golpea» \\ dos veces.\nأحسنت 🥊'.repeat(9)
  await aWorkout(server, {
    ...on('2026-11-02'),
    name: 'Hooks',
    nameTranslations: [{ language: 'es', text: 'Ganchos', original: 'Hooks' }],
    subHeader: '',
    routines: [aRoutine(1, { text })],
  })
  const calendar = ICAL.Component.fromString((await fetch()).text)
  const event = calendar.getFirstSubcomponent('vevent')
  expect(event?.getFirstPropertyValue('summary')).toBe('1. Ganchos')
  expect(event?.getFirstPropertyValue('description')).toBe(`1. ${text}`)
  expect(event?.getFirstPropertyValue('location')).toBe('A; B, C\\n')
  const lines = (await fetch()).text.split('\r\n')
  expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75)
})

test('a workout of many years stays one event in the calendar feed from day to day', async () => {
  const server = await startTestServer({ now: Date.parse('2026-11-03T12:00:00.000Z') })
  const gym = await aLocation(server)
  const { fetch } = await aFeed(server, { location: gym.id })
  await aWorkout(server, { ...on('2020-01-01', '2039-12-31') })
  const before = await fetch()
  server.clock.advance(20 * 24 * 3_600_000)
  expect((await fetch()).text).toBe(before.text)
  expect(before.events[0]?.end).toBe('2027-11-01')
})

test('a calendar feed is read from the database once until something changes', async () => {
  const server = await startTestServer({ now })
  const gym = await aLocation(server)
  const { fetch } = await aFeed(server, { location: gym.id })
  await aWorkout(server, { name: 'Jabs', ...on('2026-11-02') })
  const first = await fetch()
  // Once more, because the first response was recorded.
  await fetch()
  const reads = vi.spyOn(server.database.db, 'selectFrom')
  const workoutReads = () => reads.mock.calls.filter(([table]) => table === 'workouts').length
  for (let count = 0; count < 20; count += 1) expect((await fetch()).text).toBe(first.text)
  expect(workoutReads()).toBe(0)

  await aWorkout(server, { name: 'Hooks', ...on('2026-11-03') })
  expect((await fetch()).events).toHaveLength(2)
  expect(workoutReads()).toBeGreaterThan(0)
})

test.each([
  ['a new name of its location', { name: 'Uptown' }, 'LOCATION:Uptown'],
  ['that its location is disabled', { isEnabled: false }, 'END:VCALENDAR'],
])('a calendar feed shows at once %s', async (_, body, expected) => {
  const server = await startTestServer({ now })
  const gym = await aLocation(server, { name: 'Downtown' })
  const { admin, fetch } = await aFeed(server, { location: gym.id })
  await aWorkout(server, on('2026-11-02'))
  const before = await fetch()
  await server.call(calls.updateLocation, admin.as, { params: { id: gym.id }, body })
  const after = await fetch()
  expect(after.text).not.toBe(before.text)
  expect(after.text).toContain(expected)
})

// security: calendar-feeds
test('a calendar feed is limited to 60 requests a minute per address and feed', async () => {
  const server = await startTestServer({ now, settings: { TRUST_PROXY: 'true' } })
  const { feed } = await aFeed(server, { round: 3 })
  const { feed: other } = await aFeed(server, { round: 4 })
  const from = (address: string) => ({ 'x-forwarded-for': address })
  const statusOf = async (path: string, address: string) =>
    (await fetchFeed(server, path, from(address))).status
  for (let count = 0; count < 60; count += 1)
    expect(await statusOf(feed.path, '203.0.113.9')).toBe(200)
  const refused = await fetchFeed(server, feed.path, from('203.0.113.9'))
  expect(refused.status).toBe(429)
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect(await statusOf(other.path, '203.0.113.9')).toBe(200)
  expect(await statusOf(feed.path, '198.51.100.4')).toBe(200)
})
