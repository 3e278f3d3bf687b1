import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { type Engine, textOf } from '../engine.ts'

/** The results of creates by user and key, stored for a day. */
export function idempotencyKeys(engine: Engine): Migration {
  const text = textOf(engine)
  return {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('idempotency_keys')
        .addColumn('user_id', text, (c) => c.notNull().references('users.id').onDelete('cascade'))
        .addColumn('key_hash', text, (c) => c.notNull())
        .addColumn('request_hash', text, (c) => c.notNull())
        .addColumn('answer', text, (c) => c.notNull())
        .addColumn('expires_at', text, (c) => c.notNull())
        .addPrimaryKeyConstraint('idempotency_keys_key', ['user_id', 'key_hash'])
        .execute()
      await db.schema
        .createIndex('idempotency_keys_by_end')
        .on('idempotency_keys')
        .column('expires_at')
        .execute()
    },
  }
}
