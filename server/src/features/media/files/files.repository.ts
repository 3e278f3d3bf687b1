import type { ExpressionBuilder } from 'kysely'
import type { Executor } from '../../../platform/database/database.ts'
import type { Database, MediaFileRow } from '../../../platform/database/schema.ts'

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
      conflict.column('sha256').doUpdateSet({ state: 'stored', unusedSince: null }),
    )
    .execute()

/** What of an item refers to files. */
const references = ['fileSha256', 'originalSha256', 'posterSha256'] as const

function isUnused({ and, not, exists, selectFrom }: ExpressionBuilder<Database, 'mediaFiles'>) {
  return and(
    references.map((column) =>
      not(
        exists(
          selectFrom('media')
            .select('media.id')
            .whereRef(`media.${column}`, '=', 'mediaFiles.sha256'),
        ),
      ),
    ),
  )
}

export const forgetExpected = (on: Executor, sha256: string) =>
  on
    .deleteFrom('mediaFiles')
    .where('sha256', '=', sha256)
    .where('state', '=', 'coming')
    .where(isUnused)
    .execute()
