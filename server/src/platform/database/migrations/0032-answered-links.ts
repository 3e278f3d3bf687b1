import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { type Engine, textOf } from '../engine.ts'

/** A used link remains for its hour, with its user, so that a repeated request gets the lost response. */
export const answeredLinks = (engine: Engine): Migration => ({
  async up(db: Kysely<unknown>) {
    for (const column of ['linked_by', 'used_at'])
      await db.schema.alterTable('screen_links').addColumn(column, textOf(engine)).execute()
  },
})
