import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { judge, type Verdict } from './checker.ts'
import type { Entry, Event } from './history.ts'

const second = 1_000
const at = (seconds: number, ...events: readonly Event[]): Entry[] =>
  events.map((event) => ({ ...event, at: seconds * second }))

const key = 'the key of the audit log'
const chained = (previous: string, content: string) =>
  createHmac('sha256', key).update(`entry\n${previous}\n${content}`).digest('hex')

/** Two consecutive log entries and their head. */
function aLog(): Event[] {
  const first = chained('', '[1,"made"]')
  const last = chained(first, '[2,"edited"]')
  return [
    { is: 'log', seq: 1, content: '[1,"made"]', hash: first },
    { is: 'log', seq: 2, content: '[2,"edited"]', hash: last },
    { is: 'log head', seq: 2, hash: last, key },
  ]
}

const open = (who: string, isOpen = true): Event => ({ is: 'stream', who, isOpen })
const shown = (who: string, version: number): Event => ({
  ...{ is: 'shown', who, versions: { 'workout 1': version } },
})
const edit = (version: number, state: 'sent' | 'acknowledged' = 'acknowledged'): Event => ({
  ...{ is: 'edit', target: 'workout 1', version, state },
})
const fault = (
  state: 'begins' | 'over' | 'recovered',
  { mayRefuse = false, isGraceful = false } = {},
): Event => ({ is: 'fault', name: 'kill', state, mayRefuse, isGraceful })
const beat = (status: number, retryAfter: string | null = null): Event => ({
  ...{ is: 'answered', who: 'screen 1', call: 'heartbeat', n: 1, status, retryAfter },
  server: 'server-1',
})
const sample = (server: string, memory: number): Event => ({
  ...{ is: 'sample', server, memory, files: 100, connections: 10 },
})
const lease = (server: string, did: 'took' | 'kept' | 'ended'): Event => ({
  ...{ is: 'lease', job: 'job', kind: 'mail', server, did },
})
const email = (server = 'one', to = 'owner-7@roundboard.test'): Event => ({
  ...{ is: 'email', id: 'job', to, kind: 'alert', server },
})
const power = (isOn: boolean): Event => ({
  ...{ is: 'power', location: 'location 7', screens: ['screen 70'], isOn },
})
const red = (location: string): Event => ({ is: 'red', locations: [location] })

const tookJob: Event = {
  ...{ is: 'lease', job: 'every minute', kind: 'alerts', server: 'one', did: 'took' },
}

/** A run with two screens in which a server is killed once and nothing goes wrong. */
const good: readonly Entry[] = [
  ...at(0, { is: 'run', screens: 2, seed: 1 }, open('screen 1'), open('screen 2')),
  ...at(1, shown('screen 1', 0), shown('screen 2', 0)),
  ...[2, 3].flatMap((time) => at(time, sample('one', 100), sample('two', 100))),
  ...at(4, { is: 'red', locations: [] }, tookJob),
  ...at(12, edit(1, 'sent')),
  ...at(13, edit(1)),
  ...at(13.4, shown('screen 1', 1), shown('screen 2', 1)),
  ...at(20, fault('begins'), fault('over'), open('screen 2', false)),
  ...at(25, edit(2), open('screen 2')),
  ...at(26, shown('screen 1', 2), shown('screen 2', 2), beat(200)),
  ...at(30, tookJob),
  ...at(40, fault('recovered')),
  ...[50, 51, 52].flatMap((time) => at(time, sample('one', 104), sample('two', 103))),
  ...at(90, { is: 'stored', target: 'workout 1', version: 2 }),
  ...at(90, ...[1, 2].map((version): Event => ({ is: 'committed', target: 'workout 1', version }))),
  ...at(90, ...aLog()),
]

async function verdictOn(id: Verdict['id'], entries: readonly Entry[]): Promise<Verdict> {
  const sorted = entries.toSorted((one, other) => one.at - other.at)
  const verdict = (await judge(sorted)).find((one) => one.id === id)
  if (verdict === undefined) throw new Error(`no verdict on ${id}`)
  return verdict
}

/** The good run with some entries added and others removed. */
const but = (more: readonly Entry[], isLeft: (entry: Entry) => boolean = () => true) => [
  ...good.filter(isLeft),
  ...more,
]

test.each(['a', 'b', 'c', 'd', 'e', 'f', 'g'] as const)('(%s) holds in a good run', async (id) => {
  expect(await verdictOn(id, good)).toMatchObject({ isHeld: true, broken: [] })
})

const isNotShownAt = (seconds: number) => (entry: Entry) =>
  entry.is !== 'shown' || entry.at !== seconds * second

test.each<[string, readonly Entry[], RegExp]>([
  [
    'an edit that takes two seconds without a fault',
    but(at(15, shown('screen 1', 1), shown('screen 2', 1)), isNotShownAt(13.4)),
    /p99 without a fault 2000 ms/,
  ],
  [
    'an edit that takes six seconds after recovery',
    but(at(31.5, shown('screen 2', 2)), isNotShownAt(26)),
    /p99 after recovery 6500 ms/,
  ],
  [
    'an edit that a connected screen never shows',
    but(at(26, shown('screen 1', 2)), isNotShownAt(26)),
    /workout 1 version 2 never reached screen 2/,
  ],
  [
    'an edit that is late when a fault begins, and seen during the fault',
    but(
      [
        ...[...at(60, edit(3)), ...at(70, fault('begins'))],
        ...[...at(71, shown('screen 1', 3), shown('screen 2', 3)), ...at(72, fault('over'))],
      ],
      () => true,
    ),
    /p99 without a fault 10\.0 s/,
  ],
  [
    'a screen that starts with an older version and keeps it',
    but([...at(60, shown('screen 3', 1)), ...at(50, open('screen 3'))], () => true),
    /workout 1 version 2 never reached screen 3/,
  ],
  [
    'a screen that never shows anything',
    but([], (entry) => entry.is !== 'shown' || entry.who !== 'screen 2'),
    /1 screens never showed anything/,
  ],
  [
    'a run in which every edit is near a fault',
    but([], (entry) => entry.is !== 'edit' || entry.version === 2),
    /no edit was made without a fault/,
  ],
])('(a) rejects %s', async (_, history, expected) => {
  const { isHeld, broken } = await verdictOn('a', history)
  expect(isHeld).toBe(false)
  expect(broken.join()).toMatch(expected)
})

test('(a) counts from when the screen is connected again', async () => {
  const history = but(
    at(34, open('screen 2')).concat(at(35, shown('screen 2', 2))),
    ({ is, at: when }) => when < 25 * second || when > 26 * second || is === 'edit',
  )
  const later = [...history, ...at(26, shown('screen 1', 2))]
  expect(await verdictOn('a', later)).toMatchObject({ isHeld: true })
})

test.each<[string, readonly Entry[], string]>([
  ['a screen that goes back', but(at(30, shown('screen 1', 1))), 'back to 1'],
  [
    'a screen that shows an uncommitted edit',
    but(at(30, shown('screen 1', 3))),
    'screen 1 showed workout 1 version 3, which was never committed',
  ],
])('(b) rejects %s', async (_, history, expected) => {
  const { isHeld, broken } = await verdictOn('b', history)
  expect(isHeld).toBe(false)
  expect(broken.join()).toContain(expected)
})

const upload: Event = { is: 'upload', sha256: 'abc', state: 'acknowledged' }

test.each<[string, readonly Entry[], string]>([
  ['a missing edit', but(at(30, edit(3))), 'workout 1 version 3 was acknowledged'],
  ['a missing file', but(at(30, upload)), 'the file abc was acknowledged'],
  [
    'a log with a changed entry',
    but([], () => true).map((entry) =>
      entry.is === 'log' && entry.seq === 1 ? { ...entry, content: '[1,"forged"]' } : entry,
    ),
    'log entry 1 doesn',
  ],
  [
    'a log with a missing entry',
    but([], (entry) => entry.is !== 'log' || entry.seq !== 1),
    'log entry 1 is missing',
  ],
  [
    'a truncated log',
    but([], (entry) => entry.is !== 'log' || entry.seq !== 2),
    'the log ends at 1, its head at 2',
  ],
])('(c) rejects %s', async (_, history, expected) => {
  const { isHeld, broken } = await verdictOn('c', history)
  expect(isHeld).toBe(false)
  expect(broken.join()).toContain(expected)
})

test('(c) finds uploads among the stored files', async () => {
  const history = but([...at(30, upload), ...at(90, { is: 'stored file', sha256: 'abc' })])
  expect(await verdictOn('c', history)).toMatchObject({ isHeld: true })
})

test.each<[string, readonly Entry[], string]>([
  ['a red location', but(at(30, red('location 3'))), 'location 3 was red without cause'],
  [
    'a location that was red before its power failed',
    but([...at(30, red('location 7')), ...at(31, power(false))]),
    'location 7 was red without cause',
  ],
  ['an email without cause', but(at(30, email())), 'owner-7@roundboard.test got an email'],
  [
    'an email that was sent twice',
    but([...at(30, power(false)), ...at(31, email()), ...at(32, email())]),
    'email job to owner-7@roundboard.test was sent 2 times',
  ],
  [
    'a second email about one outage',
    but([
      ...[...at(30, power(false)), ...at(31, email())],
      ...at(32, { ...email(), id: 'another job' } as Event),
    ]),
    'owner-7@roundboard.test got 2 emails (alert)',
  ],
  [
    'an outage without an email',
    but([...at(30, power(false)), ...at(300, red('location 7'))]),
    'the owner of location 7 got no email about its outage',
  ],
  [
    'an outage that the dashboard never shows',
    but([...at(30, power(false)), ...at(31, email()), ...at(300, { is: 'red', locations: [] })]),
    'location 7 without power never turned red',
  ],
  [
    'a run without dashboard reads',
    but([], ({ is }) => is !== 'red'),
    'the dashboard was never read',
  ],
  [
    'an alert without cause',
    but(at(90, { is: 'alert', location: 'location 3', kind: 'location-away' })),
    'location-away of location 3',
  ],
])('(d) rejects %s', async (_, history, expected) => {
  const { isHeld, broken } = await verdictOn('d', history)
  expect(isHeld).toBe(false)
  expect(broken.join()).toContain(expected)
})

test('(d) expects a location without power to be red and its owner to get an email', async () => {
  const alert: Event = { is: 'alert', location: 'location 7', kind: 'location-away' }
  const history = but([
    ...at(30, power(false)),
    ...at(31, red('location 7'), email()),
    ...at(40, power(true)),
    ...at(41, red('location 7')),
    ...at(90, alert, { is: 'alert', location: null, kind: 'server-trouble' }),
  ])
  expect(await verdictOn('d', history)).toMatchObject({ isHeld: true })
})

test.each<[string, readonly Entry[], string]>([
  [
    'streams that take more than a minute to come back',
    but(at(95, open('screen 2')), (entry) => entry.is !== 'stream' || entry.at < 25 * second),
    'kill: 99% of streams were back after 75.0 s',
  ],
  [
    'streams that never come back',
    but([], (entry) => entry.is !== 'stream' || entry.at < 25 * second),
    'kill: 99% of streams',
  ],
  ['a heartbeat that fails', but(at(26, beat(500))), 'a heartbeat got 500 without Retry-After'],
  ['a run without heartbeats', but([], ({ is }) => is !== 'answered'), 'no heartbeat was answered'],
  [
    'a proxy that has no server',
    but([
      ...at(41, fault('begins', { mayRefuse: true })),
      ...at(42, { ...beat(503, '5'), server: null } as Event),
    ]),
    'a heartbeat got 503 from the proxy',
  ],
  ['503 while the database is up', but(at(26, beat(503, '5'))), 'a heartbeat got 503'],
])('(e) rejects %s', async (_, history, expected) => {
  const { isHeld, broken } = await verdictOn('e', history)
  expect(isHeld).toBe(false)
  expect(broken.join()).toContain(expected)
})

test.each([
  ['accepts 503 with Retry-After', '5', true],
  ['rejects 503 without Retry-After', null, false],
])('(e) %s while the database is down', async (_, retryAfter, isHeld) => {
  const history = but([
    ...at(41, fault('begins', { mayRefuse: true })),
    ...at(42, beat(503, retryAfter)),
    ...at(43, fault('over', { mayRefuse: true })),
  ])
  expect(await verdictOn('e', history)).toMatchObject({ isHeld })
})

test.each([
  ['rejects a failed call during a rolling restart', 502, true, false],
  ['rejects a call without a response during a rolling restart', 0, true, false],
  ['accepts a failed call other than a heartbeat during other faults', 502, false, true],
])('(e) %s', async (_, status, isGraceful, isHeld) => {
  const edited: Event = { is: 'answered', who: 'staff 1', call: 'PUT', n: 1, status }
  const history = but([
    ...at(41, fault('begins', { mayRefuse: true, isGraceful })),
    ...at(42, edited),
    ...at(43, fault('over', { mayRefuse: true, isGraceful })),
  ])
  expect(await verdictOn('e', history)).toMatchObject({ isHeld })
})

test.each<[string, readonly Entry[], string]>([
  [
    'a job that is taken while another holds it',
    but([...at(30, lease('one', 'took')), ...at(35, lease('two', 'took'))]),
    'two took a job (mail) that one held',
  ],
  [
    'a run without recorded leases after a fault',
    but([], (entry) => entry.is !== 'lease' || entry.at < 20 * second),
    'no job was taken after kill',
  ],
  [
    'a result from a server that lost the lease',
    but([
      ...[...at(30, lease('one', 'took')), ...at(61, lease('two', 'took'))],
      ...at(62, lease('one', 'ended')),
    ]),
    'one ended a job (mail) that two has taken',
  ],
  [
    'an email from a server that lost the lease',
    but([
      ...[...at(30, lease('one', 'took')), ...at(61, lease('two', 'took'))],
      ...[...at(62, lease('two', 'ended')), ...at(75, email('one'))],
    ]),
    'one sent email job, whose job two has taken',
  ],
])('(f) rejects %s', async (_, history, expected) => {
  const { isHeld, broken } = await verdictOn('f', history)
  expect(isHeld).toBe(false)
  expect(broken.join()).toContain(expected)
})

test('(f) accepts a job that is taken over once its lease has expired', async () => {
  const history = but([
    ...[...at(30, lease('one', 'took')), ...at(40, lease('one', 'kept'))],
    ...[...at(71, lease('two', 'took')), ...at(72, email('two'), lease('two', 'ended'))],
  ])
  expect(await verdictOn('f', history)).toMatchObject({ isHeld: true })
})

test.each<[string, readonly Entry[], string]>([
  [
    'memory that isn’t released',
    but(
      [60, 61, 62, 63].flatMap((time) => at(time, sample('one', 120), sample('two', 110))),
      (entry) => entry.is !== 'sample' || entry.at < 40 * second,
    ),
    'memory: 15.0%',
  ],
  ['a run without samples', but([], ({ is }) => is !== 'sample'), 'memory: NaN%'],
])('(g) rejects %s', async (_, history, expected) => {
  const { isHeld, broken } = await verdictOn('g', history)
  expect(isHeld).toBe(false)
  expect(broken.join()).toContain(expected)
})
