import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { type Engine, textOf } from '../engine.ts'

/** The workout on a screen, in a column of its own, because screens that send no report have one too. */
export const contentOfScreens = (engine: Engine): Migration => ({
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('screen_reports').addColumn('content_id', textOf(engine)).execute()
    const json = engine === 'PostgreSQL' ? sql`report::json` : sql`report`
    await sql`update screen_reports set content_id = ${json} ->> 'workoutId' where report is not null`.execute(
      db,
    )
  },
})
