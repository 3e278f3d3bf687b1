import { languages } from '@roundboard/domain'
import type { SelectQueryBuilder } from 'kysely'
import { columnsThatDiffer, contains } from '../../../platform/database/columns.ts'
import type { Executor } from '../../../platform/database/database.ts'
import { inParts } from '../../../platform/database/in-parts.ts'
import { countRows, ordered, paged, type PageOf } from '../../../platform/database/lists.ts'
import { holdPresence } from '../../../platform/database/presence-statements.ts'
import type { Database, ScreenRow } from '../../../platform/database/schema.ts'

const orders = {
  name: 'nameFolded',
  round: 'round',
  language: 'language',
  createdAt: 'createdAt',
  updatedAt: 'updatedAt',
} as const
export type ScreenSortKey = keyof typeof orders

export interface ScreenFilter {
  readonly name?: string | undefined
  readonly location?: string | undefined
  readonly round?: number | undefined
}

const idsAtOnce = 500

type Query<O> = SelectQueryBuilder<Database, 'screens', O>

function matching(filter: ScreenFilter, scope: ReadonlySet<string> | 'all') {
  return <O>(query: Query<O>): Query<O> => {
    let narrowed = query
    const { name, location, round } = filter
    if (scope !== 'all') narrowed = narrowed.where('locationId', 'in', [...scope, ''])
    if (location !== undefined) narrowed = narrowed.where('locationId', '=', location)
    if (round !== undefined) narrowed = narrowed.where('round', '=', round)
    if (name) narrowed = narrowed.where((builder) => contains(builder, 'nameFolded', name))
    return narrowed
  }
}

export async function listScreens(
  on: Executor,
  filter: ScreenFilter,
  scope: ReadonlySet<string> | 'all',
  page: PageOf<ScreenSortKey>,
): Promise<{ rows: ScreenRow[]; count: number }> {
  const isNarrow =
    scope !== 'all' ||
    Boolean(filter.name) ||
    filter.location !== undefined ||
    filter.round !== undefined
  const narrow = isNarrow ? matching(filter, scope) : undefined
  const all = on.selectFrom('screens').selectAll()
  const rows = await paged(
    narrow ? narrow(all) : all,
    ordered(page.sort ?? 'name', orders),
    'id',
    page,
  ).execute()
  return { rows, count: await countRows(on, 'screens', narrow) }
}

export const findScreen = (on: Executor, id: string): Promise<ScreenRow | undefined> =>
  on.selectFrom('screens').selectAll().where('id', '=', id).executeTakeFirst()

export async function listScreensByToken(
  on: Executor,
  tokenHashes: readonly string[],
): Promise<ScreenRow[]> {
  const found: ScreenRow[] = []
  await inParts(tokenHashes, async (part) => {
    const rows = on.selectFrom('screens').selectAll().where('tokenHash', 'in', part)
    found.push(...(await rows.execute()))
  })
  return found
}

/** The token hashes of many screens. */
export async function readTokenHashes(
  on: Executor,
  screenIds: readonly string[],
): Promise<ReadonlyMap<string, string | null>> {
  const found = new Map<string, string | null>()
  for (let start = 0; start < screenIds.length; start += idsAtOnce)
    for (const { id, tokenHash } of await on
      .selectFrom('screens')
      .select(['id', 'tokenHash'])
      .where('id', 'in', screenIds.slice(start, start + idsAtOnce))
      .execute())
      found.set(id, tokenHash)
  return found
}

export async function listScreensOfLocations(
  on: Executor,
  locationIds: readonly string[],
): Promise<ScreenRow[]> {
  if (locationIds.length === 0) return []
  return on
    .selectFrom('screens')
    .selectAll()
    .where('locationId', 'in', [...locationIds])
    .orderBy('locationId')
    .orderBy('round')
    .orderBy('id')
    .execute()
}

/** The same for many locations. */
export async function listScreensOfMany(
  on: Executor,
  locationIds: readonly string[],
): Promise<ScreenRow[]> {
  const found: ScreenRow[] = []
  await inParts(locationIds, async (part) => {
    for (const row of await listScreensOfLocations(on, part)) found.push(row)
  })
  return found
}

/** The number of screens, and of linked ones. */
export const countScreens = async (on: Executor) => ({
  all: await countRows(on, 'screens', undefined),
  linked: await countRows(on, 'screens', (query) => query.where('tokenHash', 'is not', null)),
})

/** The rounds of a location that have a screen. */
export async function listRoundsWithScreens(
  on: Executor,
  locationId: string,
): Promise<ReadonlySet<number>> {
  const rows = await on
    .selectFrom('screens')
    .select('round')
    .where('locationId', '=', locationId)
    .execute()
  return new Set(rows.map(({ round }) => round))
}

/** The number of screens of a round. */
export const countScreensOfRound = (on: Executor, round: number): Promise<number> =>
  countRows(on, 'screens', (query) => query.where('round', '=', round))

export const insertScreens = (on: Executor, rows: readonly ScreenRow[]) =>
  inParts(rows, (part) => on.insertInto('screens').values(part).execute())

export const updateScreen = (on: Executor, before: ScreenRow, after: Partial<ScreenRow>) =>
  on
    .updateTable('screens')
    .set(columnsThatDiffer(before, after))
    .where('id', '=', before.id)
    .execute()

/** Returns the screens that must reload. */
export const raiseHardRefreshOfLocation = (on: Executor, locationId: string) =>
  on
    .updateTable('screens')
    .set((builder) => ({ hardRefreshRevision: builder('hardRefreshRevision', '+', 1) }))
    .where('locationId', '=', locationId)
    .where('tokenHash', 'is not', null)
    .returning(['id', 'round'])
    .execute()

/** Raises a revision of every linked screen, so that each reloads once. */
export async function raiseRevisions(
  on: Executor,
  revision: 'refreshRevision' | 'hardRefreshRevision',
): Promise<number> {
  const { numUpdatedRows } = await on
    .updateTable('screens')
    .set(revision, (builder) => builder(revision, '+', 1))
    .where('tokenHash', 'is not', null)
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

export async function deleteScreen(on: Executor, id: string): Promise<void> {
  await holdPresence(on)
  await on.deleteFrom('screens').where('id', '=', id).execute()
}

/** The number of locations per screen language, most used first. */
export async function countWallLanguages(on: Executor) {
  const found = await on
    .selectFrom('screens')
    .select((builder) => ['language', builder.fn.count('locationId').distinct().as('gyms')])
    .groupBy('language')
    .execute()
  return found
    .flatMap(({ language: stored, gyms }) => {
      const language = languages.find((known) => known === stored)
      return language === undefined ? [] : [{ language, gyms: Number(gyms) }]
    })
    .sort((a, b) => b.gyms - a.gyms || (a.language < b.language ? -1 : 1))
}
