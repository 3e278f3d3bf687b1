import type { BulkItem } from '@roundboard/contract'
import {
  endOfDayStamp,
  type PlannedWorkout,
  startOfDayStamp,
  workoutDays,
} from '@roundboard/domain'
import type { WorkoutRow } from '../../../platform/database/schema.ts'

export const itemOf = ({ id, name, round, startDate, endDate, isDraft }: WorkoutRow): BulkItem => ({
  ...{ id, name, round, startDate, endDate },
  isDraft: isDraft === 1,
})

export const itemOfPlanned = (planned: PlannedWorkout): BulkItem => ({
  id: planned.id === '' ? null : planned.id,
  name: planned.name,
  round: planned.round,
  startDate: startOfDayStamp(planned.firstDay),
  endDate: endOfDayStamp(planned.lastDay),
  isDraft: planned.isDraft,
})

/** A row as plans know it. */
export const plannedOf = (row: WorkoutRow): PlannedWorkout => ({
  ...workoutDays(row),
  id: row.id,
  name: row.name,
  subHeader: row.subHeader,
  round: row.round,
  isDraft: row.isDraft === 1,
  hasSteps: row.routineCount > 0,
})
