import type { ExpressionBuilder } from 'kysely'
import type { Db, Executor } from '../../../../platform/database/database.ts'
import type { Database, MediaFileRow } from '../../../../platform/database/schema.ts'

export type NewFile = Omit<MediaFileRow, 'state' | 'unusedSince'>

export const findFile = (on: Executor, sha256: string) =>
  on.selectFrom('mediaFiles').selectAll().where('sha256', '=', sha256).executeTakeFirst()

/** The file that an item's link leads to now. */
export const findLinkedFile = (on: Executor, link: string) =>
  on
    .selectFrom('media')
    .innerJoin('mediaFiles', 'mediaFiles.sha256', 'media.fileSha256')
    .select(['mediaFiles.sha256', 'mediaFiles.extension', 'mediaFiles.state'])
    .where('media.link', '=', link)
    .executeTakeFirst()

/** Creates the row of a file before its bytes are stored, or renews an existing one. */
export const expectFile = (on: Executor, file: NewFile) =>
  on
    .insertInto('mediaFiles')
    .values({ ...file, state: 'coming' })
    .onConflict((conflict) => conflict.column('sha256').doUpdateSet({ unusedSince: null }))
    .returningAll()
    .executeTakeFirstOrThrow()

/** Marks the bytes as stored, recreating the row if a failed upload removed it. */
export const markStored = (on: Executor, file: NewFile) =>
  on
    .insertInto('mediaFiles')
    .values({ ...file, state: 'stored' })
    .onConflict((conflict) =>
      conflict.column('sha256').doUpdateSet({
        ...{ extension: file.extension, type: file.type, bytes: file.bytes },
        ...{ state: 'stored', unusedSince: null },
      }),
    )
    .execute()

/** The columns of items and their earlier versions that refer to files. */
const references = ['fileSha256', 'originalSha256', 'posterSha256'] as const

function isUnused({ and, not, exists, selectFrom }: ExpressionBuilder<Database, 'mediaFiles'>) {
  return and([
    ...references.flatMap((column) => [
      not(
        exists(
          selectFrom('media')
            .select('media.id')
            .whereRef(`media.${column}`, '=', 'mediaFiles.sha256'),
        ),
      ),
      not(
        exists(
          selectFrom('mediaVersions')
            .select('mediaVersions.id')
            .whereRef(`mediaVersions.${column}`, '=', 'mediaFiles.sha256'),
        ),
      ),
    ]),
    not(
      exists(
        selectFrom('linkPosters')
          .select('linkPosters.link')
          .whereRef('linkPosters.sha256', '=', 'mediaFiles.sha256'),
      ),
    ),
    not(
      exists(
        selectFrom('buildFiles')
          .select('buildFiles.path')
          .whereRef('buildFiles.sha256', '=', 'mediaFiles.sha256'),
      ),
    ),
  ])
}

/** Adds the product's own files. An uploaded copy of the same file takes precedence. */
export const recordShipped = (on: Executor, files: readonly MediaFileRow[]) =>
  on
    .insertInto('mediaFiles')
    .values([...files])
    .onConflict((conflict) => conflict.column('sha256').doNothing())
    .execute()

/** Deletes rows of the product's files that it no longer contains. */
export const deleteShippedRecords = (on: Executor) =>
  on.deleteFrom('mediaFiles').where('state', '=', 'shipped').where(isUnused).execute()

export const deleteExpectedRecord = (on: Executor, sha256: string) =>
  on
    .deleteFrom('mediaFiles')
    .where('sha256', '=', sha256)
    .where('state', '=', 'coming')
    .where(isUnused)
    .execute()

/** Deletes earlier versions that were replaced before an instant. */
export const deleteVersionsBefore = (on: Executor, before: string) =>
  on.deleteFrom('mediaVersions').where('replacedAt', '<=', before).execute()

/** Records since when files are unused, and clears that for files used again. */
export async function noteUnused(on: Executor, at: string): Promise<void> {
  await on
    .updateTable('mediaFiles')
    .set({ unusedSince: at })
    .where('unusedSince', 'is', null)
    .where('state', '<>', 'shipped')
    .where(isUnused)
    .execute()
  await on
    .updateTable('mediaFiles')
    .set({ unusedSince: null })
    .where('unusedSince', 'is not', null)
    .where((builder) => builder.not(isUnused(builder)))
    .execute()
}

/** Every file that is or should be in the store. */
export const listFiles = (on: Executor) =>
  on
    .selectFrom('mediaFiles')
    .selectAll()
    .where('state', '<>', 'shipped')
    .orderBy('sha256')
    .execute()

export const listUnused = (on: Executor) =>
  on
    .selectFrom('mediaFiles')
    .select('sha256')
    .where('state', '<>', 'shipped')
    .where(isUnused)
    .execute()

/** Creates a row for bytes that have none. */
export const adoptFile = (on: Executor, file: NewFile & { unusedSince: string }) =>
  on
    .insertInto('mediaFiles')
    .values({ ...file, state: 'coming' })
    .onConflict((conflict) => conflict.column('sha256').doNothing())
    .execute()

/**
 * Deletes a file that has been unused since before an instant, row and bytes together. An upload of
 * the same bytes waits for the row and stores them again.
 */
export const endUnused = (
  on: Db,
  { sha256, before }: { sha256: string; before: string },
  removeBytes: () => Promise<void>,
): Promise<boolean> =>
  on.transaction().execute(async (trx) => {
    const { numDeletedRows } = await trx
      .deleteFrom('mediaFiles')
      .where('sha256', '=', sha256)
      .where('unusedSince', '<=', before)
      .where(isUnused)
      .executeTakeFirst()
    if (numDeletedRows === 0n) return false
    await removeBytes()
    return true
  })

/** The latest files used by items and builds and marked as stored. */
export const listNewestUsedFiles = (on: Executor, limit: number) =>
  on
    .selectFrom('mediaFiles')
    .select(['sha256', 'extension', 'bytes'])
    .where('state', '=', 'stored')
    .where((builder) => builder.not(isUnused(builder)))
    .orderBy('createdAt', 'desc')
    .limit(limit)
    .execute()

/** The stored files used by items and builds. */
export const listUsedFiles = (on: Executor) =>
  on
    .selectFrom('mediaFiles')
    .select(['sha256', 'extension', 'type', 'bytes'])
    .where('state', '=', 'stored')
    .where((builder) => builder.not(isUnused(builder)))
    .orderBy('sha256')
    .execute()
