import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { type Engine, textOf } from '../engine.ts'

/** Passkeys, authenticator apps, recovery codes, the roles that require them, and when a session last confirmed its user. */
export const secondFactors = (engine: Engine): Migration => ({
  async up(db: Kysely<unknown>) {
    const text = textOf(engine)
    // A signature counter is an unsigned 32-bit number.
    const number = 'double precision'
    await db.schema.alterTable('sessions').addColumn('proved_at', text).execute()
    await db.schema
      .createTable('passkeys')
      .addColumn('id', text, (c) => c.primaryKey())
      .addColumn('user_id', text, (c) => c.notNull().references('users.id').onDelete('cascade'))
      .addColumn('credential_id', text, (c) => c.notNull().unique())
      .addColumn('public_key', text, (c) => c.notNull())
      .addColumn('counter', number, (c) => c.notNull())
      .addColumn('transports', text, (c) => c.notNull())
      .addColumn('name', text, (c) => c.notNull())
      .addColumn('created_at', text, (c) => c.notNull())
      .addColumn('last_used_at', text)
      .execute()
    await db.schema.createIndex('passkeys_by_user').on('passkeys').column('user_id').execute()
    await db.schema
      .createTable('totps')
      .addColumn('user_id', text, (c) => c.primaryKey().references('users.id').onDelete('cascade'))
      .addColumn('secret', text, (c) => c.notNull())
      .addColumn('last_step', 'integer', (c) => c.notNull())
      .addColumn('created_at', text, (c) => c.notNull())
      .addColumn('last_used_at', text)
      .execute()
    await db.schema
      .createTable('recovery_codes')
      .addColumn('code_hash', text, (c) => c.primaryKey())
      .addColumn('user_id', text, (c) => c.notNull().references('users.id').onDelete('cascade'))
      .addColumn('used_at', text)
      .execute()
    await db.schema
      .createIndex('recovery_codes_by_user')
      .on('recovery_codes')
      .column('user_id')
      .execute()
    await db.schema
      .createTable('factor_challenges')
      .addColumn('token_hash', text, (c) => c.primaryKey())
      .addColumn('purpose', text, (c) => c.notNull())
      .addColumn('user_id', text, (c) => c.references('users.id').onDelete('cascade'))
      .addColumn('passkey_challenge', text, (c) => c.notNull())
      .addColumn('secret', text, (c) => c.notNull())
      .addColumn('attempts', 'integer', (c) => c.notNull())
      .addColumn('expires_at', text, (c) => c.notNull())
      .execute()
    await db.schema
      .createTable('factor_roles')
      .addColumn('role', text, (c) => c.primaryKey())
      .execute()
  },
})
