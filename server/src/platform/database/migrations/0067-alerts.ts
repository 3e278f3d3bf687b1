import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { type Engine, textOf } from '../engine.ts'

export const alerts = (engine: Engine): Migration => ({
  async up(db: Kysely<unknown>) {
    const text = textOf(engine)
    const ofUser = (table: string) =>
      db.schema
        .createTable(table)
        .addColumn('user_id', text, (c) =>
          c.primaryKey().references('users.id').onDelete('cascade'),
        )
    await ofUser('alert_preferences')
      .addColumn('kinds', text, (c) => c.notNull())
      .addColumn('channels', text, (c) => c.notNull())
      .addColumn('location_ids', text)
      .addColumn('time_zone', text, (c) => c.notNull())
      .addColumn('quiet_from', text)
      .addColumn('quiet_to', text)
      .addColumn('summary_hour', 'integer')
      .execute()
    await ofUser('alert_summaries')
      .addColumn('sent_for', text, (c) => c.notNull())
      .execute()
    await db.schema
      .createTable('webhooks')
      .addColumn('id', text, (c) => c.primaryKey())
      .addColumn('user_id', text, (c) =>
        c.notNull().unique().references('users.id').onDelete('cascade'),
      )
      .addColumn('url', text, (c) => c.notNull())
      .addColumn('secret', text, (c) => c.notNull())
      .addColumn('secret_since', text, (c) => c.notNull())
      .execute()
    await db.schema
      .createTable('mutes')
      .addColumn('location_id', text, (c) =>
        c.primaryKey().references('locations.id').onDelete('cascade'),
      )
      .addColumn('until', text, (c) => c.notNull())
      .addColumn('muted_by', text, (c) => c.notNull())
      .execute()
    await db.schema
      .createTable('outages')
      .addColumn('id', text, (c) => c.primaryKey())
      .addColumn('kind', text, (c) => c.notNull())
      .addColumn('location_id', text, (c) => c.references('locations.id').onDelete('cascade'))
      .addColumn('subject', text, (c) => c.notNull())
      .addColumn('since', text, (c) => c.notNull())
      .addColumn('due_at', text, (c) => c.notNull())
      .addColumn('told_at', text)
      .addColumn('ended_at', text)
      .addColumn('what', text, (c) => c.notNull())
      .execute()
    await db.schema
      .createIndex('outages_by_location')
      .on('outages')
      .columns(['location_id', 'since'])
      .execute()
    // Only one open outage per subject, whichever process creates it.
    await sql`create unique index outages_open on outages (kind, coalesce(location_id, ''), subject) where ended_at is null`.execute(
      db,
    )
    await db.schema
      .createTable('notices')
      .addColumn('id', text, (c) => c.primaryKey())
      .addColumn('user_id', text, (c) => c.notNull().references('users.id').onDelete('cascade'))
      .addColumn('outage_id', text, (c) => c.notNull().references('outages.id').onDelete('cascade'))
      .addColumn('at', text, (c) => c.notNull())
      .addColumn('read_at', text)
      .addColumn('is_in_bell', 'integer', (c) => c.notNull())
      .addColumn('told_by', text, (c) => c.notNull())
      .addColumn('held_until', text)
      .addUniqueConstraint('notices_once', ['outage_id', 'user_id'])
      .execute()
    for (const [name, column] of [
      ['notices_by_user', 'at'],
      ['notices_held', 'held_until'],
    ] as const)
      await db.schema
        .createIndex(name)
        .on('notices')
        .columns(name === 'notices_by_user' ? ['user_id', column] : [column])
        .execute()
  },
})
