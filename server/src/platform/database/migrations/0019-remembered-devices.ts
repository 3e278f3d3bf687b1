import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { type Engine, textOf } from '../engine.ts'

/** Browsers in which a user has signed in before, and which session was started in which. */
export const rememberedDevices = (engine: Engine): Migration => ({
  async up(db: Kysely<unknown>) {
    const text = textOf(engine)
    await db.schema
      .createTable('remembered_devices')
      .addColumn('secret_hash', text, (c) => c.primaryKey())
      .addColumn('user_id', text, (c) => c.notNull().references('users.id').onDelete('cascade'))
      .addColumn('last_used_at', text, (c) => c.notNull())
      .execute()
    await db.schema
      .createIndex('remembered_devices_by_user')
      .on('remembered_devices')
      .columns(['user_id', 'last_used_at'])
      .execute()
    await db.schema.alterTable('sessions').addColumn('device_hash', text).execute()
  },
})
