import type { Offset, Place } from './commands.ts'
import { offsetBetween } from './cursor.ts'

/** Dragged workouts, and the cell where they would go. */
export type Carry = {
  readonly ids: readonly string[]
  /** The cell where the drag started. */
  readonly from: Place
  readonly at: Place
  readonly copies: boolean
}

export const taken = (ids: readonly string[], from: Place, copies: boolean): Carry => ({
  ids,
  from,
  at: from,
  copies,
})

export const carryOffset = (carry: Carry): Offset => offsetBetween(carry.from, carry.at)

export const carryTo = (carry: Carry, at: Place): Carry => ({ ...carry, at })

export const isAtRest = ({ from, at }: Carry) => from.day === at.day && from.round === at.round
