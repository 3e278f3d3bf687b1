import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { BackupHead, BackupRow, BackupTail, countTable } from './backup-format.ts'
import type { Executor, OpenDatabase } from './database.ts'
import type { Engine } from './engine.ts'
import { migrate, appliedMigrations } from './migrate.ts'
import { migrations } from './migrations.ts'
import type { Database } from './schema.ts'

/** A backup that can't be restored here. The message says why. Nothing was changed. */
export class RestoreRefused extends Error {
  override name = 'RestoreRefused'
}

const writtenAtOnce = 200

/** Triggers maintain counts, jobs must not run twice, and attempts expire within minutes. */
const notBackedUp = new Set(['rowCounts', 'jobs', 'attempts'])

function parse(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    throw new RestoreRefused("This Roundboard backup is incomplete: a line can't be read.")
  }
}

const camelCase = (name: string) =>
  name.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())

/** The tables that a backup of this schema can contain. */
async function listTables(on: Executor): Promise<string[]> {
  const tables = await on.introspection.getTables()
  return tables
    .filter(({ isView }) => !isView)
    .map(({ name }) => camelCase(name))
    .filter((name) => !notBackedUp.has(name))
}

async function assertEmpty(on: Executor, tables: readonly string[]): Promise<void> {
  const full: string[] = []
  for (const table of tables)
    if (table !== 'logHead' && (await countTable(on, table)) > 0) full.push(table)
  if (full.length > 0)
    throw new RestoreRefused(
      `This database isn't empty (${full.join(', ')}). Backups are only restored into empty databases: choose another DATA_DIR or DATABASE_URL.`,
    )
}

/** Creates the tables as they were when the backup was made. */
async function createTables(on: Executor, engine: Engine, line: unknown): Promise<void> {
  const head = BackupHead.safeParse(line)
  if (!head.success) throw new RestoreRefused("This file isn't a Roundboard backup.")
  const { schema } = head.data
  if (!Object.hasOwn(migrations(engine), schema))
    throw new RestoreRefused(
      `This backup was made by a newer version of Roundboard (its schema is ${schema}). Update Roundboard, then restore it.`,
    )
  const here = (await appliedMigrations(on)).at(-1)
  if (here === undefined) await migrate(on, engine, schema)
  else if (here !== schema)
    throw new RestoreRefused(
      `This database has schema ${here}, but the backup has schema ${schema}. Restore into a database without tables: choose another DATA_DIR or DATABASE_URL.`,
    )
}

async function insertRows(on: Executor, table: string, rows: readonly object[]) {
  if (table === 'logHead')
    await on
      .updateTable('logHead')
      .set(rows[0] as Database['logHead'])
      .execute()
  else
    await on
      .insertInto(table as 'users')
      .values(rows as Database['users'][])
      .execute()
}

function createBatches(on: Executor) {
  let table: string | undefined
  let rows: object[] = []
  const flush = async () => {
    if (table !== undefined && rows.length > 0) await insertRows(on, table, rows)
    rows = []
  }
  return {
    flush,
    async add(to: string, row: object) {
      if (to !== table || rows.length >= writtenAtOnce) await flush()
      table = to
      rows.push(row)
    },
  }
}

async function assertComplete(
  on: Executor,
  tables: readonly string[],
  { tail, sha256 }: { tail: unknown; sha256: string },
) {
  const parsed = BackupTail.safeParse(tail)
  if (!parsed.success || parsed.data.sha256 !== sha256)
    throw new RestoreRefused(
      "This backup is incomplete or was changed: its checksum doesn't match.",
    )
  const { rows } = parsed.data
  for (const table of new Set([...tables, ...Object.keys(rows)]))
    if (!tables.includes(table) || (await countTable(on, table)) !== (rows[table] ?? 0))
      throw new RestoreRefused(`This backup is incomplete: rows of ${table} are missing.`)
  return rows
}

async function loadInto(on: Executor, engine: Engine, lines: AsyncIterable<string>) {
  const hash = createHash('sha256')
  const batches = createBatches(on)
  let tables: readonly string[] | undefined
  let tail: unknown
  for await (const line of lines) {
    if (tail !== undefined) throw new RestoreRefused('This backup has extra data after its end.')
    const value = parse(line)
    const row = BackupRow.safeParse(value).data
    if (tables === undefined) {
      await createTables(on, engine, value)
      tables = await listTables(on)
      await assertEmpty(on, tables)
    } else if (row && tables.includes(row[0])) await batches.add(...row)
    else tail = value
    if (tail === undefined) hash.update(`${line}\n`)
  }
  await batches.flush()
  return assertComplete(on, tables ?? [], { tail, sha256: hash.digest('hex') })
}

async function assertReferences(on: Executor): Promise<void> {
  const { rows } = await sql<{ table: string }>`pragma foreign_key_check`.execute(on)
  if (rows.length > 0)
    throw new RestoreRefused(
      `This backup is damaged: ${String(rows[0]?.table)} has broken references.`,
    )
}

/**
 * Loads a verified backup into an empty database, completely or not at all. A backup of an older
 * version is loaded into the tables of its time and then migrated. `beforeCommit` runs last; if it
 * fails, nothing changes. Returns the number of rows per table.
 */
export async function load(
  { db, engine }: Pick<OpenDatabase, 'db' | 'engine'>,
  lines: AsyncIterable<string>,
  beforeCommit: (on: Executor) => Promise<void> = () => Promise.resolve(),
): Promise<Readonly<Record<string, number>>> {
  const isEmbedded = engine === 'SQLite'
  // Migrations rebuild referenced tables. SQLite switches this only outside a transaction.
  if (isEmbedded) await sql`pragma foreign_keys = off`.execute(db)
  try {
    return await db.transaction().execute(async (trx) => {
      const rows = await loadInto(trx, engine, lines)
      await migrate(trx, engine)
      if (isEmbedded) await assertReferences(trx)
      await beforeCommit(trx)
      return rows
    })
  } finally {
    if (isEmbedded) await sql`pragma foreign_keys = on`.execute(db)
  }
}
