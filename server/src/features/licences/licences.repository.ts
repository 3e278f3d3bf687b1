import type { Executor } from '../../platform/database/database.ts'
import type { LocationRow } from '../../platform/database/schema.ts'

/** A location as its interval timer needs it. */
export type TimedLocation = Pick<
  LocationRow,
  | 'id'
  | 'name'
  | 'locationIdentifier'
  | 'vtsEnabled'
  | 'licenseKey'
  | 'timerStamp'
  | 'timerPlaylist'
>

const columns = [
  'id',
  'name',
  'locationIdentifier',
  'vtsEnabled',
  'licenseKey',
  'timerStamp',
  'timerPlaylist',
] as const satisfies readonly (keyof LocationRow)[]

const timed = (on: Executor) => on.selectFrom('locations').select(columns)

export const findLocation = (
  on: Executor,
  by: 'id' | 'locationIdentifier' | 'licenseKey',
  value: string,
): Promise<TimedLocation | undefined> => timed(on).where(by, '=', value).executeTakeFirst()

export const findLocationOfScreen = (
  on: Executor,
  screenId: string,
): Promise<TimedLocation | undefined> =>
  timed(on)
    .where('id', '=', (builder) =>
      builder.selectFrom('screens').select('locationId').where('screens.id', '=', screenId),
    )
    .executeTakeFirst()

/** Those of the given locations that have a timer. */
export const listTimedLocations = (
  on: Executor,
  ids: ReadonlySet<string>,
): Promise<TimedLocation[]> =>
  timed(on)
    .where('vtsEnabled', '=', 1)
    .where('id', 'in', [...ids, ''])
    .execute()

export async function updateTimer(
  on: Executor,
  id: string,
  changes: Partial<Pick<LocationRow, 'licenseKey' | 'timerStamp' | 'timerPlaylist'>>,
): Promise<void> {
  if (Object.keys(changes).length > 0)
    await on.updateTable('locations').set(changes).where('id', '=', id).execute()
}
