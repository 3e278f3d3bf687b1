import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { type Engine, textOf } from '../engine.ts'

export const regions = (engine: Engine): Migration => ({
  async up(db: Kysely<unknown>) {
    const text = textOf(engine)
    await db.schema
      .createTable('regions')
      .addColumn('id', text, (c) => c.primaryKey())
      .addColumn('name', text, (c) => c.notNull())
      .addColumn('name_folded', text, (c) => c.notNull())
      .addColumn('parent', text)
      .addColumn('created_at', text, (c) => c.notNull())
      .addColumn('updated_at', text, (c) => c.notNull())
      .execute()
    await db.schema.createIndex('regions_by_parent').on('regions').column('parent').execute()
    await db.schema
      .createTable('user_regions')
      .addColumn('user_id', text, (c) => c.notNull().references('users.id').onDelete('cascade'))
      .addColumn('region_id', text, (c) => c.notNull().references('regions.id').onDelete('cascade'))
      .addPrimaryKeyConstraint('user_regions_key', ['user_id', 'region_id'])
      .execute()
    await db.schema
      .createIndex('user_regions_by_region')
      .on('user_regions')
      .column('region_id')
      .execute()
    await db.schema.alterTable('locations').addColumn('region', text).execute()
    for (const tags of ['tags', 'tags_folded'])
      await db.schema
        .alterTable('locations')
        .addColumn(tags, text, (c) => c.notNull().defaultTo('[]'))
        .execute()
    await db.schema
      .createIndex('locations_by_region')
      .on('locations')
      .columns(['region', 'name_folded', 'id'])
      .execute()
    await sql`create view region_tree (region_id, ancestor_id) as
      select id, id from regions
      union all select id, parent from regions where parent is not null
      union all select own.id, above.parent from regions own
        join regions above on above.id = own.parent where above.parent is not null`.execute(db)
    await sql`create view reached_locations (user_id, location_id) as
      select user_id, location_id from user_locations
      union select user_regions.user_id, locations.id from user_regions
        join region_tree on region_tree.ancestor_id = user_regions.region_id
        join locations on locations.region = region_tree.region_id`.execute(db)
  },
})
