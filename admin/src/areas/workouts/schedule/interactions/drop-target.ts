import { addDays, daysBetween } from '@roundboard/domain'
import { carryOffset, type Carry } from '../carry.ts'
import type { Place } from '../commands.ts'
import { keyOf } from '../cursor.ts'
import { block, type GridItem, type Selection } from '../selection.ts'
import { blockOf, shiftPlan } from './plan.ts'

const noShadow: ReadonlySet<string> = new Set()

const keysOf = (places: readonly Place[]): ReadonlySet<string> => new Set(places.map(keyOf))

/** The cells where the dragged or copied workouts would go, on all of their days. */
export function shadowOf(
  carry: Carry | undefined,
  workouts: readonly GridItem[],
  selection: Selection,
): ReadonlySet<string> {
  if (!carry) return noShadow
  const ids = new Set(carry.ids)
  const carried = workouts.filter(({ id }) => ids.has(id))
  const moved = blockOf(carried, carried.length > 1 ? selection : undefined)
  if (!moved) return noShadow
  const { to } = shiftPlan('move', moved, carryOffset(carry))
  const days = daysBetween(moved.first, to.day)
  const rounds = to.round - moved.top
  return keysOf(
    carried.flatMap(({ round, firstDay, lastDay }) =>
      block(addDays(firstDay, days), addDays(lastDay, days), [round + rounds]),
    ),
  )
}
