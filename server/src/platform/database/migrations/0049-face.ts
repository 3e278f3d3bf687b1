import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { type Engine, textOf } from '../engine.ts'

/** The franchise's branding: one row, once it is set. */
export const face = (engine: Engine): Migration => ({
  async up(db: Kysely<unknown>) {
    const text = textOf(engine)
    await db.schema
      .createTable('face')
      .addColumn('id', text, (c) => c.primaryKey())
      .addColumn('name', text, (c) => c.notNull())
      .addColumn('accent', text)
      .addColumn('wall_background', text)
      .addColumn('logo', text)
      .addColumn('updated_at', text, (c) => c.notNull())
      .execute()
  },
})
