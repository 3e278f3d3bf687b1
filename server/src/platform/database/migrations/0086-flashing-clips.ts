import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** How often a clip flashes, as JSON; null until it is counted. */
export const flashingClips: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('media').addColumn('flashes', 'text').execute()
  },
}
