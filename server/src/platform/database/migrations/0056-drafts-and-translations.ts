import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { type Engine, textOf } from '../engine.ts'

/** Draft workouts and translated texts; existing workouts are published. */
export const draftsAndTranslations = (engine: Engine): Migration => ({
  async up(db: Kysely<unknown>) {
    const text = textOf(engine)
    await db.schema
      .alterTable('workouts')
      .addColumn('is_draft', 'integer', (column) => column.notNull().defaultTo(0))
      .execute()
    for (const [table, name] of [
      ['workouts', 'name_translations'],
      ['workouts', 'sub_header_translations'],
      ['routines', 'text_translations'],
    ] as const)
      await db.schema
        .alterTable(table)
        .addColumn(name, text, (column) => column.notNull().defaultTo('[]'))
        .execute()
  },
})
