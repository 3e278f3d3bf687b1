import type { ExpressionBuilder } from 'kysely'
import type { Db, Executor } from '../../../../platform/database/database.ts'
import type { Database, MediaFileRow } from '../../../../platform/database/schema.ts'

export type NewFile = Omit<MediaFileRow, 'state' | 'unusedSince'>

export const findFile = (on: Executor, sha256: string) =>
  on.selectFrom('mediaFiles').selectAll().where('sha256', '=', sha256).executeTakeFirst()

/** The file that an item's link leads to at the moment. */
export const findLinkedFile = (on: Executor, link: string) =>
  on
    .selectFrom('media')
    .innerJoin('mediaFiles', 'mediaFiles.sha256', 'media.fileSha256')
    .select(['mediaFiles.sha256', 'mediaFiles.extension', 'mediaFiles.state'])
    .where('media.link', '=', link)
    .executeTakeFirst()

/** The row of a file whose bytes are about to come; one that is there stays, and is wanted anew. */
export const expectFile = (on: Executor, file: NewFile) =>
  on
    .insertInto('mediaFiles')
    .values({ ...file, state: 'coming' })
    .onConflict((conflict) => conflict.column('sha256').doUpdateSet({ unusedSince: null }))
    .returningAll()
    .executeTakeFirstOrThrow()

/** Says that the bytes are there; the row too, should somebody who failed have taken it away. */
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

/** What of an item refers to files. */
const references = ['fileSha256', 'originalSha256', 'posterSha256'] as const

function isUnused({ and, not, exists, selectFrom }: ExpressionBuilder<Database, 'mediaFiles'>) {
  return and([
    ...references.map((column) =>
      not(
        exists(
          selectFrom('media')
            .select('media.id')
            .whereRef(`media.${column}`, '=', 'mediaFiles.sha256'),
        ),
      ),
    ),
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

/** Files that come with the product; of one that was brought as well the stored one serves. */
export const noteShipped = (on: Executor, files: readonly MediaFileRow[]) =>
  on
    .insertInto('mediaFiles')
    .values([...files])
    .onConflict((conflict) => conflict.column('sha256').doNothing())
    .execute()

/** Forgets files of the product that are no longer in it. */
export const forgetShipped = (on: Executor) =>
  on.deleteFrom('mediaFiles').where('state', '=', 'shipped').where(isUnused).execute()

export const forgetExpected = (on: Executor, sha256: string) =>
  on
    .deleteFrom('mediaFiles')
    .where('sha256', '=', sha256)
    .where('state', '=', 'coming')
    .where(isUnused)
    .execute()

/** Notes since when nothing refers to a file, and forgets it of those that are used again. */
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

/** Every file that lies in the store, or should. */
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

/** Takes note of bytes that lie there without a row. */
export const adoptFile = (on: Executor, file: NewFile & { unusedSince: string }) =>
  on
    .insertInto('mediaFiles')
    .values({ ...file, state: 'coming' })
    .onConflict((conflict) => conflict.column('sha256').doNothing())
    .execute()

/**
 * Ends a file that nothing has referred to since before an instant, row and bytes together: who
 * brings the same bytes meanwhile waits for the row, and brings them anew.
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

/** The newest files that items and builds use, as their rows say that they are stored. */
export const listNewestUsedFiles = (on: Executor, limit: number) =>
  on
    .selectFrom('mediaFiles')
    .select(['sha256', 'extension', 'bytes'])
    .where('state', '=', 'stored')
    .where((builder) => builder.not(isUnused(builder)))
    .orderBy('createdAt', 'desc')
    .limit(limit)
    .execute()

/** The files that items and builds use, whose bytes are there. */
export const listUsedFiles = (on: Executor) =>
  on
    .selectFrom('mediaFiles')
    .select(['sha256', 'extension', 'type', 'bytes'])
    .where('state', '=', 'stored')
    .where((builder) => builder.not(isUnused(builder)))
    .orderBy('sha256')
    .execute()
