import fc from 'fast-check'
import { expect, test } from 'vitest'
import { calls } from '../calls.ts'
import { guarded } from './wire-source.ts'
import * as made from './made.ts'
import { runs } from '@roundboard/domain/testing'

const id = '019a0000-0000-7000-8000-000000000000'
const at = '2026-11-21T12:00:00.000Z'
const identity = { _id: id, id }
const stamps = { createdAt: at, updatedAt: at }

const routine = {
  ...identity,
  ...stamps,
  name: 'ITEM 1',
  text: 'Jab and cross',
  step: 1,
  videoLink: '/media/exercises/jab-cross.mp4',
  lrVideoLink: null,
}
const workout = {
  ...identity,
  ...stamps,
  name: 'Boxing',
  subHeader: 'Boxing basics',
  round: 3,
  startDate: at,
  endDate: at,
  routines: [routine],
}
const location = {
  ...identity,
  name: 'Harbour Street',
  locationIdentifier: 'RB-1024',
  timeZone: 'America/New_York',
  language: 'en-us',
  isEnabled: true,
  vtsEnabled: false,
  androidOs: false,
  is365: false,
  lrVideo: false,
  timerPalette: 'classic',
}
const screen = {
  ...identity,
  name: 'Heavy bag',
  round: 3,
  roundName: 'Heavy Bag',
  roundImageUrl: '/media/rounds/round-3.jpg',
  language: 'fr-ca',
  hasSound: false,
  isLowVision: true,
  location,
  timeZone: 'America/New_York',
  refreshFlag: false,
  refreshRevision: 0,
  hardRefreshFlag: false,
  hardRefreshRevision: 0,
}

/** Valid values with all optional fields. */
const examples = {
  Programme: {
    revision: 'V7pM5uXq0Zs3L2aB.k3Jd9sQ1',
    screen,
    appVersion: '21.12.22',
    intervals: [
      { from: at, to: at, workout },
      { from: at, to: at, workout: null },
    ],
    flexibilityVideo: null,
    face: { tones: null, logo: '/media/face/1.svg' },
    activeBreaks: [{ name: 'burpee', displayName: 'Burpee', videoLink: null }],
    media: [
      {
        url: '/media/library/x',
        file: '/media/files/ab/cd/abcd.mp4',
        bytes: 12,
        sha256: 'abcd',
        type: 'video/mp4',
        codec: 'avc1.640028',
        durationMs: 3000.5,
        width: 1280,
        height: 720,
        poster: null,
        figure: { left: 0, top: 0.5, right: 1, bottom: 1, freeCorner: 'top-left', fills: 0.2 },
      },
    ],
  },
  TimerLicence: { dwsTimeStamp: at, dwsActiveBreaks: ['burpee'] },
  Applied: { refresh: 1, hardRefresh: 0 },
  PlainHeartbeat: {
    status: { label: 'connected', isConnected: true, statusUpdatedAt: at },
    refreshFlag: false,
    applied: { refresh: 1, hardRefresh: 0 },
    report: {
      workoutId: id,
      workoutUpdatedAt: at,
      programmeRevision: 'V7pM5uXq0Zs3L2aB.k3Jd9sQ1',
      lastFrameAt: null,
      droppedFrames: 12,
      clockOffsetMs: -3.25,
      cache: 'ready',
      uptimeSeconds: 1_000,
      appVersion: '21.12.22',
      problem: null,
      holding: {
        boot: 'held',
        revision: 'V7pM5uXq0Zs3L2aB.k3Jd9sQ1',
        until: at,
        files: 31,
        heldFiles: 30,
        bytes: 12_000_000,
        heldBytes: 11_000_000,
        isPersisted: false,
        missing: [{ url: '/media/library/x', reason: 'waiting' }],
      },
      roundTripMs: 1.5,
      flashErrorMs: -0.5,
      build: 'b3Jd9sQ1b3Jd9sQ1',
      refusedBuild: null,
    },
  },
  ScreenAnnouncement: { id, kind: 'band', text: 'We close at eight.', from: at, until: at },
  EventData: { revision: 1, retryMs: 1_000, locationIds: [id] },
  ById: { id },
  PlainLogIn: { email: 'coach@example.com', password: 'long enough to be one' },
  Refusal: { success: false, error: 'No.', code: 'not-found', requestId: 'r-1' },
} satisfies Record<keyof typeof guarded, object>

const guards: { readonly [Name in keyof typeof guarded]: (it: unknown) => boolean } = {
  Programme: made.isProgramme,
  TimerLicence: made.isTimerLicence,
  Applied: made.isApplied,
  PlainHeartbeat: made.isPlainHeartbeat,
  ScreenAnnouncement: made.isScreenAnnouncement,
  EventData: made.isEventData,
  ById: made.isById,
  PlainLogIn: made.isPlainLogIn,
  Refusal: made.isRefusal,
}

const names = Object.keys(guarded) as (keyof typeof guarded)[]

/** Every path in a value, as keys. */
function placesIn(value: unknown, place: readonly string[] = []): (readonly string[])[] {
  if (typeof value !== 'object' || value === null) return [place]
  const inside = Object.entries(value).flatMap(([key, part]) => placesIn(part, [...place, key]))
  return [place, ...inside]
}

/** A copy with another value at a path. */
function withAt(value: unknown, [key, ...rest]: readonly string[], other: unknown): unknown {
  if (key === undefined) return other
  if (typeof value !== 'object' || value === null) return value
  const part: unknown = withAt((value as Record<string, unknown>)[key], rest, other)
  if (Array.isArray(value))
    return value.map((item: unknown, n) => (String(n) === key ? part : item))
  return { ...value, [key]: part }
}

const lengths = [0, 1, 256, 257, 32, 33, 40, 41, 64, 65, 300, 301]
const numbers = [0, -1, 1.5, 3, 4, 1e10, 1e10 + 1, 1e12, 1e12 + 1, 1e13, -1e13, -1e13 - 1_000]

const stampOf = (month: number, date: number) =>
  `2025-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}T23:59:59.999Z`

/** Values that are valid for some fields and invalid for others, including boundary values. */
const anything: readonly unknown[] = [
  ...[undefined, null, true, false, [], {}, [null], [1], { other: 1 }],
  ...lengths.map((length) => 'x'.repeat(length)),
  ...[...numbers, 2 ** 53 - 1, 2 ** 53, -(2 ** 53)],
  ...[id, id.toUpperCase(), `${id}0`, id.replace('7000', '9000'), 'es', 'de', 'busy', 'BUSY'],
  ...['a@b.co', 'A@b.co', ' a@b.co', 'a@b', `a@${'b.'.repeat(124)}co`, `a@${'b.'.repeat(125)}co`],
  ...['2026-11-21', '2026-11-21T12:00:00Z', '2026-11-21T24:00:00.000Z', '2024-02-29T00:00:00.000Z'],
  ...[0, 2, 4, 12, 13].flatMap((month) =>
    [0, 28, 29, 30, 31, 32].map((date) => stampOf(month, date)),
  ),
]

/** The value after JSON serialization, which drops `undefined`. */
const sent = (value: unknown): unknown => JSON.parse(JSON.stringify(value ?? null))

function expectSame(name: keyof typeof guarded, value: unknown): void {
  const { schema, others } = guarded[name]
  const read = schema.safeParse(value)
  const isAsItStands = JSON.stringify(value) === JSON.stringify(read.data)
  const passes = read.success && (others === 'passed' || isAsItStands)
  if (guards[name](value) !== passes)
    throw new Error(`${passes ? 'refused' : 'passed'}: ${JSON.stringify(value)}`)
}

test.each(names)('the guard of %s accepts an example with all fields', (name) => {
  expect(guards[name](examples[name])).toBe(true)
})

test.each(names)('the guard of %s agrees with the contract', (name) => {
  const example = examples[name]
  for (const place of placesIn(example))
    for (const other of anything)
      for (const at of [place, [...place, 'other']])
        expectSame(name, sent(withAt(example, at, other)))
})

test.each(names)('the guard agrees with the contract after any two changes of %s', (name) => {
  const example = examples[name]
  const anyChange = fc.tuple(fc.constantFrom(...placesIn(example)), fc.constantFrom(...anything))
  fc.assert(
    fc.property(anyChange, anyChange, ([one, first], [another, second]) => {
      expectSame(name, sent(withAt(withAt(example, one, first), another, second)))
    }),
  )
})

test('every log-in that the guard accepts is accepted by the call', () => {
  const values = fc.constantFrom(...anything, examples.PlainLogIn.email)
  fc.assert(
    fc.property(values, values, (email, password) => {
      const body = { email, password }
      if (made.isPlainLogIn(body)) expect(calls.logIn.body.safeParse(body).success).toBe(true)
    }),
    { numRuns: runs(2_000) },
  )
})
