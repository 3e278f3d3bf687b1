import type { Executor } from '../../../platform/database/database.ts'
import type { FactorChallengeRow, PasskeyRow, TotpRow } from '../../../platform/database/schema.ts'

export const listPasskeys = (on: Executor, userId: string): Promise<PasskeyRow[]> =>
  on
    .selectFrom('passkeys')
    .selectAll()
    .where('userId', '=', userId)
    .orderBy('createdAt')
    .orderBy('id')
    .execute()

export const findPasskey = (on: Executor, credentialId: string): Promise<PasskeyRow | undefined> =>
  on.selectFrom('passkeys').selectAll().where('credentialId', '=', credentialId).executeTakeFirst()

export const insertPasskey = (on: Executor, row: PasskeyRow) =>
  on.insertInto('passkeys').values(row).execute()

/** Records a passkey's use. Returns false if it was removed or used with this counter. */
export async function notePasskeyUse(
  on: Executor,
  before: PasskeyRow,
  counter: number,
  at: string,
): Promise<boolean> {
  const { numUpdatedRows } = await on
    .updateTable('passkeys')
    .set({ counter, lastUsedAt: at })
    .where('id', '=', before.id)
    .where('counter', '=', before.counter)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export const renamePasskey = (on: Executor, userId: string, id: string, name: string) =>
  on
    .updateTable('passkeys')
    .set({ name })
    .where('id', '=', id)
    .where('userId', '=', userId)
    .returningAll()
    .executeTakeFirst()

export const deletePasskey = (on: Executor, userId: string, id: string) =>
  on
    .deleteFrom('passkeys')
    .where('userId', '=', userId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()

export const findTotp = (on: Executor, userId: string): Promise<TotpRow | undefined> =>
  on.selectFrom('totps').selectAll().where('userId', '=', userId).executeTakeFirst()

export async function replaceTotp(on: Executor, row: TotpRow): Promise<void> {
  await deleteTotp(on, row.userId)
  await on.insertInto('totps').values(row).execute()
}

export async function deleteTotp(on: Executor, userId: string): Promise<boolean> {
  const { numDeletedRows } = await on
    .deleteFrom('totps')
    .where('userId', '=', userId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Uses up the code of a time step. Returns false if it, or a later one, was used before. */
export async function takeTotpStep(on: Executor, before: TotpRow, step: number, at: string) {
  const { numUpdatedRows } = await on
    .updateTable('totps')
    .set({ lastStep: step, lastUsedAt: at })
    .where('userId', '=', before.userId)
    .where('secret', '=', before.secret)
    .where('lastStep', '<', step)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function countRecoveryCodes(on: Executor, userId: string): Promise<number> {
  const { n } = await on
    .selectFrom('recoveryCodes')
    .select((builder) => builder.fn.countAll<number | string>().as('n'))
    .where('userId', '=', userId)
    .where('usedAt', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(n)
}

export async function replaceRecoveryCodes(
  on: Executor,
  userId: string,
  hashes: readonly string[],
): Promise<void> {
  await on.deleteFrom('recoveryCodes').where('userId', '=', userId).execute()
  if (hashes.length > 0)
    await on
      .insertInto('recoveryCodes')
      .values(hashes.map((codeHash) => ({ codeHash, userId, usedAt: null })))
      .execute()
}

/** Uses up a recovery code. Returns false if it isn't one of the user's, or was used before. */
export async function takeRecoveryCode(on: Executor, userId: string, codeHash: string, at: string) {
  const { numUpdatedRows } = await on
    .updateTable('recoveryCodes')
    .set({ usedAt: at })
    .where('codeHash', '=', codeHash)
    .where('userId', '=', userId)
    .where('usedAt', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Deletes all factors of a user: passkeys, authenticator app and recovery codes. */
export async function deleteFactorsOf(on: Executor, userId: string): Promise<void> {
  await on.deleteFrom('passkeys').where('userId', '=', userId).execute()
  await deleteTotp(on, userId)
  await replaceRecoveryCodes(on, userId, [])
}

export const insertChallenge = (on: Executor, row: FactorChallengeRow) =>
  on.insertInto('factorChallenges').values(row).execute()

export const deleteOldChallenges = (on: Executor, now: string) =>
  on.deleteFrom('factorChallenges').where('expiresAt', '<=', now).execute()

/** Takes an attempt at a challenge that is still valid. */
export const attemptChallenge = (
  on: Executor,
  key: { readonly tokenHash: string; readonly purpose: string },
  now: string,
  mostAttempts: number,
): Promise<FactorChallengeRow | undefined> =>
  on
    .updateTable('factorChallenges')
    .set((builder) => ({ attempts: builder('attempts', '+', 1) }))
    .where('tokenHash', '=', key.tokenHash)
    .where('purpose', '=', key.purpose)
    .where('expiresAt', '>', now)
    .where('attempts', '<', mostAttempts)
    .returningAll()
    .executeTakeFirst()

/** Ends a challenge. Returns false if another request was faster. */
export async function deleteChallenge(on: Executor, tokenHash: string): Promise<boolean> {
  const { numDeletedRows } = await on
    .deleteFrom('factorChallenges')
    .where('tokenHash', '=', tokenHash)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

export const deleteChallengesOf = (on: Executor, userId: string) =>
  on.deleteFrom('factorChallenges').where('userId', '=', userId).execute()

export async function listFactorRoles(on: Executor): Promise<string[]> {
  const rows = await on.selectFrom('factorRoles').select('role').orderBy('role').execute()
  return rows.map(({ role }) => role)
}

export async function replaceFactorRoles(on: Executor, roles: readonly string[]): Promise<void> {
  await on.deleteFrom('factorRoles').execute()
  if (roles.length > 0)
    await on
      .insertInto('factorRoles')
      .values(roles.map((role) => ({ role })))
      .execute()
}
