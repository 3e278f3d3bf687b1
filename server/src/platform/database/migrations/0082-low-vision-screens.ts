import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** A screen may be for whoever sees badly: its texts turn pages where they would scroll. */
export const lowVisionScreens: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('screens')
      .addColumn('is_low_vision', 'integer', (column) => column.notNull().defaultTo(0))
      .execute()
  },
}
