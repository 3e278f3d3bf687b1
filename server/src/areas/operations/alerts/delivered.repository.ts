import type { Executor } from '../../../platform/database/database.ts'

/** Somebody who was told of a location, of what is not over. */
export interface Told {
  readonly locationId: string
  readonly name: string
  readonly isHeadOffice: boolean
  readonly at: string
}

/** Who was told of these locations since what is the matter there began, each person once, the first first. */
export async function listTold(on: Executor, locationIds: readonly string[]): Promise<Told[]> {
  if (locationIds.length === 0) return []
  const rows = await on
    .selectFrom('notices')
    .innerJoin('outages', 'outages.id', 'notices.outageId')
    .innerJoin('users', 'users.id', 'notices.userId')
    .select([
      'outages.locationId',
      'notices.userId',
      'notices.at',
      'users.firstName',
      'users.lastName',
      'users.role',
    ])
    .where('outages.endedAt', 'is', null)
    .where('outages.kind', '!=', 'no-workout-tomorrow')
    .where('outages.locationId', 'in', [...locationIds])
    .where((where) =>
      where.or([where('notices.heldUntil', 'is', null), where('notices.isInBell', '=', 1)]),
    )
    .orderBy('notices.at')
    .orderBy('users.lastName')
    .execute()
  const first = new Map(
    rows.toReversed().map((row) => [`${row.locationId ?? ''} ${row.userId}`, row] as const),
  )
  return [...first.values()].toReversed().map(({ locationId, firstName, lastName, role, at }) => ({
    locationId: locationId ?? '',
    name: `${firstName} ${lastName}`,
    isHeadOffice: role !== 'location',
    at,
  }))
}
