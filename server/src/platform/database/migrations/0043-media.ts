import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { type Engine, textOf } from '../engine.ts'

/** The media library: items, tags, files and uploads; and indexes for finding what uses an item. */
export const media = (engine: Engine): Migration => ({
  async up(db: Kysely<unknown>) {
    const text = textOf(engine)
    const number = 'double precision'

    await db.schema
      .createTable('media_files')
      .addColumn('sha256', text, (c) => c.primaryKey())
      .addColumn('extension', text, (c) => c.notNull())
      .addColumn('type', text, (c) => c.notNull())
      .addColumn('bytes', number, (c) => c.notNull())
      .addColumn('state', text, (c) => c.notNull())
      .addColumn('created_at', text, (c) => c.notNull())
      .execute()

    await db.schema
      .createTable('media')
      .addColumn('id', text, (c) => c.primaryKey())
      .addColumn('link', text, (c) => c.notNull().unique())
      .addColumn('name', text, (c) => c.notNull())
      .addColumn('name_folded', text, (c) => c.notNull())
      .addColumn('kind', text, (c) => c.notNull())
      .addColumn('tags', text, (c) => c.notNull())
      .addColumn('locker_room_id', text)
      .addColumn('is_shipped', 'integer', (c) => c.notNull())
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
      .addColumn('cut_ms', number)
      .addColumn('added_by', text, (c) => c.references('users.id').onDelete('set null'))
      .addColumn('created_at', text, (c) => c.notNull())
      .addColumn('updated_at', text, (c) => c.notNull())
      .execute()

    await db.schema
      .createTable('media_uploads')
      .addColumn('id', text, (c) => c.primaryKey())
      .addColumn('user_id', text, (c) => c.notNull().references('users.id').onDelete('cascade'))
      .addColumn('file_name', text, (c) => c.notNull())
      .addColumn('kind', text, (c) => c.notNull())
      .addColumn('sha256', text, (c) => c.notNull())
      .addColumn('bytes', number, (c) => c.notNull())
      .addColumn('metadata', text, (c) => c.notNull())
      .addColumn('state', text, (c) => c.notNull())
      .addColumn('problem', text)
      .addColumn('media_id', text, (c) => c.references('media.id').onDelete('set null'))
      .addColumn('created_at', text, (c) => c.notNull())
      .addColumn('updated_at', text, (c) => c.notNull())
      .execute()

    for (const [table, column] of [
      ['media', 'name_folded'],
      ['media', 'created_at'],
      ['media', 'file_sha256'],
      ['media', 'original_sha256'],
      ['media', 'poster_sha256'],
      ['media', 'locker_room_id'],
      ['media', 'added_by'],
      ['media_uploads', 'user_id'],
      ['media_uploads', 'sha256'],
      ['media_uploads', 'media_id'],
      ['routines', 'video_link'],
      ['routines', 'lr_video_link'],
      ['exercises', 'video_link'],
    ] as const)
      await db.schema.createIndex(`${table}_by_${column}`).on(table).column(column).execute()
  },
})
