import { readInput as readPart } from '@roundboard/contract'
import type { z } from 'zod'
import { AppError } from '../app-error.ts'

const mostIssues = 20

const given = (value: unknown): unknown => value ?? {}

type Part = 'params' | 'query' | 'body'

/** Parses every part of a request by its schema. The error names every invalid field. */
export function readInput<P, Q, B>(
  schemas: { params: z.ZodType<P>; query: z.ZodType<Q>; body: z.ZodType<B> },
  request: Record<Part, unknown>,
): { params: P; query: Q; body: B } {
  const params = readPart(schemas.params, given(request.params))
  const query = readPart(schemas.query, given(request.query))
  const body = readPart(schemas.body, given(request.body))
  if (params.success && query.success && body.success)
    return { params: params.data, query: query.data, body: body.data }
  const issues = [params, query, body].flatMap((part) => (part.success ? [] : part.issues))
  const shown = issues.slice(0, mostIssues)
  const fields = [...new Set(shown.map((issue) => issue.path || 'the body'))].slice(0, 10)
  const more = issues.length - shown.length
  const sentence = `Please check ${fields.join(', ')}.${more > 0 ? ` There are ${String(more)} more problems.` : ''}`
  throw new AppError('bad-input', sentence, { issues: shown })
}
