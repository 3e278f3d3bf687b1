import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { type Engine, textOf } from '../engine.ts'

/**
 * Acknowledged outages, which don't alert again. An outage's row is deleted with it.
 */
export const acknowledgements = (engine: Engine): Migration => ({
  async up(db: Kysely<unknown>) {
    const text = textOf(engine)
    await db.schema
      .createTable('acknowledgements')
      .addColumn('outage_id', text, (c) =>
        c.primaryKey().references('outages.id').onDelete('cascade'),
      )
      .addColumn('at', text, (c) => c.notNull())
      .addColumn('acknowledged_by', text, (c) => c.notNull())
      .addColumn('note', text, (c) => c.notNull())
      .execute()
  },
})

/**
 * The screens that an acknowledgment covers, as JSON. Earlier ones cover none: nobody knows which
 * screens were meant.
 */
export const acknowledgedScreens = (engine: Engine): Migration => ({
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('acknowledgements')
      .addColumn('screen_ids', textOf(engine), (c) => c.notNull().defaultTo('[]'))
      .execute()
  },
})
