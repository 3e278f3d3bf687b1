import {
  CamelCasePlugin,
  type Dialect,
  Kysely,
  type LogEvent,
  PostgresDialect,
  sql,
  type Transaction,
} from 'kysely'
import { Pool, type PoolClient } from 'pg'
import { createDurations, type Durations } from '../durations.ts'
import type { Engine } from './engine.ts'
import { isUnanswered, isWriteRefused } from './failures.ts'
import type { Writability } from './write-queue.ts'
import { migrate, appliedMigrations } from './migrate.ts'
import { migrations } from './migrations.ts'
import type { Database } from './schema.ts'
import { DatabaseUnavailable, openSqlite, openSqliteToRead } from './sqlite.ts'

export type Db = Kysely<Database>
/** What a repository runs on: the database or a transaction. */
export type Executor = Db | Transaction<Database>

/** Durations of statements, by outcome. */
export interface QueryTimes {
  readonly answered: Durations
  readonly failed: Durations
}

export interface OpenDatabase {
  readonly db: Db
  readonly engine: Engine
  readonly queries: QueryTimes
  readonly writability: Writability
  /** PostgreSQL's connection pool, for libraries with their own statements. */
  readonly pool?: Pool
  /** Closes all connections, and unlocks the folder of an embedded database. */
  close(): Promise<void>
}

// Results are flat rows. Nested JSON in a column stays as it was stored.
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

/** Closes a connection that doesn't answer: it would keep the next query waiting too. */
function endIfSilent(client: PoolClient): void {
  const query = client.query.bind(client) as (...given: unknown[]) => unknown
  client.query = ((...given: unknown[]) => {
    const answer = query(...given)
    if (answer instanceof Promise)
      answer.catch((error: unknown) => {
        if (isUnanswered(error)) void client.end()
      })
    return answer
  }) as PoolClient['query']
}

function openPostgres(connectionString: string): OpenDatabase {
  const pool = new Pool({
    connectionString,
    max: 10,
    connectionTimeoutMillis: 5_000,
    statement_timeout: 30_000,
    // Longer, for when PostgreSQL or the network doesn't answer at all.
    query_timeout: 35_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
  })
  // A connection that breaks while idle is replaced by the next query; it's no crash.
  pool.on('error', () => undefined)
  // The same for one that breaks within a transaction: its next statement fails.
  pool.on('connect', (client) => {
    client.on('error', () => undefined)
    endIfSilent(client)
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

/** Opens the database read-only and unmigrated, possibly next to a running server. */
export const openToRead = (settings: DatabaseSettings): OpenDatabase =>
  open(settings, openSqliteToRead)

/** Reads a consistent snapshot while others keep writing. */
export const readSnapshot = <T>(db: Db, read: (on: Executor) => Promise<T>): Promise<T> =>
  db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute((trx) => read(trx))

/** Refuses a database that a newer version has migrated. */
async function assertKnown(db: Db, known: readonly string[]): Promise<{ isUpToDate: boolean }> {
  const newest = known.toSorted().at(-1) ?? ''
  const applied = await appliedMigrations(db)
  const newer = applied.filter((name) => !known.includes(name)).at(-1)
  if (newer !== undefined)
    throw new DatabaseUnavailable(
      `This database was migrated by a newer version of Roundboard (to ${newer}; this version supports ${newest}). Start the newer version, or restore a backup from this version into an empty database.`,
    )
  return { isUpToDate: known.every((name) => applied.includes(name)) }
}

/** Opens the database without creating or changing tables. */
export const openUnmigrated = (settings: DatabaseSettings): OpenDatabase =>
  open(settings, openSqlite)

/** Opens the configured database and migrates it, under a lock. */
export async function openDatabase(settings: DatabaseSettings): Promise<OpenDatabase> {
  const opened = open(settings, openSqlite)
  const all = Object.keys(migrations(opened.engine))
  try {
    const { isUpToDate } = await assertKnown(opened.db, all)
    // If it is up to date, nothing is written, so a full disk doesn't matter.
    if (!isUpToDate) await migrate(opened.db, opened.engine)
    return opened
  } catch (error) {
    await opened.close()
    throw error
  }
}

/** A write without effect, to check whether writes are possible. */
export const tryToWrite = (db: Db): Promise<unknown> =>
  db
    .updateTable('logHead')
    .set(({ ref }) => ({ seq: ref('seq') }))
    .where('id', '=', 1)
    .execute()

/** Whether the database responds. */
export const answers = (db: Db): Promise<boolean> =>
  sql`select 1`.execute(db).then(
    () => true,
    () => false,
  )
