import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { type Engine, textOf } from '../engine.ts'

/** Deleted entities of every kind, for as long as that can be undone. */
export function removals(engine: Engine): Migration {
  const text = textOf(engine)
  return {
    async up(db: Kysely<unknown>) {
      // Its contents could only be restored for a minute.
      await db.schema.dropTable('workout_removals').execute()
      await db.schema
        .createTable('removals')
        .addColumn('entity', text, (c) => c.notNull())
        .addColumn('id', text, (c) => c.notNull())
        .addColumn('was', text, (c) => c.notNull())
        .addColumn('left_at', text)
        .addColumn('removed_by', text)
        .addColumn('expires_at', text, (c) => c.notNull())
        .addPrimaryKeyConstraint('removals_key', ['entity', 'id'])
        .execute()
    },
  }
}
