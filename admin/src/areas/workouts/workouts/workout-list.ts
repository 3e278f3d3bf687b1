import { oneOf, type SearchOf } from '../../../shared/search/search.ts'
import { listSearch, type OnList } from '../../../shared/table/list-state.ts'
import { workoutStates } from './workout-state.ts'

/** What of a round's workouts is listed, as an address keeps it. */
export const workoutSearch = { ...listSearch, state: oneOf(workoutStates) }
export type WorkoutList = SearchOf<typeof workoutSearch>

/** What the page of a round's workouts is given by its route. */
export interface WorkoutListControl {
  readonly list: WorkoutList
  readonly onList: OnList<WorkoutList>
}

/** Nobody has said yet what to list: the page opens where today is. */
export const isBare = (list: WorkoutList): boolean =>
  Object.values(list).every((value) => value === undefined)
