import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { type Engine, textOf } from '../engine.ts'

/** A build may be rolled out to the locations of regions and to those with tags. */
export const rolloutsToRegions = (engine: Engine): Migration => ({
  async up(db: Kysely<unknown>) {
    for (const column of ['regions', 'tags'])
      await db.schema
        .alterTable('rollouts')
        .addColumn(column, textOf(engine), (c) => c.notNull().defaultTo('[]'))
        .execute()
  },
})
