import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { type Engine, textOf } from '../engine.ts'

/** Templates of whole weeks, whose workouts are templates with a place in them. */
export const weekTemplates = (engine: Engine): Migration => ({
  async up(db: Kysely<unknown>) {
    const text = textOf(engine)
    await db.schema
      .createTable('week_templates')
      .addColumn('id', text, (c) => c.primaryKey())
      .addColumn('name', text, (c) => c.notNull())
      .addColumn('name_folded', text, (c) => c.notNull())
      .addColumn('weeks', 'integer', (c) => c.notNull())
      .addColumn('created_at', text, (c) => c.notNull())
      .addColumn('updated_at', text, (c) => c.notNull())
      .execute()
    const templates = db.schema.alterTable('workout_templates')
    await templates
      .addColumn('week_template_id', text, (c) =>
        c.references('week_templates.id').onDelete('cascade'),
      )
      .execute()
    await templates.addColumn('source_template_id', text).execute()
    for (const column of ['round', 'week', 'weekday', 'days'])
      await templates.addColumn(column, 'integer').execute()
    await db.schema
      .createIndex('workout_templates_by_week')
      .on('workout_templates')
      .column('week_template_id')
      .execute()
    await db.schema.alterTable('workouts').addColumn('week_template_id', text).execute()
    await db.schema
      .createIndex('workouts_by_week_template')
      .on('workouts')
      .columns(['week_template_id', 'end_date'])
      .execute()
  },
})
