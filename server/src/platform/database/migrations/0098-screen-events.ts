import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { type Engine, textOf } from '../engine.ts'

/** What heartbeats report of a screen's software, as it changes. Events outlive their screen. */
export const screenEvents = (engine: Engine): Migration => ({
  async up(db: Kysely<unknown>) {
    const text = textOf(engine)
    await db.schema
      .createTable('screen_events')
      .addColumn('screen_id', text, (c) => c.notNull())
      .addColumn('at', text, (c) => c.notNull())
      .addColumn('kind', text, (c) => c.notNull())
      .addColumn('detail', text, (c) => c.notNull())
      .addPrimaryKeyConstraint('screen_events_pk', ['screen_id', 'at', 'kind'])
      .execute()
    await db.schema.createIndex('screen_events_at').on('screen_events').column('at').execute()
  },
})
