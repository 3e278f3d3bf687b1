import { type Day, weekdayOf } from '@roundboard/domain'
import type { Executor } from '../../../platform/database/database.ts'
import { listInParts } from '../../../platform/database/rows.ts'
import type { LocationRow } from '../../../platform/database/schema.ts'
import { openingHoursOf } from '../../locations/locations/index.ts'

/** Active, enabled locations with a linked screen. */
const watchedLocations = (on: Executor) =>
  on
    .selectFrom('locations')
    .where('isActive', '=', 1)
    .where('isEnabled', '=', 1)
    .where(
      'id',
      'in',
      on.selectFrom('screens').select('locationId').where('tokenHash', 'is not', null),
    )

export async function countWatchedLocations(on: Executor): Promise<number> {
  const { n } = await watchedLocations(on)
    .select((builder) => builder.fn.countAll().as('n'))
    .executeTakeFirstOrThrow()
  return Number(n)
}

/** The same locations with their screens. */
const watchedScreens = (on: Executor) =>
  on
    .selectFrom('locations')
    .innerJoin('screens', 'screens.locationId', 'locations.id')
    .where('locations.isActive', '=', 1)
    .where('locations.isEnabled', '=', 1)
    .where('screens.tokenHash', 'is not', null)

export const listWatchedClocks = (on: Executor) =>
  watchedLocations(on)
    .select(['timeZone', 'is365', 'schedule', 'openingHours'])
    .distinct()
    .execute()

/** The rounds with a linked screen, by their locations' opening hours. */
export const listRoundsByHours = (on: Executor) =>
  watchedScreens(on).select(['openingHours', 'round']).distinct().execute()

/** The locations among these that have a linked screen, with its rounds. */
export const listWatchedOf = (on: Executor, locationIds: readonly string[]) =>
  listInParts([...new Set(locationIds)], (part) =>
    watchedScreens(on)
      .select(['locations.id', 'timeZone', 'is365', 'schedule', 'openingHours', 'round'])
      .where('locations.id', 'in', part)
      .execute(),
  )

export const isOpenOn = (location: Pick<LocationRow, 'openingHours'>, day: Day): boolean =>
  (openingHoursOf(location)[weekdayOf(day)] ?? []).length > 0

/** Maps a day to the rounds with a linked screen at a location that is open on that day. */
export async function readRoundsOn(on: Executor): Promise<(day: Day) => ReadonlySet<number>> {
  const mounted = await listRoundsByHours(on)
  return (day) =>
    new Set(mounted.filter((location) => isOpenOn(location, day)).map(({ round }) => round))
}
