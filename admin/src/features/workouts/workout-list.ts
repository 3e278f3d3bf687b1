import { z } from 'zod'
import { ListState, type OnList } from '../../shared/table/list-state.ts'
import { workoutStates } from './workout-state.ts'

/** What of a round's workouts is listed, as an address keeps it. */
export const WorkoutList = ListState.extend({
  state: z.enum(workoutStates).optional().catch(undefined),
})
export type WorkoutList = z.infer<typeof WorkoutList>

/** What the page of a round's workouts is given by its route. */
export interface WorkoutListControl {
  readonly list: WorkoutList
  readonly onList: OnList<WorkoutList>
}

/** Nobody has said yet what to list: the page opens where today is. */
export const isBare = (list: WorkoutList): boolean =>
  Object.values(list).every((value) => value === undefined)
