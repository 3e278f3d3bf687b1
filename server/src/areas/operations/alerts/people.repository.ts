import type { Executor } from '../../../platform/database/database.ts'
import { listInParts } from '../../../platform/database/rows.ts'

/** All users who can be alerted, with their choices and webhooks. */
const allPeople = (on: Executor) =>
  on
    .selectFrom('users')
    .leftJoin('alertPreferences', 'alertPreferences.userId', 'users.id')
    .leftJoin('webhooks', 'webhooks.userId', 'users.id')
    .select([
      'users.id',
      'users.email',
      'users.firstName',
      'users.lastName',
      'users.role',
      'users.language',
      'alertPreferences.kinds',
      'alertPreferences.channels',
      'alertPreferences.locationIds',
      'alertPreferences.timeZone',
      'alertPreferences.quietFrom',
      'alertPreferences.quietTo',
      'alertPreferences.summaryHour',
      'alertPreferences.updatedAt as chosenAt',
      'webhooks.id as webhookId',
    ])
    .where('users.isActive', '=', 1)

export type PersonRow = Awaited<ReturnType<ReturnType<typeof allPeople>['execute']>>[number]

const headOfficeRoles = ['admin', 'super-admin']

/** Head office, and the users of these locations. */
export const listPeopleOf = (on: Executor, locationIds: readonly string[]) =>
  allPeople(on)
    .where((where) =>
      where.or([
        where('users.role', 'in', headOfficeRoles),
        where(
          'users.id',
          'in',
          on
            .selectFrom('reachedLocations')
            .select('userId')
            .where('locationId', 'in', [...locationIds, '']),
        ),
      ]),
    )
    .execute()

export const listPeople = (on: Executor, ids: readonly string[]) =>
  allPeople(on)
    .where('users.id', 'in', [...ids, ''])
    .execute()

export const listHeadOffice = (on: Executor) =>
  allPeople(on).where('users.role', 'in', headOfficeRoles).execute()

export const listAllPeople = (on: Executor) => allPeople(on).execute()

/** The locations of each of these people. */
export async function locationsOfPeople(
  on: Executor,
  ids: readonly string[],
): Promise<Map<string, string[]>> {
  const found = await on
    .selectFrom('reachedLocations')
    .select(['userId', 'locationId'])
    .where('userId', 'in', [...ids, ''])
    .execute()
  const byUser = Map.groupBy(found, ({ userId }) => userId)
  return new Map([...byUser].map(([id, all]) => [id, all.map(({ locationId }) => locationId)]))
}

/** The locations among these that exist. */
export async function locationsThatAre(
  on: Executor,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const found = await listInParts([...new Set(ids)], (part) =>
    on.selectFrom('locations').select('id').where('id', 'in', part).execute(),
  )
  return new Set(found.map(({ id }) => id))
}
