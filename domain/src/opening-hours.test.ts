import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  alwaysOpen,
  areOverlapping,
  isOpenAt,
  nextOpening,
  openSpans,
  openUntil,
  type OpeningHours,
  timeOfDayMs,
} from './opening-hours.ts'
import { oracleZones, zoneRulesOf, zoneTransitions } from './testing/index.ts'
import { localTimeIn } from './testing/local-time.ts'
import { runs } from './testing/property-runs.ts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs
const at = (stamp: string) => Date.parse(stamp)
const daily = (...spans: OpeningHours[number]): OpeningHours =>
  Array.from({ length: 7 }, () => spans)
const newYork = zoneRulesOf('America/New_York')

const written = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
const anySpans = fc
  .uniqueArray(fc.integer({ min: 0, max: 1440 }), { minLength: 0, maxLength: 6 })
  .map((minutes) => {
    const inOrder = minutes.toSorted((a, b) => a - b).map(written)
    return inOrder
      .slice(0, inOrder.length - (inOrder.length % 2))
      .flatMap((from, index) => (index % 2 ? [] : [{ from, to: inOrder[index + 1] ?? '24:00' }]))
  })
const anyHours = fc.array(anySpans, { minLength: 7, maxLength: 7 })

/** A second implementation, based only on the output of `zdump`. */
function oracleOf(hours: OpeningHours, timeZone: string) {
  const local = localTimeIn(timeZone)
  return (instant: number) => {
    const reading = new Date(instant + local(instant).offsetMs).toISOString()
    const time = reading.slice(11, 16)
    const spans = hours[new Date(instant + local(instant).offsetMs).getUTCDay()] ?? []
    return spans.some(({ from, to }) => from <= time && time < to)
  }
}

describe('a location that is open from 5 AM to 10 PM', () => {
  const hours = daily({ from: '05:00', to: '22:00' })
  test.each([
    ['2026-11-21T09:59:59.999Z', false],
    ['2026-11-21T10:00:00.000Z', true],
    ['2026-11-22T02:59:59.999Z', true],
    ['2026-11-22T03:00:00.000Z', false],
  ])('is open in New York at %s: %s', (stamp, isOpen) => {
    expect(isOpenAt(at(stamp), hours, newYork)).toBe(isOpen)
  })

  test('opens again in the morning, or never without opening hours', () => {
    expect(nextOpening(at('2026-11-22T04:00Z'), hours, newYork)).toBe(at('2026-11-22T10:00Z'))
    expect(nextOpening(at('2026-11-22T12:00Z'), hours, newYork)).toBe(at('2026-11-22T12:00Z'))
    expect(nextOpening(at('2026-11-22T04:00Z'), daily(), newYork)).toBe(null)
  })
})

test('opening hours start with Sunday', () => {
  const sundays: OpeningHours = [[{ from: '08:00', to: '12:00' }], [], [], [], [], [], []]
  // 2026-11-22 is a Sunday.
  expect(
    openSpans({ from: at('2026-11-20'), to: at('2026-11-30') }, sundays, zoneRulesOf('UTC')),
  ).toEqual([
    { from: at('2026-11-22T08:00Z'), to: at('2026-11-22T12:00Z') },
    { from: at('2026-11-29T08:00Z'), to: at('2026-11-29T12:00Z') },
  ])
})

describe('opening hours when clocks change', () => {
  const nights = daily({ from: '01:00', to: '03:00' })
  test('end early if the last hour is skipped', () => {
    const span = { from: at('2026-03-08T05:00Z'), to: at('2026-03-08T10:00Z') }
    expect(openSpans(span, nights, newYork)).toEqual([
      { from: at('2026-03-08T06:00Z'), to: at('2026-03-08T07:00Z') },
    ])
  })

  test('last an hour longer if an hour is repeated', () => {
    const span = { from: at('2026-11-01T04:00Z'), to: at('2026-11-01T10:00Z') }
    expect(openSpans(span, nights, newYork)).toEqual([
      { from: at('2026-11-01T05:00Z'), to: at('2026-11-01T08:00Z') },
    ])
  })

  test('match a minute-by-minute check in every zone', () => {
    const changes = oracleZones.flatMap((zone) =>
      zoneTransitions(zone, at('2026-01-01'), at('2028-01-01')).map((change) => ({ zone, change })),
    )
    expect(changes.length).toBeGreaterThan(500)
    fc.assert(
      fc.property(fc.constantFrom(...changes), anyHours, ({ zone, change }, hours) => {
        const span = { from: change - 4 * hourMs, to: change + 4 * hourMs }
        const isOpen = oracleOf(hours, zone)
        const rules = zoneRulesOf(zone)
        const open = openSpans(span, hours, rules)
        for (let minute = span.from; minute < span.to; minute += minuteMs) {
          const within = open.some(({ from, to }) => from <= minute && minute < to)
          expect([minute, within]).toEqual([minute, isOpen(minute)])
          expect(isOpenAt(minute, hours, rules)).toBe(within)
        }
      }),
      { numRuns: runs(60) },
    )
  })
})

test('open spans are within the range, in order, disjoint, and open throughout', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...oracleZones),
      anyHours,
      fc.integer({ min: at('2025-01-01'), max: at('2035-01-01') }),
      fc.integer({ min: 0, max: 40 * dayMs }),
      (zone, hours, from, length) => {
        const rules = zoneRulesOf(zone)
        const open = openSpans({ from, to: from + length }, hours, rules)
        let end = -Infinity
        for (const span of open) {
          expect(span.from).toBeGreaterThan(end)
          expect(span.to).toBeGreaterThan(span.from)
          for (const inside of [span.from, span.to - 1, (span.from + span.to) >> 1])
            if (inside >= span.from) expect(isOpenAt(inside, hours, rules)).toBe(true)
          if (span.to < from + length) expect(isOpenAt(span.to, hours, rules)).toBe(false)
          end = span.to
        }
        if (length === 0) return
        expect(openSpans({ from, to: from + length }, alwaysOpen, rules)).toEqual([
          { from, to: from + length },
        ])
      },
    ),
  )
})

test.each([
  ['00:00', 0],
  ['05:30', 5.5 * hourMs],
  ['24:00', dayMs],
  ['24:01', NaN],
  ['5:30', NaN],
  ['12:60', NaN],
  ['noon', NaN],
])('the time %s is %d ms after midnight', (reading, ms) => {
  expect(timeOfDayMs(reading)).toBe(ms)
})

test.each([
  [[], false],
  [
    [
      { from: '05:00', to: '12:00' },
      { from: '12:00', to: '22:00' },
    ],
    false,
  ],
  [
    [
      { from: '12:00', to: '22:00' },
      { from: '05:00', to: '12:01' },
    ],
    true,
  ],
])('opening hours %j overlap: %s', (spans, are) => {
  expect(areOverlapping(spans)).toBe(are)
})

describe('openUntil', () => {
  const night = daily({ from: '00:00', to: '02:00' }, { from: '06:00', to: '24:00' })
  const midnight = at('2026-11-22T05:00:00.000Z')

  test.each([
    ['the closing time past midnight', night, midnight, 12, midnight + 2 * hourMs],
    ['null at closing time', night, midnight + 2 * hourMs, 12, null],
    [
      'at most the requested time if the location never closes',
      alwaysOpen,
      midnight,
      12,
      midnight + 12 * hourMs,
    ],
  ])('returns %s', (_, hours, from, withinHours, until) => {
    expect(openUntil(from, hours, newYork, withinHours * hourMs)).toBe(until)
  })
})
