import { type Routine, routineFields, type Workout, workoutFields } from '@roundboard/contract'
import { routineName } from '@roundboard/domain'
import type { RoutineRow } from '../../../platform/database/schema.ts'
import { fromColumns } from '../../../platform/database/stored-fields.ts'
import type { WorkoutWithRoutines } from './workouts.repository.ts'

/** A routine of a workout or template. */
export const presentRoutine = (row: Omit<RoutineRow, 'workoutId'>): Routine => ({
  _id: row.id,
  id: row.id,
  name: routineName(row.step),
  ...fromColumns(routineFields, row),
  createdAt: row.createdAt,
  updatedAt: row.updatedAt,
})

export const presentWorkout = (row: WorkoutWithRoutines): Workout => ({
  _id: row.id,
  id: row.id,
  ...fromColumns(workoutFields, row),
  routines: row.routines.map(presentRoutine),
  templateId: row.templateId,
  createdAt: row.createdAt,
  updatedAt: row.updatedAt,
})
