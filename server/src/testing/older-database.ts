import { CamelCasePlugin, Kysely, PostgresDialect } from 'kysely'
import { Pool } from 'pg'
import { inject } from 'vitest'
import type { Engine } from '../platform/database/engine.ts'
import { migrate } from '../platform/database/migrate.ts'
import { openSqlite } from '../platform/database/sqlite.ts'
import { temporaryFolder } from './test-server.ts'
import { createDatabase } from './postgres.ts'

/** Tables of an older version, not of today's schema. */
type OldTables = Record<string, Record<string, unknown>>

export type OldDatabase = Kysely<OldTables>

type Settings = { readonly DATA_DIR: string; readonly DATABASE_URL?: string }

/** Opens a database without migrating it. */
export async function openAsItIs(
  engine: Engine,
  { DATA_DIR, DATABASE_URL }: Settings,
  change: (db: OldDatabase) => Promise<unknown>,
): Promise<void> {
  const opened =
    engine === 'SQLite'
      ? openSqlite(DATA_DIR)
      : {
          dialect: new PostgresDialect({ pool: new Pool({ connectionString: DATABASE_URL }) }),
          release: () => undefined,
        }
  const db = new Kysely<OldTables>({ dialect: opened.dialect, plugins: [new CamelCasePlugin()] })
  try {
    await change(db)
  } finally {
    await db.destroy()
    opened.release()
  }
}

/** A database of an older version, filled by `fill`, and its settings. */
export async function aDatabaseOf(
  engine: Engine,
  newest: string,
  fill: (db: OldDatabase) => Promise<unknown>,
): Promise<Settings> {
  const settings = {
    DATA_DIR: await temporaryFolder(),
    ...(engine === 'PostgreSQL' && { DATABASE_URL: await createDatabase(inject('postgresUrl')) }),
  }
  await openAsItIs(engine, settings, async (db) => {
    await migrate(db, engine, newest)
    await fill(db)
  })
  return settings
}
