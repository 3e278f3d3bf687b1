import type { SelectQueryBuilder } from 'kysely'
import { contains } from '../../../platform/database/columns.ts'
import type { Executor } from '../../../platform/database/database.ts'
import { countRows, ordered, type PageOf } from '../../../platform/database/lists.ts'
import { updateRow } from '../../../platform/database/rows.ts'
import type { Database, ReleaseRow } from '../../../platform/database/schema.ts'

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

/** The latest version with a release date up to `at`. */
export async function findNewestVersion(on: Executor, at: string): Promise<string | undefined> {
  const newest = await on
    .selectFrom('releases')
    .select('version')
    .where('date', '<=', at)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst()
  return newest?.version
}

/** The date of the next release. */
export async function findNextDate(on: Executor, at: string): Promise<string | undefined> {
  const next = await on
    .selectFrom('releases')
    .select('date')
    .where('date', '>', at)
    .orderBy('date')
    .limit(1)
    .executeTakeFirst()
  return next?.date
}

export const findLatestRelease = (on: Executor): Promise<ReleaseRow | undefined> =>
  on
    .selectFrom('releases')
    .selectAll()
    .orderBy('version', 'desc')
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()

export const findRelease = (on: Executor, id: string): Promise<ReleaseRow | undefined> =>
  on.selectFrom('releases').selectAll().where('id', '=', id).executeTakeFirst()

export async function hasVersion(on: Executor, version: string, exceptId = ''): Promise<boolean> {
  const found = await on
    .selectFrom('releases')
    .select('id')
    .where('version', '=', version)
    .where('id', '!=', exceptId)
    .executeTakeFirst()
  return found !== undefined
}

export const updateRelease = (on: Executor, before: ReleaseRow, after: Partial<ReleaseRow>) =>
  updateRow(on, 'releases', before, after)

export const insertRelease = (on: Executor, row: ReleaseRow) =>
  on.insertInto('releases').values(row).execute()
