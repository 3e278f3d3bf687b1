import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { type Engine, textOf } from '../engine.ts'

export const cues = (engine: Engine): Migration => ({
  async up(db: Kysely<unknown>) {
    for (const table of ['routines', 'template_routines']) {
      const text = textOf(engine)
      await db.schema.alterTable(table).addColumn('cue', text).execute()
      await db.schema
        .alterTable(table)
        .addColumn('cue_translations', text, (c) => c.notNull().defaultTo('[]'))
        .execute()
    }
  },
})
