import { issueAt } from '@roundboard/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Actor } from '../actor.ts'
import { refusal } from '../app-error.ts'
import { isBodyRefusal } from './errors.ts'
import { networkOf } from './network.ts'
import type { RequestBudget } from './request-budget.ts'

const hasBody = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

export const screenSender = (screenId: string): string => `screen ${screenId}`

function senderOf(actor: Actor, request: FastifyRequest): string {
  switch (actor.kind) {
    case 'user':
      return `session ${actor.sessionId}`
    case 'screen':
      return screenSender(actor.screenId)
    case 'key':
      return `key ${actor.keyId}`
    case 'pass':
      return `pass ${actor.passId}`
    default:
      return `address ${networkOf(request.ip)}`
  }
}

const senders = new WeakMap<FastifyRequest, string>()

/** Refuses a body unread if too many from its sender were invalid in the last minute. */
export async function admitBody(
  budget: RequestBudget,
  actor: Actor,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  if (!hasBody(request)) return
  const sender = senderOf(actor, request)
  if (budget.bodiesBlockedFor(sender) > 0) {
    await budget.delayRefusal()
    const seconds = Math.max(1, budget.bodiesBlockedFor(sender))
    reply.header('connection', 'close')
    throw refusal('too-many-attempts', issueAt('', 'many-refused', { seconds }), {
      retryAfterSeconds: seconds,
    })
  }
  senders.set(request, sender)
}

/** A route's error handler: counts an invalid body and leaves the response to the next handler. */
export const countRefusedBodies =
  (budget: RequestBudget) =>
  (error: unknown, request: FastifyRequest): never => {
    const sender = senders.get(request)
    if (sender !== undefined && isBodyRefusal(error)) budget.noteRefusedBody(sender)
    throw error
  }
