import { readdirSync, readFileSync } from 'node:fs'
import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { shippedExerciseNames } from '../exercise-names.ts'
import { type Engine, textOf } from './engine.ts'
import { locationTimers } from './migrations/0034-location-timers.ts'
import { shorterMonths } from './migrations/0076-shorter-months.ts'
import { transitionRows } from './migrations/0104-transition-rows.ts'
import { foldedTags } from './migrations/0105-folded-tags.ts'

const folder = new URL('migrations/', import.meta.url)

/** Migrations of statements only. Those that need code are listed below. */
const scripts = readdirSync(folder).filter((file) => file.endsWith('.sql'))

// After a column's name: bytewise order on PostgreSQL too, so that both engines sort alike.
const textColumns = /(?<=["\w] )text\b/g

/** Runs a file's statements. A line `-- only PostgreSQL` limits the statement after it. */
const script = (file: string, engine: Engine): Migration => ({
  async up(db: Kysely<unknown>) {
    const statements = readFileSync(new URL(file, folder), 'utf8').split(/;$/m)
    for (const statement of statements) {
      const [, only = engine] = /^-- only (\w+)$/m.exec(statement) ?? []
      const made = statement.replaceAll(/^--.*$/gm, '').trim()
      if (only !== engine || made === '') continue
      const collated = engine === 'SQLite' ? made : made.replaceAll(textColumns, 'text collate "C"')
      await sql.raw(collated).execute(db)
    }
  },
})

export const migrations = (engine: Engine): Record<string, Migration> => ({
  ...Object.fromEntries(scripts.map((file) => [file.slice(0, -4), script(file, engine)])),
  '0002-row-counts': rowCounts(engine),
  '0034-location-timers': locationTimers(engine),
  '0076-shorter-months': shorterMonths(engine),
  '0083-exercise-names': exerciseNames(engine),
  '0094-first-repeats': firstRepeats,
  '0104-transition-rows': transitionRows(engine),
  '0105-folded-tags': foldedTags,
})

/** Names of exercises in every screen language. Exercises that weren't renamed get the product's translations. */
const exerciseNames = (engine: Engine): Migration => ({
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('exercises')
      .addColumn('display_name_translations', textOf(engine), (c) => c.notNull().defaultTo('[]'))
      .execute()
    for (const [name, translations] of shippedExerciseNames) {
      const original = translations[0]?.original ?? ''
      await sql`update exercises set display_name_translations = ${JSON.stringify(translations)}
        where name = ${name} and display_name = ${original}`.execute(db)
    }
  },
})

/** Alerts repeat from now on: old outages must not all repeat right after the upgrade. */
const firstRepeats: Migration = {
  async up(untyped: Kysely<unknown>) {
    const db = untyped as Kysely<{
      outages: { kind: string; told_at: string | null; ended_at: string | null }
    }>
    await db
      .updateTable('outages')
      .set({ told_at: new Date().toISOString() })
      .where('kind', '=', 'location-away')
      .where('told_at', 'is not', null)
      .where('ended_at', 'is', null)
      .execute()
  },
}

const counted = ['users', 'locations', 'screens', 'workouts'] as const

/** Row counts of long lists, maintained by triggers. Counting 100,000 rows per page is slow. */
function rowCounts(engine: Engine): Migration {
  const text = textOf(engine)
  return {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('row_counts')
        .addColumn('name', text, (c) => c.primaryKey())
        .addColumn('n', 'integer', (c) => c.notNull())
        .execute()
      for (const name of counted) {
        await sql`insert into row_counts (name, n) select ${sql.lit(name)}, count(*) from ${sql.table(name)}`.execute(
          db,
        )
        for (const [event, sign, rows] of [
          ['insert', '+', 'new'],
          ['delete', '-', 'old'],
        ] as const)
          await countTrigger(engine, name, event, sign, rows).reduce(
            (before, statement) => before.then(() => sql.raw(statement).execute(db)),
            Promise.resolve<unknown>(undefined),
          )
      }
    },
  }
}

function countTrigger(
  engine: Engine,
  name: string,
  event: 'insert' | 'delete',
  sign: '+' | '-',
  rows: 'new' | 'old',
): string[] {
  const trigger = `${name}_count_${event}`
  if (engine === 'SQLite')
    return [
      `create trigger ${trigger} after ${event} on ${name} begin update row_counts set n = n ${sign} 1 where name = '${name}'; end`,
    ]
  return [
    `create function ${trigger}() returns trigger language plpgsql as $$ begin update row_counts set n = n ${sign} (select count(*) from changed) where name = '${name}'; return null; end $$`,
    `create trigger ${trigger} after ${event} on ${name} referencing ${rows} table as changed for each statement execute function ${trigger}()`,
  ]
}
