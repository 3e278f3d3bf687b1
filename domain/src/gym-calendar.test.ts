import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { addDays } from './calendar-days.ts'
import { nextGymDay, gymDay, gymDayStart, type GymClock } from './gym-calendar.ts'
import { gymDayOracle, oracleZones, zoneRulesOf } from './testing/index.ts'
import type { ZoneRules } from './zone-rules.ts'
import { runs } from './testing/property-runs.ts'

const from = Date.parse('2025-01-01')
const to = Date.parse('2036-01-01')
const hourMs = 3_600_000

const rulesOf = (zone: string | ZoneRules) => (typeof zone === 'string' ? zoneRulesOf(zone) : zone)
const midnight = (zone: string | ZoneRules): GymClock => ({
  zone: rulesOf(zone),
  is365: false,
  schedule: [5, 5, 5, 5, 5, 5, 5],
})
const turningAt = (hour: number, zone: string | ZoneRules): GymClock => ({
  zone: rulesOf(zone),
  is365: true,
  schedule: Array.from({ length: 7 }, () => hour),
})
const mixed = (zone: string): GymClock => ({
  zone: rulesOf(zone),
  is365: true,
  schedule: [12, 5, 6, 7, 8, 9, 10],
})

const anyInstant = fc.integer({ min: from, max: to })
const anyClock = fc.record({
  timeZone: fc.constantFrom(...oracleZones),
  is365: fc.boolean(),
  schedule: fc.array(fc.integer({ min: 5, max: 12 }), { minLength: 7, maxLength: 7 }),
})

describe('a location that changes its day at midnight', () => {
  test.each([
    ['2026-07-01T03:59:59.999Z', '2026-06-30'],
    ['2026-07-01T04:00:00.000Z', '2026-07-01'],
    ['2026-07-02T03:59:59.999Z', '2026-07-01'],
  ])('shows at %s in New York the workouts of %s', (at, day) => {
    expect(gymDay(Date.parse(at), midnight('America/New_York'))).toBe(day)
  })

  it('ignores its roll-over hours', () => {
    expect(gymDayStart('2026-07-01', midnight('UTC'))).toBe(Date.parse('2026-07-01'))
  })
})

describe('nextGymDay', () => {
  test.each([
    [
      'a location that changes at midnight',
      midnight('America/New_York'),
      '2026-11-23',
      '2026-11-24T05:00:00.000Z',
    ],
    [
      'a location a day ahead',
      midnight('Pacific/Auckland'),
      '2026-11-24',
      '2026-11-24T11:00:00.000Z',
    ],
    [
      'a 365 location past its roll-over hour',
      turningAt(5, 'UTC'),
      '2026-11-24',
      '2026-11-24T17:00:00.000Z',
    ],
  ])('at %s is the next day on screens, and ends when the one after it starts', (...row) => {
    const [, clock, day, endsAt] = row
    const at = Date.parse('2026-11-22T18:00:00.000Z')
    expect(nextGymDay(at, clock)).toEqual({ day, endsAt: Date.parse(endsAt) })
  })

  test('ends after it starts, and is not the current day', () => {
    fc.assert(
      fc.property(anyInstant, anyClock, (at, { timeZone, ...given }) => {
        const clock = { zone: zoneRulesOf(timeZone), ...given }
        const { day, endsAt } = nextGymDay(at, clock)
        const startsAt = gymDayStart(day, clock)
        expect(startsAt).toBeGreaterThan(at)
        expect(endsAt).toBeGreaterThan(startsAt)
        expect(gymDay(startsAt, clock)).toBe(day)
        expect(gymDay(startsAt - 1, clock)).toBe(gymDay(at, clock))
      }),
    )
  })
})

describe('a 365 location', () => {
  // 2026-07-05 is a Sunday.
  test.each([
    ['Sunday, before midnight', '2026-07-05T23:59:59.999Z', '2026-07-05'],
    ['Monday, from midnight on', '2026-07-06T00:00:00.000Z', '2026-07-06'],
    ['Monday, before five', '2026-07-06T16:59:59.999Z', '2026-07-06'],
    ['Monday, from five on', '2026-07-06T17:00:00.000Z', '2026-07-07'],
    ['Tuesday, before six', '2026-07-07T17:59:59.999Z', '2026-07-07'],
    ['Tuesday, from six on', '2026-07-07T18:00:00.000Z', '2026-07-08'],
    ['Saturday, before ten', '2026-07-11T21:59:59.999Z', '2026-07-11'],
    ['Saturday, from ten on', '2026-07-11T22:00:00.000Z', '2026-07-12'],
  ])('starts the next day at the roll-over hour of the weekday: %s', (_, at, day) => {
    expect(gymDay(Date.parse(at), mixed('UTC'))).toBe(day)
  })

  it('starts a day on the evening before', () => {
    expect(gymDayStart('2026-07-07', mixed('UTC'))).toBe(Date.parse('2026-07-06T17:00Z'))
    expect(gymDayStart('2026-07-06', mixed('UTC'))).toBe(Date.parse('2026-07-06T00:00Z'))
  })
})

describe('a gym day when clocks change', () => {
  test.each([
    ['on the day clocks go forward', '2026-03-08', '2026-03-08T05:00Z', '2026-03-08T01:00Z'],
    ['the day after clocks go forward', '2026-03-09', '2026-03-09T04:00Z', '2026-03-09T00:00Z'],
    ['on the day clocks go back', '2026-11-01', '2026-11-01T04:00Z', '2026-11-01T00:00Z'],
    ['the day after clocks go back', '2026-11-02', '2026-11-02T05:00Z', '2026-11-02T01:00Z'],
  ])('New York, %s', (_, day, atMidnight, atEight) => {
    expect(gymDayStart(day, midnight('America/New_York'))).toBe(Date.parse(atMidnight))
    expect(gymDayStart(day, turningAt(8, 'America/New_York'))).toBe(Date.parse(atEight))
  })

  it('has days of 23 and 25 hours', () => {
    const hours = (day: string) =>
      (gymDayStart(addDays(day, 1), midnight('America/New_York')) -
        gymDayStart(day, midnight('America/New_York'))) /
      3_600_000
    expect([hours('2026-03-08'), hours('2026-06-08'), hours('2026-11-01')]).toEqual([23, 24, 25])
  })

  it('uses the previous offset for a roll-over hour skipped by daylight saving', () => {
    // Nuuk skips 23:00 to 24:00 on this day.
    expect(gymDayStart('2025-03-30', turningAt(11, 'America/Nuuk'))).toBe(
      Date.parse('2025-03-30T01:00Z'),
    )
  })

  it("uses the first of a repeated roll-over hour, and doesn't go back at the second", () => {
    // Nuuk repeats 23:00 to 24:00 on this day.
    const clock = turningAt(11, 'America/Nuuk')
    expect(gymDayStart('2025-10-26', clock)).toBe(Date.parse('2025-10-26T00:00Z'))
    expect(gymDay(Date.parse('2025-10-26T01:00Z'), clock)).toBe('2025-10-26')
  })

  it('never starts after its midnight, even if the roll-over hour was skipped (Moscow, 1918)', () => {
    // Clocks went forward from 22:00 to 24:00.
    const moscow = {
      untils: [Date.parse('1918-05-31T19:28:41Z')],
      offsetsMs: [2 * hourMs + 1_879_000, 4 * hourMs + 1_879_000],
    }
    const start = gymDayStart('1918-06-01', turningAt(11, moscow))
    expect(start).toBe(gymDayStart('1918-06-01', midnight(moscow)))
    expect(gymDay(start, turningAt(11, moscow))).toBe('1918-06-01')
  })

  test.each([
    ['Asia/Beirut', '2026-03-29', '2026-03-28T22:00Z'],
    ['Africa/Cairo', '2026-04-24', '2026-04-23T22:00Z'],
    ['America/Havana', '2026-03-08', '2026-03-08T05:00Z'],
  ])('without midnight starts at its first instant: %s, %s', (timeZone, day, at) => {
    expect(gymDayStart(day, midnight(timeZone))).toBe(Date.parse(at))
  })

  const samoa = {
    untils: [Date.parse('2011-12-30T10:00Z')],
    offsetsMs: [-10 * hourMs, 14 * hourMs],
  }
  test.each([midnight(samoa), turningAt(8, samoa)])(
    'is empty if the time zone skipped it (Samoa, 2011-12-30): %o',
    (clock) => {
      const start = gymDayStart('2011-12-30', clock)
      expect(gymDayStart('2011-12-31', clock)).toBe(start)
      expect(gymDay(start - 1, clock)).toBe('2011-12-29')
      expect(gymDay(start, clock)).toBe('2011-12-31')
    },
  )

  it("isn't repeated when clocks went back across midnight (Newfoundland, 2010)", () => {
    const clock = midnight({
      untils: [Date.parse('2010-11-07T02:31Z')],
      offsetsMs: [-2.5 * hourMs, -3.5 * hourMs],
    })
    const start = gymDayStart('2010-11-07', clock)
    expect(gymDay(start - 1, clock)).toBe('2010-11-06')
    expect(gymDay(start + 30 * 60_000, clock)).toBe('2010-11-07')
  })
})

test('every instant has exactly one gym day', () => {
  fc.assert(
    fc.property(anyInstant, anyClock, (at, { timeZone, ...rest }) => {
      const clock = { ...rest, zone: zoneRulesOf(timeZone) }
      const day = gymDay(at, clock)
      expect(gymDayStart(day, clock)).toBeLessThanOrEqual(at)
      expect(gymDayStart(addDays(day, 1), clock)).toBeGreaterThan(at)
    }),
    { numRuns: runs(2000) },
  )
})

test('the gym day matches a second implementation', () => {
  fc.assert(
    fc.property(anyInstant, anyClock, (at, clock) => {
      const { timeZone, ...rest } = clock
      expect(gymDay(at, { ...rest, zone: zoneRulesOf(timeZone) })).toBe(gymDayOracle(clock)(at))
    }),
    { numRuns: runs(1000) },
  )
})
