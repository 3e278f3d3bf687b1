import { newRoundFields, type Round, roundFields } from '@roundboard/contract'
import type { RoundRow } from '../../../platform/database/schema.ts'
import { fromColumns } from '../../../platform/database/stored-fields.ts'

export const presentRound = (row: RoundRow): Round => ({
  _id: row.id,
  id: row.id,
  ...fromColumns(newRoundFields, row),
  ...fromColumns(roundFields, row),
  createdAt: row.createdAt,
  updatedAt: row.updatedAt,
})
