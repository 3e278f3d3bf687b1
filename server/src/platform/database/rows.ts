import { setImmediate } from 'node:timers/promises'
import { type BackedUpTable, tableKeys } from './backup-format.ts'
import { columnsThatDiffer } from './columns.ts'
import type { Executor } from './database.ts'
import type { Database } from './schema.ts'

/** The number of our widest rows that fits into one statement on both engines. */
const most = 500

/** Processes many rows in batches, and lets other work run in between. Returns a result per batch. */
export async function inParts<T, R>(
  rows: readonly T[],
  work: (part: readonly T[]) => Promise<R>,
): Promise<R[]> {
  const results: R[] = []
  for (let start = 0; start < rows.length; start += most) {
    if (start > 0) await setImmediate()
    results.push(await work(rows.slice(start, start + most)))
  }
  return results
}

/** Reads rows for many values, in batches. */
export const listInParts = async <T, Row>(
  values: readonly T[],
  list: (part: readonly T[]) => Promise<readonly Row[]>,
): Promise<Row[]> => (await inParts(values, list)).flat()

export const insertRows = <T extends keyof Database>(
  on: Executor,
  table: T,
  rows: readonly Database[T][],
) =>
  inParts(rows, (part) =>
    on
      .insertInto(table as 'users')
      .values(part as readonly Database['users'][])
      .execute(),
  )

/** Updates the columns of a row that changed. */
export const updateRow = <T extends keyof Database>(
  on: Executor,
  table: T,
  before: Database[T] & { readonly id: string },
  after: Partial<Database[T]>,
) =>
  on
    .updateTable(table as 'users')
    .set(columnsThatDiffer<Database[T]>(before, after) as Partial<Database['users']>)
    .where('id', '=', before.id)
    .execute()

/** Inserts a row, or replaces the one with the same key. */
export async function saveRow<T extends BackedUpTable>(
  on: Executor,
  table: T,
  row: Database[T],
): Promise<void> {
  const keys: readonly string[] = tableKeys[table]
  const others = (Object.keys(row) as (keyof Database[T])[]).filter(
    (column) => !keys.includes(String(column)),
  )
  await on
    .insertInto(table as 'users')
    .values(row as Database['users'])
    .onConflict((conflict) =>
      conflict
        .columns(keys as ['id'])
        .doUpdateSet(Object.fromEntries(others.map((column) => [column, row[column]]))),
    )
    .execute()
}
