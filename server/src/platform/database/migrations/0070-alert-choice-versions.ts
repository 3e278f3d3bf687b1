import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { type Engine, textOf } from '../engine.ts'

/** When a person last chose of what they are told, so that two tabs do not undo each other. */
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
