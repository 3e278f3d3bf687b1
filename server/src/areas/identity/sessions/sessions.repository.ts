import type { Executor } from '../../../platform/database/database.ts'
import type { SessionRow } from '../../../platform/database/schema.ts'

export const insertSession = (on: Executor, row: SessionRow) =>
  on.insertInto('sessions').values(row).execute()

const sessionUsers = (on: Executor) =>
  on
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.userId')
    .leftJoin('factorRoles', 'factorRoles.role', 'users.role')
    .select(['sessions.id as sessionId', 'lastUsedAt', 'endsAt', 'provedAt'])
    .select(['users.id as userId', 'email', 'firstName', 'users.role', 'isActive'])
    .select('factorRoles.role as factorRole')

/** A session with its user, by the hash of its token. */
export const findSessionUser = (on: Executor, tokenHash: string) =>
  sessionUsers(on).where('tokenHash', '=', tokenHash).executeTakeFirst()

/** Sessions with their users, by ID. */
export const listSessionUsers = (on: Executor, sessionIds: readonly string[]) =>
  sessionUsers(on)
    .where('sessions.id', 'in', [...sessionIds, ''])
    .execute()

/** A user, as needed for a session that isn't stored yet. */
export const findUserForSession = (on: Executor, userId: string) =>
  on
    .selectFrom('users')
    .leftJoin('factorRoles', 'factorRoles.role', 'users.role')
    .select([
      'id as userId',
      'email',
      'firstName',
      'users.role',
      'isActive',
      'factorRoles.role as factorRole',
    ])
    .where('id', '=', userId)
    .executeTakeFirst()

/** Whether a user has two-factor authentication. */
export async function hasFactor(on: Executor, userId: string): Promise<boolean> {
  const passkey = on.selectFrom('passkeys').select('userId').where('userId', '=', userId)
  const phone = on.selectFrom('totps').select('userId').where('userId', '=', userId)
  return (await passkey.unionAll(phone).limit(1).executeTakeFirst()) !== undefined
}

export const listLocationIds = async (on: Executor, userId: string): Promise<string[]> => {
  const rows = await on
    .selectFrom('reachedLocations')
    .select('locationId')
    .where('userId', '=', userId)
    .execute()
  return rows.map((row) => row.locationId)
}

/** The locations of several users, by user. */
export async function listLocationIdsByUser(
  on: Executor,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  if (userIds.length === 0) return new Map()
  const rows = await on
    .selectFrom('reachedLocations')
    .select(['userId', 'locationId'])
    .where('userId', 'in', userIds)
    .execute()
  const byUser = Map.groupBy(rows, ({ userId }) => userId)
  return new Map(
    [...byUser].map(([userId, own]) => [userId, new Set(own.map(({ locationId }) => locationId))]),
  )
}

/** Which of these users have two-factor authentication. */
export async function listUsersWithFactor(
  on: Executor,
  userIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (userIds.length === 0) return new Set()
  const passkey = on.selectFrom('passkeys').select('userId').where('userId', 'in', userIds)
  const phone = on.selectFrom('totps').select('userId').where('userId', 'in', userIds)
  const rows = await passkey.union(phone).execute()
  return new Set(rows.map(({ userId }) => userId))
}

export const touchSession = (on: Executor, id: string, at: string) =>
  on.updateTable('sessions').set({ lastUsedAt: at }).where('id', '=', id).execute()

export const proveSession = (on: Executor, id: string, at: string) =>
  on.updateTable('sessions').set({ provedAt: at }).where('id', '=', id).execute()

export const listSessions = (on: Executor, userId: string): Promise<SessionRow[]> =>
  on
    .selectFrom('sessions')
    .selectAll()
    .where('userId', '=', userId)
    .orderBy('lastUsedAt', 'desc')
    .execute()

export const deleteSession = (on: Executor, userId: string, id: string) =>
  on
    .deleteFrom('sessions')
    .where('id', '=', id)
    .where('userId', '=', userId)
    .returningAll()
    .executeTakeFirst()

export async function deleteSessionsOf(on: Executor, userId: string, exceptId?: string) {
  const all = on.deleteFrom('sessions').where('userId', '=', userId)
  await (exceptId === undefined ? all : all.where('id', '!=', exceptId)).execute()
}

export const deleteEndedSessions = (on: Executor, now: string, idleSince: string) =>
  on
    .deleteFrom('sessions')
    .where((builder) =>
      builder.or([builder('endsAt', '<=', now), builder('lastUsedAt', '<', idleSince)]),
    )
    .execute()

export const findUserByEmail = (on: Executor, email: string) =>
  on
    .selectFrom('users')
    .select(['id', 'email', 'passwordHash', 'isActive'])
    .where('email', '=', email)
    .executeTakeFirst()

export async function findPasswordHash(on: Executor, id: string): Promise<string | undefined> {
  const row = await on
    .selectFrom('users')
    .select('passwordHash')
    .where('id', '=', id)
    .executeTakeFirst()
  return row?.passwordHash
}
