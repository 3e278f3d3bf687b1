import type { RemotePiece } from '@roundboard/contract'
import type { Actor } from '../../../platform/actor.ts'

type DoneBy = NonNullable<RemotePiece['outBy']>

/** Who acts, as the phones of a gym name them. */
export function doneBy(actor: Actor): DoneBy {
  if (actor.kind === 'pass') return { name: actor.madeBy, pass: actor.number }
  return { name: actor.kind === 'user' ? actor.email : '', pass: null }
}

/** What tells somebody from everybody else who acts on a timer. */
export function keyOf(actor: Actor): string {
  if (actor.kind === 'pass') return `pass ${actor.passId}`
  return actor.kind === 'user' ? `user ${actor.userId}` : actor.kind
}
