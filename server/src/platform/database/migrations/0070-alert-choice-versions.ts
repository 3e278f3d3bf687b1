import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { type Engine, textOf } from '../engine.ts'

/** When a user last changed their notification settings, so that two tabs don't overwrite each other. */
export const alertChoiceVersions = (engine: Engine): Migration => ({
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('alert_preferences')
      .addColumn('updated_at', textOf(engine), (c) =>
        c.notNull().defaultTo('1970-01-01T00:00:00.000Z'),
      )
      .execute()
  },
})
