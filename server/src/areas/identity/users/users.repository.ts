import type { SelectQueryBuilder, Transaction } from 'kysely'
import { contains } from '../../../platform/database/columns.ts'
import type { Executor } from '../../../platform/database/database.ts'
import { inParts, insertRows, listInParts, updateRow } from '../../../platform/database/rows.ts'
import { listPage, ordered, type PageOf } from '../../../platform/database/lists.ts'
import { lockRow } from '../../../platform/database/row-lock.ts'
import type { Database, UserRow } from '../../../platform/database/schema.ts'
import { listInvitedUntil } from '../account-links/index.ts'

export interface LocationOfUser {
  readonly id: string
  readonly name: string
  readonly locationIdentifier: string
}

export interface RegionOfUser {
  readonly id: string
  readonly name: string
}

export interface UserWithLocations extends UserRow {
  readonly locations: readonly LocationOfUser[]
  readonly regions: readonly RegionOfUser[]
  /** Until when the link of their invitation is or was valid. */
  readonly invitedUntil: string | null
}

const orders = {
  email: 'email',
  firstName: 'firstNameFolded',
  lastName: 'lastNameFolded',
  role: 'role',
  createdAt: 'createdAt',
  updatedAt: 'updatedAt',
} as const
export type UserSortKey = keyof typeof orders

export interface UserFilter {
  readonly email?: string | undefined
  readonly firstName?: string | undefined
  readonly lastName?: string | undefined
  /** Only the user with this address. */
  readonly exactEmail?: string | undefined
  /** Only users with access to this location. */
  readonly location?: string | undefined
}

type Query<O> = SelectQueryBuilder<Database, 'users', O>

const searched = {
  email: 'email',
  firstName: 'firstNameFolded',
  lastName: 'lastNameFolded',
} as const satisfies Record<Exclude<keyof UserFilter, 'exactEmail' | 'location'>, keyof UserRow>
const searchFields = ['email', 'firstName', 'lastName'] as const

function matching(filter: UserFilter) {
  return <O>(query: Query<O>): Query<O> => {
    let narrowed = query
    for (const field of searchFields) {
      const typed = filter[field]
      if (typed) narrowed = narrowed.where((builder) => contains(builder, searched[field], typed))
    }
    if (filter.exactEmail !== undefined) narrowed = narrowed.where('email', '=', filter.exactEmail)
    if (filter.location === undefined) return narrowed
    return narrowed.where('id', 'in', (builder) =>
      builder
        .selectFrom('reachedLocations')
        .select('reachedLocations.userId')
        .where('reachedLocations.locationId', '=', filter.location ?? ''),
    )
  }
}

async function withLocations(
  on: Executor,
  users: readonly UserRow[],
): Promise<UserWithLocations[]> {
  if (users.length === 0) return []
  const given = await on
    .selectFrom('userLocations')
    .innerJoin('locations', 'locations.id', 'userLocations.locationId')
    .select([
      'userLocations.userId',
      'locations.id',
      'locations.name',
      'locations.locationIdentifier',
    ])
    .where(
      'userLocations.userId',
      'in',
      users.map((user) => user.id),
    )
    .orderBy('locations.nameFolded')
    .orderBy('locations.id')
    .execute()
  const byUser = Map.groupBy(given, (location) => location.userId)
  const regions = await on
    .selectFrom('userRegions')
    .innerJoin('regions', 'regions.id', 'userRegions.regionId')
    .select(['userRegions.userId', 'regions.id', 'regions.name'])
    .where(
      'userRegions.userId',
      'in',
      users.map((user) => user.id),
    )
    .orderBy('regions.nameFolded')
    .orderBy('regions.id')
    .execute()
  const regionsByUser = Map.groupBy(regions, (region) => region.userId)
  const waiting = users.filter((user) => user.passwordHash === '').map((user) => user.id)
  const invitedUntil = waiting.length === 0 ? undefined : await listInvitedUntil(on, waiting)
  return users.map((user) => ({
    ...user,
    locations: byUser.get(user.id) ?? [],
    regions: regionsByUser.get(user.id) ?? [],
    invitedUntil: invitedUntil?.get(user.id) ?? null,
  }))
}

export async function listUsers(
  on: Executor,
  filter: UserFilter,
  page: PageOf<UserSortKey>,
): Promise<{ rows: UserWithLocations[]; count: number }> {
  const isNarrow =
    filter.exactEmail !== undefined ||
    filter.location !== undefined ||
    searchFields.some((field) => Boolean(filter[field]))
  const narrow = isNarrow ? matching(filter) : undefined
  const order = ordered(page.sort ?? 'lastName', orders)
  const { rows, count } = await listPage(on, 'users', narrow, order, page)
  return { rows: await withLocations(on, rows), count }
}

const listUsersBy = (on: Executor, column: 'id' | 'email', values: readonly string[]) =>
  listInParts(values, async (part) => {
    const users = await on.selectFrom('users').selectAll().where(column, 'in', part).execute()
    return withLocations(on, users)
  })

const findBy = async (on: Executor, column: 'id' | 'email', value: string) =>
  (await listUsersBy(on, column, [value]))[0]

export const findUser = (on: Executor, id: string) => findBy(on, 'id', id)

export const findUserByEmail = (on: Executor, email: string) => findBy(on, 'email', email)

/** The users with these email addresses. */
export const findUsersByEmail = (on: Executor, emails: readonly string[]) =>
  listUsersBy(on, 'email', emails)

export async function hasUsers(on: Executor): Promise<boolean> {
  return (await on.selectFrom('users').select('id').limit(1).executeTakeFirst()) !== undefined
}

/** Whether someone else could still manage the installation without this user. */
export async function hasOtherSuperAdmin(on: Executor, exceptId: string): Promise<boolean> {
  const other = await on
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'super-admin')
    .where('isActive', '=', 1)
    .where('passwordHash', '!=', '')
    .where('id', '!=', exceptId)
    .executeTakeFirst()
  return other !== undefined
}

export const listLocationsByIds = (
  on: Executor,
  ids: readonly string[],
): Promise<LocationOfUser[]> =>
  on
    .selectFrom('locations')
    .select(['id', 'name', 'locationIdentifier'])
    .where('id', 'in', [...ids, ''])
    .orderBy('nameFolded')
    .orderBy('id')
    .execute()

export const listRegionsByIds = (on: Executor, ids: readonly string[]): Promise<RegionOfUser[]> =>
  on
    .selectFrom('regions')
    .select(['id', 'name'])
    .where('id', 'in', [...ids, ''])
    .orderBy('nameFolded')
    .orderBy('id')
    .execute()

export const insertUsers = (on: Executor, users: readonly UserRow[]) =>
  insertRows(on, 'users', users)

/** Assigns locations to users who don't have them yet. */
export const insertUserLocations = (
  on: Executor,
  given: readonly { readonly userId: string; readonly locationId: string }[],
) => insertRows(on, 'userLocations', given)

/** Users and the locations that they reach directly or through regions; optionally of one location. */
export async function listReached(on: Executor, locationId?: string): Promise<Set<string>> {
  const all = on.selectFrom('reachedLocations').selectAll()
  const found = await (
    locationId === undefined ? all : all.where('locationId', '=', locationId)
  ).execute()
  return new Set(found.map((one) => `${one.userId} ${one.locationId}`))
}

/** The users who are assigned this region itself. */
export async function listUsersWithRegion(
  on: Executor,
  regionId: string,
): Promise<UserWithLocations[]> {
  const query = on.selectFrom('userRegions').select('userId').where('regionId', '=', regionId)
  const ids = (await query.execute()).map(({ userId }) => userId)
  return [...(await findUsers(on, ids)).values()]
}

/** Assigns regions to users who don't have them yet. */
export const insertUserRegions = (
  on: Executor,
  given: readonly { readonly userId: string; readonly regionId: string }[],
) => insertRows(on, 'userRegions', given)

/** Call before reading a user in order to change them. */
export const lockUser = (trx: Transaction<Database>, id: string) => lockRow(trx, 'users', id)

export const updateUser = (on: Executor, before: UserRow, after: Partial<UserRow>) =>
  updateRow(on, 'users', before, after)

/** Replaces a password's hash by a new one, unless the password was changed meanwhile. */
export async function renewPasswordHash(
  on: Executor,
  id: string,
  before: string,
  after: string,
): Promise<void> {
  await on
    .updateTable('users')
    .set({ passwordHash: after })
    .where('id', '=', id)
    .where('passwordHash', '=', before)
    .execute()
}

export async function replaceLocations(
  on: Executor,
  userId: string,
  locationIds: readonly string[],
) {
  await on.deleteFrom('userLocations').where('userId', '=', userId).execute()
  await insertUserLocations(
    on,
    locationIds.map((locationId) => ({ userId, locationId })),
  )
}

export async function replaceRegions(on: Executor, userId: string, regionIds: readonly string[]) {
  await on.deleteFrom('userRegions').where('userId', '=', userId).execute()
  await insertUserRegions(
    on,
    regionIds.map((regionId) => ({ userId, regionId })),
  )
}

/** Removes locations from a user. */
export const deleteUserLocations = (on: Executor, userId: string, locationIds: readonly string[]) =>
  on
    .deleteFrom('userLocations')
    .where('userId', '=', userId)
    .where('locationId', 'in', [...locationIds, ''])
    .execute()

/** Which users are assigned which of these locations. */
export const listUserLocations = (on: Executor, locationIds: readonly string[]) =>
  listInParts(locationIds, (part) =>
    on.selectFrom('userLocations').selectAll().where('locationId', 'in', part).execute(),
  )

/** Users by their IDs, without deleted ones. */
export async function findUsers(
  on: Executor,
  ids: readonly string[],
): Promise<Map<string, UserWithLocations>> {
  const found = await listUsersBy(on, 'id', ids)
  return new Map(found.map((user) => [user.id, user]))
}

export const deleteUsers = (on: Executor, ids: readonly string[]) =>
  inParts(ids, (part) => on.deleteFrom('users').where('id', 'in', part).execute())

export const deleteUser = (on: Executor, id: string) =>
  on.deleteFrom('users').where('id', '=', id).execute()
