import type { Executor } from '../../../platform/database/database.ts'
import { inParts } from '../../../platform/database/rows.ts'
import type { LocationRow } from '../../../platform/database/schema.ts'
import { defaultPlaylist, findExerciseIds } from '../../workouts/exercises/index.ts'
import { fillPlaylists, listLocationsWithBreaks } from './timer.repository.ts'

/**
 * Gives timer locations with an empty playlist the catalog's default one. Returns the exercises that
 * each got, by the location's ID.
 */
export async function giveDefaultBreaks(
  on: Executor,
  locations: readonly Pick<LocationRow, 'id' | 'vtsEnabled'>[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const timed = locations.flatMap(({ id, vtsEnabled }) => (vtsEnabled === 1 ? [id] : []))
  const given = new Map<string, readonly string[]>()
  if (timed.length === 0) return given
  const idOf = await findExerciseIds(on, defaultPlaylist)
  const names = defaultPlaylist.filter((name) => idOf.has(name))
  if (names.length === 0) return given
  await inParts(timed, async (part) => {
    const filled = await listLocationsWithBreaks(on, part)
    const empty = part.filter((id) => !filled.has(id))
    await fillPlaylists(on, empty, names, idOf)
    for (const id of empty) given.set(id, names)
  })
  return given
}
