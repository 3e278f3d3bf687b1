import type { WorkoutSchedule } from '@roundboard/contract'
import { useFormat } from '../../../../shared/format/format.ts'
import { type Cell, isGap } from '../schedule-view.ts'
import { useScheduleMessages } from '../../../../shared/messages/schedule.ts'

/** A cell's label for screen readers. */
export function useCellLabel() {
  const words = useScheduleMessages().grid
  const format = useFormat()
  return (
    cell: Cell,
    roundName: string,
    now: WorkoutSchedule['today'],
    again: string | undefined,
    isKnown: boolean,
  ): string => {
    const { top, state, stack } = cell
    const round = roundName
      ? words.namedRound({ round: cell.round, name: roundName })
      : words.round({ round: cell.round })
    const where = `${round}, ${format.dayOfWeek(cell.day)}`
    if (!isKnown) return where
    const gyms = now.find(({ day }) => day === cell.day)?.gyms ?? 0
    const parts = [where, top?.name ?? words.noWorkout]
    if (state === 'on-air') parts.push(gyms > 0 ? words.onAirIn({ count: gyms }) : words.onAir)
    if (state === 'past') parts.push(words.past)
    if (state === 'draft') parts.push(words.draft)
    if (state === 'no-steps') parts.push(words.wallsCannot)
    if (isGap(cell) && state !== 'no-steps') parts.push(words.wallsSay)
    if (stack.length > 1) parts.push(words.wins({ count: stack.length }))
    if (again !== undefined) parts.push(again)
    return parts.join(', ')
  }
}
