import type { OrderByDirection, SelectQueryBuilder } from 'kysely'
import type { Executor } from './database.ts'
import type { Database } from './schema.ts'

export interface PageOf<SortKey extends string> {
  readonly page: number
  readonly limit: number
  readonly sort?: SortKey | `-${SortKey}` | undefined
}

/** Sorts by a key (`name`, `-name`), then by ID, so that no row appears on two pages. */
export function ordered<Key extends string>(
  sort: Key | `-${Key}`,
  columns: Readonly<Record<Key, string>>,
): { column: string; direction: OrderByDirection } {
  const isDescending = sort.startsWith('-')
  const key = (isDescending ? sort.slice(1) : sort) as Key
  return { column: columns[key], direction: isDescending ? 'desc' : 'asc' }
}

/** Adds the conditions of a filter to a query. */
type Narrow<T extends keyof Database> = <O>(
  query: SelectQueryBuilder<Database, T, O>,
) => SelectQueryBuilder<Database, T, O>

/** Counts matching rows; uses the maintained count if there is no filter. */
export async function countRows<T extends keyof Database>(
  on: Executor,
  table: T,
  narrow: Narrow<T> | undefined,
): Promise<number> {
  if (narrow === undefined) {
    const row = await on
      .selectFrom('rowCounts')
      .select('n')
      .where('name', '=', table)
      .executeTakeFirstOrThrow()
    return row.n
  }
  const all = on.selectFrom(table) as SelectQueryBuilder<Database, keyof Database, object>
  const { n } = await narrow(all as unknown as SelectQueryBuilder<Database, T, object>)
    .select((builder) => builder.fn.countAll().as('n'))
    .executeTakeFirstOrThrow()
  return Number(n)
}

/** One page of matching rows in this order, then by ID, and the number of all. */
export async function listPage<T extends keyof Database>(
  on: Executor,
  table: T,
  narrow: Narrow<T> | undefined,
  order: { column: string; direction: OrderByDirection },
  { page, limit }: { page: number; limit: number },
): Promise<{ rows: Database[T][]; count: number }> {
  const all = on.selectFrom(table) as unknown as SelectQueryBuilder<Database, T, object>
  const rows = await (narrow?.(all) ?? all)
    .selectAll()
    .orderBy(order.column as never, order.direction)
    .orderBy('id' as never, order.direction)
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()
  return { rows: rows as unknown[] as Database[T][], count: await countRows(on, table, narrow) }
}
