import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { type Engine, textOf } from '../engine.ts'

/** Bulk edits, with each workout before and after, for as long as they can be undone. */
export const workoutBatches = (engine: Engine): Migration => ({
  async up(db: Kysely<unknown>) {
    const text = textOf(engine)
    await db.schema
      .createTable('workout_batches')
      .addColumn('id', text, (c) => c.primaryKey())
      .addColumn('action', text, (c) => c.notNull())
      .addColumn('created_at', text, (c) => c.notNull())
      .addColumn('expires_at', text, (c) => c.notNull())
      .execute()
    await db.schema
      .createIndex('workout_batches_by_end')
      .on('workout_batches')
      .column('expires_at')
      .execute()
    await db.schema
      .createTable('workout_batch_items')
      .addColumn('batch_id', text, (c) =>
        c.notNull().references('workout_batches.id').onDelete('cascade'),
      )
      .addColumn('workout_id', text, (c) => c.notNull())
      .addColumn('was', text)
      .addColumn('became', text)
      .addPrimaryKeyConstraint('workout_batch_items_key', ['batch_id', 'workout_id'])
      .execute()
  },
})
