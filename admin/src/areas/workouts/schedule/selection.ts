import { addDays, type Day } from '@roundboard/domain'
import type { Place } from './commands.ts'
import { daysFrom, keyOf, lastRound, placeOf, startOfWeek } from './cursor.ts'

/** The selected cells; `only` if a filter selected some of their workouts. */
export type Selection = {
  readonly places: ReadonlySet<string>
  readonly only?: ReadonlySet<string>
  /** The start of a selection with Shift. */
  readonly anchor?: Place
}

/** The part of a workout that locates it. */
export type GridItem = {
  readonly id: string
  readonly round: number
  readonly firstDay: Day
  readonly lastDay: Day
}

export const nothingSelected: Selection = { places: new Set() }

export const isNothing = ({ places }: Selection) => places.size === 0

const rounds = Array.from({ length: lastRound }, (_, index) => index + 1)

/** All cells of rounds from one day to another. */
export const block = (first: Day, last: Day, ofRounds: readonly number[] = rounds): Place[] =>
  daysFrom(first, last).flatMap((day) => ofRounds.map((round) => ({ round, day })))

export const weekOf = (day: Day, firstWeekday: number): Place[] => {
  const first = startOfWeek(day, firstWeekday)
  return block(first, addDays(first, 6))
}

export const roundOfWeek = ({ round, day }: Place, firstWeekday: number): Place[] => {
  const first = startOfWeek(day, firstWeekday)
  return block(first, addDays(first, 6), [round])
}

export const dayOf = (day: Day): Place[] => block(day, day)

/** Selects only these cells. */
export const selected = (places: readonly Place[], anchor?: Place): Selection => ({
  places: new Set(places.map(keyOf)),
  ...(anchor && { anchor }),
})

/** Selects from the anchor to a cell: the days and rounds between them. */
export function extendTo(anchor: Place, to: Place): Selection {
  const [first, last] = anchor.day < to.day ? [anchor.day, to.day] : [to.day, anchor.day]
  const [top, bottom] =
    anchor.round < to.round ? [anchor.round, to.round] : [to.round, anchor.round]
  const between = rounds.filter((round) => top <= round && round <= bottom)
  return selected(block(first, last, between), anchor)
}

/** Selects the weeks from the anchor to a day. */
export function extendByWeeks(anchor: Place, day: Day, firstWeekday: number): Selection {
  const [first, last] = anchor.day < day ? [anchor.day, day] : [day, anchor.day]
  const end = addDays(startOfWeek(last, firstWeekday), 6)
  return selected(block(startOfWeek(first, firstWeekday), end), anchor)
}

/** Whether all of these cells and their workouts are selected. */
export const containsAll = ({ places, only }: Selection, cells: readonly Place[]) =>
  only === undefined && cells.length > 0 && cells.every((place) => places.has(keyOf(place)))

/** Toggles these cells; the last one becomes the anchor. */
export function toggled(
  selection: Selection,
  cells: readonly Place[],
  anchor: Place,
  workouts: readonly GridItem[] = [],
): Selection {
  const places = new Set(selection.places)
  const isDropped = cells.every((place) => places.has(keyOf(place)))
  for (const place of cells) {
    if (isDropped) places.delete(keyOf(place))
    else places.add(keyOf(place))
  }
  if (places.size === 0) return nothingSelected
  if (selection.only === undefined) return { places, anchor }
  const only = new Set(selection.only)
  const touched = new Set(cells.map(keyOf))
  for (const workout of workouts) {
    if (!cellsOf(workout).some((place) => touched.has(keyOf(place)))) continue
    if (isDropped) only.delete(workout.id)
    else only.add(workout.id)
  }
  return only.size === 0 ? nothingSelected : { places, only, anchor }
}

const cellsOf = ({ round, firstDay, lastDay }: GridItem) => block(firstDay, lastDay, [round])

/** Selects exactly these workouts, for a filter. */
export const selectedWorkouts = (workouts: readonly GridItem[]): Selection => ({
  places: new Set(workouts.flatMap(cellsOf).map(keyOf)),
  only: new Set(workouts.map(({ id }) => id)),
})

/** The selected workouts: those with at least one selected cell. */
export function chosenOf<W extends GridItem>(selection: Selection, workouts: readonly W[]): W[] {
  const { places, only } = selection
  if (only !== undefined) return workouts.filter(({ id }) => only.has(id))
  if (places.size === 0) return []
  const daysByRound = new Map<number, Day[]>()
  for (const key of places) {
    const { round, day } = placeOf(key)
    const days = daysByRound.get(round) ?? []
    days.push(day)
    daysByRound.set(round, days)
  }
  return workouts.filter(({ round, firstDay, lastDay }) =>
    daysByRound.get(round)?.some((day) => firstDay <= day && day <= lastDay),
  )
}

/** The bounds of the selected cells in days and rounds. */
export function spanOf({
  places,
}: Selection): { first: Day; last: Day; top: number; bottom: number } | undefined {
  const cells = [...places].map(placeOf)
  const days = cells.map(({ day }) => day).sort()
  const inRounds = cells.map(({ round }) => round)
  const [first] = days
  const last = days.at(-1)
  if (first === undefined || last === undefined) return undefined
  return { first, last, top: Math.min(...inRounds), bottom: Math.max(...inRounds) }
}
