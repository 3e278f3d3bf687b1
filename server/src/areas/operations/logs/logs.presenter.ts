import { type Log, logActions, logModels } from '@roundboard/contract'
import type { LogRow } from '../../../platform/database/schema.ts'

export const presentLog = (row: LogRow): Log => ({
  _id: row.id,
  id: row.id,
  date: row.date,
  model: logModels.find((known) => known === row.model) ?? 'System',
  action: logActions.find((known) => known === row.action) ?? 'update',
  modifiedBy: row.modifiedBy,
  userId: row.userId,
  data: JSON.parse(row.data) as Log['data'],
})
