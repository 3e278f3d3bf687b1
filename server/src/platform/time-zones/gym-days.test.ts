import { addDays, gymDay, gymDayStart } from '@roundboard/domain'
import {
  gymDayOracle,
  instantsAround,
  oracleZones,
  type OracleClock,
  zoneChangesVersion,
  zoneRulesOf,
  zoneTransitions,
} from '@roundboard/domain/testing'
import { describe, expect, it, test } from 'vitest'
import { packageZones } from './package-zones.ts'
import { createTimeZones } from './time-zones.ts'

// Compares the product's time zones with `zdump` output of the same tz version.
const timeZones = createTimeZones([packageZones])
const from = Date.parse('2025-01-01')
const to = Date.parse('2036-01-01')
const now = Date.now()

/** One of each group of zones with the same rules, in the product's data and the independent ones. */
const zones = new Map(
  oracleZones.map((zone) => [JSON.stringify([timeZones.rulesOf(zone), zoneRulesOf(zone)]), zone]),
)

const transitions = [...zones.values()].flatMap((zone) =>
  [now, ...zoneTransitions(zone, from, to)].map((at) => ({ zone, at })),
)

const turningAt = (hour: number) => ({
  is365: true,
  schedule: Array.from({ length: 7 }, () => hour),
})
const clocks: [string, Omit<OracleClock, 'timeZone'>, number[]][] = [
  ['at midnight', { is365: false, schedule: [5, 5, 5, 5, 5, 5, 5] }, [24]],
  ...[5, 6, 7, 8, 9, 10, 11].map((hour): [string, Omit<OracleClock, 'timeZone'>, number[]] => [
    `at ${String(hour + 12)}:00`,
    turningAt(hour),
    [hour + 12],
  ]),
  [
    'at a different hour each weekday',
    { is365: true, schedule: [12, 5, 6, 7, 8, 9, 10] },
    [18, 22],
  ],
]

test("the test data is complete and of the product's time zone version", () => {
  expect(oracleZones.length).toBeGreaterThan(500)
  expect(transitions.length).toBeGreaterThan(2000)
  expect(packageZones.version).toBe(zoneChangesVersion)
  expect(timeZones.names().filter((zone) => !oracleZones.includes(zone))).toEqual([])
})

describe('gym days around every clock change in every zone, 2025 to 2035, and now', () => {
  describe.each(clocks)('with days that start %s', (_, clock, hours) => {
    it('match the independent calculation', () => {
      const differing = transitions.flatMap(({ zone, at }) => {
        const oracle = gymDayOracle({ ...clock, timeZone: zone })
        const ours = { ...clock, zone: timeZones.rulesOf(zone) }
        return instantsAround(at, zone, hours)
          .filter((instant) => gymDay(instant, ours) !== oracle(instant))
          .map((instant) => `${zone} ${new Date(instant).toISOString()}`)
      })
      expect(differing).toEqual([])
    })

    it('follow each other without gap or overlap', () => {
      const broken = transitions.filter(({ zone, at }) => {
        const ours = { ...clock, zone: timeZones.rulesOf(zone) }
        const first = addDays(gymDay(at, ours), -1)
        return [first, addDays(first, 1), addDays(first, 2)].some((day) => {
          const start = gymDayStart(day, ours)
          return gymDay(start, ours) !== day || gymDay(start - 1, ours) !== addDays(day, -1)
        })
      })
      expect(broken).toEqual([])
    })
  })
})

describe('gym days with clock changes too new for Node 26.10', () => {
  test.each([
    ['Manitoba stays on summer time from 2026', 'America/Winnipeg', '2026-12-02', '05:00'],
    ['north-western Ontario stays on summer time', 'America/Rainy_River', '2026-12-02', '05:00'],
    ['Inuvik stays on summer time', 'America/Inuvik', '2026-12-02', '06:00'],
    ['Cuba stays on summer time for a year', 'America/Havana', '2026-12-02', '04:00'],
    ['Cuba returns to standard time in 2027', 'America/Havana', '2027-12-02', '05:00'],
    ['British Columbia stays on summer time', 'America/Vancouver', '2026-12-02', '07:00'],
    ['Alberta stays on summer time', 'America/Edmonton', '2026-12-02', '06:00'],
  ])('%s: in %s the day %s starts at %s UTC', (_, timeZone, day, time) => {
    const clock = { is365: false, schedule: [], zone: timeZones.rulesOf(timeZone) }
    expect(new Date(gymDayStart(day, clock)).toISOString()).toBe(`${day}T${time}:00.000Z`)
  })
})
