import type { RemoteEquipment, RemotePiece, RemoteTimer } from '@roundboard/contract'
import { nextBellAt, readCourse } from '@roundboard/domain'
import { clockText } from '../timer-view.ts'
import type { EquipmentText, Place } from './equipment-text.ts'

/** The pieces in the order in which a coach looks for them: what is out, what today needs, all else. */
export function groupsOf({ pieces }: RemoteEquipment) {
  const isOut = ({ outBy }: RemotePiece) => outBy !== null
  return {
    out: pieces.filter(isOut),
    needed: pieces.filter((piece) => !isOut(piece) && piece.uses.length > 0),
    others: pieces.filter((piece) => !isOut(piece) && piece.uses.length === 0),
  }
}

/** When a change shows that is made now: at once, at a bell, or at the first after a pause. */
export function whenText(timer: RemoteTimer, now: number, text: EquipmentText): string {
  const bell = nextBellAt(readCourse(timer.course), now)
  if (bell === null) return text.afterPause
  return bell <= now ? text.rightAway : text.atBell({ time: clockText(bell - now) })
}

/** When a change shows that was made: `null` where it does already. */
export function waitText(at: string | null, now: number, text: EquipmentText): string | null {
  if (at === null) return text.afterPause
  const left = Date.parse(at) - now
  return left <= 0 ? null : text.atBell({ time: clockText(left) })
}

const each = <T>(all: readonly T[]): T[] => [...new Set(all)]

/** Where a piece is needed. */
export const roundsOf = ({ uses }: RemotePiece): Place[] => each(uses.map(({ round }) => round))

/** Each exercise that needs a piece, once, with what is shown in its place. */
export function swapsOf({ uses }: RemotePiece) {
  const known = new Map(uses.map((use) => [`${use.now.name}\n${use.instead?.name ?? ''}`, use]))
  return [...known.values()]
}

/** What is said of a piece that is out: what is shown instead of it, and what stays as it was planned. */
export function outText(piece: RemotePiece, text: EquipmentText): string {
  const { shown, unmet } = insteadOf(piece)
  if (shown.length === 0) return text.isOutUnchanged
  return [text.isOut(shown), ...(unmet.length > 0 ? [text.noSubstituteFor(unmet)] : [])].join(' ')
}

/** What the rounds show instead, and those that can show nothing else. */
export function insteadOf({ uses }: RemotePiece) {
  return {
    shown: uses.flatMap(({ round, instead }) => (instead ? [{ round, name: instead.name }] : [])),
    unmet: each(uses.flatMap(({ round, instead }) => (instead ? [] : [round]))),
  }
}
