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

/** One page of a query in this order. `tieBreaker` must be unique. */
export function paged<T extends keyof Database, O>(
  query: SelectQueryBuilder<Database, T, O>,
  order: { column: string; direction: OrderByDirection },
  tieBreaker: string,
  { page, limit }: { page: number; limit: number },
): SelectQueryBuilder<Database, T, O> {
  return query
    .orderBy(order.column as never, order.direction)
    .orderBy(tieBreaker as never, order.direction)
    .limit(limit)
    .offset((page - 1) * limit)
}

/** Counts matching rows; uses the maintained count if there is no filter. */
export async function countRows<T extends keyof Database>(
  on: Executor,
  table: T,
  narrow:
    | ((query: SelectQueryBuilder<Database, T, object>) => SelectQueryBuilder<Database, T, object>)
    | undefined,
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
