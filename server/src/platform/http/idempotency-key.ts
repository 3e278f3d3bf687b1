import { createHmac } from 'node:crypto'
import { type Call, idempotencyKeyPattern } from '@roundboard/contract'
import type { FastifyRequest } from 'fastify'
import type { Actor } from '../actor.ts'
import { badField } from '../app-error.ts'
import { hashSecret } from '../secrets.ts'

const header = 'idempotency-key'

// Not every client writes the fields of an object in the same order twice.
const inOrder = (_: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value

/** The caller of a create with the key that it came with, for the write to be done once under it. */
export function withKey(call: Call, actor: Actor, request: FastifyRequest): Actor {
  const key = request.headers[header]
  if (!call.takesKey || actor.kind !== 'user' || key === undefined) return actor
  if (typeof key !== 'string' || !idempotencyKeyPattern.test(key))
    throw badField(header, 'idempotency-key')
  const requestHash = createHmac('sha256', key)
    .update(`${call.method} ${call.path} ${JSON.stringify(request.body, inOrder)}`)
    .digest('hex')
  return { ...actor, once: { keyHash: hashSecret(key), requestHash } }
}
