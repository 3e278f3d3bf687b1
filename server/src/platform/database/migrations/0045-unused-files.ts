import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { type Engine, textOf } from '../engine.ts'

/** Since when nothing refers to a file, which is deleted a while later. */
export const unusedFiles = (engine: Engine): Migration => ({
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('media_files').addColumn('unused_since', textOf(engine)).execute()
  },
})
