import type { SelectQueryBuilder } from 'kysely'
import { contains } from '../../platform/database/columns.ts'
import type { Executor } from '../../platform/database/database.ts'
import { countRows, ordered, paged, type PageOf } from '../../platform/database/lists.ts'
import { holdPresence } from '../../platform/database/presence-statements.ts'
import type { Database, LocationRow } from '../../platform/database/schema.ts'

const orders = {
  name: 'nameFolded',
  locationIdentifier: 'locationIdentifier',
  timeZone: 'timeZone',
  language: 'language',
  isActive: 'isActive',
  createdAt: 'createdAt',
  updatedAt: 'updatedAt',
} as const
export type LocationSortKey = keyof typeof orders

/** The locations that the caller may see. */
export type Scope = ReadonlySet<string> | 'all'

export interface LocationFilter {
  readonly name?: string | undefined
  readonly locationIdentifier?: string | undefined
}

type Query<O> = SelectQueryBuilder<Database, 'locations', O>

function matching(filter: LocationFilter, scope: Scope) {
  return <O>(query: Query<O>): Query<O> => {
    let narrowed = query
    const { name, locationIdentifier } = filter
    if (scope !== 'all') narrowed = narrowed.where('id', 'in', [...scope, ''])
    if (name) narrowed = narrowed.where((builder) => contains(builder, 'nameFolded', name))
    if (locationIdentifier)
      narrowed = narrowed.where((builder) =>
        contains(builder, 'locationIdentifier', locationIdentifier, (text) => text.toUpperCase()),
      )
    return narrowed
  }
}

export async function listLocations(
  on: Executor,
  filter: LocationFilter,
  scope: Scope,
  page: PageOf<LocationSortKey>,
): Promise<{ rows: LocationRow[]; count: number }> {
  const isNarrow = scope !== 'all' || Boolean(filter.name) || Boolean(filter.locationIdentifier)
  const narrow = isNarrow ? matching(filter, scope) : undefined
  const all = on.selectFrom('locations').selectAll()
  const rows = await paged(
    narrow ? narrow(all) : all,
    ordered(page.sort ?? 'name', orders),
    'id',
    page,
  ).execute()
  return { rows, count: await countRows(on, 'locations', narrow) }
}

export const findLocation = (on: Executor, id: string): Promise<LocationRow | undefined> =>
  on.selectFrom('locations').selectAll().where('id', '=', id).executeTakeFirst()

export const insertLocation = (on: Executor, row: LocationRow) =>
  on.insertInto('locations').values(row).execute()

export const updateLocation = (on: Executor, id: string, changes: Partial<LocationRow>) =>
  on.updateTable('locations').set(changes).where('id', '=', id).execute()

export async function deleteLocation(on: Executor, id: string): Promise<void> {
  await holdPresence(on)
  await on.deleteFrom('locations').where('id', '=', id).execute()
}
