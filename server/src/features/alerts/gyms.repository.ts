import type { Executor } from '../../platform/database/database.ts'

/** How many gyms have a linked screen, and walls that are to show something. */
export async function countWatchedGyms(on: Executor): Promise<number> {
  const { n } = await on
    .selectFrom('locations')
    .select((builder) => builder.fn.countAll().as('n'))
    .where('isActive', '=', 1)
    .where('isEnabled', '=', 1)
    .where(
      'id',
      'in',
      on.selectFrom('screens').select('locationId').where('tokenHash', 'is not', null),
    )
    .executeTakeFirstOrThrow()
  return Number(n)
}

/** The rounds of workouts that a wall hangs for, anywhere. */
export async function listRoundsInUse(on: Executor): Promise<Set<number>> {
  const found = await on
    .selectFrom('screens')
    .select('round')
    .distinct()
    .where('tokenHash', 'is not', null)
    .execute()
  return new Set(found.map(({ round }) => round))
}
