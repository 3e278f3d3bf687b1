import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { type Engine, textOf } from '../engine.ts'

/** Calendar feeds of locations and rounds. */
export const calendarFeeds = (engine: Engine): Migration => ({
  async up(db: Kysely<unknown>) {
    const text = textOf(engine)
    await db.schema
      .createTable('calendar_feeds')
      .addColumn('id', text, (c) => c.primaryKey())
      .addColumn('location_id', text, (c) =>
        c.unique().references('locations.id').onDelete('cascade'),
      )
      .addColumn('round', 'integer', (c) => c.unique())
      .addColumn('secret_hash', text, (c) => c.notNull().unique())
      .addColumn('made_by', text, (c) => c.notNull())
      .addColumn('made_at', text, (c) => c.notNull())
      .addColumn('fetched_at', text)
      .addColumn('told', text, (c) => c.notNull())
      .execute()
  },
})
