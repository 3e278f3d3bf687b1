import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { type Engine, textOf } from '../engine.ts'

const always = JSON.stringify(Array.from({ length: 7 }, () => [{ from: '00:00', to: '24:00' }]))

/** Opening hours, and minutes after which a location counts as offline. Existing locations never close. */
export const openingHours = (engine: Engine): Migration => ({
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('locations')
      .addColumn('opening_hours', textOf(engine), (column) => column.notNull().defaultTo(always))
      .execute()
    await db.schema
      .alterTable('locations')
      .addColumn('away_minutes', 'integer', (column) => column.notNull().defaultTo(5))
      .execute()
  },
})
