import { screenTroubles } from '@roundboard/domain'
import type { Executor } from '../../../platform/database/database.ts'
import type { LocationRow } from '../../../platform/database/schema.ts'

type Hung = Pick<
  LocationRow,
  'id' | 'name' | 'locationIdentifier' | 'timeZone' | 'openingHours' | 'awayMinutes'
> & { readonly isExpected: boolean; readonly screens: number; readonly linked: number }

/** Every location with how many screens it has, and how many of them a display hangs in; by name. */
export async function listGyms(on: Executor, scope: ReadonlySet<string> | 'all'): Promise<Hung[]> {
  const all = on
    .selectFrom('locations')
    .leftJoin('screens', 'screens.locationId', 'locations.id')
    .select(({ fn }) => [
      'locations.id',
      'locations.name',
      'locations.locationIdentifier',
      'locations.timeZone',
      'locations.openingHours',
      'locations.awayMinutes',
      'locations.isActive',
      'locations.isEnabled',
      fn.count('screens.id').as('screens'),
      fn.count('screens.tokenHash').as('linked'),
    ])
    .groupBy('locations.id')
    .orderBy('locations.nameFolded')
    .orderBy('locations.id')
  const rows = await (
    scope === 'all' ? all : all.where('locations.id', 'in', [...scope, ''])
  ).execute()
  return rows.map(({ isActive, isEnabled, ...row }) => ({
    ...row,
    isExpected: isActive === 1 && isEnabled === 1,
    screens: Number(row.screens),
    linked: Number(row.linked),
  }))
}

/** The locations in which a screen that hangs there is not simply connected. */
export async function listNotWell(on: Executor): Promise<Set<string>> {
  const rows = await on
    .selectFrom('watchedScreens')
    .select('locationId')
    .distinct()
    // By what is in it, for by what is not the index would not be asked.
    .where('state', 'in', ['lost', ...screenTroubles])
    .where('hangingId', 'is not', null)
    .execute()
  return new Set(rows.map(({ locationId }) => locationId))
}
