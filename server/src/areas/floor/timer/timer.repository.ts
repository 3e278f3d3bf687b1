import type { Transaction } from 'kysely'
import type { Executor } from '../../../platform/database/database.ts'
import { inParts, insertRows } from '../../../platform/database/rows.ts'
import { lockRow } from '../../../platform/database/row-lock.ts'
import type { Database, LocationRow, LocationTimerRow } from '../../../platform/database/schema.ts'

/** Locks a timer that is read in order to change it. Creates the row first if it is missing. */
export async function lockTimer(trx: Transaction<Database>, locationId: string): Promise<void> {
  await trx
    .insertInto('locationTimers')
    .columns(['locationId', 'revision'])
    .expression(
      trx
        .selectFrom('locations')
        .select(({ lit }) => ['id', lit(0).as('revision')])
        .where('id', '=', locationId),
    )
    .onConflict((conflict) => conflict.column('locationId').doNothing())
    .execute()
  await lockRow(trx, 'locationTimers', locationId)
}

/** A location's timer columns; null, or revision 0, if it has no timer yet. */
export type TimedLocation = Pick<LocationRow, 'id' | 'name' | 'locationIdentifier' | 'vtsEnabled'> &
  TimerColumns

export type TimerColumns = Omit<LocationTimerRow, 'locationId'>

const timed = (on: Executor) =>
  on
    .selectFrom('locations')
    .leftJoin('locationTimers', 'locationTimers.locationId', 'locations.id')
    .select(['locations.id', 'name', 'locationIdentifier', 'vtsEnabled'])
    .select(({ fn, ref, lit }) => [
      'licenseKey',
      'stamp',
      'coached',
      fn.coalesce(ref('revision'), lit(0)).as('revision'),
    ])

export const findLocation = (
  on: Executor,
  by: 'locations.id' | 'locationIdentifier' | 'licenseKey',
  value: string,
): Promise<TimedLocation | undefined> => timed(on).where(by, '=', value).executeTakeFirst()

export const findLocationOfScreen = (
  on: Executor,
  screenId: string,
): Promise<TimedLocation | undefined> =>
  timed(on)
    .where('locations.id', '=', (builder) =>
      builder.selectFrom('screens').select('locationId').where('screens.id', '=', screenId),
    )
    .executeTakeFirst()

/** The given locations that have a timer. */
export const listTimedLocations = (
  on: Executor,
  ids: ReadonlySet<string>,
): Promise<TimedLocation[]> =>
  timed(on)
    .where('vtsEnabled', '=', 1)
    .where('locations.id', 'in', [...ids, ''])
    .execute()

/** The exercises of a location's active breaks by name, in order. */
export async function listBreaks(on: Executor, locationId: string): Promise<string[]> {
  const rows = await on
    .selectFrom('timerBreaks')
    .leftJoin('exercises', 'exercises.id', 'timerBreaks.exerciseId')
    .select(({ fn, ref }) => fn.coalesce(ref('exercises.name'), ref('unknownName')).as('name'))
    .where('locationId', '=', locationId)
    .orderBy('position')
    .execute()
  return rows.flatMap(({ name }) => name ?? [])
}

/** A location whose active breaks use an exercise. */
export const findUsingLocation = (
  on: Executor,
  exercise: { readonly id: string; readonly name: string },
): Promise<{ name: string } | undefined> =>
  on
    .selectFrom('timerBreaks')
    .innerJoin('locations', 'locations.id', 'timerBreaks.locationId')
    .select('locations.name')
    .where((builder) =>
      builder.or([
        builder('exerciseId', '=', exercise.id),
        builder('unknownName', '=', exercise.name),
      ]),
    )
    .limit(1)
    .executeTakeFirst()

/** The number of playlists with each of these exercises, by ID. */
export async function countPlaylists(
  on: Executor,
  exerciseIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await on
    .selectFrom('timerBreaks')
    .select(({ fn, ref }) => ['exerciseId as id', fn.count(ref('locationId')).distinct().as('n')])
    .where('exerciseId', 'in', [...exerciseIds, ''])
    .groupBy('exerciseId')
    .execute()
  return new Map(rows.map(({ id, n }) => [id ?? '', Number(n)]))
}

/** The locations with one of these exercises in their active breaks, up to a limit. */
export async function listLocationsPlaying(
  on: Executor,
  exerciseIds: readonly string[],
  limit: number,
): Promise<string[]> {
  const rows = await on
    .selectFrom('timerBreaks')
    .select('locationId')
    .distinct()
    .where('exerciseId', 'in', [...exerciseIds, ''])
    .limit(limit)
    .execute()
  return rows.map(({ locationId }) => locationId)
}

const newTimer: TimerColumns = { licenseKey: null, stamp: null, revision: 0, coached: null }

/** Saves a location's timer, creating it if necessary. */
export async function saveTimer(
  on: Executor,
  locationId: string,
  changes: Partial<TimerColumns>,
): Promise<void> {
  const isChanged = Object.keys(changes).length > 0
  await on
    .insertInto('locationTimers')
    .values({ ...newTimer, ...changes, locationId })
    .onConflict((conflict) => {
      const known = conflict.column('locationId')
      return isChanged ? known.doUpdateSet(changes) : known.doNothing()
    })
    .execute()
}

/** The given locations that have active breaks. */
export async function listLocationsWithBreaks(
  on: Executor,
  locationIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await on
    .selectFrom('timerBreaks')
    .select('locationId')
    .distinct()
    .where('locationId', 'in', [...locationIds, ''])
    .execute()
  return new Set(rows.map(({ locationId }) => locationId))
}

const breakRows = (
  locationId: string,
  names: readonly string[],
  idOf: ReadonlyMap<string, string>,
) =>
  names.map((name, position) => {
    const exerciseId = idOf.get(name) ?? null
    return { locationId, position, exerciseId, unknownName: exerciseId === null ? name : null }
  })

const insertBreaks = (on: Executor, rows: readonly ReturnType<typeof breakRows>[number][]) =>
  insertRows(on, 'timerBreaks', rows)

/** Sets the playlists of locations without active breaks; `idOf` maps existing exercises. */
export async function fillPlaylists(
  on: Executor,
  locationIds: readonly string[],
  names: readonly string[],
  idOf: ReadonlyMap<string, string>,
): Promise<void> {
  await inParts(locationIds, (part) =>
    on
      .insertInto('locationTimers')
      .values(part.map((locationId) => ({ ...newTimer, locationId })))
      .onConflict((conflict) => conflict.column('locationId').doNothing())
      .execute(),
  )
  await insertBreaks(
    on,
    locationIds.flatMap((id) => breakRows(id, names, idOf)),
  )
}

/** Replaces a location's active breaks; `idOf` maps existing exercises. */
export async function replaceBreaks(
  on: Executor,
  locationId: string,
  names: readonly string[],
  idOf: ReadonlyMap<string, string>,
): Promise<void> {
  await on.deleteFrom('timerBreaks').where('locationId', '=', locationId).execute()
  await insertBreaks(on, breakRows(locationId, names, idOf))
}
