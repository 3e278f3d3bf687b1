import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { Engine } from '../engine.ts'

/** Where several servers on one PostgreSQL count attempts, in the format of `rate-limiter-flexible`. Unlogged: a crash may lose counts, and counting should be cheap. */
export const attempts = (engine: Engine): Migration => ({
  async up(db: Kysely<unknown>) {
    if (engine === 'SQLite') return
    await sql`create unlogged table attempts (key varchar(255) primary key, points integer not null default 0, expire bigint)`.execute(
      db,
    )
  },
})
