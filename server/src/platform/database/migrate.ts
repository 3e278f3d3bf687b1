import { type Kysely, sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import type { Engine } from './engine.ts'
import { migrations } from './migrations.ts'
import type { Database } from './schema.ts'

/**
 * Migrates the tables to the latest version, or to `target`, under a lock, completely or not at
 * all. SQLite changes some tables by rebuilding them, which must not cascade to referring rows.
 */
export async function migrate<Tables>(
  db: Kysely<Tables>,
  engine: Engine,
  target?: string,
): Promise<void> {
  const provider = { getMigrations: () => Promise.resolve(migrations(engine)) }
  const migrator = new Migrator({ db: db.withoutPlugins(), provider })
  const isEmbedded = engine === 'SQLite'
  try {
    if (isEmbedded) await sql`pragma foreign_keys = off`.execute(db)
    const { error } = await (target === undefined
      ? migrator.migrateToLatest()
      : migrator.migrateTo(target))
    if (error === undefined) return
    throw error instanceof Error ? error : new Error('the database could not be migrated')
  } finally {
    if (isEmbedded) await sql`pragma foreign_keys = on`.execute(db)
  }
}

/** The applied migrations, oldest first. */
export async function appliedMigrations(db: Kysely<Database>): Promise<string[]> {
  const tables = await db
    .withoutPlugins()
    .introspection.getTables({ withInternalKyselyTables: true })
  if (!tables.some((table) => table.name === 'kysely_migration')) return []
  const { rows } = await sql<{
    name: string
  }>`select name from kysely_migration order by name`.execute(db)
  return rows.map((row) => row.name)
}
