import type { Executor } from '../../../platform/database/database.ts'

/** Records the use of a sign-on token. Returns false if it was used before. */
export async function useSignOnToken(
  on: Executor,
  tokenHash: string,
  expiresAt: string,
): Promise<boolean> {
  const result = await on
    .insertInto('usedSignOnTokens')
    .values({ tokenHash, expiresAt })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n
}

export const deleteExpiredSignOnTokens = (on: Executor, now: string) =>
  on.deleteFrom('usedSignOnTokens').where('expiresAt', '<', now).execute()

export async function hasSetUpLink(on: Executor, tokenHash: string, now: string) {
  const link = await on
    .selectFrom('setUpLinks')
    .select('tokenHash')
    .where('tokenHash', '=', tokenHash)
    .where('expiresAt', '>', now)
    .executeTakeFirst()
  return link !== undefined
}

export const insertSetUpLink = (on: Executor, tokenHash: string, expiresAt: string) =>
  on.insertInto('setUpLinks').values({ tokenHash, expiresAt }).execute()

export const deleteSetUpLinks = (on: Executor) => on.deleteFrom('setUpLinks').execute()
