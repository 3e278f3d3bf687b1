import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { type Engine, textOf } from '../engine.ts'

/** A location can keep its screens from issuing coach passes, or ask for a code; existing ones keep issuing them. A screen can say in which direction the next round is. */
export const screenPasses = (engine: Engine): Migration => ({
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('locations')
      .addColumn('screen_passes', textOf(engine), (c) => c.notNull().defaultTo('on'))
      .execute()
    await db.schema.alterTable('locations').addColumn('pass_key', textOf(engine)).execute()
    await db.schema
      .alterTable('screens')
      .addColumn('next_way', textOf(engine), (c) => c.notNull().defaultTo('none'))
      .execute()
  },
})
