import type { Workout } from '@roundboard/contract'
import { type Day, workoutDays } from '@roundboard/domain'
import { oneOf, type SearchOf } from '../../../shared/search/search.ts'
import { listSearch, type OnList } from '../../../shared/table/list-state.ts'

/** A workout's state on a day; another workout may cover a published one. */
export const workoutStates = ['now', 'coming', 'past', 'draft'] as const
export type WorkoutState = (typeof workoutStates)[number]

/** The state of a workout where the day is `today`. */
export function stateOf(
  workout: Pick<Workout, 'isDraft' | 'startDate' | 'endDate'>,
  today: Day,
): WorkoutState {
  if (workout.isDraft) return 'draft'
  const { firstDay, lastDay } = workoutDays(workout)
  if (lastDay < today) return 'past'
  return today < firstDay ? 'coming' : 'now'
}

type Range = Partial<Record<'$gte' | '$gt' | '$lte' | '$lt', Day>>
interface DaysFilter {
  readonly isDraft?: boolean
  readonly startDate?: Range
  readonly endDate?: Range
}

/** The same as a filter of the list. */
function filterOf(state: WorkoutState, today: Day): DaysFilter {
  switch (state) {
    case 'draft':
      return { isDraft: true }
    case 'past':
      return { isDraft: false, endDate: { $lt: today } }
    case 'coming':
      return { isDraft: false, startDate: { $gt: today } }
    case 'now':
      return { isDraft: false, ...includes(today) }
  }
}

const includes = (day: Day): DaysFilter => ({ startDate: { $lte: day }, endDate: { $gte: day } })

const earlier = (one: Day | undefined, other: Day) =>
  one === undefined || other < one ? other : one
const later = (one: Day | undefined, other: Day) => (one === undefined || other > one ? other : one)

/** The query for the workouts in a state on a day. */
export function daysFilter(
  state: WorkoutState | undefined,
  day: Day | undefined,
  today: Day,
): DaysFilter {
  const filter = state === undefined ? {} : filterOf(state, today)
  if (day === undefined) return filter
  const { startDate, endDate } = filter
  return {
    ...filter,
    startDate: { ...startDate, $lte: earlier(startDate?.$lte, day) },
    endDate: { ...endDate, $gte: later(endDate?.$gte, day) },
  }
}

/** The search parameters of a round's list. */
export const workoutSearch = { ...listSearch, state: oneOf(workoutStates) }
export type WorkoutList = SearchOf<typeof workoutSearch>

/** The props that the route passes to a round's page. */
export interface WorkoutListControl {
  readonly list: WorkoutList
  readonly onList: OnList<WorkoutList>
}

/** Without a filter, the page opens at today. */
export const isBare = (list: WorkoutList): boolean =>
  Object.values(list).every((value) => value === undefined)
