import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { type Engine, textOf } from '../engine.ts'

/** Announcements can be for the locations of regions and for those with tags. */
export const announcedRegions = (engine: Engine): Migration => ({
  async up(db: Kysely<unknown>) {
    for (const column of ['regions', 'tags', 'tags_folded'])
      await db.schema
        .alterTable('announcements')
        .addColumn(column, textOf(engine), (c) => c.notNull().defaultTo('[]'))
        .execute()
    const hasTag =
      engine === 'SQLite'
        ? sql`json_each(announcements.tags_folded) wanted
            join locations on instr(locations.tags_folded, json_quote(wanted.value)) > 0`
        : sql`json_array_elements(announcements.tags_folded::json) wanted(tag)
            join locations on strpos(locations.tags_folded, wanted.tag::text) > 0`
    await sql`create view announced_locations (announcement_id, location_id) as
      select announcement_id, location_id from announcement_locations
      union select announcements.id, locations.id from announcements
        join region_tree on announcements.regions like '%' || region_tree.ancestor_id || '%'
        join locations on locations.region = region_tree.region_id
      union select announcements.id, locations.id from announcements cross join ${hasTag}`.execute(
      db,
    )
  },
})

/** A build can be rolled out to the locations of regions and to those with tags. */
export const rolloutsToRegions = (engine: Engine): Migration => ({
  async up(db: Kysely<unknown>) {
    for (const column of ['regions', 'tags'])
      await db.schema
        .alterTable('rollouts')
        .addColumn(column, textOf(engine), (c) => c.notNull().defaultTo('[]'))
        .execute()
  },
})
