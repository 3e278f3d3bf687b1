import { type Routine, routineFields, type Template, templateFields } from '@roundboard/contract'
import { routineName } from '@roundboard/domain'
import type { TemplateRoutineRow } from '../../../platform/database/schema.ts'
import { fromColumns } from '../../../platform/database/stored-fields.ts'
import type { TemplateWithRoutines } from './templates.repository.ts'

const presentRoutine = (row: TemplateRoutineRow): Routine => ({
  _id: row.id,
  id: row.id,
  name: routineName(row.step),
  ...fromColumns(routineFields, row),
  createdAt: row.createdAt,
  updatedAt: row.updatedAt,
})

/** A template as it was written, whatever is made from it and whatever its clips look like. */
export type TemplateWritten = Omit<Template, 'stills' | 'lastDay'>

export const presentTemplate = (row: TemplateWithRoutines): TemplateWritten => ({
  _id: row.id,
  id: row.id,
  ...fromColumns(templateFields, row),
  routines: row.routines.map(presentRoutine),
  createdAt: row.createdAt,
  updatedAt: row.updatedAt,
})
