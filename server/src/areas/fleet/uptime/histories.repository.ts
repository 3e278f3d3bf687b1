import type { ScreenState } from '@roundboard/domain'
import type { Executor } from '../../../platform/database/database.ts'
import type { ScreenTransitionsRow, WatchedScreenRow } from '../../../platform/database/schema.ts'

const idsPerStatement = 1_000

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
  const found: ScreenNow[] = []
  for (let start = 0; start < locationIds.length; start += idsPerStatement) {
    const rows = await on
      .selectFrom('watchedScreens')
      .select(['screenId as id', 'locationId', 'name', 'round', 'state', 'since'])
      .where('locationId', 'in', locationIds.slice(start, start + idsPerStatement))
      .where('hangingId', 'is not', null)
      .orderBy('round')
      .orderBy('number')
      .execute()
    found.push(...rows.map((row) => ({ ...row, since: Date.parse(row.since) })))
  }
  return found
}

/** Every screen ever checked at these locations, including deleted ones, by round. */
export async function listWatched(
  on: Executor,
  locationIds: readonly string[],
): Promise<WatchedScreenRow[]> {
  const found: WatchedScreenRow[] = []
  for (let start = 0; start < locationIds.length; start += idsPerStatement)
    found.push(
      ...(await on
        .selectFrom('watchedScreens')
        .selectAll()
        .where('locationId', 'in', locationIds.slice(start, start + idsPerStatement))
        .orderBy('round')
        .orderBy('number')
        .execute()),
    )
  return found
}

/** The states of screens from a month on, except packed ones. */
export async function listOpenMonths(on: Executor, numbers: readonly number[], first: number) {
  const found: ScreenTransitionsRow[] = []
  for (let start = 0; start < numbers.length; start += idsPerStatement)
    found.push(
      ...(await on
        .selectFrom('screenTransitions')
        .selectAll()
        .where('number', 'in', numbers.slice(start, start + idsPerStatement))
        .where('month', '>=', first)
        .orderBy('number')
        .orderBy('month')
        .execute()),
    )
  return found
}

/**
 * The length and number of all stored texts about a location's screens, packed and not. Counts
 * bytes, which both engines store beside a text.
 */
export async function sumWritten(on: Executor, locationId: string): Promise<number[]> {
  const sums = await on
    .selectFrom('screenTransitions')
    .innerJoin('watchedScreens', 'watchedScreens.number', 'screenTransitions.number')
    .where('watchedScreens.locationId', '=', locationId)
    .select(({ fn, lit }) => [
      lit<number>(0).as('place'),
      fn.countAll().as('rows'),
      fn.sum(fn('octet_length', ['screenTransitions.changes'])).as('octets'),
    ])
    .unionAll(
      on
        .selectFrom('packedMonths')
        .where('locationId', '=', locationId)
        .select(({ fn, lit }) => [
          lit<number>(1).as('place'),
          fn.countAll().as('rows'),
          fn.sum(fn('octet_length', ['screens'])).as('octets'),
        ]),
    )
    .orderBy('place')
    .execute()
  return sums.flatMap(({ rows, octets }) => [Number(rows), Number(octets)])
}

/** The server's own downtimes from an instant on, in order. */
export const listAbsences = (on: Executor, from: string) =>
  on.selectFrom('serverAbsences').selectAll().where('toAt', '>', from).orderBy('fromAt').execute()
