import type { LinkPurpose } from '@roundboard/contract'
import type { Executor } from '../../../platform/database/database.ts'
import type { AccountLinkRow, LinkEnd } from '../../../platform/database/schema.ts'

export const insertLinks = (on: Executor, rows: readonly AccountLinkRow[]) =>
  on.insertInto('accountLinks').values(rows).execute()

export const findLink = (on: Executor, tokenHash: string): Promise<AccountLinkRow | undefined> =>
  on.selectFrom('accountLinks').selectAll().where('tokenHash', '=', tokenHash).executeTakeFirst()

/** Ends the open links of users. */
export async function endLinks(
  on: Executor,
  userIds: readonly string[],
  how: { at: string; by: LinkEnd; purpose?: LinkPurpose },
): Promise<void> {
  const open = on
    .updateTable('accountLinks')
    .set({ endedAt: how.at, endedBy: how.by })
    .where('userId', 'in', [...userIds])
    .where('endedAt', 'is', null)
  await (how.purpose === undefined ? open : open.where('purpose', '=', how.purpose)).execute()
}

export const endLink = (on: Executor, tokenHash: string, at: string, by: LinkEnd) =>
  on
    .updateTable('accountLinks')
    .set({ endedAt: at, endedBy: by })
    .where('tokenHash', '=', tokenHash)
    .execute()

/** Each user's latest invitation that hasn't ended. */
export const listOpenInvitations = (on: Executor, userIds: readonly string[]) =>
  on
    .selectFrom('accountLinks')
    .select(['userId', 'expiresAt'])
    .where('purpose', '=', 'invitation')
    .where('endedAt', 'is', null)
    .where('userId', 'in', [...userIds, ''])
    .execute()

export const deleteLinksBefore = (on: Executor, expiredBefore: string) =>
  on.deleteFrom('accountLinks').where('expiresAt', '<', expiredBefore).execute()
