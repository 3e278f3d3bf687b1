import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { type Engine, textOf } from '../engine.ts'

export const roundIntervals = (engine: Engine): Migration => ({
  async up(db: Kysely<unknown>) {
    for (const table of ['workouts', 'workout_templates'])
      await db.schema.alterTable(table).addColumn('intervals', textOf(engine)).execute()
  },
})
