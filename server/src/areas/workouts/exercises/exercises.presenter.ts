import { type Exercise, exerciseFields } from '@roundboard/contract'
import type { ExerciseRow } from '../../../platform/database/schema.ts'
import { fromColumns } from '../../../platform/database/stored-fields.ts'

export const presentExercise = (row: ExerciseRow): Exercise => ({
  _id: row.id,
  id: row.id,
  ...fromColumns(exerciseFields, row),
  createdAt: row.createdAt,
  updatedAt: row.updatedAt,
})
