import { expect, test } from 'vitest'
import { z } from 'zod'
import { readInput } from './read-input.ts'

const Everything = z.strictObject({
  text: z.string().min(2).max(3),
  whole: z.int().min(1).max(9),
  list: z.array(z.boolean()).min(1).max(2),
  kind: z.enum(['a', 'b']),
  link: z.url(),
  within: z.strictObject({ day: z.iso.date() }),
  either: z.discriminatedUnion('way', [
    z.strictObject({ way: z.literal('up') }),
    z.strictObject({ way: z.literal('down') }),
  ]),
})
const good = {
  ...{ text: 'ab', whole: 1, list: [true], kind: 'a', link: 'https://a.test' },
  within: { day: '2026-11-21' },
  either: { way: 'up' },
}

test.each([
  [{ text: 'a' }, 'text', 'too-short', { min: 2 }],
  [{ text: 'abcd' }, 'text', 'too-long', { max: 3 }],
  [{ text: undefined }, 'text', 'required', {}],
  [{ text: null }, 'text', 'text-wanted', {}],
  [{ whole: 1.5 }, 'whole', 'whole-number-wanted', {}],
  [{ whole: '1' }, 'whole', 'number-wanted', {}],
  [{ whole: 10 }, 'whole', 'number-too-large', { max: 9 }],
  [{ list: [] }, 'list', 'too-few', { min: 1 }],
  [{ list: [true, true, true] }, 'list', 'too-many', { max: 2 }],
  [{ list: [true, 'no'] }, 'list.1', 'yes-or-no-wanted', {}],
  [{ list: {} }, 'list', 'list-wanted', {}],
  [{ kind: 'c' }, 'kind', 'one-of', { options: 'a, b' }],
  [{ link: 'a' }, 'link', 'link', {}],
  [{ within: { day: 'today' } }, 'within.day', 'day', {}],
  [{ within: 'day' }, 'within', 'object-wanted', {}],
  [{ either: { way: 'left' } }, 'either.way', 'one-of', { options: 'up, down' }],
  [{ either: 'up' }, 'either', 'object-wanted', {}],
  [{ within: { ...good.within, night: 1 } }, 'within.night', 'not-known', {}],
])('%j is rejected at %s: %s', (wrong, path, code, params) => {
  const read = readInput(Everything, { ...good, ...wrong })
  const issues = read.success ? expect.fail('it was taken') : read.issues
  expect(issues.map((issue) => [issue.path, issue.code])).toEqual([[path, code]])
  expect(issues[0]).toMatchObject(Object.keys(params).length > 0 ? { params } : {})
  // An English sentence for API users, never the validator's own text or a code.
  expect(issues[0]?.message).toMatch(/^[A-Z].*\.$/)
})

test('reports all problems at once', () => {
  const read = readInput(Everything, { ...good, text: '', whole: 0, more: 1 })
  expect(!read.success && read.issues.map(({ path }) => path).sort()).toEqual([
    ...['more', 'text', 'whole'],
  ])
})

test('truncates long unknown keys', () => {
  const read = readInput(z.strictObject({}), { ['k'.repeat(5_000)]: 1 })
  expect(!read.success && read.issues[0]?.path).toBe('k'.repeat(100))
})
