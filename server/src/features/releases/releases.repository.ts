import type { SelectQueryBuilder } from 'kysely'
import { contains } from '../../platform/database/columns.ts'
import type { Executor } from '../../platform/database/database.ts'
import { countRows, ordered, type PageOf } from '../../platform/database/lists.ts'
import type { Database, ReleaseRow } from '../../platform/database/schema.ts'

const orders = { version: 'version', createdAt: 'createdAt' } as const
export type ReleaseSortKey = keyof typeof orders

export interface ReleaseFilter {
  readonly type?: string | undefined
  readonly version?: string | undefined
}

function matching({ type, version }: ReleaseFilter) {
  return <O>(query: SelectQueryBuilder<Database, 'releases', O>) => {
    let narrowed = query
    if (type !== undefined) narrowed = narrowed.where('type', '=', type)
    if (version) narrowed = narrowed.where((builder) => contains(builder, 'version', version))
    return narrowed
  }
}

export async function listReleases(
  on: Executor,
  filter: ReleaseFilter,
  page: PageOf<ReleaseSortKey>,
): Promise<{ rows: ReleaseRow[]; count: number }> {
  const narrow = matching(filter)
  const { column, direction } = ordered(page.sort ?? '-version', orders)
  const rows = await narrow(on.selectFrom('releases').selectAll())
    .orderBy(column as ReleaseSortKey, direction)
    .orderBy('createdAt', direction)
    .orderBy('id', direction)
    .limit(page.limit)
    .offset((page.page - 1) * page.limit)
    .execute()
  return { rows, count: await countRows(on, 'releases', narrow) }
}

export async function findNewestVersion(on: Executor): Promise<string | undefined> {
  const newest = await on
    .selectFrom('releases')
    .select('version')
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst()
  return newest?.version
}

export const insertRelease = (on: Executor, row: ReleaseRow) =>
  on.insertInto('releases').values(row).execute()
