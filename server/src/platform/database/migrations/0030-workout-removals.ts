import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { type Engine, textOf } from '../engine.ts'

/** Deleted or emptied workouts, for as long as that can be undone. */
export function workoutRemovals(engine: Engine): Migration {
  const text = textOf(engine)
  return {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('workout_removals')
        .addColumn('id', text, (c) => c.primaryKey())
        .addColumn('emptied_at', text)
        .addColumn('was', text, (c) => c.notNull())
        .addColumn('expires_at', text, (c) => c.notNull())
        .execute()
    },
  }
}
