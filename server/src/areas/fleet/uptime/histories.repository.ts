import type { ScreenState } from '@roundboard/domain'
import type { Executor } from '../../../platform/database/database.ts'
import { listInParts } from '../../../platform/database/rows.ts'

/** A screen as last checked. */
export interface ScreenNow {
  readonly id: string
  readonly locationId: string
  readonly name: string
  readonly round: number
  readonly state: ScreenState
  /** In epoch milliseconds. */
  readonly since: number
}

/** The latest known state of these locations' screens. */
export async function listScreensNow(
  on: Executor,
  locationIds: readonly string[],
): Promise<ScreenNow[]> {
  const rows = await listInParts(locationIds, (part) =>
    on
      .selectFrom('watchedScreens')
      .select(['screenId as id', 'locationId', 'name', 'round', 'state', 'since'])
      .where('locationId', 'in', part)
      .where('hangingId', 'is not', null)
      .orderBy('round')
      .orderBy('number')
      .execute(),
  )
  return rows.map((row) => ({ ...row, since: Date.parse(row.since) }))
}

/** The locations where a screen is or was. */
export async function listLocationsOf(on: Executor, screenId: string): Promise<string[]> {
  const rows = await on
    .selectFrom('watchedScreens')
    .select('locationId')
    .distinct()
    .where('screenId', '=', screenId)
    .execute()
  return rows.map(({ locationId }) => locationId)
}

/** Every screen ever checked at these locations, including deleted ones, by round. */
export const listWatched = (on: Executor, locationIds: readonly string[]) =>
  listInParts(locationIds, (part) =>
    on
      .selectFrom('watchedScreens')
      .selectAll()
      .where('locationId', 'in', part)
      .orderBy('round')
      .orderBy('number')
      .execute(),
  )

/** The state changes of screens after an instant (epoch milliseconds), and the last one up to it. */
export const listTransitions = (on: Executor, numbers: readonly number[], from: number) =>
  listInParts(numbers, (part) =>
    on
      .selectFrom('watchedScreens')
      .innerJoin('screenTransitions', 'screenTransitions.number', 'watchedScreens.number')
      .selectAll('screenTransitions')
      .where('watchedScreens.number', 'in', part)
      .where('at', '>=', ({ fn, selectFrom, lit }) =>
        fn.coalesce(
          selectFrom('screenTransitions as earlier')
            .select(({ fn: { max } }) => max('earlier.at').as('at'))
            .whereRef('earlier.number', '=', 'watchedScreens.number')
            .where('earlier.at', '<=', from),
          lit(0),
        ),
      )
      .orderBy('screenTransitions.number')
      .orderBy('at')
      .execute(),
  )

/** How many state changes of a location's screens are stored, and when the last one was. */
export const countTransitions = (on: Executor, locationId: string) =>
  on
    .selectFrom('screenTransitions')
    .innerJoin('watchedScreens', 'watchedScreens.number', 'screenTransitions.number')
    .where('watchedScreens.locationId', '=', locationId)
    .select(({ fn }) => [fn.countAll().as('count'), fn.max('at').as('last')])
    .executeTakeFirstOrThrow()

/** The server's own downtimes from an instant on, in order. */
export const listAbsences = (on: Executor, from: string) =>
  on.selectFrom('serverAbsences').selectAll().where('toAt', '>', from).orderBy('fromAt').execute()
