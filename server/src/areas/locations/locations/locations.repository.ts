import { locationFields, pick } from '@roundboard/contract'
import { columnsThatDiffer } from '../../../platform/database/columns.ts'
import type { SelectQueryBuilder } from 'kysely'
import { contains, toBit } from '../../../platform/database/columns.ts'
import type { Executor } from '../../../platform/database/database.ts'
import { inParts } from '../../../platform/database/in-parts.ts'
import { countRows, ordered, paged, type PageOf } from '../../../platform/database/lists.ts'
import { holdPresence } from '../../../platform/database/presence-statements.ts'
import type { Database, LocationRow } from '../../../platform/database/schema.ts'
import { fromColumns } from '../../../platform/database/stored-fields.ts'

const orders = {
  name: 'nameFolded',
  locationIdentifier: 'locationIdentifier',
  timeZone: 'timeZone',
  language: 'language',
  isActive: 'isActive',
  createdAt: 'createdAt',
  updatedAt: 'updatedAt',
} as const
const equippedFields = pick(locationFields, ['missingEquipment', 'lrVideo'])

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

/** Which locations match, by name. */
export async function listMatching(
  on: Executor,
  filter: LocationFilter,
  scope: Scope,
): Promise<string[]> {
  const all = on.selectFrom('locations').select('id')
  const rows = await matching(filter, scope)(all).orderBy('nameFolded').orderBy('id').execute()
  return rows.map(({ id }) => id)
}

export const findLocation = (on: Executor, id: string): Promise<LocationRow | undefined> =>
  on.selectFrom('locations').selectAll().where('id', '=', id).executeTakeFirst()

/** Whose page for phones has this key in its address. */
export const findLocationByPocketKey = (on: Executor, key: string) =>
  on.selectFrom('locations').selectAll().where('pocketKey', '=', key).executeTakeFirst()

/** Locations by their ids; those that are gone are missing. */
export async function findLocations(
  on: Executor,
  ids: readonly string[],
): Promise<Map<string, LocationRow>> {
  if (ids.length === 0) return new Map()
  const rows = await on
    .selectFrom('locations')
    .selectAll()
    .where('id', 'in', [...new Set(ids)])
    .execute()
  return new Map(rows.map((row) => [row.id, row]))
}

/** How many locations there are, and how many of them are on locker-room videos. */
export const countLocations = async (on: Executor) => ({
  all: await countRows(on, 'locations', undefined),
  lockerRoom: await countRows(on, 'locations', (query) => query.where('lrVideo', '=', 1)),
})

export const insertLocations = (on: Executor, rows: readonly LocationRow[]) =>
  inParts(rows, (part) => on.insertInto('locations').values(part).execute())

/** Those of these identifiers that locations have. */
export async function findLocationsByIdentifier(
  on: Executor,
  identifiers: readonly string[],
): Promise<Pick<LocationRow, 'id' | 'name' | 'locationIdentifier' | 'timeZone'>[]> {
  const found: Awaited<ReturnType<typeof findLocationsByIdentifier>> = []
  await inParts(identifiers, async (part) => {
    const rows = await on
      .selectFrom('locations')
      .select(['id', 'name', 'locationIdentifier', 'timeZone'])
      .where('locationIdentifier', 'in', part)
      .execute()
    found.push(...rows)
  })
  return found
}

export const updateLocation = (on: Executor, before: LocationRow, after: Partial<LocationRow>) =>
  on
    .updateTable('locations')
    .set(columnsThatDiffer(before, after))
    .where('id', '=', before.id)
    .execute()

/** Switches every location but one; gives how many were on the other videos. */
export async function switchVideos(
  on: Executor,
  lrVideo: boolean,
  updatedAt: string,
  exceptIdentifier: string | undefined,
): Promise<number> {
  const others = on
    .updateTable('locations')
    .set({ lrVideo: toBit(lrVideo), updatedAt })
    .where('lrVideo', '!=', toBit(lrVideo))
  const { numUpdatedRows } = await (
    exceptIdentifier === undefined
      ? others
      : others.where('locationIdentifier', '!=', exceptIdentifier)
  ).executeTakeFirst()
  return Number(numUpdatedRows)
}

export async function deleteLocation(on: Executor, id: string): Promise<void> {
  await holdPresence(on)
  await on.deleteFrom('locations').where('id', '=', id).execute()
}

export async function deleteLocations(on: Executor, ids: readonly string[]): Promise<void> {
  await holdPresence(on)
  await inParts(ids, (part) => on.deleteFrom('locations').where('id', 'in', part).execute())
}

/** Every clock that enabled gyms have, and how many have it; of those with a linked wall of a round, where one is given. */
export async function listGymClocks(on: Executor, round?: number) {
  const gyms = on.selectFrom('locations')
  const found = await (
    round === undefined
      ? gyms
      : gyms.where('id', 'in', (builder) =>
          builder
            .selectFrom('screens')
            .select('locationId')
            .where('round', '=', round)
            .where('tokenHash', 'is not', null),
        )
  )
    .select((builder) => ['timeZone', 'is365', 'schedule', builder.fn.countAll().as('n')])
    .where('isEnabled', '=', 1)
    .groupBy(['timeZone', 'is365', 'schedule'])
    .execute()
  return found.map(({ n, ...clock }) => ({ ...clock, gyms: Number(n) }))
}

/** Enabled gyms by what they lack and which of two videos they show, and how many are alike. */
export async function listEquippedGyms(on: Executor) {
  const found = await on
    .selectFrom('locations')
    .select((builder) => ['missingEquipment', 'lrVideo', builder.fn.countAll().as('n')])
    .where('isEnabled', '=', 1)
    .groupBy(['missingEquipment', 'lrVideo'])
    .orderBy('missingEquipment')
    .orderBy('lrVideo')
    .execute()
  return found.map(({ n, ...row }) => {
    const { missingEquipment: missing, lrVideo } = fromColumns(equippedFields, row)
    return { missing, lrVideo, gyms: Number(n) }
  })
}
