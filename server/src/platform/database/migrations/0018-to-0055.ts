import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { type Engine, textOf } from '../engine.ts'

/** Where several servers on one PostgreSQL count attempts, in the format of `rate-limiter-flexible`. Unlogged: a crash may lose counts, and counting should be cheap. */
export const attempts = (engine: Engine): Migration => ({
  async up(db: Kysely<unknown>) {
    if (engine === 'SQLite') return
    await sql`create unlogged table attempts (key varchar(255) primary key, points integer not null default 0, expire bigint)`.execute(
      db,
    )
  },
})

/** Counts the writes that other processes must know of, so that each notices if it missed one. */
export const changeRevision: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('log_head')
      .addColumn('change_revision', 'integer', (c) => c.notNull().defaultTo(0))
      .execute()
  },
}

/** The ID of the log's key, and the signature of its head. The key isn't in the database: the server signs the log when it starts. */
export const logKey = (engine: Engine): Migration => ({
  async up(db: Kysely<unknown>) {
    for (const column of ['key_id', 'seal'])
      await db.schema
        .alterTable('log_head')
        .addColumn(column, textOf(engine), (c) => c.notNull().defaultTo(''))
        .execute()
  },
})

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

/** Deleted or emptied workouts, for as long as that can be undone. */
export function workoutRemovals(engine: Engine): Migration {
  const text = textOf(engine)
  return {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('workout_removals')
        .addColumn('id', text, (c) => c.primaryKey())
        .addColumn('emptied_at', text)
        .addColumn('was', text, (c) => c.notNull())
        .addColumn('expires_at', text, (c) => c.notNull())
        .execute()
    },
  }
}

/** A used link remains for its hour, with its user, so that a repeated request gets the lost response. */
export const answeredLinks = (engine: Engine): Migration => ({
  async up(db: Kysely<unknown>) {
    for (const column of ['linked_by', 'used_at'])
      await db.schema.alterTable('screen_links').addColumn(column, textOf(engine)).execute()
  },
})

/** Since when nothing refers to a file, which is deleted a while later. */
export const unusedFiles = (engine: Engine): Migration => ({
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('media_files').addColumn('unused_since', textOf(engine)).execute()
  },
})

/** The franchise's branding: one row, once it is set. */
export const face = (engine: Engine): Migration => ({
  async up(db: Kysely<unknown>) {
    const text = textOf(engine)
    await db.schema
      .createTable('face')
      .addColumn('id', text, (c) => c.primaryKey())
      .addColumn('name', text, (c) => c.notNull())
      .addColumn('accent', text)
      .addColumn('wall_background', text)
      .addColumn('logo', text)
      .addColumn('updated_at', text, (c) => c.notNull())
      .execute()
  },
})

/** Until when a screen has cached its program, in a column of its own for queries over the fleet. */
export const whatScreensHold = (engine: Engine): Migration => ({
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('screen_reports').addColumn('holds_until', textOf(engine)).execute()
  },
})
