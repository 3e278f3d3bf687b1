import type { RemotePiece } from '@roundboard/contract'
import { type Actor, reaches, type Scope } from '../../../platform/actor.ts'
import { badField, notFound } from '../../../platform/app-error.ts'

type DoneBy = NonNullable<RemotePiece['outBy']>

/** Who acts, as phones and the console show it: never by email address. */
export function doneBy(actor: Actor): DoneBy {
  if (actor.kind === 'pass') return { name: actor.issuer, pass: actor.number }
  return { name: actor.kind === 'user' ? actor.firstName : '', pass: null }
}

/** Identifies who acts on a timer, across requests. */
export function keyOf(actor: Actor): string {
  if (actor.kind === 'pass') return `pass ${actor.passId}`
  return actor.kind === 'user' ? `user ${actor.userId}` : actor.kind
}

/** The requested location, or the only one that a coach has. */
export function requestedLocation(scope: Scope, requestedId: string | undefined): string {
  if (requestedId !== undefined) {
    if (!reaches(scope, requestedId)) throw notFound('location')
    return requestedId
  }
  const [only, ...others] = scope === 'all' ? [] : scope
  if (only === undefined || others.length > 0) throw badField('location', 'gym-wanted')
  return only
}
