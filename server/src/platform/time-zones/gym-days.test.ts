import { addDays, gymDay, gymDayStart } from '@roundboard/domain'
import {
  gymDayOracle,
  instantsAround,
  oracleZones,
  type OracleClock,
  zoneChangesVersion,
  zoneTransitions,
} from '@roundboard/domain/testing'
import { describe, expect, it, test } from 'vitest'
import { packageZones } from './package-zones.ts'
import { createTimeZones } from './time-zones.ts'

// What the product goes by, held against what `zdump` said of the tz database's own files: two
// representations of the same version, each with a reader of its own.
const timeZones = createTimeZones([packageZones])
const from = Date.parse('2025-01-01')
const to = Date.parse('2036-01-01')
const now = Date.now()

const transitions = oracleZones.flatMap((zone) =>
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
  ['at another hour each weekday', { is365: true, schedule: [12, 5, 6, 7, 8, 9, 10] }, [18, 22]],
]

test('there is something to look at, and it is the same version', () => {
  expect(oracleZones.length).toBeGreaterThan(500)
  expect(transitions.length).toBeGreaterThan(4000)
  expect(packageZones.version).toBe(zoneChangesVersion)
  expect(timeZones.names().filter((zone) => !oracleZones.includes(zone))).toEqual([])
})

describe('around every change of the clock in every zone, 2025 to 2035, and now', () => {
  describe.each(clocks)('with days that turn %s', (_, clock, hours) => {
    it('agrees with the second way of telling it', () => {
      const differing = transitions.flatMap(({ zone, at }) => {
        const oracle = gymDayOracle({ ...clock, timeZone: zone })
        const ours = { ...clock, zone: timeZones.rulesOf(zone) }
        return instantsAround(at, zone, hours)
          .filter((instant) => gymDay(instant, ours) !== oracle(instant))
          .map((instant) => `${zone} ${new Date(instant).toISOString()}`)
      })
      expect(differing).toEqual([])
    })

    it('follows one day upon the other without gap or overlap', () => {
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

describe('changes that are too new for Node 26.10', () => {
  test.each([
    ['Manitoba stays on summer time from 2026', 'America/Winnipeg', '2026-12-02', '05:00'],
    ['so does north-western Ontario', 'America/Rainy_River', '2026-12-02', '05:00'],
    ['Inuvik stays on summer time', 'America/Inuvik', '2026-12-02', '06:00'],
    ['Cuba stays on summer time for a year', 'America/Havana', '2026-12-02', '04:00'],
    ['and then does not', 'America/Havana', '2027-12-02', '05:00'],
    ['British Columbia stays on summer time', 'America/Vancouver', '2026-12-02', '07:00'],
    ['so does Alberta', 'America/Edmonton', '2026-12-02', '06:00'],
  ])('%s: in %s the day %s starts at %s UTC', (_, timeZone, day, time) => {
    const clock = { is365: false, schedule: [], zone: timeZones.rulesOf(timeZone) }
    expect(new Date(gymDayStart(day, clock)).toISOString()).toBe(`${day}T${time}:00.000Z`)
  })
})
