import type { z } from 'zod'
import type { Issue } from './error-response.ts'
import { englishIssues, issueAt, problem, readProblem, sentenceOf } from './issues.ts'

type RawIssue = z.core.$ZodRawIssue

const wantedTypes: Readonly<Record<string, string>> = {
  string: problem('text-wanted'),
  number: problem('number-wanted'),
  int: problem('whole-number-wanted'),
  boolean: problem('yes-or-no-wanted'),
  array: problem('list-wanted'),
  object: problem('object-wanted'),
  record: problem('object-wanted'),
}
const formats: Readonly<Record<string, string>> = {
  email: problem('email'),
  uuid: problem('id'),
  date: problem('day'),
  datetime: problem('stamp'),
  url: problem('link'),
}

function tooSmall(origin: string, min: number): string {
  if (origin === 'string') return min === 1 ? problem('required') : problem('too-short', { min })
  return origin === 'array' ? problem('too-few', { min }) : problem('number-too-small', { min })
}

function tooBig(origin: string, max: number): string {
  if (origin === 'string') return problem('too-long', { max })
  return origin === 'array' ? problem('too-many', { max }) : problem('number-too-large', { max })
}

/** The code for a check without a problem of its own, by its kind. Passed to every parse. */
export function problemOfKind(issue: RawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined) return problem('required')
      return wantedTypes[issue.expected] ?? problem('not-valid')
    case 'too_small':
      return tooSmall(issue.origin, Number(issue.minimum))
    case 'too_big':
      return tooBig(issue.origin, Number(issue.maximum))
    case 'invalid_format':
      return formats[issue.format] ?? problem('not-valid')
    case 'invalid_value':
      if (issue.input === undefined) return problem('required')
      return problem('one-of', { options: issue.values.map(String).join(', ') })
    case 'invalid_union':
      return 'options' in issue && Array.isArray(issue.options)
        ? problem('one-of', { options: issue.options.map(String).join(', ') })
        : problem('not-valid')
    case 'not_multiple_of':
      return problem('whole-number-wanted')
    case 'unrecognized_keys':
      return problem('not-known')
    default:
      return problem('not-valid')
  }
}

const longestKeyShown = 100

function issuesOf(error: z.ZodError): Issue[] {
  return error.issues.flatMap((issue) => {
    const path = issue.path.map(String).join('.')
    if (issue.code === 'unrecognized_keys')
      return issue.keys.map((key) => {
        const known = path === '' ? [] : [path]
        return issueAt([...known, key.slice(0, longestKeyShown)].join('.'), 'not-known')
      })
    const found = readProblem(issue.message)
    return [{ path, ...found, message: sentenceOf(englishIssues, found) }]
  })
}

/** A parsed value, or all problems with it. */
export type ReadInput<T> =
  | { readonly success: true; readonly data: T }
  | { readonly success: false; readonly issues: readonly Issue[] }

/** Parses a value with a schema; if it is refused, returns every problem with its code. */
export function readInput<T>(schema: z.ZodType<T>, value: unknown): ReadInput<T> {
  const read = schema.safeParse(value, { error: problemOfKind })
  return read.success ? read : { success: false, issues: issuesOf(read.error) }
}
