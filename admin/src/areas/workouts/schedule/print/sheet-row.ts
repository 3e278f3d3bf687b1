import type { ScheduledWorkout } from '@roundboard/contract'
import { addDays, workoutDays, type Day } from '@roundboard/domain'
import { shownOn } from '../overlap.ts'

/** Consecutive days of a round on which screens show the same. */
export interface SheetCell {
  readonly firstDay: Day
  readonly days: number
  readonly shown: ScheduledWorkout | undefined
  /** Hidden workouts: drafts, covered ones, and ones without steps. */
  readonly unseen: readonly ScheduledWorkout[]
}

const isOn = (day: Day) => (workout: ScheduledWorkout) => {
  const { firstDay, lastDay } = workoutDays(workout)
  return firstDay <= day && day <= lastDay
}

const idsOf = ({ shown, unseen }: SheetCell) => [shown?.id, ...unseen.map(({ id }) => id)].join()

/** A round's days on paper, with one cell for consecutive days of a workout. */
export function sheetRow(
  workouts: readonly ScheduledWorkout[],
  firstDay: Day,
  days: number,
  withUnseen: boolean,
): SheetCell[] {
  const cells: SheetCell[] = []
  for (let index = 0; index < days; index++) {
    const day = addDays(firstDay, index)
    const shown = shownOn(workouts, day)
    const others = workouts.filter(isOn(day)).filter(({ id }) => id !== shown?.id)
    const cell = { firstDay: day, days: 1, shown, unseen: withUnseen ? others : [] }
    const last = cells.at(-1)
    if (last && idsOf(last) === idsOf(cell) && idsOf(cell) !== '')
      cells[cells.length - 1] = { ...last, days: last.days + 1 }
    else cells.push(cell)
  }
  return cells
}
