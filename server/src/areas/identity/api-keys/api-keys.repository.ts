import type { SelectQueryBuilder } from 'kysely'
import { contains } from '../../../platform/database/columns.ts'
import type { Executor } from '../../../platform/database/database.ts'
import { countRows, ordered, paged, type PageOf } from '../../../platform/database/lists.ts'
import type { ApiKeyRow, Database } from '../../../platform/database/schema.ts'

const orders = { name: 'nameFolded', madeAt: 'madeAt' } as const
export type ApiKeySortKey = keyof typeof orders

const named =
  (name: string | undefined) =>
  <O>(query: SelectQueryBuilder<Database, 'apiKeys', O>) =>
    name ? query.where((builder) => contains(builder, 'nameFolded', name)) : query

export async function listApiKeys(
  on: Executor,
  { name }: { readonly name?: string | undefined },
  page: PageOf<ApiKeySortKey>,
): Promise<{ rows: ApiKeyRow[]; count: number }> {
  const narrow = named(name)
  const all = narrow(on.selectFrom('apiKeys').selectAll())
  const rows = await paged(all, ordered(page.sort ?? '-madeAt', orders), 'id', page).execute()
  return { rows, count: await countRows(on, 'apiKeys', narrow) }
}

export const findApiKey = (
  on: Executor,
  by: 'id' | 'secretHash',
  value: string,
): Promise<ApiKeyRow | undefined> =>
  on.selectFrom('apiKeys').selectAll().where(by, '=', value).executeTakeFirst()

export const insertApiKey = (on: Executor, row: ApiKeyRow) =>
  on.insertInto('apiKeys').values(row).execute()

export const updateApiKey = (
  on: Executor,
  id: string,
  changes: Partial<Pick<ApiKeyRow, 'secretHash' | 'startsWith' | 'lastUsedAt' | 'revokedAt'>>,
) => on.updateTable('apiKeys').set(changes).where('id', '=', id).execute()
