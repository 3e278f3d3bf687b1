import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { type Engine, textOf } from '../engine.ts'

/** Workout templates, and which workouts were made from which. */
export const workoutTemplates = (engine: Engine): Migration => ({
  async up(db: Kysely<unknown>) {
    const text = textOf(engine)
    await db.schema
      .createTable('workout_templates')
      .addColumn('id', text, (c) => c.primaryKey())
      .addColumn('name', text, (c) => c.notNull())
      .addColumn('name_folded', text, (c) => c.notNull())
      .addColumn('sub_header', text, (c) => c.notNull())
      .addColumn('name_translations', text, (c) => c.notNull())
      .addColumn('sub_header_translations', text, (c) => c.notNull())
      .addColumn('equipment', text, (c) => c.notNull())
      .addColumn('focus', text, (c) => c.notNull())
      .addColumn('level', text, (c) => c.notNull())
      .addColumn('created_at', text, (c) => c.notNull())
      .addColumn('updated_at', text, (c) => c.notNull())
      .execute()
    await db.schema
      .createTable('template_routines')
      .addColumn('id', text, (c) => c.primaryKey())
      .addColumn('template_id', text, (c) =>
        c.notNull().references('workout_templates.id').onDelete('cascade'),
      )
      .addColumn('step', 'integer', (c) => c.notNull())
      .addColumn('text', text, (c) => c.notNull())
      .addColumn('video_link', text, (c) => c.notNull())
      .addColumn('lr_video_link', text)
      .addColumn('text_translations', text, (c) => c.notNull())
      .addColumn('created_at', text, (c) => c.notNull())
      .addColumn('updated_at', text, (c) => c.notNull())
      .addUniqueConstraint('template_routines_step', ['template_id', 'step'])
      .execute()
    await db.schema.alterTable('workouts').addColumn('template_id', text).execute()
    await db.schema
      .createIndex('workouts_by_template')
      .on('workouts')
      .columns(['template_id', 'end_date'])
      .execute()
  },
})
