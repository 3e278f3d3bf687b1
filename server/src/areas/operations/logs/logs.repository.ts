import { fold } from '@roundboard/domain'
import type { OrderByDirection, SelectQueryBuilder } from 'kysely'
import { type LogHead, readHead } from '../../../platform/audit/log-head.ts'
import { findOldestSeq } from '../../../platform/audit/log-removal.ts'
import { contains } from '../../../platform/database/columns.ts'
import type { Executor } from '../../../platform/database/database.ts'
import type { PageOf } from '../../../platform/database/lists.ts'
import type { Database, LogRow } from '../../../platform/database/schema.ts'

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

/** How many entries a search by name scans, because no index helps. */
const searchedEntries = 100_000

const equalities = ['model', 'action', 'userId'] as const

const isEmpty = (filter: LogFilter) =>
  ([...equalities, 'modifiedBy', 'from', 'to'] as const).every((field) => !filter[field])

/** `accented` are the names that match beyond ASCII, which the database can't fold. */
function matching(
  { modifiedBy, from, to, ...filter }: LogFilter,
  accented: readonly string[],
): Narrow {
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
        builder.or([
          contains(builder, builder.fn('lower', ['modifiedBy']), modifiedBy),
          ...(accented.length > 0 ? [builder('modifiedBy', 'in', accented)] : []),
        ]),
      )
    return narrowed
  }
}

/** Entries are numbered without gaps, so any page is a range of numbers. */
async function pageOfAll(
  on: Executor,
  head: LogHead,
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

const between =
  (after: number | undefined, upTo: number | undefined): Narrow =>
  (query) => {
    const above = after === undefined ? query : query.where('seq', '>', after)
    return upTo === undefined ? above : above.where('seq', '<=', upTo)
  }

/** The names with letters beyond ASCII, such as those of API keys, that contain the typed text. */
async function accentedNames(on: Executor, narrow: Narrow, typed: string): Promise<string[]> {
  const names = await narrow(on.selectFrom('logs')).select('modifiedBy').distinct().execute()
  return names.flatMap(({ modifiedBy: name }) =>
    /[^\p{ASCII}]/u.test(name) && fold(name).includes(fold(typed)) ? name : [],
  )
}

/** Entries that are pruned but not deleted yet. Usually there are none. */
async function hiddenUpTo(on: Executor, head: LogHead): Promise<number | undefined> {
  const oldest = await findOldestSeq(on)
  return oldest !== undefined && oldest <= head.prunedSeq ? head.prunedSeq : undefined
}

/** The entries that a search by name scans: the latest ones up to a date. */
async function searchedStretch(on: Executor, head: LogHead, to: string | undefined) {
  const last =
    to === undefined
      ? head
      : await on
          .selectFrom('logs')
          .select('seq')
          .where('date', '<=', to)
          .orderBy('date', 'desc')
          .orderBy('seq', 'desc')
          .limit(1)
          .executeTakeFirst()
  const upTo = last?.seq ?? 0
  return { after: Math.max(head.prunedSeq, upTo - searchedEntries), upTo }
}

export async function listLogs(
  on: Executor,
  filter: LogFilter,
  page: PageOf<'date'>,
): Promise<{ rows: LogRow[]; count: number }> {
  const head = await readHead(on)
  const direction = page.sort === 'date' ? 'asc' : 'desc'
  if (isEmpty(filter))
    return { rows: await pageOfAll(on, head, direction, page), count: head.seq - head.prunedSeq }

  const isByName = Boolean(filter.modifiedBy) && filter.userId === undefined
  const within = isByName
    ? await searchedStretch(on, head, filter.to)
    : { after: await hiddenUpTo(on, head), upTo: undefined }
  const inStretch = between(within.after, within.upTo)
  const { modifiedBy, ...others } = filter
  // Names of other users' entries, which the search doesn't scan, don't matter.
  const inOthers: Narrow = (query) => inStretch(matching(others, [])(query))
  const accented = modifiedBy ? await accentedNames(on, inOthers, modifiedBy) : []
  const matches = matching(filter, accented)
  const narrow: Narrow = (query) => inStretch(matches(query))
  const all = narrow(on.selectFrom('logs').selectAll())
  const rows = await (isByName ? all : all.orderBy('date', direction))
    .orderBy('seq', direction)
    .limit(page.limit)
    .offset((page.page - 1) * page.limit)
    .execute()
  return { rows, count: await count(on, narrow) }
}

/** The number of the last entry before the first that is at least as recent as `date`. */
export async function findLastSeqBefore(
  on: Executor,
  head: LogHead,
  date: string,
): Promise<number> {
  const { first } = await on
    .selectFrom('logs')
    .select((builder) => builder.fn.min('seq').as('first'))
    .where('date', '>=', date)
    .where('seq', '>', head.prunedSeq)
    .executeTakeFirstOrThrow()
  // If no entry is that recent, PostgreSQL and SQLite both return null.
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

/** Entries about the log itself: cuts and keys. */
export const listAboutLog = (on: Executor) =>
  on
    .selectFrom('logs')
    .select(['seq', 'date', 'data'])
    .where('model', '=', 'Log')
    .where('seq', '>', (builder) => builder.selectFrom('logHead').select('prunedSeq'))
    .orderBy('seq')
    .execute()

export const listAfter = (on: Executor, seq: number, limit: number): Promise<LogRow[]> =>
  on.selectFrom('logs').selectAll().where('seq', '>', seq).orderBy('seq').limit(limit).execute()
