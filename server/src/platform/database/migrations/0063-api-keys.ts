import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { type Engine, textOf } from '../engine.ts'

export const apiKeys = (engine: Engine): Migration => ({
  async up(db: Kysely<unknown>) {
    const text = textOf(engine)
    await db.schema
      .createTable('api_keys')
      .addColumn('id', text, (c) => c.primaryKey())
      .addColumn('name', text, (c) => c.notNull())
      .addColumn('name_folded', text, (c) => c.notNull())
      .addColumn('secret_hash', text, (c) => c.notNull().unique())
      .addColumn('starts_with', text, (c) => c.notNull())
      .addColumn('scopes', text, (c) => c.notNull())
      .addColumn('made_by', text, (c) => c.notNull())
      .addColumn('made_at', text, (c) => c.notNull())
      .addColumn('last_used_at', text)
      .addColumn('expires_at', text)
      .addColumn('revoked_at', text)
      .execute()
  },
})
