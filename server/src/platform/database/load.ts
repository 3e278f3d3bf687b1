import { createHash } from 'node:crypto'
import {
  type BackedUpTable,
  backedUpTables,
  BackupHead,
  BackupRow,
  BackupTail,
  countTable,
  schemaOf,
} from './backup-format.ts'
import type { Db, Executor } from './database.ts'
import type { Database } from './schema.ts'

/** A backup that cannot be restored here; the message says why. Nothing was changed. */
export class RestoreRefused extends Error {
  override name = 'RestoreRefused'
}

const writtenAtOnce = 200

function parse(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    throw new RestoreRefused('This file is not a whole Roundboard backup: a line cannot be read.')
  }
}

async function assertEmpty(on: Executor): Promise<void> {
  const full: string[] = []
  for (const table of backedUpTables)
    if (table !== 'logHead' && (await countTable(on, table)) > 0) full.push(table)
  if (full.length > 0)
    throw new RestoreRefused(
      `This database is not empty (${full.join(', ')}). A backup is restored into an empty one only: choose another DATA_DIR or DATABASE_URL.`,
    )
}

async function assertSchema(on: Executor, line: unknown): Promise<void> {
  const head = BackupHead.safeParse(line)
  if (!head.success) throw new RestoreRefused('This file is not a Roundboard backup.')
  const here = await schemaOf(on)
  if (head.data.schema !== here)
    throw new RestoreRefused(
      `This backup was made by another version of Roundboard (its tables are ${head.data.schema}, here they are ${here}). Restore it with that version, then update.`,
    )
}

async function insertRows(on: Executor, table: BackedUpTable, rows: readonly object[]) {
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
  let table: BackedUpTable | undefined
  let rows: object[] = []
  const flush = async () => {
    if (table !== undefined && rows.length > 0) await insertRows(on, table, rows)
    rows = []
  }
  return {
    flush,
    async add(to: BackedUpTable, row: object) {
      if (to !== table || rows.length >= writtenAtOnce) await flush()
      table = to
      rows.push(row)
    },
  }
}

async function assertWhole(on: Executor, tail: unknown, sha256: string) {
  const parsed = BackupTail.safeParse(tail)
  if (!parsed.success || parsed.data.sha256 !== sha256)
    throw new RestoreRefused('This backup is cut off or was changed: its end does not fit.')
  for (const table of backedUpTables)
    if ((await countTable(on, table)) !== (parsed.data.rows[table] ?? 0))
      throw new RestoreRefused(`Not all rows of ${table} arrived.`)
  return parsed.data.rows
}

async function loadInto(on: Executor, lines: AsyncIterable<string>, before: () => Promise<void>) {
  await assertEmpty(on)
  const hash = createHash('sha256')
  const batches = createBatches(on)
  let isFirst = true
  let tail: unknown
  for await (const line of lines) {
    if (tail !== undefined) throw new RestoreRefused('This backup goes on after its end.')
    const value = parse(line)
    const row = BackupRow.safeParse(value)
    if (isFirst) await assertSchema(on, value)
    else if (row.success) await batches.add(...row.data)
    else tail = value
    if (tail === undefined) hash.update(`${line}\n`)
    isFirst = false
  }
  await batches.flush()
  const rows = await assertWhole(on, tail, hash.digest('hex'))
  await before()
  return rows
}

/**
 * Fills an empty database from a backup's lines: all of it, checked, or nothing. Gives the rows of each
 * table. What has to be there with them is done last; when that fails, nothing is.
 */
export async function load(
  db: Db,
  lines: AsyncIterable<string>,
  beforeCommit: () => Promise<void> = () => Promise.resolve(),
): Promise<Readonly<Record<string, number>>> {
  return db.transaction().execute((trx) => loadInto(trx, lines, beforeCommit))
}
