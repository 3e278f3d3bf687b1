import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { type Engine, textOf } from '../engine.ts'

export const jobs = (engine: Engine): Migration => ({
  async up(db: Kysely<unknown>) {
    const text = textOf(engine)
    await db.schema
      .createTable('jobs')
      .addColumn('id', text, (c) => c.primaryKey())
      .addColumn('kind', text, (c) => c.notNull())
      .addColumn('key', text)
      .addColumn('payload', text, (c) => c.notNull())
      .addColumn('created_at', text, (c) => c.notNull())
      .addColumn('set_at', text, (c) => c.notNull())
      .addColumn('due_at', text, (c) => c.notNull())
      .addColumn('attempts', 'integer', (c) => c.notNull())
      .addColumn('leased_until', text)
      .addColumn('failed_at', text)
      .addColumn('last_error', text)
      .addUniqueConstraint('jobs_key', ['kind', 'key'])
      .execute()
    await db.schema.createIndex('jobs_by_due').on('jobs').column('due_at').execute()
    await db.schema.createIndex('jobs_by_set').on('jobs').column('set_at').execute()
  },
})
