import { CamelCasePlugin, Kysely, PostgresDialect, type Transaction } from 'kysely'
import { Migrator } from 'kysely/migration'
import { Pool } from 'pg'
import { migrations } from './migrations.ts'
import type { Database } from './schema.ts'
import { openSqlite } from './sqlite.ts'

export type Engine = 'SQLite' | 'PostgreSQL'
export type Db = Kysely<Database>
/** What a repository runs on: the database itself, or the transaction of a write. */
export type Executor = Db | Transaction<Database>

export interface OpenDatabase {
  readonly db: Db
  readonly engine: Engine
  /** Ends every connection, and lets go of an embedded database's folder. */
  close(): Promise<void>
}

// Results are flat rows: what looks like JSON inside a column stays as it was written.
const plugins = [new CamelCasePlugin({ maintainNestedObjectKeys: true })]

function open(settings: { DATA_DIR: string; DATABASE_URL?: string | undefined }): OpenDatabase {
  if (settings.DATABASE_URL !== undefined) {
    const pool = new Pool({
      connectionString: settings.DATABASE_URL,
      max: 10,
      connectionTimeoutMillis: 5_000,
      statement_timeout: 30_000,
    })
    // A connection that breaks while idle is replaced at the next query; it must not end the process.
    pool.on('error', () => undefined)
    const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }), plugins })
    return { db, engine: 'PostgreSQL', close: () => db.destroy() }
  }
  const { dialect, release } = openSqlite(settings.DATA_DIR)
  const db = new Kysely<Database>({ dialect, plugins })
  return {
    db,
    engine: 'SQLite',
    close: async () => {
      await db.destroy()
      release()
    },
  }
}

/** Opens the database that the settings name and brings its tables up to date, under a lock. */
export async function openDatabase(settings: {
  DATA_DIR: string
  DATABASE_URL?: string | undefined
}): Promise<OpenDatabase> {
  const opened = open(settings)
  const all = migrations(opened.engine)
  const migrator = new Migrator({
    db: opened.db.withoutPlugins(),
    provider: { getMigrations: () => Promise.resolve(all) },
  })
  const { error } = await migrator.migrateToLatest()
  if (error !== undefined) {
    await opened.close()
    throw error instanceof Error ? error : new Error(String(error))
  }
  return opened
}
