import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { offsetAt } from '@roundboard/domain'
import { zoneRulesOf, zoneTransitions } from '@roundboard/domain/testing'
import { expect, test } from 'vitest'
import { changesByRule } from './posix-rule.ts'
import { readTzif } from './tzif.ts'

// Made by zic from 2026f: `slim` files end with a rule, `fat` files list future changes.
const folder = join(import.meta.dirname, '../../testing/zoneinfo')
const from = Date.parse('2025-01-01')
const to = Date.parse('2036-01-01')

test.each([
  ['America/Winnipeg', 'America/Winnipeg'],
  ['America/New_York', 'America/New_York'],
  ['America/New_York', 'fat/America/New_York'],
  ['America/Nuuk', 'America/Nuuk'],
  ['America/Havana', 'America/Havana'],
  ['Africa/Casablanca', 'Africa/Casablanca'],
  ['Europe/Dublin', 'Europe/Dublin'],
  ['Australia/Lord_Howe', 'Australia/Lord_Howe'],
  ['Asia/Jerusalem', 'Asia/Jerusalem'],
])('reads the clock changes of %s as zdump does, from %s', (zone, file) => {
  const rules = readTzif(readFileSync(join(folder, file)))
  const oracle = zoneRulesOf(zone)
  const ours = rules.untils.filter((at) => at >= from && at < to)
  expect(ours).toEqual(zoneTransitions(zone, from, to))
  const instants = [from, to, ...ours.flatMap((at) => [at - 1, at])]
  expect(instants.map((at) => offsetAt(at, rules))).toEqual(
    instants.map((at) => offsetAt(at, oracle)),
  )
})

const text = (changes: ReturnType<typeof changesByRule>) =>
  changes
    .slice(0, 2)
    .map(({ at, offsetMs }) => `${new Date(at).toISOString()} ${String(offsetMs / 3_600_000)}`)

test.each([
  ['EST5EDT,M3.2.0,M11.1.0', '2027-03-14T07:00:00.000Z -4', '2027-11-07T06:00:00.000Z -5'],
  [
    '<+1245>-12:45<+1345>,M9.5.0/2:45,M4.1.0/3:45',
    '2027-04-03T14:00:00.000Z 12.75',
    '2027-09-25T14:00:00.000Z 13.75',
  ],
  ['<-02>2<-01>,M3.5.0/-1,M10.5.0/0', '2027-03-28T01:00:00.000Z -1', '2027-10-31T01:00:00.000Z -2'],
  ['EET-2EEST,M3.4.4/50,M10.4.4/50', '2027-03-27T00:00:00.000Z 3', '2027-10-29T23:00:00.000Z 2'],
  ['AAA0BBB,J60/0,300/0', '2027-03-01T00:00:00.000Z 1', '2027-10-27T23:00:00.000Z 0'],
])('evaluates the rule %s as POSIX specifies', (rule, ...changes) => {
  expect(text(changesByRule(rule, Date.parse('2027-01-01')))).toEqual(changes)
})

test("a rule's day of the year counts 29 February in one notation, and skips it in the other", () => {
  const leap = Date.parse('2028-01-01')
  expect(text(changesByRule('AAA0BBB,J60/0,J300/0', leap))[0]).toBe('2028-03-01T00:00:00.000Z 1')
  expect(text(changesByRule('AAA0BBB,59/0,J300/0', leap))[0]).toBe('2028-02-29T00:00:00.000Z 1')
})

test.each(['', 'nonsense', 'TZif'])('refuses a malformed TZif file: %j', (content) => {
  expect(() => readTzif(Buffer.from(content))).toThrow()
})
