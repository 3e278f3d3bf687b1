import type { OrderByDirection, SelectQueryBuilder } from 'kysely'
import { contains } from '../../platform/database/columns.ts'
import type { Executor } from '../../platform/database/database.ts'
import type { PageOf } from '../../platform/database/lists.ts'
import type { Database, LogHeadRow, LogRow } from '../../platform/database/schema.ts'

export interface LogFilter {
  readonly model?: string | undefined
  readonly action?: string | undefined
  readonly userId?: string | undefined
  readonly modifiedBy?: string | undefined
  readonly from?: string | undefined
  readonly to?: string | undefined
}

type Query<O> = SelectQueryBuilder<Database, 'logs', O>
type Narrow = <O>(query: Query<O>) => Query<O>

/** How far back a search by name alone goes: no index helps it. */
const searchedEntries = 100_000
const removedAtOnce = 5_000

export const getHead = (on: Executor): Promise<LogHeadRow> =>
  on.selectFrom('logHead').selectAll().where('id', '=', 1).executeTakeFirstOrThrow()

async function findOldestSeq(on: Executor): Promise<number | undefined> {
  const oldest = await on
    .selectFrom('logs')
    .select('seq')
    .orderBy('seq')
    .limit(1)
    .executeTakeFirst()
  return oldest?.seq
}

const equalities = ['model', 'action', 'userId'] as const

const isIndexed = (filter: LogFilter) =>
  [...equalities, 'from' as const, 'to' as const].some((field) => filter[field] !== undefined)

function matching({ modifiedBy, from, to, ...filter }: LogFilter): Narrow {
  return (query) => {
    let narrowed = query
    for (const field of equalities) {
      const value = filter[field]
      if (value !== undefined) narrowed = narrowed.where(field, '=', value)
    }
    if (from !== undefined) narrowed = narrowed.where('date', '>=', from)
    if (to !== undefined) narrowed = narrowed.where('date', '<=', to)
    if (modifiedBy)
      narrowed = narrowed.where((builder) =>
        contains(builder, builder.fn('lower', ['modifiedBy']), modifiedBy),
      )
    return narrowed
  }
}

const above =
  (seq: number): Narrow =>
  (query) =>
    query.where('seq', '>', seq)

/** Entries have their place in the chain for a number, without gaps: any page is a range of numbers. */
async function pageOfAll(
  on: Executor,
  head: LogHeadRow,
  direction: OrderByDirection,
  { page, limit }: { page: number; limit: number },
): Promise<LogRow[]> {
  const skipped = (page - 1) * limit
  const newest = direction === 'asc' ? head.prunedSeq + skipped + limit : head.seq - skipped
  return on
    .selectFrom('logs')
    .selectAll()
    .where('seq', '>', Math.max(head.prunedSeq, newest - limit))
    .where('seq', '<=', newest)
    .orderBy('seq', direction)
    .execute()
}

async function count(on: Executor, narrow: Narrow): Promise<number> {
  const { n } = await narrow(on.selectFrom('logs'))
    .select((builder) => builder.fn.countAll().as('n'))
    .executeTakeFirstOrThrow()
  return Number(n)
}

export async function listLogs(
  on: Executor,
  filter: LogFilter,
  page: PageOf<'date'>,
): Promise<{ rows: LogRow[]; count: number }> {
  const head = await getHead(on)
  const direction = page.sort === 'date' ? 'asc' : 'desc'
  const usesIndex = isIndexed(filter)
  if (!usesIndex && !filter.modifiedBy)
    return { rows: await pageOfAll(on, head, direction, page), count: head.seq - head.prunedSeq }

  const matches = matching(filter)
  const oldest = (await findOldestSeq(on)) ?? 0
  const visible = usesIndex ? head.prunedSeq : Math.max(head.prunedSeq, head.seq - searchedEntries)
  const narrow: Narrow = oldest > visible ? matches : (query) => above(visible)(matches(query))
  const all = narrow(on.selectFrom('logs').selectAll())
  const rows = await (usesIndex ? all.orderBy('date', direction) : all)
    .orderBy('seq', direction)
    .limit(page.limit)
    .offset((page.page - 1) * page.limit)
    .execute()
  return { rows, count: await count(on, narrow) }
}

/** The number of the last entry before the first one that is not older than `date`. */
export async function findLastSeqBefore(
  on: Executor,
  head: LogHeadRow,
  date: string,
): Promise<number> {
  const { first } = await on
    .selectFrom('logs')
    .select((builder) => builder.fn.min('seq').as('first'))
    .where('date', '>=', date)
    .where('seq', '>', head.prunedSeq)
    .executeTakeFirstOrThrow()
  // No entry is that young: PostgreSQL and SQLite both answer null.
  return ((first as number | null) ?? head.seq + 1) - 1
}

export async function getHash(on: Executor, seq: number): Promise<string> {
  const { hash } = await on
    .selectFrom('logs')
    .select('hash')
    .where('seq', '=', seq)
    .executeTakeFirstOrThrow()
  return hash
}

/** From now on the log begins after this entry, whose hash its first entry builds on. */
export const setPruned = (on: Executor, prunedSeq: number, prunedHash: string) =>
  on.updateTable('logHead').set({ prunedSeq, prunedHash }).where('id', '=', 1).execute()

export const deleteAll = (on: Executor) => on.deleteFrom('logs').execute()

/** Removes entries from before the log's beginning, a few thousand at a time so that others can write. */
export async function removePruned(on: Executor): Promise<void> {
  const { prunedSeq } = await getHead(on)
  for (
    let oldest = await findOldestSeq(on);
    oldest !== undefined && oldest <= prunedSeq;
    oldest = await findOldestSeq(on)
  )
    await on
      .deleteFrom('logs')
      .where('seq', '<=', Math.min(prunedSeq, oldest + removedAtOnce - 1))
      .execute()
}

export const listAfter = (on: Executor, seq: number, limit: number): Promise<LogRow[]> =>
  on.selectFrom('logs').selectAll().where('seq', '>', seq).orderBy('seq').limit(limit).execute()
