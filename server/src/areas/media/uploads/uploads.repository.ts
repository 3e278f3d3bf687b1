import type { Executor } from '../../../platform/database/database.ts'
import type { MediaUploadRow } from '../../../platform/database/schema.ts'

export const insertUpload = (on: Executor, row: MediaUploadRow) =>
  on.insertInto('mediaUploads').values(row).execute()

export const findUpload = (on: Executor, id: string) =>
  on.selectFrom('mediaUploads').selectAll().where('id', '=', id).executeTakeFirst()

export const listUploads = (on: Executor, userId: string, ids: readonly string[]) =>
  on
    .selectFrom('mediaUploads')
    .selectAll()
    .where('userId', '=', userId)
    .where('id', 'in', ids)
    .execute()

/** A user's unfinished uploads of these files, the latest last. */
export const listBegun = (on: Executor, userId: string, sha256s: readonly string[]) =>
  on
    .selectFrom('mediaUploads')
    .selectAll()
    .where('userId', '=', userId)
    .where('sha256', 'in', sha256s)
    .where('state', 'in', ['receiving', 'checking'])
    .orderBy('createdAt')
    .execute()

export const listInState = (on: Executor, state: string) =>
  on
    .selectFrom('mediaUploads')
    .selectAll()
    .where('state', '=', state)
    .orderBy('createdAt')
    .execute()

/** The state of each upload, oldest first. */
export async function listStates(on: Executor): Promise<ReadonlyMap<string, string>> {
  const found = await on
    .selectFrom('mediaUploads')
    .select(['id', 'state'])
    .orderBy('createdAt')
    .execute()
  return new Map(found.map(({ id, state }) => [id, state]))
}

/** Changes an upload that is in this state. Returns whether it was. */
export async function changeUpload(
  on: Executor,
  id: string,
  state: string,
  change: Partial<MediaUploadRow>,
): Promise<boolean> {
  const { numUpdatedRows } = await on
    .updateTable('mediaUploads')
    .set(change)
    .where('id', '=', id)
    .where('state', '=', state)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export const deleteUpload = (on: Executor, id: string) =>
  on.deleteFrom('mediaUploads').where('id', '=', id).execute()

/** Deletes uploads without progress since then. Returns their IDs. */
export async function deleteUnchangedSince(on: Executor, at: string): Promise<string[]> {
  const deleted = await on
    .deleteFrom('mediaUploads')
    .where('updatedAt', '<', at)
    .where('state', '!=', 'checking')
    .returning('id')
    .execute()
  return deleted.map(({ id }) => id)
}
