import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  activeAnnouncements,
  announcementKinds,
  instantOfReading,
  isLocalTime,
  spanInZone,
} from './announcements.ts'
import { oracleZones, zoneRulesOf } from './testing/index.ts'
import { localTimeIn } from './testing/local-time.ts'

const newYork = zoneRulesOf('America/New_York')
const at = (stamp: string) => Date.parse(stamp)

test.each([
  ['2026-11-26T20:00', true],
  ['2028-02-29T00:00', true],
  ['2027-02-29T00:00', false],
  ['2026-11-26T24:00', false],
  ['2026-11-26T20:60', false],
  ['2026-11-26 20:00', false],
  ['2026-11-26T20:00Z', false],
  ['2026-11-26', false],
  ['', false],
])('isLocalTime of %s is %s', (typed, isIt) => {
  expect(isLocalTime(typed)).toBe(isIt)
})

describe('spanInZone', () => {
  const madeAt = at('2026-11-26T15:00Z')

  test.each([
    ['America/New_York', '2026-11-26T11:00Z', '2026-11-27T01:00Z'],
    ['America/Los_Angeles', '2026-11-26T14:00Z', '2026-11-27T04:00Z'],
    ['Asia/Tokyo', '2026-11-25T21:00Z', '2026-11-26T11:00Z'],
  ])('reads local times in %s', (zone, from, until) => {
    const written = { from: '2026-11-26T06:00', until: '2026-11-26T20:00', madeAt }
    expect(spanInZone(written, zoneRulesOf(zone))).toEqual({ from: at(from), until: at(until) })
  })

  test('starts at creation by default, and is empty if the end has passed', () => {
    const written = { from: null, until: '2026-11-26T20:00', madeAt }
    expect(spanInZone(written, newYork)).toEqual({ from: madeAt, until: at('2026-11-27T01:00Z') })
    expect(spanInZone(written, zoneRulesOf('Asia/Tokyo'))).toEqual({ from: madeAt, until: madeAt })
  })

  test('maps a skipped or repeated hour to one instant', () => {
    expect(instantOfReading('2026-03-08T02:30', newYork)).toBe(at('2026-03-08T07:30Z'))
    expect(instantOfReading('2026-11-01T01:30', newYork)).toBe(at('2026-11-01T05:30Z'))
  })

  test('matches the local time in every zone, except for skipped hours', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...oracleZones),
        fc.integer({
          min: at('2025-01-01T00:00Z') / 60_000,
          max: at('2035-12-31T00:00Z') / 60_000,
        }),
        (zone, minute) => {
          const reading = new Date(minute * 60_000).toISOString().slice(0, 16)
          const instant = instantOfReading(reading, zoneRulesOf(zone))
          const read = (when: number) =>
            new Date(when + localTimeIn(zone)(when).offsetMs).toISOString().slice(0, 16)
          if (read(instant) !== reading) {
            // Skipped: no nearby instant has this local time.
            for (let ms = -14; ms <= 14; ms++)
              expect(read(instant + ms * 900_000)).not.toBe(reading)
          }
        },
      ),
    )
  })
})

const announcement = fc.record({
  id: fc.stringMatching(/^[a-z]{6}$/),
  kind: fc.constantFrom(...announcementKinds),
  from: fc.integer({ min: 0, max: 60 }),
  until: fc.integer({ min: 0, max: 60 }),
})
const board = fc.uniqueArray(announcement, { maxLength: 8, selector: ({ id }) => id })
const now = fc.integer({ min: -5, max: 65 })

describe('activeAnnouncements', () => {
  test('returns current banners and at most one full-screen announcement', () => {
    fc.assert(
      fc.property(board, now, (all, when) => {
        const { whole, bands } = activeAnnouncements(all, when)
        const isCurrent = ({ from, until }: { from: number; until: number }) =>
          from <= when && when < until
        const expected = all.filter((one) => one.kind === 'band' && isCurrent(one))
        expect(new Set(bands)).toEqual(new Set(expected))
        const covering = all.filter((one) => one.kind !== 'band' && isCurrent(one))
        expect(whole === null).toBe(covering.length === 0)
        if (whole === null) return
        expect(covering).toContain(whole)
        const isInEarnest = covering.some(({ kind }) => kind === 'emergency')
        expect(whole.kind).toBe(isInEarnest ? 'emergency' : 'drill')
        const same = covering.filter(({ kind }) => kind === whole.kind)
        expect(whole.from).toBe(Math.max(...same.map(({ from }) => from)))
      }),
    )
  })

  test('stays the same until the next change, and is empty after the last one', () => {
    fc.assert(
      fc.property(board, now, fc.nat(30), (all, when, later) => {
        const { nextChangeAt, ...shown } = activeAnnouncements(all, when)
        const then = when + later
        if (nextChangeAt !== null && then >= nextChangeAt) return
        expect(activeAnnouncements(all, then)).toMatchObject(shown)
        if (nextChangeAt === null) expect(shown).toEqual({ whole: null, bands: [] })
      }),
    )
  })

  test("doesn't depend on the order of its input", () => {
    fc.assert(
      fc.property(board, now, (all, when) => {
        expect(activeAnnouncements(all.toReversed(), when)).toEqual(activeAnnouncements(all, when))
      }),
    )
  })
})
