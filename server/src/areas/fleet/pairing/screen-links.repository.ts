import type { Executor } from '../../../platform/database/database.ts'
import type { ScreenLinkRow } from '../../../platform/database/schema.ts'

export const insertLink = (on: Executor, row: ScreenLinkRow) =>
  on.insertInto('screenLinks').values(row).execute()

export const findLink = (
  on: Executor,
  idHash: string,
  now: string,
): Promise<ScreenLinkRow | undefined> =>
  on
    .selectFrom('screenLinks')
    .selectAll()
    .where('idHash', '=', idHash)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', now)
    .executeTakeFirst()

/** The link waiting with this code. */
export const findWaitingLink = (
  on: Executor,
  authCode: string,
  now: string,
): Promise<ScreenLinkRow | undefined> =>
  on
    .selectFrom('screenLinks')
    .selectAll()
    .where('authCode', '=', authCode)
    .where('screenId', 'is', null)
    .where('expiresAt', '>', now)
    .executeTakeFirst()

/** Whether this user linked this screen with this code. */
export async function hasLinked(
  on: Executor,
  { authCode, screenId, linkedBy }: { authCode: string; screenId: string; linkedBy: string },
  now: string,
): Promise<boolean> {
  const link = await on
    .selectFrom('screenLinks')
    .select('idHash')
    .where('authCode', '=', authCode)
    .where('screenId', '=', screenId)
    .where('linkedBy', '=', linkedBy)
    .where('expiresAt', '>', now)
    .executeTakeFirst()
  return link !== undefined
}

export const updateLink = (on: Executor, idHash: string, changes: Partial<ScreenLinkRow>) =>
  on.updateTable('screenLinks').set(changes).where('idHash', '=', idHash).execute()

export const deleteWaitingLink = (on: Executor, idHash: string) =>
  on.deleteFrom('screenLinks').where('idHash', '=', idHash).where('screenId', 'is', null).execute()

export const deleteLinksOfScreen = (on: Executor, screenId: string) =>
  on.deleteFrom('screenLinks').where('screenId', '=', screenId).execute()

export const swapLinks = (on: Executor, screenId: string, otherId: string) =>
  on
    .updateTable('screenLinks')
    .set((builder) => ({
      screenId: builder.case('screenId').when(screenId).then(otherId).else(screenId).end(),
    }))
    .where('screenId', 'in', [screenId, otherId])
    .execute()

/** Marks links as used if they were created before then; the latest expires an hour later. */
export const useLinks = (on: Executor, screenId: string, expiringUntil: string, usedAt: string) =>
  on
    .updateTable('screenLinks')
    .set({ usedAt })
    .where('screenId', '=', screenId)
    .where('usedAt', 'is', null)
    .where('expiresAt', '<=', expiringUntil)
    .execute()

export const deleteExpiredLinks = (on: Executor, now: string) =>
  on.deleteFrom('screenLinks').where('expiresAt', '<=', now).execute()
