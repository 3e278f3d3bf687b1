import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** A screen can be set up for low vision: its texts turn pages instead of scrolling. */
export const lowVisionScreens: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('screens')
      .addColumn('is_low_vision', 'integer', (column) => column.notNull().defaultTo(0))
      .execute()
  },
}
