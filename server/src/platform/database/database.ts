import {
  CamelCasePlugin,
  type Dialect,
  Kysely,
  type LogEvent,
  PostgresDialect,
  sql,
  type Transaction,
} from 'kysely'
import { Pool } from 'pg'
import { createDurations, type Durations } from '../durations.ts'
import type { Engine } from './engine.ts'
import { isWriteRefused } from './failures.ts'
import type { Writability } from './later.ts'
import { migrate, appliedMigrations } from './migrate.ts'
import { migrations } from './migrations.ts'
import type { Database } from './schema.ts'
import { DatabaseUnavailable, openSqlite, openSqliteToRead } from './sqlite.ts'

export type Db = Kysely<Database>
/** What a repository runs on: the database itself, or the transaction of a write. */
export type Executor = Db | Transaction<Database>

/** How long statements took, by how they ended. */
export interface QueryTimes {
  readonly answered: Durations
  readonly failed: Durations
}

export interface OpenDatabase {
  readonly db: Db
  readonly engine: Engine
  readonly queries: QueryTimes
  readonly writability: Writability
  /** The connections to PostgreSQL, for what comes with statements of its own. */
  readonly pool?: Pool
  /** Ends every connection, and lets go of an embedded database's folder. */
  close(): Promise<void>
}

// Results are flat rows: what looks like JSON inside a column stays as it was written.
const plugins = [new CamelCasePlugin({ maintainNestedObjectKeys: true })]

function kysely(dialect: Dialect): Pick<OpenDatabase, 'db' | 'queries' | 'writability'> {
  const queries = { answered: createDurations(), failed: createDurations() }
  const writability = { isRefused: false, refusals: 0 }
  const log = (event: LogEvent) => {
    queries[event.level === 'error' ? 'failed' : 'answered'].note(event.queryDurationMillis)
    if (event.level !== 'error' || !isWriteRefused(event.error)) return
    writability.isRefused = true
    writability.refusals += 1
  }
  return { db: new Kysely<Database>({ dialect, plugins, log }), queries, writability }
}

export interface DatabaseSettings {
  readonly DATA_DIR: string
  readonly DATABASE_URL?: string | undefined
}

function openPostgres(connectionString: string): OpenDatabase {
  const pool = new Pool({
    connectionString,
    max: 10,
    connectionTimeoutMillis: 5_000,
    statement_timeout: 30_000,
  })
  // A connection that breaks while idle is replaced at the next query; it must not end the process.
  pool.on('error', () => undefined)
  // So is one that breaks between two statements of a transaction: the next one fails and says so.
  pool.on('connect', (client) => {
    client.on('error', () => undefined)
  })
  const opened = kysely(new PostgresDialect({ pool }))
  return { ...opened, engine: 'PostgreSQL', pool, close: () => opened.db.destroy() }
}

function open(
  { DATA_DIR, DATABASE_URL }: DatabaseSettings,
  openEmbedded: typeof openSqlite,
): OpenDatabase {
  if (DATABASE_URL !== undefined) return openPostgres(DATABASE_URL)
  const { dialect, release } = openEmbedded(DATA_DIR)
  const opened = kysely(dialect)
  return {
    ...opened,
    engine: 'SQLite',
    close: async () => {
      await opened.db.destroy()
      release()
    },
  }
}

/** Opens the database only to read, as it is; a server may be using it. */
export const openToRead = (settings: DatabaseSettings): OpenDatabase =>
  open(settings, openSqliteToRead)

/** Reads everything as it was at one moment, while others go on writing. */
export const readSnapshot = <T>(db: Db, read: (on: Executor) => Promise<T>): Promise<T> =>
  db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute((trx) => read(trx))

/** Tables that only a newer server knows are not touched. */
async function assertKnown(db: Db, known: readonly string[]): Promise<{ isUpToDate: boolean }> {
  const newest = known.toSorted().at(-1) ?? ''
  const applied = await appliedMigrations(db)
  const newer = applied.filter((name) => !known.includes(name)).at(-1)
  if (newer !== undefined)
    throw new DatabaseUnavailable(
      `This database belongs to a newer Roundboard: its tables are those of ${newer}, this server knows them up to ${newest}. Start that version again, or restore a backup that this one made into an empty database.`,
    )
  return { isUpToDate: known.every((name) => applied.includes(name)) }
}

/** Opens the database as it is, without creating or changing its tables. */
export const openUnmigrated = (settings: DatabaseSettings): OpenDatabase =>
  open(settings, openSqlite)

/** Opens the database that the settings name and brings its tables up to date, under a lock. */
export async function openDatabase(settings: DatabaseSettings): Promise<OpenDatabase> {
  const opened = open(settings, openSqlite)
  const all = Object.keys(migrations(opened.engine))
  try {
    const { isUpToDate } = await assertKnown(opened.db, all)
    // Then nothing is written, which a full disk would refuse.
    if (!isUpToDate) await migrate(opened.db, opened.engine)
    return opened
  } catch (error) {
    await opened.close()
    throw error
  }
}

/** A write that changes nothing, to see whether one is possible. */
export const tryToWrite = (db: Db): Promise<unknown> =>
  db
    .updateTable('logHead')
    .set(({ ref }) => ({ seq: ref('seq') }))
    .where('id', '=', 1)
    .execute()

/** Whether the database answers. */
export const answers = (db: Db): Promise<boolean> =>
  sql`select 1`.execute(db).then(
    () => true,
    () => false,
  )
