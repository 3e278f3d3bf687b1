import type { RemoteEquipment, RemotePiece, RemoteTimer } from '@roundboard/contract'
import { nextBellAt, parseCourse } from '@roundboard/domain'
import { clockText } from '../timer-view.ts'
import type { EquipmentText, Place } from './equipment-text.ts'

/** Groups the pieces: out of order, needed today, and all others. */
export function groupsOf({ pieces }: RemoteEquipment) {
  const isOut = ({ outBy }: RemotePiece) => outBy !== null
  return {
    out: pieces.filter(isOut),
    needed: pieces.filter((piece) => !isOut(piece) && piece.uses.length > 0),
    others: pieces.filter((piece) => !isOut(piece) && piece.uses.length === 0),
  }
}

/** When a change made now takes effect: immediately, at the next bell, or at the first bell after a pause. */
export function whenText(timer: RemoteTimer, now: number, text: EquipmentText): string {
  const bell = nextBellAt(parseCourse(timer.course), now)
  if (bell === null) return text.afterPause
  return bell <= now ? text.rightAway : text.atBell({ time: clockText(bell - now) })
}

/** When a past change takes effect; null if it already has. */
export function waitText(at: string | null, now: number, text: EquipmentText): string | null {
  if (at === null) return text.afterPause
  const left = Date.parse(at) - now
  return left <= 0 ? null : text.atBell({ time: clockText(left) })
}

const each = <T>(all: readonly T[]): T[] => [...new Set(all)]

/** The rounds that need a piece. */
export const roundsOf = ({ uses }: RemotePiece): Place[] => each(uses.map(({ round }) => round))

/** Each exercise that needs a piece, once, with its substitute. */
export function swapsOf({ uses }: RemotePiece) {
  const known = new Map(uses.map((use) => [`${use.now.name}\n${use.instead?.name ?? ''}`, use]))
  return [...known.values()]
}

/** Describes a piece that is out of order: its substitutes, and what stays as planned. */
export function outText(piece: RemotePiece, text: EquipmentText): string {
  const { shown, unmet } = substitutesOf(piece)
  if (shown.length === 0) return text.isOutUnchanged
  return [text.isOut(shown), ...(unmet.length > 0 ? [text.noSubstituteFor(unmet)] : [])].join(' ')
}

/** The substitutes by round, and the rounds without one. */
export function substitutesOf({ uses }: RemotePiece) {
  return {
    shown: uses.flatMap(({ round, instead }) => (instead ? [{ round, name: instead.name }] : [])),
    unmet: each(uses.flatMap(({ round, instead }) => (instead ? [] : [round]))),
  }
}
