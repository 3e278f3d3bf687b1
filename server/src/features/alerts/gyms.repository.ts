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
