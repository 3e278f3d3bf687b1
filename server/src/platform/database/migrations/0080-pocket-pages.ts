import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { type Engine, textOf } from '../engine.ts'

/** A location can have a member page at an unguessable address. */
export const pocketPages = (engine: Engine): Migration => ({
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('locations')
      .addColumn('pocket_page', 'integer', (column) => column.notNull().defaultTo(0))
      .execute()
    await db.schema.alterTable('locations').addColumn('pocket_key', textOf(engine)).execute()
    await db.schema
      .createIndex('locations_by_pocket_key')
      .on('locations')
      .column('pocket_key')
      .unique()
      .execute()
  },
})
