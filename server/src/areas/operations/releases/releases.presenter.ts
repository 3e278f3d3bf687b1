import { type Release, releaseFields } from '@roundboard/contract'
import type { ReleaseRow } from '../../../platform/database/schema.ts'
import { fromColumns } from '../../../platform/database/stored-fields.ts'

export const presentRelease = (row: ReleaseRow): Release => ({
  _id: row.id,
  id: row.id,
  ...fromColumns(releaseFields, row),
  createdAt: row.createdAt,
  updatedAt: row.updatedAt,
})
