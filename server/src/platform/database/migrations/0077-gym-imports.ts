import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { type Engine, textOf } from '../engine.ts'

/** What location imports created, for as long as they can be undone. */
export const gymImports = (engine: Engine): Migration => ({
  async up(db: Kysely<unknown>) {
    const text = textOf(engine)
    await db.schema
      .createTable('gym_imports')
      .addColumn('id', text, (c) => c.primaryKey())
      .addColumn('made_by', text, (c) => c.notNull())
      .addColumn('expires_at', text, (c) => c.notNull())
      .execute()
    await db.schema
      .createTable('gym_import_items')
      .addColumn('import_id', text, (c) =>
        c.notNull().references('gym_imports.id').onDelete('cascade'),
      )
      .addColumn('kind', text, (c) => c.notNull())
      .addColumn('entity_id', text, (c) => c.notNull())
      .addColumn('location_id', text, (c) => c.notNull())
      .addColumn('left_at', text, (c) => c.notNull())
      .addPrimaryKeyConstraint('gym_import_items_key', ['import_id', 'entity_id', 'location_id'])
      .execute()
  },
})
