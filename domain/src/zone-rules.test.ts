import { describe, expect, test } from 'vitest'
import {
  instantOfLocalTime,
  nextInstantOf,
  localDay,
  offsetAt,
  startOfLocalDay,
} from './zone-rules.ts'

const hourMs = 3_600_000
const at = (stamp: string) => Date.parse(stamp)
const utc = { untils: [], offsetsMs: [0] }
// Summer time in Berlin, 2026.
const summer = {
  untils: [at('2026-03-29T01:00Z'), at('2026-10-25T01:00Z')],
  offsetsMs: [hourMs, 2 * hourMs, hourMs],
}

test.each([
  ['2026-03-29T00:59:59.999Z', 1],
  ['2026-03-29T01:00:00.000Z', 2],
  ['2026-10-25T00:59:59.999Z', 2],
  ['2026-10-25T01:00:00.000Z', 1],
  ['2099-07-01T00:00:00.000Z', 1],
])('clocks at %s are %i hours ahead of UTC', (stamp, hours) => {
  expect(offsetAt(at(stamp), summer)).toBe(hours * hourMs)
  expect(offsetAt(at(stamp), utc)).toBe(0)
})

test.each([
  ['unambiguous', '2026-10-24', 2, '2026-10-24T00:00Z'],
  ['skipped, with the offset before', '2026-03-29', 2, '2026-03-29T01:00Z'],
  ['the first after a skipped hour', '2026-03-29', 3, '2026-03-29T01:00Z'],
  ['repeated, the first of two', '2026-10-25', 2, '2026-10-25T00:00Z'],
  ['the first after a repeated hour', '2026-10-25', 3, '2026-10-25T02:00Z'],
  ['the end of the day', '2026-10-25', 24, '2026-10-25T23:00Z'],
])('instantOfLocalTime of an hour: %s', (_, day, hour, instant) => {
  expect(instantOfLocalTime(day, hour, summer)).toBe(at(instant))
})

test.each([
  ['unambiguous', '2026-10-24T18:05', '2026-10-24T16:05Z'],
  ['skipped, with the offset before', '2026-03-29T02:30', '2026-03-29T01:30Z'],
  ['the first minute after a skipped hour', '2026-03-29T03:00', '2026-03-29T01:00Z'],
  ['already past', '2026-10-24T22:00', '2026-10-24T20:00Z'],
  ['long after the last change', '2099-07-01T00:00', '2099-06-30T23:00Z'],
])('nextInstantOf a local time: %s', (_, read, instant) => {
  expect(nextInstantOf(read, at('2026-10-24T21:00Z'), summer)).toBe(at(instant))
})

test.each([
  ['the first', '2026-10-24T21:00Z', '2026-10-25T00:30Z'],
  ['the second, after the first has passed', '2026-10-25T00:30Z', '2026-10-25T01:30Z'],
  ['the second, after both have passed', '2026-10-26T00:00Z', '2026-10-25T01:30Z'],
])('nextInstantOf a repeated local time is %s', (_, now, instant) => {
  expect(nextInstantOf('2026-10-25T02:30', at(now), summer)).toBe(at(instant))
})

describe('startOfLocalDay', () => {
  test.each([
    ['2026-03-29', '2026-03-28T23:00Z'],
    ['2026-03-30', '2026-03-29T22:00Z'],
    ['2026-10-26', '2026-10-25T23:00Z'],
  ])('of %s is %s', (day, instant) => {
    expect(startOfLocalDay(day, summer)).toBe(at(instant))
    expect(localDay(at(instant), summer)).toBe(day)
    expect(localDay(at(instant) - 1, summer)).not.toBe(day)
  })

  test('is when clocks jump over midnight, not half an hour later (Toronto, 1919)', () => {
    const toronto = {
      untils: [at('1919-03-31T04:30Z')],
      offsetsMs: [-5 * hourMs, -4 * hourMs],
    }
    expect(startOfLocalDay('1919-03-31', toronto)).toBe(at('1919-03-31T04:30Z'))
  })
})
