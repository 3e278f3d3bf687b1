import { addDays, type Day } from '@roundboard/domain'
import type { Offset, Place } from './commands.ts'
import { lastRound, offsetBetween, stepped, type Step } from './cursor.ts'
import type { GridItem } from './selection.ts'

/** Workouts on their way, by the pointer or by keys: their shadow lies at `at`. */
export type Carry = {
  readonly kind: 'carry'
  readonly ids: readonly string[]
  /** The cell by which they were taken. */
  readonly from: Place
  readonly at: Place
  readonly copies: boolean
}

/** A workout of which one end is being moved. */
export type Stretch = {
  readonly kind: 'stretch'
  readonly id: string
  readonly round: number
  readonly edge: 'first' | 'last'
  readonly firstDay: Day
  readonly lastDay: Day
  readonly was: { readonly firstDay: Day; readonly lastDay: Day }
}

export const taken = (ids: readonly string[], from: Place, copies: boolean): Carry => ({
  kind: 'carry',
  ids,
  from,
  at: from,
  copies,
})

export const carriedBy = (carry: Carry): Offset => offsetBetween(carry.from, carry.at)

/** A step of the carry by keys; it stays within the nine rounds of its week. */
export function carriedOn(carry: Carry, step: Step, firstWeekday: number): Carry {
  const isOut =
    (step === 'up' && carry.at.round === 1) || (step === 'down' && carry.at.round === lastRound)
  return isOut ? carry : { ...carry, at: stepped(carry.at, step, firstWeekday) }
}

export const carriedTo = (carry: Carry, at: Place): Carry => ({ ...carry, at })

export const isAtRest = (held: Carry | Stretch) =>
  held.kind === 'carry'
    ? held.from.day === held.at.day && held.from.round === held.at.round
    : held.firstDay === held.was.firstDay && held.lastDay === held.was.lastDay

export function gripped(workout: GridItem, edge: Stretch['edge']): Stretch {
  const { id, round, firstDay, lastDay } = workout
  return { kind: 'stretch', id, round, edge, firstDay, lastDay, was: { firstDay, lastDay } }
}

/** With the end at a day; a workout is never shorter than a day. */
export function stretchedTo(stretch: Stretch, day: Day): Stretch {
  const { firstDay, lastDay } = stretch
  return stretch.edge === 'first'
    ? { ...stretch, firstDay: day > lastDay ? lastDay : day }
    : { ...stretch, lastDay: day < firstDay ? firstDay : day }
}

export const stretchedBy = (stretch: Stretch, days: number): Stretch =>
  stretchedTo(stretch, addDays(stretch.edge === 'first' ? stretch.firstDay : stretch.lastDay, days))
