import { createHmac } from 'node:crypto'
import { type Call, idempotencyKeyPattern } from '@roundboard/contract'
import type { FastifyRequest } from 'fastify'
import type { Actor } from '../actor.ts'
import { badField } from '../app-error.ts'
import { hashSecret } from '../secrets.ts'

const header = 'idempotency-key'

// Clients may send an object's fields in any order.
const inOrder = (_: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value

/** Adds the request's idempotency key to the actor, so that the write runs only once. */
export function withKey(call: Call, actor: Actor, request: FastifyRequest): Actor {
  const key = request.headers[header]
  if (!call.takesIdempotencyKey || key === undefined) return actor
  if (actor.kind !== 'user' && actor.kind !== 'key') return actor
  if (typeof key !== 'string' || !idempotencyKeyPattern.test(key))
    throw badField(header, 'idempotency-key')
  const requestHash = createHmac('sha256', key)
    .update(`${call.method} ${request.url} ${JSON.stringify(request.body, inOrder)}`)
    .digest('hex')
  return { ...actor, once: { keyHash: hashSecret(key), requestHash } }
}
