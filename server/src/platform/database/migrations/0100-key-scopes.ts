import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { type Engine, textOf } from '../engine.ts'

const renamed = [
  ['"listReleases"', '"releases:read"'],
  ['"getLatestVersion"', '"version:read"'],
] as const

/**
 * API keys have scopes instead of calls, and may be limited to a region. Keys may send idempotency
 * keys, so these no longer belong to users alone.
 */
export const keyScopes = (engine: Engine): Migration => ({
  async up(db: Kysely<unknown>) {
    const text = textOf(engine)
    await db.schema.alterTable('api_keys').addColumn('region', text).execute()
    for (const [call, scope] of renamed)
      await sql`update api_keys set scopes = replace(scopes, ${call}, ${scope})`.execute(db)
    await db.schema
      .createTable('caller_keys')
      .addColumn('caller_id', text, (c) => c.notNull())
      .addColumn('key_hash', text, (c) => c.notNull())
      .addColumn('request_hash', text, (c) => c.notNull())
      .addColumn('answer', text, (c) => c.notNull())
      .addColumn('expires_at', text, (c) => c.notNull())
      .addPrimaryKeyConstraint('caller_keys_key', ['caller_id', 'key_hash'])
      .execute()
    await sql`insert into caller_keys
      select user_id, key_hash, request_hash, answer, expires_at from idempotency_keys`.execute(db)
    await db.schema.dropTable('idempotency_keys').execute()
    await db.schema.alterTable('caller_keys').renameTo('idempotency_keys').execute()
    await db.schema
      .createIndex('idempotency_keys_by_end')
      .on('idempotency_keys')
      .column('expires_at')
      .execute()
  },
})
