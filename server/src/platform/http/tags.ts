import { hash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'

/** A tag of an answer (ETag): another one when it is another answer. */
export const tagOf = (text: string): string => `"${hash('sha256', text, 'base64url')}"`

/** Whether the caller has the answer with this tag already. */
export function hasTagged({ headers }: FastifyRequest, tag: string): boolean {
  const tags = (headers['if-none-match'] ?? '').split(',')
  return tags.some((known) => known.trim().replace(/^W\//, '') === tag)
}
