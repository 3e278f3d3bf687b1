import type { Executor } from '../../../platform/database/database.ts'

/** A user who was notified of an open outage of a location. */
export interface NotifiedPerson {
  readonly locationId: string
  readonly name: string
  readonly isHeadOffice: boolean
  readonly at: string
}

/** The users who were notified of these locations' open outages, each once, in order. */
export async function listNotified(
  on: Executor,
  locationIds: readonly string[],
): Promise<NotifiedPerson[]> {
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
