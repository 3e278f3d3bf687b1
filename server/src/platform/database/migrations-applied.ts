import { type Kysely, sql } from 'kysely'
import type { Database } from './schema.ts'

/** The migrations that a database has had, oldest first; none when it is empty. */
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
