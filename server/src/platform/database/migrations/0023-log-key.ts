import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { type Engine, textOf } from '../engine.ts'

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
