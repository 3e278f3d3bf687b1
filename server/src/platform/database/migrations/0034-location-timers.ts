import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { type Engine, textOf } from '../engine.ts'

const moved = ['license_key', 'timer_stamp', 'timer_playlist'] as const

async function createTables(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const text = textOf(engine)
  await db.schema
    .createTable('location_timers')
    .addColumn('location_id', text, (c) =>
      c.primaryKey().references('locations.id').onDelete('cascade'),
    )
    .addColumn('license_key', text, (c) => c.unique())
    .addColumn('stamp', text)
    .execute()
  await db.schema
    .createTable('timer_breaks')
    .addColumn('location_id', text, (c) =>
      c.notNull().references('location_timers.location_id').onDelete('cascade'),
    )
    .addColumn('position', 'integer', (c) => c.notNull())
    .addColumn('exercise_id', text, (c) => c.references('exercises.id'))
    .addColumn('unknown_name', text)
    .addPrimaryKeyConstraint('timer_breaks_key', ['location_id', 'position'])
    .addCheckConstraint('timer_breaks_one', sql`(exercise_id is null) <> (unknown_name is null)`)
    .execute()
  for (const column of ['exercise_id', 'unknown_name'])
    await db.schema
      .createIndex(`timer_breaks_by_${column}`)
      .on('timer_breaks')
      .column(column)
      .execute()
}

/** Copies the locations' timers. Exercises of a playlist that aren't in the catalog keep their names. */
async function fillTables(db: Kysely<unknown>, engine: Engine): Promise<void> {
  await sql`insert into location_timers (location_id, license_key, stamp)
    select id, license_key, timer_stamp from locations
    where license_key is not null or timer_stamp is not null or timer_playlist <> '[]'`.execute(db)
  const names =
    engine === 'PostgreSQL'
      ? sql`jsonb_array_elements_text(locations.timer_playlist::jsonb) with ordinality as entry (value, key)`
      : sql`json_each(locations.timer_playlist) as entry`
  const first = engine === 'PostgreSQL' ? 1 : 0
  await sql`insert into timer_breaks (location_id, position, exercise_id, unknown_name)
    select locations.id, entry.key - ${sql.lit(first)}, exercises.id,
      case when exercises.id is null then entry.value end
    from locations cross join ${names} left join exercises on exercises.name = entry.value`.execute(
    db,
  )
}

// SQLite can't drop a unique column, so the table is created again.
async function remakeLocations(db: Kysely<unknown>): Promise<void> {
  const columns = {
    ...{ id: 'text primary key', name: 'text not null', name_folded: 'text not null' },
    ...{ location_identifier: 'text not null unique', time_zone: 'text not null' },
    ...{ language: 'text not null', is_active: 'integer not null' },
    ...{ is_enabled: 'integer not null', lr_video: 'integer not null', is365: 'integer not null' },
    ...{ vts_enabled: 'integer not null', android_os: 'integer not null' },
    ...{ timer_palette: 'text not null', schedule: 'text not null' },
    ...{ created_at: 'text not null', updated_at: 'text not null' },
  }
  const names = Object.keys(columns).join(', ')
  const definitions = Object.entries(columns).map(([name, type]) => `${name} ${type}`)
  const { rows } = await sql<{ made: string }>`select sql as made from sqlite_schema
    where tbl_name = 'locations' and type in ('index', 'trigger') and sql is not null`.execute(db)
  for (const statement of [
    `create table locations_new (${definitions.join(', ')})`,
    `insert into locations_new (${names}) select ${names} from locations`,
    'drop table locations',
    'alter table locations_new rename to locations',
    ...rows.map(({ made }) => made),
  ])
    await sql.raw(statement).execute(db)
  const broken = await sql`pragma foreign_key_check`.execute(db)
  if (broken.rows.length > 0) throw new Error('locations lost rows that others refer to')
}

async function dropColumns(db: Kysely<unknown>): Promise<void> {
  for (const column of moved) await db.schema.alterTable('locations').dropColumn(column).execute()
}

/** Timers in a table of their own, and the exercises of active breaks by ID. */
export const locationTimers = (engine: Engine): Migration => ({
  async up(db: Kysely<unknown>) {
    await createTables(db, engine)
    await fillTables(db, engine)
    await (engine === 'SQLite' ? remakeLocations(db) : dropColumns(db))
  },
})
