import { describe, expect, it, test } from 'vitest'
import {
  authCode,
  authCodePattern,
  isScheduleHour,
  locationIdentifierPattern,
  releaseVersionPattern,
  routineName,
} from './formats.ts'

// spec: 5
test.each(['RB-1024', 'RB-CA-1024', 'RBCA1024', 'RB1024'])(
  '%s is a location identifier',
  (text) => {
    expect(text).toMatch(locationIdentifierPattern)
  },
)

// spec: 5
test.each(['', '1024', 'RB-102', 'rb-1024', 'RB-1024x', 'RB--1024'])(
  "%j isn't a location identifier",
  (text) => {
    expect(text).not.toMatch(locationIdentifierPattern)
  },
)

// spec: 5
test.each(['21.12.22', '00.00.00-000'])('%s is a valid release version', (text) => {
  expect(text).toMatch(releaseVersionPattern)
})

test.each(['21.12', '1.2.3', '21.12.22-1', 'v21.12.22', '21.12.22-0001'])(
  "%s isn't a valid release version",
  (text) => {
    expect(text).not.toMatch(releaseVersionPattern)
  },
)

// spec: 3
test('a routine is named after its step', () => {
  expect(routineName(2)).toBe('ITEM 2')
})

describe('an authorization code', () => {
  // spec: 5
  it('has six unambiguous characters, each equally likely', () => {
    const counts = new Map<string, number>()
    let next = 0
    const everyByteInTurn = (count: number) =>
      Uint8Array.from({ length: count }, () => next++ % 256)
    for (let made = 0; made < 128; made++) {
      const code = authCode(everyByteInTurn)
      expect(code).toMatch(authCodePattern)
      for (const character of code) counts.set(character, (counts.get(character) ?? 0) + 1)
    }
    expect(counts.size).toBe(32)
    expect(new Set(counts.values())).toEqual(new Set([(128 * 6) / 32]))
    for (const ambiguous of 'IO01') expect(counts.has(ambiguous)).toBe(false)
  })
})

// spec: 5, 9
test.each([
  [4, false],
  [5, true],
  [12, true],
  [13, false],
  [7.5, false],
  [Number.NaN, false],
])('%d is a schedule hour: %s', (hour, expected) => {
  expect(isScheduleHour(hour)).toBe(expected)
})
