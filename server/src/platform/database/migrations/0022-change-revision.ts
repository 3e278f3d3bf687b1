import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Counts the writes that other processes must know of, so that each notices if it missed one. */
export const changeRevision: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('log_head')
      .addColumn('change_revision', 'integer', (c) => c.notNull().defaultTo(0))
      .execute()
  },
}
