import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { type CallName, calls } from './calls.ts'
import { issueCodes, issueParams } from './issue-codes.ts'
import { Issue, Problem } from './error-response.ts'
import { issueAt, problem, readProblem } from './issues.ts'
import { readInput } from './read-input.ts'

const nothing: unknown = undefined
const oddValues: readonly unknown[] = [
  ...[nothing, null, true, 0, -1, 1.5, 2 ** 60, Number.NaN],
  ...[
    '',
    ' ',
    'x',
    'x'.repeat(20_000),
    '\u0000',
    '\ud800',
    'two\nlines',
    '2026-02-30',
    '02/30/2026',
  ],
  ...['http://', 'a@b', '{', '[]', '{"round":77,"name":5,"routines":1,"startDate":{"$in":1}}'],
  ...[
    [],
    [null],
    ['x'],
    [{}],
    Array.from({ length: 2000 }, () => ({})),
    {},
    { _id: 1 },
    { $gt: 1 },
  ],
]

type Shaped = z.ZodType & { shape?: Record<string, z.ZodType>; in?: z.ZodType }

function fieldsOf(schema: Shaped): string[] {
  if (schema.shape) return Object.keys(schema.shape)
  return schema.in ? fieldsOf(schema.in) : []
}

/** Invalid inputs: odd values as a whole, in each field, and in the first item of a list. */
function brokenFor(schema: z.ZodType): unknown[] {
  const fields = fieldsOf(schema)
  const one = fields.flatMap((field) => oddValues.map((value) => ({ [field]: value })))
  const routines = ['step', 'text', 'videoLink', 'lrVideoLink', 'cue'].flatMap((field) =>
    oddValues.map((value) => ({ routines: [{ [field]: value }] })),
  )
  return [...oddValues, { surprise: 1 }, ...one, ...(fields.includes('routines') ? routines : [])]
}

describe.each(Object.keys(calls) as CallName[])('%s', (name) => {
  test('reports invalid input with listed codes, never with the validator’s own texts', () => {
    const { params, query, body } = calls[name]
    for (const schema of [params, query, body])
      for (const value of brokenFor(schema)) {
        const read = readInput<unknown>(schema, value)
        const issues = read.success ? [] : read.issues
        // A list of thousands repeats its issue for each item.
        const distinct = new Map(
          issues.map((issue) => [JSON.stringify({ ...issue, path: '' }), issue]),
        )
        const input = JSON.stringify([value]).slice(0, 200)
        for (const issue of distinct.values()) {
          const what = `${input} ${JSON.stringify(issue)}`
          expect(Issue.safeParse(issue).success, what).toBe(true)
          expect(issue.code, what).not.toBe('not-valid')
          expect(Object.keys(issue.params), what).toEqual([...issueParams[issue.code]])
          expect(issue.message, what).not.toMatch(/invalid|expected|received|undefined|NaN|"code"/i)
        }
      }
  })
})

test('a problem survives Zod validation, and any other text becomes not-valid', () => {
  const Round = z.int().min(1, problem('round', { min: 1, max: 9 }))
  const read = readInput(z.strictObject({ round: Round }), { round: 0 })
  expect(read).toEqual({ success: false, issues: [issueAt('round', 'round', { min: 1, max: 9 })] })
  expect(readProblem('Invalid input: expected string')).toEqual({ code: 'not-valid', params: {} })
  expect(readProblem('{"code":"of another version","params":{}}').code).toBe('not-valid')
})

const anyCode = fc.oneof(fc.constantFrom(...issueCodes, 'of another version'), fc.jsonValue())
const anyParam = fc.oneof(fc.string(), fc.double(), fc.jsonValue())
const anyParams = fc.oneof(fc.dictionary(fc.stringMatching(/^\w*$/), anyParam), fc.jsonValue())
const anyProblem = fc.record({ code: anyCode, params: anyParams, other: fc.jsonValue() }, {})
const anyText = fc.oneof(
  fc.string(),
  fc.oneof(anyProblem, fc.jsonValue()).map((value) => JSON.stringify(value)),
  fc.constant('{"code":"round","params":{"min":1e999}}'),
)

function problemBySchema(text: string): Problem {
  try {
    return Problem.parse(JSON.parse(text))
  } catch {
    return { code: 'not-valid', params: {} }
  }
}

test('readProblem agrees with the schema', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      // Zod drops this key from records.
      fc.pre(!text.includes('__proto__'))
      expect(readProblem(text)).toEqual(problemBySchema(text))
    }),
  )
})

test('each issue code is listed once', () => {
  expect(issueCodes).toEqual(Object.keys(issueParams))
})
