import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { type Engine, textOf } from '../engine.ts'

/** Earlier files of library items, which can be restored for a while. */
export const mediaVersions = (engine: Engine): Migration => ({
  async up(db: Kysely<unknown>) {
    const text = textOf(engine)
    const number = 'double precision'
    await db.schema
      .createTable('media_versions')
      .addColumn('id', text, (c) => c.primaryKey())
      .addColumn('media_id', text, (c) => c.notNull().references('media.id').onDelete('cascade'))
      .addColumn('file_sha256', text, (c) => c.notNull().references('media_files.sha256'))
      .addColumn('original_sha256', text, (c) => c.notNull().references('media_files.sha256'))
      .addColumn('poster_sha256', text, (c) => c.references('media_files.sha256'))
      .addColumn('width', 'integer')
      .addColumn('height', 'integer')
      .addColumn('duration_ms', number)
      .addColumn('frames', 'integer')
      .addColumn('codec', text)
      .addColumn('figure', text)
      .addColumn('seam', text)
      .addColumn('jump', number)
      .addColumn('flashes', text)
      .addColumn('cut_ms', number)
      .addColumn('replaced_at', text, (c) => c.notNull())
      .addColumn('replaced_by', text, (c) => c.references('users.id').onDelete('set null'))
      .execute()
    for (const column of [
      'media_id',
      'file_sha256',
      'original_sha256',
      'poster_sha256',
      'replaced_at',
      'replaced_by',
    ])
      await db.schema
        .createIndex(`media_versions_by_${column}`)
        .on('media_versions')
        .column(column)
        .execute()
  },
})
