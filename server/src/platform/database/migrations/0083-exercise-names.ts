import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { shippedExerciseNames } from '../../exercise-names.ts'
import { type Engine, textOf } from '../engine.ts'

/** Names of exercises in every screen language. Exercises that weren't renamed get the product's translations. */
export const exerciseNames = (engine: Engine): Migration => ({
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('exercises')
      .addColumn('display_name_translations', textOf(engine), (c) => c.notNull().defaultTo('[]'))
      .execute()
    for (const [name, translations] of shippedExerciseNames) {
      const original = translations[0]?.original ?? ''
      await sql`update exercises set display_name_translations = ${JSON.stringify(translations)}
        where name = ${name} and display_name = ${original}`.execute(db)
    }
  },
})
