import { offsetAt } from '@roundboard/domain'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countryZones } from './country-zones.ts'
import { packageZones } from './package-zones.ts'
import { createTimeZones } from './time-zones.ts'

const now = Date.parse('2026-11-21')
const timeZones = createTimeZones([packageZones])
const countries = countryZones(timeZones, now)
const of = (code: string) => countries.find(({ country }) => country === code)

test.each([
  ['DE', 'Europe/Berlin'],
  ['DK', 'Europe/Copenhagen'],
  ['CH', 'Europe/Zurich'],
  ['AG', 'America/Antigua'],
  ['PR', 'America/Puerto_Rico'],
  ['IN', 'Asia/Kolkata'],
  ['FR', 'Europe/Paris'],
])('clocks in %s all follow %s', (country, zone) => {
  expect(of(country)?.only).toBe(zone)
})

test.each(['US', 'CA', 'MX', 'BR', 'AU', 'ES', 'ID', 'PT'])(
  '%s has no single zone, because its clocks differ',
  (country) => {
    expect(of(country)?.only).toBeNull()
    expect(of(country)?.zones.length).toBeGreaterThan(1)
  },
)

test("a country's representative zone has the offset of all its zones, at any future time", () => {
  expect(countries.length).toBeGreaterThan(240)
  const one = countries.filter(({ only }) => only !== null)
  expect(one.length).toBeGreaterThan(150)
  fc.assert(
    fc.property(
      fc.constantFrom(...one),
      fc.integer({ min: now, max: Date.parse('2045-01-01') }),
      ({ zones, only }, at) => {
        const offsets = [...zones, only ?? ''].map((zone) => offsetAt(at, timeZones.rulesOf(zone)))
        expect(zones).toContain(only)
        expect(new Set(offsets).size).toBe(1)
      },
    ),
  )
})

test('every zone of every country can be chosen for a location', () => {
  const names = new Set(timeZones.names())
  expect(countries.flatMap(({ zones }) => zones).filter((zone) => !names.has(zone))).toEqual([])
})
