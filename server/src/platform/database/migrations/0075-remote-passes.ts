import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { type Engine, textOf } from '../engine.ts'

/** Coach passes, with which phones are the remote of one location until the end of its day. */
export const remotePasses = (engine: Engine): Migration => ({
  async up(db: Kysely<unknown>) {
    const text = textOf(engine)
    await db.schema
      .createTable('remote_passes')
      .addColumn('id', text, (c) => c.primaryKey())
      .addColumn('location_id', text, (c) =>
        c.notNull().references('locations.id').onDelete('cascade'),
      )
      .addColumn('number', 'integer', (c) => c.notNull())
      .addColumn('screen_id', text, (c) => c.references('screens.id').onDelete('cascade'))
      .addColumn('made_by', text, (c) => c.notNull())
      .addColumn('link_hash', text, (c) => c.notNull().unique())
      .addColumn('secret_hash', text, (c) => c.unique())
      .addColumn('made_at', text, (c) => c.notNull())
      .addColumn('opens_until', text, (c) => c.notNull())
      .addColumn('opened_at', text)
      .addColumn('expires_at', text, (c) => c.notNull())
      .addColumn('revoked_at', text)
      .execute()
    for (const column of ['location_id', 'screen_id'])
      await db.schema
        .createIndex(`remote_passes_${column}`)
        .on('remote_passes')
        .column(column)
        .execute()
  },
})
