import { expect, test } from 'vitest'
import { isNestedTooDeep, nestingMax } from './nesting.ts'

const isTooDeep = (json: string) => isNestedTooDeep(Buffer.from(json))
const lists = (levels: number) => '['.repeat(levels) + ']'.repeat(levels)
const objects = (levels: number) => `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`

test.each([
  ['lists', lists],
  ['objects', objects],
])('allows %s nested up to the limit, and no deeper', (_, nested) => {
  expect(isTooDeep(nested(nestingMax))).toBe(false)
  expect(isTooDeep(nested(nestingMax + 1))).toBe(true)
})

test('counts nesting depth, not the number of lists', () => {
  expect(isTooDeep(`[${Array.from({ length: 1_000 }, () => lists(10)).join(',')}]`)).toBe(false)
})

test.each([
  ['brackets in a string', `{"a":"${'['.repeat(100)}"}`, false],
  ['brackets after an escaped quote', `{"a":"\\"${'['.repeat(100)}"}`, false],
  ['lists after a string that ends in a backslash', `{"a":"\\\\","b":${lists(20)}}`, true],
  ['lists after a string with escaped quotes', `{"a":"\\"\\"\\"","b":${lists(20)}}`, true],
  ['an unterminated string', `{"a":"${'['.repeat(100)}`, false],
  ['empty input', '', false],
])('parses %s as JSON does', (_, json, expected) => {
  expect(isTooDeep(json)).toBe(expected)
})
