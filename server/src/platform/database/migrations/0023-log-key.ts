import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { type Engine, textOf } from '../engine.ts'

/** With which key the log is kept, and the seal of its head. The key is not here: the server carries the log over at its start. */
export const logKey = (engine: Engine): Migration => ({
  async up(db: Kysely<unknown>) {
    for (const column of ['key_id', 'seal'])
      await db.schema
        .alterTable('log_head')
        .addColumn(column, textOf(engine), (c) => c.notNull().defaultTo(''))
        .execute()
  },
})
