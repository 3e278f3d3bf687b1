import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { type Engine, textOf } from '../engine.ts'

/** Webhooks of the organization, and their deliveries. */
export const organizationWebhooks = (engine: Engine): Migration => ({
  async up(db: Kysely<unknown>) {
    const text = textOf(engine)
    await db.schema
      .createTable('organization_webhooks')
      .addColumn('id', text, (c) => c.primaryKey())
      .addColumn('url', text, (c) => c.notNull())
      .addColumn('secret', text, (c) => c.notNull())
      .addColumn('secret_since', text, (c) => c.notNull())
      .addColumn('events', text, (c) => c.notNull())
      .addColumn('region', text)
      .addColumn('is_paused', 'integer', (c) => c.notNull())
      .addColumn('made_by', text, (c) => c.notNull())
      .addColumn('created_at', text, (c) => c.notNull())
      .addColumn('updated_at', text, (c) => c.notNull())
      .execute()
    await db.schema
      .createTable('webhook_deliveries')
      .addColumn('id', text, (c) => c.primaryKey())
      .addColumn('webhook_id', text, (c) =>
        c.notNull().references('organization_webhooks.id').onDelete('cascade'),
      )
      .addColumn('event', text, (c) => c.notNull())
      .addColumn('kind', text)
      .addColumn('body', text, (c) => c.notNull())
      .addColumn('attempts', 'integer', (c) => c.notNull())
      .addColumn('attempted_at', text)
      .addColumn('status', 'integer')
      .addColumn('why', text)
      .addColumn('duration_ms', 'integer')
      .addColumn('excerpt', text, (c) => c.notNull())
      .addColumn('next_at', text)
      .addColumn('created_at', text, (c) => c.notNull())
      .execute()
    await db.schema
      .createIndex('webhook_deliveries_by_webhook')
      .on('webhook_deliveries')
      .columns(['webhook_id', 'created_at'])
      .execute()
  },
})
