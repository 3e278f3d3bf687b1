import type { ScheduledWorkout, WorkoutSchedule } from '@roundboard/contract'
import { addDays, type Day, limits, workoutDays } from '@roundboard/domain'
import type { Place } from './commands.ts'
import { shownOn } from './overlap.ts'

export type CellState =
  | 'published'
  | 'on-air'
  | 'past'
  | 'draft'
  | 'no-steps'
  | 'gap-soon'
  | 'gap'
  /** A gap in the past. */
  | 'gone'

/** A round on a day. */
export interface Cell extends Place {
  readonly state: CellState
  /** The workout that screens show, or else a draft or one without steps. */
  readonly top: ScheduledWorkout | undefined
  /** The workouts of the cell, the top one first. */
  readonly stack: readonly ScheduledWorkout[]
}

/** Consecutive days of a round and week with the same top workout. */
export interface Chip extends Place {
  readonly days: number
  readonly state: CellState
  readonly top: ScheduledWorkout | undefined
  readonly stack: readonly ScheduledWorkout[]
  /** Whether the workout starts and ends with the chip. */
  readonly begins: boolean
  readonly ends: boolean
}

/** A week of the grid, by rounds. */
export interface Band {
  readonly days: readonly Day[]
  readonly rows: readonly {
    readonly round: number
    readonly cells: readonly Cell[]
    readonly chips: readonly Chip[]
  }[]
}

export interface ScheduleView {
  /** The earliest current day of any location; earlier gaps don't count. */
  readonly earliest: Day
  readonly bands: readonly Band[]
}

/** Gaps within this many days are urgent. */
const soonDays = 7
const weekDays = 7

/** The current days of the locations. */
interface Today {
  readonly earliest: Day
  readonly now: ReadonlySet<Day>
  /** The earliest of them that applies: for a selected location, its own day. */
  readonly firstNow: Day
}

const covers = (workout: ScheduledWorkout, day: Day) => {
  const { firstDay, lastDay } = workoutDays(workout)
  return firstDay <= day && day <= lastDay
}

const newestFirst = (a: ScheduledWorkout, b: ScheduledWorkout) =>
  b.startDate.localeCompare(a.startDate) || b.createdAt.localeCompare(a.createdAt)

function cellOf(ofRound: readonly ScheduledWorkout[], place: Place, now: Today): Cell {
  const there = ofRound.filter((workout) => covers(workout, place.day)).sort(newestFirst)
  const shown = shownOn(there, place.day)
  const top = shown ?? there.find(({ isDraft }) => isDraft) ?? there[0]
  const stack = top === undefined ? [] : [top, ...there.filter(({ id }) => id !== top.id)]
  return { ...place, top, stack, state: stateOf(place.day, top, shown, now) }
}

function stateOf(
  day: Day,
  top: ScheduledWorkout | undefined,
  shown: ScheduledWorkout | undefined,
  { earliest, now, firstNow }: Today,
): CellState {
  if (shown !== undefined && now.has(day)) return 'on-air'
  if (day < (shown === undefined ? earliest : firstNow)) return top === undefined ? 'gone' : 'past'
  if (shown !== undefined) return 'published'
  if (top === undefined) return day <= addDays(earliest, soonDays) ? 'gap-soon' : 'gap'
  return top.isDraft ? 'draft' : 'no-steps'
}

/** Whether screens have nothing to show: drafts and workouts without steps don't fill a gap. */
export const isGap = ({ state }: Pick<Cell, 'state'>): boolean =>
  state === 'gap' || state === 'gap-soon' || state === 'draft' || state === 'no-steps'

/** The state of a bar that spans several days. */
const strongest: readonly CellState[] = ['on-air', 'published', 'draft', 'no-steps', 'past']

/** Cells with the same top workout form a chip, unless the number of workouts below differs. */
function chipsOf(cells: readonly Cell[]): Chip[] {
  const chips: Chip[] = []
  for (const cell of cells) {
    const last = chips.at(-1)
    const { top, stack, state } = cell
    if (
      top !== undefined &&
      last?.top?.id === top.id &&
      last.stack.length === stack.length &&
      (last.state === 'draft') === (state === 'draft')
    ) {
      const states = [last.state, state]
      const strongestState = strongest.find((known) => states.includes(known)) ?? state
      chips[chips.length - 1] = {
        ...last,
        days: last.days + 1,
        state: strongestState,
        ends: workoutDays(top).lastDay === cell.day,
      }
    } else
      chips.push({
        ...{ round: cell.round, day: cell.day, days: 1, state, top, stack },
        begins: top === undefined || workoutDays(top).firstDay === cell.day,
        ends: top === undefined || workoutDays(top).lastDay === cell.day,
      })
  }
  return chips
}

/** The schedule from one day to another, in whole weeks from `from` on. */
export function viewOf(
  schedule: Pick<WorkoutSchedule, 'workouts' | 'today'> & { readonly gym?: WorkoutSchedule['gym'] },
  from: Day,
  to: Day,
  earliest: Day,
): ScheduleView {
  const inNow = schedule.gym ? [schedule.gym.day] : schedule.today.map(({ day }) => day)
  const now = { earliest, now: new Set(inNow), firstNow: inNow.toSorted()[0] ?? earliest }
  const byRound = Map.groupBy(schedule.workouts, ({ round }) => round)
  const bands: Band[] = []
  for (let first = from; first <= to; first = addDays(first, weekDays)) {
    const days = Array.from({ length: weekDays }, (_, index) => addDays(first, index))
    const rows = limits.workoutRounds.map((round) => {
      const last = addDays(first, weekDays - 1)
      const ofWeek = (byRound.get(round) ?? []).filter(
        (workout) => workoutDays(workout).firstDay <= last && workoutDays(workout).lastDay >= first,
      )
      const cells = days.map((day) => cellOf(ofWeek, { round, day }, now))
      return { round, cells, chips: chipsOf(cells) }
    })
    bands.push({ days, rows })
  }
  return { earliest, bands }
}
