import { expect, test } from 'vitest'
import { comingTimeOf, locationZone, startTimes } from './start-times.ts'

test.each([
  ['20:19:20', 'UTC', ['20:20:00', '20:30:00', '21:00:00']],
  ['20:29:59', 'UTC', ['20:30:00', '21:00:00']],
  ['20:30:00', 'UTC', ['20:31:00', '21:00:00', '21:30:00']],
  ['20:59:30', 'UTC', ['21:00:00', '21:30:00']],
  // A time zone with an offset of 45 minutes.
  ['20:19:20', 'Asia/Kathmandu', ['20:20:00', '20:45:00', '21:15:00']],
])('startTimes suggests, at %s in %s, %j', (time, zone, starts) => {
  const found = startTimes(Date.parse(`2026-11-21T${time}.000Z`), zone)
  expect(found.map((start) => new Date(start).toISOString().slice(11, 19))).toEqual(starts)
})

const newYork = 'America/New_York'
const coming = (now: string, typed: string, zone = newYork) => {
  const found = comingTimeOf(Date.parse(now), typed, zone)
  return (
    found &&
    `${new Date(found.at).toISOString().slice(0, 16)} ${found.isTomorrow ? 'tomorrow' : 'today'}`
  )
}

test.each([
  ['later today', '2026-11-21T23:10:00Z', '18:15', '2026-11-21T23:15 today'],
  [
    'in the evening, when it is the next day in UTC',
    '2026-11-22T02:19:40Z',
    '22:00',
    '2026-11-22T03:00 today',
  ],
  ['the current minute', '2026-11-22T02:19:40Z', '21:19', '2026-11-23T02:19 tomorrow'],
  ['a time that has passed', '2026-11-22T02:19:40Z', '06:00', '2026-11-22T11:00 tomorrow'],
  ['midnight', '2026-11-22T02:19:40Z', '00:00', '2026-11-22T05:00 tomorrow'],
  [
    'noon of the day after the clocks went back',
    '2026-10-31T20:00:00Z',
    '12:00',
    '2026-11-01T17:00 tomorrow',
  ],
])('comingTimeOf finds %s in the location’s time zone', (_, now, typed, found) => {
  expect(coming(now, typed)).toBe(found)
})

test('comingTimeOf reads a time skipped by daylight saving as if the clock hadn’t changed', () => {
  // Clocks go from 2 to 3 on 2026-03-08.
  expect(coming('2026-03-08T06:00:00Z', '02:30')).toBe('2026-03-08T07:30 today')
  expect(coming('2026-03-08T07:29:00Z', '03:00')).toBe('2026-03-09T07:00 tomorrow')
})

test('comingTimeOf finds the next instant of a time repeated by daylight saving', () => {
  // Clocks go from 2 back to 1 on 2026-11-01.
  expect(coming('2026-11-01T05:00:00Z', '01:30')).toBe('2026-11-01T05:30 today')
  expect(coming('2026-11-01T05:45:00Z', '01:30')).toBe('2026-11-01T06:30 today')
})

test('comingTimeOf finds no time more than a day ahead, nor an invalid one', () => {
  // That day has 25 hours.
  expect(coming('2026-11-01T04:30:00Z', '00:15')).toBeUndefined()
  expect(coming('2026-11-22T02:19:40Z', '')).toBeUndefined()
})

test('comingTimeOf supports time zones with half hours and across the date line', () => {
  expect(coming('2026-11-21T20:00:00Z', '07:00', 'Asia/Kolkata')).toBe('2026-11-22T01:30 today')
  expect(coming('2026-11-21T20:00:00Z', '05:00', 'Pacific/Kiritimati')).toBe(
    '2026-11-22T15:00 tomorrow',
  )
})

test('locationZone falls back to the phone’s time zone if the location’s is unknown', () => {
  expect(locationZone('America/New_York')).toBe('America/New_York')
  expect(locationZone('Europe/Atlantis')).toBeUndefined()
})
