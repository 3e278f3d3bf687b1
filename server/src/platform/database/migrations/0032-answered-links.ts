import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { type Engine, textOf } from '../engine.ts'

/** A link stays for its hour, with who made it: whoever asks again gets the answer that was lost. */
export const answeredLinks = (engine: Engine): Migration => ({
  async up(db: Kysely<unknown>) {
    for (const column of ['linked_by', 'used_at'])
      await db.schema.alterTable('screen_links').addColumn(column, textOf(engine)).execute()
  },
})
