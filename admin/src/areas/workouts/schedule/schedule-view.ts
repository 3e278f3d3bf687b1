import type { ScheduledWorkout, WorkoutSchedule } from '@roundboard/contract'
import { addDays, type Day, type Language, limits, workoutDays } from '@roundboard/domain'
import type { Place } from './commands.ts'
import { shownOn } from './overlap.ts'

export type CellState =
  | 'published'
  | 'on-air'
  | 'past'
  | 'draft'
  | 'no-steps'
  | 'hole-soon'
  | 'hole'
  /** Nothing was there, and nobody can help that any more. */
  | 'gone'

/** A round on a day. */
export interface Cell extends Place {
  readonly state: CellState
  /** What walls show there, or else what lies there: a draft, something without steps. */
  readonly top: ScheduledWorkout | undefined
  /** What lies there, the top one first. */
  readonly lying: readonly ScheduledWorkout[]
}

/** Some days in a row of one round and week with the same on top. */
export interface Chip extends Place {
  readonly days: number
  readonly state: CellState
  readonly top: ScheduledWorkout | undefined
  readonly lying: readonly ScheduledWorkout[]
  /** Whether the workout begins and ends with the chip. */
  readonly begins: boolean
  readonly ends: boolean
}

/** A week as the grid draws it, by rounds. */
export interface Band {
  readonly days: readonly Day[]
  readonly rows: readonly {
    readonly round: number
    readonly cells: readonly Cell[]
    readonly chips: readonly Chip[]
  }[]
}

export type Filter =
  | { readonly kind: 'holes' | 'drafts' | 'overlaps' | 'no-steps' }
  | { readonly kind: 'lacks'; readonly language: Language }

/** What there is of something that somebody may want to see alone. */
export interface Found {
  readonly filter: Filter
  readonly count: number
  readonly firstDay: Day
}

export interface ScheduleView {
  /** The first day that some gym is in; what lies before it is past. */
  readonly earliest: Day
  readonly bands: readonly Band[]
  /** Days without a workout, the first one first; drafts count as something that was thought of. */
  readonly holes: readonly Place[]
  readonly found: readonly Found[]
}

/** A hole is loud within so many days. */
const soonDays = 7
const weekDays = 7

const covers = (workout: ScheduledWorkout, day: Day) => {
  const { firstDay, lastDay } = workoutDays(workout)
  return firstDay <= day && day <= lastDay
}

const newestFirst = (a: ScheduledWorkout, b: ScheduledWorkout) =>
  b.startDate.localeCompare(a.startDate) || b.createdAt.localeCompare(a.createdAt)

function cellOf(
  ofRound: readonly ScheduledWorkout[],
  place: Place,
  earliest: Day,
  now: ReadonlySet<Day>,
): Cell {
  const there = ofRound.filter((workout) => covers(workout, place.day)).sort(newestFirst)
  const shown = shownOn(there, place.day)
  const top = shown ?? there.find(({ isDraft }) => isDraft) ?? there[0]
  const lying = top === undefined ? [] : [top, ...there.filter(({ id }) => id !== top.id)]
  return { ...place, top, lying, state: stateOf(place.day, top, shown, earliest, now) }
}

function stateOf(
  day: Day,
  top: ScheduledWorkout | undefined,
  shown: ScheduledWorkout | undefined,
  earliest: Day,
  now: ReadonlySet<Day>,
): CellState {
  if (day < earliest) return top === undefined ? 'gone' : 'past'
  if (top === undefined) return day <= addDays(earliest, soonDays) ? 'hole-soon' : 'hole'
  if (shown === undefined) return top.isDraft ? 'draft' : 'no-steps'
  return now.has(day) ? 'on-air' : 'published'
}

/** Of several days' states the one that a bar over them has. */
const strongest: readonly CellState[] = ['on-air', 'published', 'draft', 'no-steps', 'past']

/** Cells with the same on top become one chip; another number of workouts below is another chip. */
function chipsOf(cells: readonly Cell[]): Chip[] {
  const chips: Chip[] = []
  for (const cell of cells) {
    const last = chips.at(-1)
    const { top, lying, state } = cell
    if (
      top !== undefined &&
      last?.top?.id === top.id &&
      last.lying.length === lying.length &&
      (last.state === 'draft') === (state === 'draft')
    ) {
      const states = [last.state, state]
      const kept = strongest.find((known) => states.includes(known)) ?? state
      chips[chips.length - 1] = {
        ...last,
        days: last.days + 1,
        state: kept,
        ends: workoutDays(top).lastDay === cell.day,
      }
    } else
      chips.push({
        ...{ round: cell.round, day: cell.day, days: 1, state, top, lying },
        begins: top === undefined || workoutDays(top).firstDay === cell.day,
        ends: top === undefined || workoutDays(top).lastDay === cell.day,
      })
  }
  return chips
}

/** Whether a filter shows a workout, or a day where there is none. */
export function isFound(
  filter: Filter,
  { top, lying, state }: Pick<Chip, 'top' | 'lying' | 'state'>,
): boolean {
  if (state === 'past' || state === 'gone') return false
  switch (filter.kind) {
    case 'holes':
      return state === 'hole' || state === 'hole-soon'
    case 'drafts':
      return lying.some(({ isDraft }) => isDraft)
    case 'overlaps':
      return lying.filter(({ isDraft }) => !isDraft).length > 1
    case 'no-steps':
      return lying.some(({ stills }) => stills.length === 0)
    case 'lacks':
      return top?.lacks.some(({ language }) => language === filter.language) ?? false
  }
}

/** The workouts that a filter finds in a chip. */
export function foundIn(filter: Filter, chip: Chip): readonly ScheduledWorkout[] {
  if (!isFound(filter, chip)) return []
  switch (filter.kind) {
    case 'holes':
      return []
    case 'drafts':
      return chip.lying.filter(({ isDraft }) => isDraft)
    case 'no-steps':
      return chip.lying.filter(({ stills }) => stills.length === 0)
    case 'overlaps':
      return chip.lying.filter(({ isDraft }) => !isDraft)
    case 'lacks':
      return chip.top ? [chip.top] : []
  }
}

const isHole = ({ state }: Cell) => state === 'hole' || state === 'hole-soon'

function foundOf(bands: readonly Band[], filters: readonly Filter[]): Found[] {
  const chips = bands
    .flatMap(({ rows }) => rows.flatMap((row) => row.chips))
    .sort((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : a.round - b.round))
  return filters.flatMap((filter) => {
    const matching = chips.filter((chip) => isFound(filter, chip))
    const [first] = matching
    if (first === undefined) return []
    // An overlap is one however many lie in it, a workout one however many weeks it goes on.
    const isByChip = filter.kind === 'holes' || filter.kind === 'overlaps'
    const count = isByChip
      ? matching.length
      : new Set(matching.flatMap((chip) => foundIn(filter, chip).map(({ id }) => id))).size
    return [{ filter, count, firstDay: first.day }]
  })
}

/** The schedule from one day to another, in whole weeks from `from` on. */
export function viewOf(
  schedule: Pick<WorkoutSchedule, 'workouts' | 'today' | 'languages'> & {
    readonly gym?: WorkoutSchedule['gym']
  },
  from: Day,
  to: Day,
  fallbackToday: Day,
): ScheduleView {
  const inNow = schedule.gym ? [schedule.gym.day] : schedule.today.map(({ day }) => day)
  const now = new Set(inNow)
  const earliest = inNow.toSorted()[0] ?? fallbackToday
  const byRound = Map.groupBy(schedule.workouts, ({ round }) => round)
  const bands: Band[] = []
  for (let first = from; first <= to; first = addDays(first, weekDays)) {
    const days = Array.from({ length: weekDays }, (_, index) => addDays(first, index))
    const rows = limits.workoutRounds.map((round) => {
      const last = addDays(first, weekDays - 1)
      const ofWeek = (byRound.get(round) ?? []).filter(
        (workout) => workoutDays(workout).firstDay <= last && workoutDays(workout).lastDay >= first,
      )
      const cells = days.map((day) => cellOf(ofWeek, { round, day }, earliest, now))
      return { round, cells, chips: chipsOf(cells) }
    })
    bands.push({ days, rows })
  }
  const filters: Filter[] = [
    ...(['holes', 'drafts', 'overlaps', 'no-steps'] as const).map((kind) => ({ kind })),
    ...schedule.languages.map(({ language }) => ({ kind: 'lacks' as const, language })),
  ]
  const holes = bands
    .flatMap(({ rows }) => rows.flatMap(({ cells }) => cells.filter(isHole)))
    .map(({ round, day }) => ({ round, day }))
    .sort((a, b) => (a.day === b.day ? a.round - b.round : a.day < b.day ? -1 : 1))
  return { earliest, bands, holes, found: foundOf(bands, filters) }
}

export const isSameFilter = (a: Filter | undefined, b: Filter): boolean =>
  a?.kind === b.kind && (a.kind !== 'lacks' || (b.kind === 'lacks' && a.language === b.language))
