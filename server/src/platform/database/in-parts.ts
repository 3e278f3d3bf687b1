import { setImmediate } from 'node:timers/promises'
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
