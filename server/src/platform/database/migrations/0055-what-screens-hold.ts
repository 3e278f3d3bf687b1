import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { type Engine, textOf } from '../engine.ts'

/** Until when a screen has cached its program, in a column of its own for queries over the fleet. */
export const whatScreensHold = (engine: Engine): Migration => ({
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('screen_reports').addColumn('holds_until', textOf(engine)).execute()
  },
})
