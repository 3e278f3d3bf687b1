import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { type Engine, textOf } from '../engine.ts'

/** Posters of videos that are hosted elsewhere. */
export const linkPosters = (engine: Engine): Migration => ({
  async up(db: Kysely<unknown>) {
    const text = textOf(engine)
    await db.schema
      .createTable('link_posters')
      .addColumn('link', text, (c) => c.primaryKey())
      .addColumn('sha256', text, (c) => c.references('media_files.sha256'))
      .addColumn('tried_at', text, (c) => c.notNull())
      .addColumn('failures', 'integer', (c) => c.notNull())
      .execute()
    await db.schema
      .createIndex('link_posters_by_sha256')
      .on('link_posters')
      .column('sha256')
      .execute()
  },
})
