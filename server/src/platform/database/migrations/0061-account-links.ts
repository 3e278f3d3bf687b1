import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { type Engine, textOf } from '../engine.ts'

/** Links for setting a password, and the language of a user's emails. */
export const accountLinks = (engine: Engine): Migration => ({
  async up(db: Kysely<unknown>) {
    const text = textOf(engine)
    await db.schema
      .alterTable('users')
      .addColumn('language', text, (c) => c.notNull().defaultTo('en'))
      .execute()
    // Without a foreign key: the link of a deleted user still explains why it doesn't work.
    await db.schema
      .createTable('account_links')
      .addColumn('token_hash', text, (c) => c.primaryKey())
      .addColumn('user_id', text, (c) => c.notNull())
      .addColumn('purpose', text, (c) => c.notNull())
      .addColumn('created_at', text, (c) => c.notNull())
      .addColumn('expires_at', text, (c) => c.notNull())
      .addColumn('ended_at', text)
      .addColumn('ended_by', text)
      .execute()
    await db.schema
      .createIndex('account_links_by_user')
      .on('account_links')
      .column('user_id')
      .execute()
  },
})
