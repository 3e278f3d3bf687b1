import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { type Engine, textOf } from '../engine.ts'

/** Timers have a revision and store coaches' actions. Screens announce what comes next unless a location turns that off. */
export const coachedTimers = (engine: Engine): Migration => ({
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('location_timers')
      .addColumn('revision', 'integer', (column) => column.notNull().defaultTo(0))
      .execute()
    await db.schema.alterTable('location_timers').addColumn('coached', textOf(engine)).execute()
    await db.schema
      .alterTable('locations')
      .addColumn('shows_next', 'integer', (column) => column.notNull().defaultTo(1))
      .execute()
  },
})
