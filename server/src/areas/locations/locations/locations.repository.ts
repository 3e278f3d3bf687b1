import { locationFields, pick } from '@roundboard/contract'
import { fold } from '@roundboard/domain'
import type { ExpressionBuilder, SelectQueryBuilder } from 'kysely'
import { reaches, type Scope } from '../../../platform/actor.ts'
import { notFound } from '../../../platform/app-error.ts'
import { contains, toBit } from '../../../platform/database/columns.ts'
import type { Executor } from '../../../platform/database/database.ts'
import { inParts, insertRows, listInParts, updateRow } from '../../../platform/database/rows.ts'
import { countRows, listPage, ordered, type PageOf } from '../../../platform/database/lists.ts'
import { holdPresence } from '../../../platform/database/presence-statements.ts'
import type { Database, LocationRow } from '../../../platform/database/schema.ts'
import { fromColumns } from '../../../platform/database/stored-fields.ts'

const orders = {
  name: 'nameFolded',
  locationIdentifier: 'locationIdentifier',
  timeZone: 'timeZone',
  language: 'language',
  isActive: 'isActive',
  tags: 'tagsFolded',
  createdAt: 'createdAt',
  updatedAt: 'updatedAt',
} as const
const tagsField = pick(locationFields, ['tags'])
const equippedFields = pick(locationFields, ['missingEquipment', 'lrVideo'])

export type LocationSortKey = keyof typeof orders

export interface LocationFilter {
  readonly name?: string | undefined
  readonly locationIdentifier?: string | undefined
  /** Includes sub-regions; `none` selects locations without a region. */
  readonly region?: string | undefined
  readonly tag?: string | undefined
}

const hasTag = (builder: ExpressionBuilder<Database, 'locations'>, tag: string) =>
  contains(builder, 'tagsFolded', JSON.stringify(fold(tag)), String)

type Query<O> = SelectQueryBuilder<Database, 'locations', O>

function matching(filter: LocationFilter, scope: Scope) {
  return <O>(query: Query<O>): Query<O> => {
    let narrowed = query
    const { name, locationIdentifier, region, tag } = filter
    if (scope !== 'all') narrowed = narrowed.where('id', 'in', [...scope, ''])
    if (name) narrowed = narrowed.where((builder) => contains(builder, 'nameFolded', name))
    if (locationIdentifier)
      narrowed = narrowed.where((builder) =>
        contains(builder, 'locationIdentifier', locationIdentifier, (text) => text.toUpperCase()),
      )
    if (region === 'none') narrowed = narrowed.where('region', 'is', null)
    else if (region)
      narrowed = narrowed.where('region', 'in', (builder) =>
        builder
          .selectFrom('regionTree')
          .select('regionTree.regionId')
          .where('regionTree.ancestorId', '=', region),
      )
    if (tag) narrowed = narrowed.where((builder) => hasTag(builder, tag))
    return narrowed
  }
}

export function listLocations(
  on: Executor,
  filter: LocationFilter,
  scope: Scope,
  page: PageOf<LocationSortKey>,
) {
  const { name, locationIdentifier, region, tag } = filter
  const isNarrow = scope !== 'all' || [name, locationIdentifier, region, tag].some(Boolean)
  const narrow = isNarrow ? matching(filter, scope) : undefined
  return listPage(on, 'locations', narrow, ordered(page.sort ?? 'name', orders), page)
}

/** The IDs and regions of matching locations, by name. */
export async function listMatching(
  on: Executor,
  filter: LocationFilter,
  scope: Scope,
): Promise<Pick<LocationRow, 'id' | 'region'>[]> {
  const all = on.selectFrom('locations').select(['id', 'region'])
  return matching(filter, scope)(all).orderBy('nameFolded').orderBy('id').execute()
}

/** A selection of locations. */
export interface Chosen {
  readonly locationIds: readonly string[]
  readonly regions: readonly string[]
  readonly tags: readonly string[]
}

/** The locations of a selection: individual ones, those of regions with sub-regions, and those with a tag. */
export async function listReached(
  on: Executor,
  { locationIds, regions, tags }: Chosen,
): Promise<string[]> {
  if (regions.length + tags.length === 0) return [...locationIds]
  const found = await on
    .selectFrom('locations')
    .select('id')
    .where((builder) =>
      builder.or([
        builder('id', 'in', [...locationIds, '']),
        builder(
          'region',
          'in',
          builder
            .selectFrom('regionTree')
            .select('regionTree.regionId')
            .where('regionTree.ancestorId', 'in', [...regions, '']),
        ),
        ...tags.map((tag) => hasTag(builder, tag)),
      ]),
    )
    .execute()
  return found.map(({ id }) => id)
}

export const listRegionIds = async (on: Executor): Promise<string[]> =>
  (await on.selectFrom('regionTree').select('regionId').distinct().execute()).map(
    ({ regionId }) => regionId,
  )

/** Counts the locations in scope that are directly in each region. */
export async function countByRegion(
  on: Executor,
  scope: Scope,
): Promise<ReadonlyMap<string, number>> {
  const found = await matching(
    {},
    scope,
  )(on.selectFrom('locations'))
    .select((builder) => ['region', builder.fn.countAll().as('n')])
    .groupBy('region')
    .execute()
  return new Map(found.flatMap(({ region, n }) => (region === null ? [] : [[region, Number(n)]])))
}

/** The combinations of tags that locations in scope have, with the number of locations for each. */
export async function countByTags(on: Executor, scope: Scope) {
  const found = await matching(
    {},
    scope,
  )(on.selectFrom('locations'))
    .select((builder) => ['tags', builder.fn.countAll().as('n')])
    .where('tags', '!=', '[]')
    .groupBy('tags')
    .orderBy('tags')
    .execute()
  return found.map(({ tags, n }) => ({
    tags: fromColumns(tagsField, { tags }).tags,
    locations: Number(n),
  }))
}

export const findLocation = (on: Executor, id: string): Promise<LocationRow | undefined> =>
  on.selectFrom('locations').selectAll().where('id', '=', id).executeTakeFirst()

/** A location in the caller's scope. Any other is "not found". */
export async function getLocation(on: Executor, scope: Scope, id: string): Promise<LocationRow> {
  const row = reaches(scope, id) ? await findLocation(on, id) : undefined
  if (row === undefined) throw notFound('location')
  return row
}

/** Finds the location whose member page has this key in its address. */
export const findLocationByMemberPageKey = (on: Executor, key: string) =>
  on.selectFrom('locations').selectAll().where('pocketKey', '=', key).executeTakeFirst()

/** Locations by ID, without those that don't exist. */
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

/** Counts all locations, and those that show locker-room videos. */
export const countLocations = async (on: Executor) => ({
  all: await countRows(on, 'locations', undefined),
  lockerRoom: await countRows(on, 'locations', (query) => query.where('lrVideo', '=', 1)),
})

export const insertLocations = (on: Executor, rows: readonly LocationRow[]) =>
  insertRows(on, 'locations', rows)

/** The locations that already have one of these numbers. */
export const findLocationsByIdentifier = (on: Executor, identifiers: readonly string[]) =>
  listInParts(identifiers, (part) =>
    on
      .selectFrom('locations')
      .select(['id', 'name', 'locationIdentifier', 'timeZone'])
      .where('locationIdentifier', 'in', part)
      .execute(),
  )

export const updateLocation = (on: Executor, before: LocationRow, after: Partial<LocationRow>) =>
  updateRow(on, 'locations', before, after)

/** Clears the region of a restored location if that was deleted. */
export const leaveDeletedRegion = (on: Executor, id: string) =>
  on
    .updateTable('locations')
    .set({ region: null })
    .where('id', '=', id)
    .where('region', 'not in', (builder) =>
      builder.selectFrom('regionTree').select('regionTree.regionId'),
    )
    .execute()

/** Switches every location except one; returns how many changed. */
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

/** The clocks of enabled locations and their counts; with `round`, of those with a linked screen. */
export async function listLocationClocks(on: Executor, round?: number) {
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

/** Counts enabled locations by missing equipment and by which videos they show. */
export async function listLocationsByEquipment(on: Executor) {
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
