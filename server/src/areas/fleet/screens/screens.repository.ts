import { languages } from '@roundboard/domain'
import type { SelectQueryBuilder } from 'kysely'
import { type Scope, reaches } from '../../../platform/actor.ts'
import { notFound } from '../../../platform/app-error.ts'
import { contains } from '../../../platform/database/columns.ts'
import type { Executor } from '../../../platform/database/database.ts'
import { insertRows, listInParts, updateRow } from '../../../platform/database/rows.ts'
import { countRows, listPage, ordered, type PageOf } from '../../../platform/database/lists.ts'
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

type Query<O> = SelectQueryBuilder<Database, 'screens', O>

function matching(filter: ScreenFilter, scope: Scope) {
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

export function listScreens(
  on: Executor,
  filter: ScreenFilter,
  scope: Scope,
  page: PageOf<ScreenSortKey>,
) {
  const isNarrow =
    scope !== 'all' ||
    Boolean(filter.name) ||
    filter.location !== undefined ||
    filter.round !== undefined
  const narrow = isNarrow ? matching(filter, scope) : undefined
  return listPage(on, 'screens', narrow, ordered(page.sort ?? 'name', orders), page)
}

export const findScreen = (on: Executor, id: string): Promise<ScreenRow | undefined> =>
  on.selectFrom('screens').selectAll().where('id', '=', id).executeTakeFirst()

/** A screen, if the caller may see its location. Any other is "not found". */
export async function getScreen(on: Executor, scope: Scope, id: string): Promise<ScreenRow> {
  const row = await findScreen(on, id)
  if (row === undefined || !reaches(scope, row.locationId)) throw notFound('screen')
  return row
}

export const listScreensByToken = (on: Executor, tokenHashes: readonly string[]) =>
  listInParts(tokenHashes, (part) =>
    on.selectFrom('screens').selectAll().where('tokenHash', 'in', part).execute(),
  )

/** The token hashes of many screens. */
export async function readTokenHashes(
  on: Executor,
  screenIds: readonly string[],
): Promise<ReadonlyMap<string, string | null>> {
  const found = await listInParts(screenIds, (part) =>
    on.selectFrom('screens').select(['id', 'tokenHash']).where('id', 'in', part).execute(),
  )
  return new Map(found.map(({ id, tokenHash }) => [id, tokenHash]))
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
export const listScreensOfMany = (on: Executor, locationIds: readonly string[]) =>
  listInParts(locationIds, (part) => listScreensOfLocations(on, part))

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
  insertRows(on, 'screens', rows)

export const updateScreen = (on: Executor, before: ScreenRow, after: Partial<ScreenRow>) =>
  updateRow(on, 'screens', before, after)

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
