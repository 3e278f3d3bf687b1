import type { SelectQueryBuilder } from 'kysely'
import { contains } from '../../../platform/database/columns.ts'
import type { Executor } from '../../../platform/database/database.ts'
import { listPage, ordered, type PageOf } from '../../../platform/database/lists.ts'
import type { ApiKeyRow, Database } from '../../../platform/database/schema.ts'

const orders = { name: 'nameFolded', madeAt: 'madeAt' } as const
export type ApiKeySortKey = keyof typeof orders

const named =
  (name: string | undefined) =>
  <O>(query: SelectQueryBuilder<Database, 'apiKeys', O>) =>
    name ? query.where((builder) => contains(builder, 'nameFolded', name)) : query

export const listApiKeys = (
  on: Executor,
  { name }: { readonly name?: string | undefined },
  page: PageOf<ApiKeySortKey>,
) => listPage(on, 'apiKeys', named(name), ordered(page.sort ?? '-madeAt', orders), page)

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

export async function hasRegion(on: Executor, id: string): Promise<boolean> {
  const found = on.selectFrom('regions').select('id').where('id', '=', id)
  return (await found.executeTakeFirst()) !== undefined
}

/** The locations of a region and of the regions below it. */
export async function listLocationIds(on: Executor, region: string): Promise<Set<string>> {
  const found = await on
    .selectFrom('locations')
    .innerJoin('regionTree', 'regionTree.regionId', 'locations.region')
    .select('locations.id')
    .where('regionTree.ancestorId', '=', region)
    .execute()
  return new Set(found.map(({ id }) => id))
}

/** Whether a webhook or a key that isn't revoked is limited to a region; expired keys work again if the clock is set back. */
export async function hasKeyOrWebhook(on: Executor, region: string): Promise<boolean> {
  const keys = on.selectFrom('apiKeys').select('id').where('revokedAt', 'is', null)
  const webhooks = on.selectFrom('organizationWebhooks').select('id').where('region', '=', region)
  const found = keys.where('region', '=', region).unionAll(webhooks).limit(1)
  return (await found.executeTakeFirst()) !== undefined
}
