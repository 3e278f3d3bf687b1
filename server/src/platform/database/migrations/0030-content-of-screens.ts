import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { type Engine, textOf } from '../engine.ts'

/** The workout on a wall gets a place of its own: a display that sends no report has one too. */
export const contentOfScreens = (engine: Engine): Migration => ({
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('screen_reports').addColumn('content_id', textOf(engine)).execute()
    const json = engine === 'PostgreSQL' ? sql`report::json` : sql`report`
    await sql`update screen_reports set content_id = ${json} ->> 'workoutId' where report is not null`.execute(
      db,
    )
  },
})
