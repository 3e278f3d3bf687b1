import { chmodSync, closeSync, existsSync, mkdirSync, openSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import { SqliteAdapter, SqliteDialect } from 'kysely'
import { isWriteRefused } from './failures.ts'

/** A database folder that can't be used. The message says what to do. */
export class DatabaseUnavailable extends Error {
  override name = 'DatabaseUnavailable'
}

const cachedStatements = 500

const nothingToDo = {
  reader: false,
  all: () => [],
  run: () => ({ changes: 0, lastInsertRowid: 0 }),
  iterate: () => [].values(),
}

const adaptStatement = (statement: StatementSync) => ({
  reader: statement.columns().length > 0,
  all: (parameters: readonly unknown[]) => statement.all(...(parameters as SQLInputValue[])),
  run: (parameters: readonly unknown[]) => statement.run(...(parameters as SQLInputValue[])),
  iterate: (parameters: readonly unknown[]) =>
    statement.iterate(...(parameters as SQLInputValue[])),
})

type PreparedStatement = ReturnType<typeof adaptStatement>

/** Adapts `node:sqlite` to Kysely's dialect, and caches prepared statements. */
function adapt(database: DatabaseSync) {
  const statements = new Map<string, PreparedStatement>()
  const prepare = (text: string): PreparedStatement => {
    const known = statements.get(text)
    if (known) return known
    const prepared = adaptStatement(database.prepare(text))
    if (statements.size < cachedStatements) statements.set(text, prepared)
    return prepared
  }
  return {
    close: () => database.close(),
    prepare(text: string) {
      // A full disk ends the transaction. Rolling back again would hide the reason.
      if (text === 'rollback' && !database.isTransaction) return nothingToDo
      return prepare(text)
    },
  }
}

/** SQLite can change tables in transactions, so a failed migration leaves nothing behind. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl() {
    return true
  }
}

class EmbeddedDialect extends SqliteDialect {
  override createAdapter() {
    return new TransactionalAdapter()
  }
}

/**
 * Locks the folder for this process. The operating system releases the lock when the process ends,
 * even after a crash.
 */
function lockFolder(folder: string): DatabaseSync {
  const lock = new DatabaseSync(lockFile(folder))
  try {
    lock.exec('PRAGMA busy_timeout = 300')
    // Without a journal file, which a full disk would refuse.
    lock.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE')
    return lock
  } catch (cause) {
    lock.close()
    throw cause
  }
}

const isBusy = (error: unknown) => error instanceof Error && /locked|busy/i.test(error.message)

function explain(folder: string, error: unknown): DatabaseUnavailable {
  const reason = isBusy(error)
    ? `Another server already uses the folder ${folder}. Stop it, choose another DATA_DIR, or set DATABASE_URL: several servers can share a PostgreSQL database.`
    : `The folder ${folder} can't be used for the database: ${error instanceof Error ? error.message : String(error)}. Make sure that this user can write to it and that its disk has free space.`
  return new DatabaseUnavailable(reason, { cause: error })
}

export const sqliteFile = (folder: string) => join(folder, 'roundboard.sqlite')

const lockFile = (folder: string) => join(folder, 'roundboard.lock')

/** Deletes a closed database. */
export async function removeSqlite(folder: string): Promise<void> {
  const file = sqliteFile(folder)
  for (const each of [file, `${file}-wal`, `${file}-shm`, lockFile(folder)])
    await rm(each, { force: true })
}

/**
 * Makes the database readable only by the server's user, whatever the umask; SQLite's other files
 * inherit its mode. Never opens an existing file, because closing it would release SQLite's lock.
 */
function keepPrivate(folder: string): void {
  const file = sqliteFile(folder)
  if (!existsSync(file)) closeSync(openSync(file, 'wx', 0o600))
  for (const each of [file, `${file}-wal`, `${file}-shm`])
    if (existsSync(each)) chmodSync(each, 0o600)
}

const settings =
  'PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; PRAGMA busy_timeout = 5000; PRAGMA cache_size = -32000; PRAGMA journal_size_limit = 67108864; SELECT count(*) FROM sqlite_schema'

/**
 * The write-ahead log has a shared index file, which a full disk would refuse. In that case it is
 * kept in memory, and no other process can read the database until a restart.
 */
function openFile(file: string): DatabaseSync {
  const database = new DatabaseSync(file)
  try {
    database.exec(settings)
    return database
  } catch (error) {
    database.close()
    if (!isWriteRefused(error)) throw error
    const alone = new DatabaseSync(file)
    alone.exec(`PRAGMA locking_mode = EXCLUSIVE; ${settings}`)
    console.error(
      'The disk is full. Screens keep running, but nothing can be saved. Free up space, then restart the server; backups fail until then.',
    )
    return alone
  }
}

/** Opens the embedded database in a folder and locks it. */
export function openSqlite(folder: string) {
  try {
    mkdirSync(folder, { recursive: true })
    const lock = lockFolder(folder)
    keepPrivate(folder)
    const database = openFile(sqliteFile(folder))
    return {
      dialect: new EmbeddedDialect({ database: adapt(database) }),
      release: () => {
        if (database.isOpen) database.close()
        lock.close()
      },
    }
  } catch (error) {
    throw explain(folder, error)
  }
}

/** Opens the embedded database in a folder next to a running server. */
export function openSqliteToRead(folder: string): ReturnType<typeof openSqlite> {
  try {
    const database = new DatabaseSync(sqliteFile(folder), { readOnly: true, timeout: 5000 })
    return {
      dialect: new EmbeddedDialect({ database: adapt(database) }),
      release: () => {
        if (database.isOpen) database.close()
      },
    }
  } catch (cause) {
    throw new DatabaseUnavailable(
      `There is no database in the folder ${folder}, or this user can't read it. Set DATA_DIR or DATABASE_URL to the server's value.`,
      { cause },
    )
  }
}
