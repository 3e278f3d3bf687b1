import { chmodSync, closeSync, existsSync, mkdirSync, openSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import { SqliteAdapter, SqliteDialect } from 'kysely'
import { isWriteRefused } from './failures.ts'

/** A database folder that cannot be used; the message says what to do. */
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

/** `node:sqlite` in the shape that Kysely's dialect expects, with its statements kept prepared. */
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
    close: () => {
      database.close()
    },
    prepare(text: string) {
      // A full disk ends the transaction by itself; saying so again would hide the reason.
      if (text === 'rollback' && !database.isTransaction) return nothingToDo
      return prepare(text)
    },
  }
}

/** SQLite makes and changes tables in transactions too: a migration that fails leaves nothing behind. */
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
 * Takes the folder for this process alone. The operating system lets go of the lock when the process
 * ends, however it ends, so a crash never leaves the folder locked.
 */
function lockFolder(folder: string): DatabaseSync {
  const lock = new DatabaseSync(lockFile(folder))
  try {
    lock.exec('PRAGMA busy_timeout = 300')
    // No journal beside it: a full disk has no room for one.
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
    : `The folder ${folder} cannot be used for the database: ${error instanceof Error ? error.message : String(error)}. It must exist or be creatable, be writable for this user, and its disk must have room.`
  return new DatabaseUnavailable(reason, { cause: error })
}

export const sqliteFile = (folder: string) => join(folder, 'roundboard.sqlite')

const lockFile = (folder: string) => join(folder, 'roundboard.lock')

/** Removes a database that is closed. */
export async function removeSqlite(folder: string): Promise<void> {
  const file = sqliteFile(folder)
  for (const each of [file, `${file}-wal`, `${file}-shm`, lockFile(folder)])
    await rm(each, { force: true })
}

/**
 * Password hashes are for the server's own eyes, whatever the umask. The files that SQLite makes beside
 * a database get its mode. A file that exists is never opened here: closing it would end SQLite's lock.
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
 * The write-ahead log has an index that all processes share, a file for which a full disk has no
 * room. Then it is in this process's memory, and no other can read the database until a restart.
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

/** Opens the embedded database of a folder, which no second process can then open. */
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

/** Opens the embedded database of a folder beside the server that may be using it. */
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
      `There is no database in the folder ${folder} that this user may read. Set DATA_DIR to the server's, or DATABASE_URL.`,
      { cause },
    )
  }
}
