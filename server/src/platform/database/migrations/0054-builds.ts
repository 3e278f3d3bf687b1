import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { type Engine, textOf } from '../engine.ts'

/** Builds of the screen app, their rollouts, and which build each screen reports. */
export const builds = (engine: Engine): Migration => ({
  async up(db: Kysely<unknown>) {
    const text = textOf(engine)
    await db.schema
      .createTable('builds')
      .addColumn('id', text, (c) => c.primaryKey())
      .addColumn('list', text, (c) => c.notNull())
      .addColumn('found_at', text, (c) => c.notNull())
      .addColumn('settled_at', text)
      .execute()
    await db.schema
      .createTable('build_files')
      .addColumn('build_id', text, (c) => c.notNull().references('builds.id').onDelete('cascade'))
      .addColumn('path', text, (c) => c.notNull())
      .addColumn('sha256', text, (c) => c.notNull().references('media_files.sha256'))
      .addPrimaryKeyConstraint('build_files_key', ['build_id', 'path'])
      .execute()
    await db.schema
      .createIndex('build_files_by_sha256')
      .on('build_files')
      .column('sha256')
      .execute()
    await db.schema
      .createTable('rollouts')
      .addColumn('id', text, (c) => c.primaryKey())
      .addColumn('build_id', text, (c) => c.notNull())
      .addColumn('previous_id', text)
      .addColumn('ring', text, (c) => c.notNull())
      .addColumn('location_id', text)
      .addColumn('state', text, (c) => c.notNull())
      .addColumn('started_by', text)
      .addColumn('started_at', text, (c) => c.notNull())
      .addColumn('ring_at', text, (c) => c.notNull())
      .addColumn('observed_since', text, (c) => c.notNull())
      .addColumn('looked_at', text, (c) => c.notNull())
      .addColumn('ended_at', text)
      .addColumn('findings', text)
      .execute()
    await db.schema
      .createTable('rollout_screens')
      .addColumn('rollout_id', text, (c) =>
        c.notNull().references('rollouts.id').onDelete('cascade'),
      )
      .addColumn('screen_id', text, (c) => c.notNull().references('screens.id').onDelete('cascade'))
      .addPrimaryKeyConstraint('rollout_screens_key', ['rollout_id', 'screen_id'])
      .execute()
    await db.schema
      .createIndex('rollout_screens_by_screen')
      .on('rollout_screens')
      .column('screen_id')
      .execute()
    for (const column of ['build', 'build_since', 'before_build', 'refused_build'])
      await db.schema.alterTable('screen_reports').addColumn(column, text).execute()
  },
})
