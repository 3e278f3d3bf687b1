import type { ScreenLink } from '@roundboard/contract'
import type { ScreenLinkRow } from '../../../platform/database/schema.ts'

/** The row knows only a hash of the link's id. */
export const presentLink = (
  id: string,
  row: ScreenLinkRow,
  screen: ScreenLink['screen'] = null,
): ScreenLink => ({ _id: id, id, authCode: row.authCode, expiresAt: row.expiresAt, screen })
