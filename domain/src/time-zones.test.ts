import { describe, expect, it, test } from 'vitest'
import type { Language } from './languages.ts'
import { oracleZones } from './testing/index.ts'
import { canadaTimeZones, commonTimeZones, isTimeZoneName, usTimeZones } from './time-zones.ts'

test.each([
  'UTC',
  'America/New_York',
  'America/Argentina/Buenos_Aires',
  'America/North_Dakota/New_Salem',
  'America/Port-au-Prince',
  'Africa/Dar_es_Salaam',
  'Europe/Isle_of_Man',
  'Antarctica/McMurdo',
  'Antarctica/DumontDUrville',
  'Asia/Ust-Nera',
  'Asia/Kolkata',
  'Asia/Calcutta',
  'US/Eastern',
])('%s is spelled like a time zone', (zone) => {
  expect(isTimeZoneName(zone)).toBe(true)
})

test.each([
  '',
  '+02:00',
  '-0800',
  'utc',
  'GMT',
  'EST',
  'EST5EDT',
  'Z',
  'Local',
  'Etc/GMT+5',
  'Etc/Greenwich',
  'america/new_york',
  'America/new_york',
  'AMERICA/NEW_YORK',
  'America/New_YoRk',
  'America/New York',
  ' America/New_York',
  'America/New_York\n',
  'America',
  'America/',
  '/etc/passwd',
])("%j isn't spelled like a time zone", (zone) => {
  expect(isTimeZoneName(zone)).toBe(false)
})

describe('commonTimeZones', () => {
  it('lists each zone once, with one label', () => {
    const zones = commonTimeZones.map(({ timeZone }) => timeZone)
    const epoch = Temporal.Instant.fromEpochMilliseconds(0)
    const isSame = (a: string, b: string) =>
      epoch.toZonedDateTimeISO(a).equals(epoch.toZonedDateTimeISO(b))
    const doubled = zones.filter((a, index) => zones.slice(0, index).some((b) => isSame(a, b)))
    expect(doubled).toEqual([])
    expect(zones.filter((zone) => !oracleZones.includes(zone))).toEqual([])
    expect(new Set(commonTimeZones.map(({ label }) => label)).size).toBe(commonTimeZones.length)
  })

  // spec: 3
  it('has the common zones of the United States, and those of Canada separately', () => {
    expect(usTimeZones).toContainEqual({ timeZone: 'America/New_York', label: 'Eastern' })
    const canadian = canadaTimeZones.map(({ timeZone }) => timeZone)
    expect(canadian).toContain('America/Vancouver')
    expect(canadian).toContain('America/Edmonton')
  })

  const zoneOfLanguage: Record<Language, string> = {
    'en-us': 'America/New_York',
    'en-gb': 'Europe/London',
    'en-nz': 'Pacific/Auckland',
    'en-au': 'Australia/Sydney',
    'fr-ca': 'America/Toronto',
    fr: 'Europe/Paris',
    es: 'Europe/Madrid',
    'es-mx': 'America/Mexico_City',
    'es-cr': 'America/Costa_Rica',
    'es-ec': 'America/Guayaquil',
    'es-co': 'America/Bogota',
    'es-gt': 'America/Guatemala',
    'es-ar': 'America/Argentina/Buenos_Aires',
    'es-pa': 'America/Panama',
    ja: 'Asia/Tokyo',
    'ar-qa': 'Asia/Qatar',
    'ar-jo': 'Asia/Amman',
    'ar-lb': 'Asia/Beirut',
    'ar-sa': 'Asia/Riyadh',
    'ar-ae': 'Asia/Dubai',
    'ar-kw': 'Asia/Kuwait',
    id: 'Asia/Jakarta',
    ms: 'Asia/Kuala_Lumpur',
  }
  // spec: 3
  test.each(Object.entries(zoneOfLanguage))('has a zone for %s: %s', (_, zone) => {
    expect(commonTimeZones.map(({ timeZone }) => timeZone)).toContain(zone)
  })
})
