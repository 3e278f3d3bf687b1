import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { alertKinds, canReceiveAlert, defaultAlerts } from './alert-kinds.ts'
import {
  dueAfter,
  locationOutages,
  type LocationOutage,
  serverCausedOutages,
  remainingQuietMinutes,
  notifyNow,
  type PendingOutage,
  type ObservedScreen,
} from './alerts.ts'
import { roles } from './permissions.ts'

const minute = 60_000
const screen = (id: string, state: ObservedScreen['state'], since = 0): ObservedScreen => ({
  ...{ id, state, since },
})
const asNotified = (outage: LocationOutage) => ({ ...outage, isNotified: true })
const asPending = (outage: LocationOutage) => ({ ...outage, isNotified: false })
const kindsOf = (outages: readonly LocationOutage[]) => outages.map(({ kind }) => kind)

describe('locationOutages', () => {
  test('reports all screens going offline as one location outage', () => {
    const screens = [screen('a', 'lost', 1000), screen('b', 'lost', 9000)]
    expect(locationOutages(screens, [], 9000)).toEqual([
      { kind: 'location-away', since: 1000, countsFrom: 9000, screens: ['a', 'b'] },
    ])
  })

  test('reports some screens going offline as one outage, from the first of them', () => {
    const screens = [
      screen('a', 'lost', 1000),
      screen('b', 'lost', 9000),
      screen('c', 'connected'),
      screen('d', 'unlinked'),
    ]
    expect(locationOutages(screens, [], 9000)).toEqual([
      { kind: 'screen-away', since: 1000, countsFrom: 1000, screens: ['a', 'b'] },
    ])
  })

  test('restarts the delay for screens that are still offline when a location recovers', () => {
    const before = [screen('a', 'lost', 0), screen('b', 'lost', 0)]
    const away = locationOutages(before, [], 0).map(asNotified)
    const after = [screen('a', 'connected', 14 * minute), screen('b', 'lost', 0)]
    expect(locationOutages(after, away, 14 * minute)).toEqual([
      { kind: 'screen-away', since: 0, countsFrom: 14 * minute, screens: ['b'] },
    ])
  })

  test('keeps a reported outage of some screens when the rest go offline as well', () => {
    const some = locationOutages([screen('a', 'lost'), screen('b', 'connected')], [], 0).map(
      asNotified,
    )
    const all = [screen('a', 'lost', 0), screen('b', 'lost', minute)]
    expect(kindsOf(locationOutages(all, some, minute))).toEqual(['location-away', 'screen-away'])
  })

  test('keeps a screen issue while its screen is offline', () => {
    const ill = locationOutages([screen('a', 'troubled', 5), screen('b', 'connected')], [], 5).map(
      asNotified,
    )
    expect(ill).toMatchObject([{ kind: 'screen-trouble', since: 5 }])
    const gone = [screen('a', 'lost', 9), screen('b', 'connected')]
    expect(kindsOf(locationOutages(gone, ill, 9))).toEqual(['screen-away', 'screen-trouble'])
    const well = [screen('a', 'connected', 9), screen('b', 'connected')]
    expect(locationOutages(well, ill, 9)).toEqual([])
  })
})

const states = ['connected', 'lost', 'troubled', 'unknown', 'unlinked'] as const
const anyGym = fc
  .array(fc.record({ state: fc.constantFrom(...states), since: fc.nat(1000) }), { maxLength: 10 })
  .map((screens) => screens.map((one, index) => ({ id: String(index), ...one })))

test('property: reports each kind at most once, and never an unlinked screen', () => {
  fc.assert(
    fc.property(fc.array(anyGym, { minLength: 1, maxLength: 6 }), (moments) => {
      let known: readonly (LocationOutage & { isNotified: boolean })[] = []
      for (const [index, screens] of moments.entries()) {
        const found = locationOutages(screens, known, 1000 + index)
        expect(new Set(kindsOf(found)).size).toBe(found.length)
        const linked = screens.filter(({ state }) => state !== 'unlinked')
        if (linked.some(({ state }) => state === 'unknown')) expect(found).toEqual(known)
        else {
          const ids = new Set(linked.map(({ id }) => id))
          for (const outage of found) {
            expect(outage.screens.length).toBeGreaterThan(0)
            expect(outage.screens.every((id) => ids.has(id))).toBe(true)
          }
          // The same input gives the same result again.
          expect(locationOutages(screens, found.map(asPending), 1001 + index)).toEqual(found)
        }
        known = found.map(index % 2 === 0 ? asNotified : asPending)
      }
    }),
  )
})

test('property: reports nothing while all screens are online', () => {
  fc.assert(
    fc.property(anyGym, anyGym, (before, after) => {
      const known = locationOutages(before, [], 0).map(asNotified)
      const well = after.map((one) => ({ ...one, state: 'connected' as const }))
      expect(locationOutages(well, known, 1)).toEqual([])
    }),
  )
})

describe('dueAfter', () => {
  const always = [{ from: 0, to: Infinity }]
  test.each([
    ['after the delay', 100, always, 105],
    [
      'after the delay within opening hours',
      98,
      [
        { from: 0, to: 100 },
        { from: 200, to: 300 },
      ],
      203,
    ],
    [
      'after the delay from opening time, if it began while closed',
      150,
      [
        { from: 0, to: 100 },
        { from: 200, to: 300 },
      ],
      205,
    ],
    ['at the very end of an open span', 95, [{ from: 0, to: 100 }], 100],
    ['never if the location never opens', 100, [], null],
  ])('is %s', (_, from, open, due) => {
    expect(dueAfter(from, 5, open)).toBe(due)
  })

  test('property: is exactly when the delay has passed during opening hours', () => {
    const spans = fc
      .uniqueArray(fc.nat(10_000), { minLength: 2, maxLength: 12 })
      .map((bounds) => bounds.sort((a, b) => a - b))
      .map((bounds) =>
        bounds.flatMap((from, index) => {
          const to = bounds[index + 1]
          return index % 2 === 0 && to !== undefined ? [{ from, to }] : []
        }),
      )
    fc.assert(
      fc.property(fc.nat(10_000), fc.integer({ min: 1, max: 500 }), spans, (from, ms, open) => {
        const due = dueAfter(from, ms, open)
        const openBefore = (at: number) =>
          open.reduce(
            (sum, span) => sum + Math.max(0, Math.min(span.to, at) - Math.max(span.from, from)),
            0,
          )
        if (due === null) expect(openBefore(Infinity)).toBeLessThan(ms)
        else {
          expect(openBefore(due)).toBe(ms)
          expect(openBefore(due - 1)).toBe(ms - 1)
        }
      }),
    )
  })
})

const waits = (gym: number, since: number, more: Partial<PendingOutage> = {}): PendingOutage => ({
  id: `${String(gym)} ${String(since)} ${more.kind ?? ''}`,
  locationId: String(gym),
  kind: 'location-away',
  since,
  dueAt: since + 5 * minute,
  ...more,
})
const fleet = (gyms: number, everyMs: number) =>
  Array.from({ length: gyms }, (_, gym) => waits(gym, gym * everyMs))

describe('notifyNow', () => {
  test('returns only outages that are due, for two locations', () => {
    const two = [waits(1, 0), waits(2, 60_000)]
    expect(notifyNow(two, new Set(), 5 * minute - 1)).toEqual([])
    expect(notifyNow(two, new Set(), 5 * minute)).toEqual([two[0]])
  })

  test('returns outages at many locations together if they began within two minutes', () => {
    const many = fleet(40, 1500)
    expect(notifyNow(many, new Set(), 5 * minute)).toEqual(many)
    const slowly = fleet(4, 100_000)
    expect(notifyNow(slowly, new Set(), 5 * minute)).toHaveLength(1)
  })

  test('skips an outage of some screens if the whole location is offline', () => {
    const some = waits(1, 0, { kind: 'screen-away' })
    expect(notifyNow([some], new Set(['1']), 5 * minute)).toEqual([])
    expect(notifyNow([some], new Set(), 5 * minute)).toEqual([some])
  })

  test('delays an outage of some screens while the whole location might go offline', () => {
    const some = { ...waits(1, 0, { kind: 'screen-away' }), dueAt: minute }
    expect(notifyNow([some], new Set(), 160_000 - 1)).toEqual([])
    expect(notifyNow([some], new Set(['1']), 160_000)).toEqual([])
    expect(notifyNow([some], new Set(), 160_000)).toEqual([some])
  })

  test('property: returns all due outages, except of screens whose location is or may be offline', () => {
    const anyWaiting = fc.record({
      id: fc.uuid(),
      locationId: fc.constantFrom('1', '2', '3', '4', '5'),
      kind: fc.constantFrom(
        'location-away' as const,
        'screen-away' as const,
        'screen-trouble' as const,
      ),
      since: fc.nat(600_000),
      dueAt: fc.nat(900_000),
    })
    fc.assert(
      fc.property(fc.array(anyWaiting), fc.nat(900_000), (waiting, now) => {
        const away = new Set(
          waiting.filter(({ kind }) => kind === 'location-away').map((one) => one.locationId),
        )
        const now_ = new Set(notifyNow(waiting, away, now))
        for (const one of waiting) {
          const isHidden = one.kind === 'screen-away' && away.has(one.locationId)
          const isSettled = one.kind !== 'screen-away' || now - one.since >= 160_000
          if (isHidden) expect(now_.has(one)).toBe(false)
          else if (one.dueAt <= now && isSettled) expect(now_.has(one)).toBe(true)
        }
      }),
    )
  })
})

describe('serverCausedOutages', () => {
  const ours = (
    outages: readonly PendingOutage[],
    gyms: number,
    gone: readonly PendingOutage[] = [],
  ) => serverCausedOutages(outages, { gyms, gone }, new Set(outages.map(({ id }) => id)))

  test('blames the server if nearly all locations, and at least three, go offline within two minutes', () => {
    expect(ours(fleet(40, 1500), 40)).toHaveLength(40)
    expect(ours(fleet(36, 1500), 40)).toHaveLength(36)
    expect(ours(fleet(35, 1500), 40)).toEqual([])
    expect(ours(fleet(3, 1000), 3)).toHaveLength(3)
    expect(ours(fleet(3, 1000), 4)).toEqual([])
    expect(ours(fleet(2, 1000), 2)).toEqual([])
    expect(ours(fleet(40, 10_000), 40)).toEqual([])
  })

  test('counts locations that go offline later as online, but not those offline before', () => {
    const goneAt = (since: number) =>
      fleet(6, 0).map((one) => ({ ...one, locationId: `other ${one.locationId}`, since }))
    expect(ours(fleet(3, 1000), 9, goneAt(-1))).toHaveLength(3)
    expect(ours(fleet(3, 1000), 9, goneAt(10 * minute))).toEqual([])
  })

  test('waits until an outage is due at a location that was open', () => {
    const all = fleet(6, 1000)
    expect(serverCausedOutages(all, { gyms: 6, gone: all }, new Set())).toEqual([])
    expect(
      serverCausedOutages(all, { gyms: 6, gone: all }, new Set([all[4]?.id ?? ''])),
    ).toHaveLength(6)
  })

  test('counts locations with some offline screens', () => {
    const some = fleet(10, 100).map((one) => ({ ...one, kind: 'screen-away' as const }))
    expect(ours(some, 10)).toHaveLength(10)
    const ill = fleet(10, 100).map((one) => ({ ...one, kind: 'screen-trouble' as const }))
    expect(ours(ill, 10)).toEqual([])
  })
})

test.each([
  ['22:00', '07:00', 21 * 60 + 59, 0],
  ['22:00', '07:00', 22 * 60, 540],
  ['22:00', '07:00', 0, 420],
  ['22:00', '07:00', 7 * 60 - 1, 1],
  ['22:00', '07:00', 7 * 60, 0],
  ['12:00', '13:30', 12 * 60 + 30, 60],
  ['12:00', '13:30', 14 * 60, 0],
])(
  'quiet hours from %s to %s, %i minutes after midnight, have %i minutes left',
  (from, to, at, left) => {
    expect(remainingQuietMinutes(at, { from, to })).toBe(left)
    expect(remainingQuietMinutes(at, null)).toBe(0)
  },
)

test('default alerts contain only kinds that the role can receive', () => {
  for (const role of roles)
    for (const kind of defaultAlerts(role).kinds)
      expect(canReceiveAlert(role, kind)).toBe(role !== 'api-access')
  expect(alertKinds.filter((kind) => !canReceiveAlert('location', kind))).toEqual([
    'server-trouble',
  ])
})
