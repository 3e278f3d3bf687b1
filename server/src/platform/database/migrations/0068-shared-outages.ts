import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { type Engine, textOf } from '../engine.ts'

/** Outages of many locations with one cause, reported once. */
export const sharedOutages = (engine: Engine): Migration => ({
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('outages').addColumn('part_of', textOf(engine)).execute()
    await db.schema.createIndex('outages_by_part').on('outages').column('part_of').execute()
    await db.schema.createIndex('outages_by_end').on('outages').column('ended_at').execute()
  },
})
