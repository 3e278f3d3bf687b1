import type { RemotePass } from '@roundboard/contract'
import type { RemotePassRow } from '../../../platform/database/schema.ts'

export const presentPass = (row: RemotePassRow): RemotePass => ({
  _id: row.id,
  id: row.id,
  number: row.number,
  madeBy: row.madeBy,
  isFromWall: row.screenId !== null,
  madeAt: row.madeAt,
  opensUntil: row.opensUntil,
  openedAt: row.openedAt,
  expiresAt: row.expiresAt,
})
