import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { type Engine, textOf } from '../engine.ts'

/** Until when a screen holds its program gets a place of its own, for the fleet is asked at once. */
export const whatScreensHold = (engine: Engine): Migration => ({
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('screen_reports').addColumn('holds_until', textOf(engine)).execute()
  },
})
