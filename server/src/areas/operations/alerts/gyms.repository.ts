import { type Day, weekdayOf } from '@roundboard/domain'
import type { Executor } from '../../../platform/database/database.ts'
import { chunk } from '../../../platform/database/in-parts.ts'
import type { LocationRow } from '../../../platform/database/schema.ts'
import { openingHoursOf } from '../../locations/locations/index.ts'

/** Gyms that have a linked screen, and walls that are to show something. */
const watchedGyms = (on: Executor) =>
  on
    .selectFrom('locations')
    .where('isActive', '=', 1)
    .where('isEnabled', '=', 1)
    .where(
      'id',
      'in',
      on.selectFrom('screens').select('locationId').where('tokenHash', 'is not', null),
    )

/** How many gyms these are. */
export async function countWatchedGyms(on: Executor): Promise<number> {
  const { n } = await watchedGyms(on)
    .select((builder) => builder.fn.countAll().as('n'))
    .executeTakeFirstOrThrow()
  return Number(n)
}

/** The same gyms with their screens. */
const watchedScreens = (on: Executor) =>
  on
    .selectFrom('locations')
    .innerJoin('screens', 'screens.locationId', 'locations.id')
    .where('locations.isActive', '=', 1)
    .where('locations.isEnabled', '=', 1)
    .where('screens.tokenHash', 'is not', null)

/** The clocks and opening hours of these gyms. */
export const listWatchedClocks = (on: Executor) =>
  watchedGyms(on).select(['timeZone', 'is365', 'schedule', 'openingHours']).distinct().execute()

/** The rounds that linked walls hang for, by the hours of their gyms. */
export const listRoundsByHours = (on: Executor) =>
  watchedScreens(on).select(['openingHours', 'round']).distinct().execute()

/** Those of these gyms that have a linked wall, with its rounds. */
export async function listWatchedOf(on: Executor, locationIds: readonly string[]) {
  const parts = chunk([...new Set(locationIds)]).map((some) =>
    watchedScreens(on)
      .select(['locations.id', 'timeZone', 'is365', 'schedule', 'openingHours', 'round'])
      .where('locations.id', 'in', some)
      .execute(),
  )
  return (await Promise.all(parts)).flat()
}

export const isOpenOn = (gym: Pick<LocationRow, 'openingHours'>, day: Day): boolean =>
  (openingHoursOf(gym)[weekdayOf(day)] ?? []).length > 0

/** Of which rounds a linked wall hangs in a gym that is open on a day. */
export async function readRoundsOn(on: Executor): Promise<(day: Day) => ReadonlySet<number>> {
  const hanging = await listRoundsByHours(on)
  return (day) => new Set(hanging.filter((gym) => isOpenOn(gym, day)).map(({ round }) => round))
}
