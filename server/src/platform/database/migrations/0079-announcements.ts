import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { type Engine, textOf } from '../engine.ts'

/** Announcements, their locations, and which screens have shown them. */
export const announcements = (engine: Engine): Migration => ({
  async up(db: Kysely<unknown>) {
    const text = textOf(engine)
    await db.schema
      .createTable('announcements')
      .addColumn('id', text, (c) => c.primaryKey())
      .addColumn('kind', text, (c) => c.notNull())
      .addColumn('text', text, (c) => c.notNull())
      .addColumn('translations', text, (c) => c.notNull())
      .addColumn('is_for_all', 'integer', (c) => c.notNull())
      .addColumn('from', text)
      .addColumn('until', text)
      .addColumn('starts_at', text, (c) => c.notNull())
      .addColumn('over_at', text, (c) => c.notNull())
      .addColumn('withdrawn_at', text)
      .addColumn('made_by', text, (c) => c.notNull())
      .addColumn('created_at', text, (c) => c.notNull())
      .addColumn('updated_at', text, (c) => c.notNull())
      .execute()
    await db.schema
      .createIndex('announcements_over_at')
      .on('announcements')
      .column('over_at')
      .execute()
    for (const [table, other] of [
      ['announcement_locations', 'location'],
      ['announcement_walls', 'screen'],
    ] as const) {
      const rows = db.schema
        .createTable(table)
        .addColumn('announcement_id', text, (c) =>
          c.notNull().references('announcements.id').onDelete('cascade'),
        )
        .addColumn(`${other}_id`, text, (c) =>
          c.notNull().references(`${other}s.id`).onDelete('cascade'),
        )
        .addPrimaryKeyConstraint(`${table}_key`, ['announcement_id', `${other}_id`])
      await (
        other === 'screen' ? rows.addColumn('shown_at', text, (c) => c.notNull()) : rows
      ).execute()
      await db.schema.createIndex(`${table}_${other}_id`).on(table).column(`${other}_id`).execute()
    }
  },
})
