import type { Issue } from '@roundboard/contract'
import type { z } from 'zod'
import { AppError } from '../app-error.ts'

const longestKeyShown = 100

function issuesOf(error: z.ZodError): Issue[] {
  return error.issues.flatMap((issue) => {
    const path = issue.path.map(String).join('.')
    if (issue.code !== 'unrecognized_keys') return [{ path, message: issue.message }]
    return issue.keys.map((key) => ({
      path: [...(path === '' ? [] : [path]), key.slice(0, longestKeyShown)].join('.'),
      message: 'This field is not known here.',
    }))
  })
}

const mostIssues = 20

const given = (value: unknown): unknown => value ?? {}

type Part = 'params' | 'query' | 'body'

/** Reads every part of a request by its schema; a refusal names every field that is wrong. */
export function readInput<P, Q, B>(
  schemas: { params: z.ZodType<P>; query: z.ZodType<Q>; body: z.ZodType<B> },
  request: Record<Part, unknown>,
): { params: P; query: Q; body: B } {
  const params = schemas.params.safeParse(given(request.params))
  const query = schemas.query.safeParse(given(request.query))
  const body = schemas.body.safeParse(given(request.body))
  if (params.success && query.success && body.success)
    return { params: params.data, query: query.data, body: body.data }
  const issues = [params, query, body].flatMap((part) => (part.success ? [] : issuesOf(part.error)))
  const shown = issues.slice(0, mostIssues)
  const fields = [...new Set(shown.map((issue) => issue.path || 'the body'))].slice(0, 10)
  const more = issues.length - shown.length
  const sentence = `Please check ${fields.join(', ')}.${more > 0 ? ` There are ${String(more)} more problems.` : ''}`
  throw new AppError('bad-input', sentence, { issues: shown })
}
