import type { Executor } from '../../../platform/database/database.ts'
import type { RemotePassRow } from '../../../platform/database/schema.ts'

export const findPass = (
  on: Executor,
  by: 'id' | 'linkHash' | 'secretHash',
  value: string,
): Promise<RemotePassRow | undefined> =>
  on.selectFrom('remotePasses').selectAll().where(by, '=', value).executeTakeFirst()

/** The pass on a phone, with the first name of the user who created it. */
export const findPassOnPhone = (on: Executor, secretHash: string) =>
  on
    .selectFrom('remotePasses')
    .innerJoin('locations', 'locations.id', 'remotePasses.locationId')
    .leftJoin('users', 'users.email', 'remotePasses.madeBy')
    .selectAll('remotePasses')
    .select(['locations.name as locationName', 'users.firstName'])
    .where('secretHash', '=', secretHash)
    .executeTakeFirst()

export const listPassesById = (on: Executor, ids: readonly string[]): Promise<RemotePassRow[]> =>
  on.selectFrom('remotePasses').selectAll().where('id', 'in', ids).execute()

/** A location's passes until the end of their day, including revoked ones. */
export const listPasses = (
  on: Executor,
  locationId: string,
  now: string,
): Promise<RemotePassRow[]> =>
  on
    .selectFrom('remotePasses')
    .selectAll()
    .where('locationId', '=', locationId)
    .where('expiresAt', '>', now)
    .orderBy('number')
    .execute()

export const insertPass = (on: Executor, row: RemotePassRow) =>
  on.insertInto('remotePasses').values(row).execute()

/** Records that a phone opened it. */
export const openPass = (
  on: Executor,
  id: string,
  opened: { readonly secretHash: string; readonly openedAt: string },
) => on.updateTable('remotePasses').set(opened).where('id', '=', id).execute()

export const extendPass = (on: Executor, id: string, expiresAt: string) =>
  on.updateTable('remotePasses').set({ expiresAt }).where('id', '=', id).execute()

export const revokePass = (on: Executor, id: string, revokedAt: string) =>
  on.updateTable('remotePasses').set({ revokedAt }).where('id', '=', id).execute()

export const revokePasses = (on: Executor, locationId: string, revokedAt: string) =>
  on
    .updateTable('remotePasses')
    .set({ revokedAt })
    .where('locationId', '=', locationId)
    .where('revokedAt', 'is', null)
    .execute()

/** Deletes a location's passes whose day has ended. */
export const deleteEndedPasses = (on: Executor, locationId: string, now: string) =>
  on
    .deleteFrom('remotePasses')
    .where('locationId', '=', locationId)
    .where('expiresAt', '<=', now)
    .execute()

/** Deletes a screen's earlier unopened pass: it shows one code at a time. */
export const deleteUnopenedOf = (on: Executor, screenId: string) =>
  on
    .deleteFrom('remotePasses')
    .where('screenId', '=', screenId)
    .where('openedAt', 'is', null)
    .where('revokedAt', 'is', null)
    .execute()
