import { describe, expect, it, test } from 'vitest'
import type { Language } from './languages.ts'
import {
  allTimeZones,
  canadaTimeZones,
  commonTimeZones,
  isTimeZone,
  sameTimeZone,
  usTimeZones,
} from './time-zones.ts'

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
])('%s is a time zone', (zone) => {
  expect(isTimeZone(zone)).toBe(true)
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
  'America/Gotham',
  'America',
  'America/',
  '/etc/passwd',
])('%j is no time zone', (zone) => {
  expect(isTimeZone(zone)).toBe(false)
})

describe('names for the same zone', () => {
  test.each([
    ['Asia/Calcutta', 'Asia/Kolkata'],
    ['US/Eastern', 'America/New_York'],
    ['US/Pacific', 'America/Los_Angeles'],
    ['Canada/Pacific', 'America/Vancouver'],
    ['Europe/Kiev', 'Europe/Kyiv'],
    ['America/Buenos_Aires', 'America/Argentina/Buenos_Aires'],
    ['Etc/UTC', 'UTC'],
    ['America/Toronto', 'America/Toronto'],
  ])('%s is %s', (a, b) => {
    expect(sameTimeZone(a, b)).toBe(true)
    expect(sameTimeZone(b, a)).toBe(true)
  })

  test.each([
    ['America/Vancouver', 'America/Los_Angeles'],
    ['America/Edmonton', 'America/Denver'],
    ['America/Phoenix', 'America/Denver'],
    ['America/New_York', 'America/Gotham'],
    ['Gotham', 'Gotham'],
    ['', 'UTC'],
  ])('%s is not %s', (a, b) => {
    expect(sameTimeZone(a, b)).toBe(false)
    expect(sameTimeZone(b, a)).toBe(false)
  })
})

describe('all time zones', () => {
  const all = allTimeZones()

  it('are about 400, all valid, each once, in alphabetical order', () => {
    expect(all.length).toBeGreaterThan(390)
    expect(all.length).toBeLessThan(450)
    expect(all.filter((zone) => !isTimeZone(zone))).toEqual([])
    expect(all).toEqual([...new Set(all)].sort())
  })

  it('have their present names, and include every one of the short list', () => {
    expect(all).toContain('Asia/Kolkata')
    expect(all).not.toContain('Asia/Calcutta')
    expect(commonTimeZones.filter(({ timeZone }) => !all.includes(timeZone))).toEqual([])
  })
})

describe('the short list', () => {
  it('names each zone once and by one label', () => {
    const zones = commonTimeZones.map(({ timeZone }) => timeZone)
    const doubled = zones.filter((a, index) =>
      zones.slice(0, index).some((b) => sameTimeZone(a, b)),
    )
    expect(doubled).toEqual([])
    expect(new Set(commonTimeZones.map(({ label }) => label)).size).toBe(commonTimeZones.length)
  })

  it('has the usual ones of the United States, and those of Canada apart', () => {
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
  test.each(Object.entries(zoneOfLanguage))('has a zone for %s: %s', (_, zone) => {
    expect(commonTimeZones.map(({ timeZone }) => timeZone)).toContain(zone)
  })
})
