import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { type Engine, textOf } from '../engine.ts'

/** What exercises and clips need, their substitutes, and the equipment that locations are missing. */
export const equipment = (engine: Engine): Migration => ({
  async up(db: Kysely<unknown>) {
    const text = textOf(engine)
    const lists = {
      exercises: ['needs', 'alternatives', 'instruction_translations'],
      media: ['needs'],
      locations: ['missing_equipment'],
    }
    for (const [table, columns] of Object.entries(lists))
      for (const column of columns)
        await db.schema
          .alterTable(table)
          .addColumn(column, text, (c) => c.notNull().defaultTo('[]'))
          .execute()
    await db.schema
      .alterTable('exercises')
      .addColumn('instruction', text, (c) => c.notNull().defaultTo(''))
      .execute()
    await db.schema
      .createTable('location_equipment')
      .addColumn('location_id', text, (c) =>
        c.primaryKey().references('locations.id').onDelete('cascade'),
      )
      .addColumn('revision', 'integer', (c) => c.notNull())
      .addColumn('pieces', text, (c) => c.notNull())
      .addColumn('take_back', text)
      .execute()
  },
})
