import type { ErrorResponse, ErrorCode } from '@roundboard/contract'
import { hash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'

/** One page of a list, with the number of all matches. */
export interface Listed<Item> {
  readonly items: readonly Item[]
  readonly count: number
}

export function listAnswer(listed: Listed<unknown>, query: { page: number; limit: number }) {
  const pages = Math.max(1, Math.ceil(listed.count / query.limit))
  return {
    success: true,
    data: listed.items,
    count: listed.count,
    pagination: { page: query.page, limit: query.limit, pages },
  }
}

export const errorAnswer = (
  code: ErrorCode,
  error: string,
  requestId: string,
  { issues, challenge }: Pick<ErrorResponse, 'issues' | 'challenge'> = {},
): ErrorResponse => ({
  ...{ success: false, error, code },
  ...(issues && { issues }),
  ...(challenge && { challenge }),
  requestId,
})

/** The ETag of a response. */
export const tagOf = (text: string): string => `"${hash('sha256', text, 'base64url')}"`

/** Whether the caller already has the response with this ETag. */
export function hasTagged({ headers }: FastifyRequest, tag: string): boolean {
  const tags = (headers['if-none-match'] ?? '').split(',')
  return tags.some((known) => known.trim().replace(/^W\//, '') === tag)
}
