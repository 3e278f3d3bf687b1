import {
  type CacheReport,
  type UncachedScreen,
  type Location,
  locationFields,
  type LocationCache,
  type LocationScreen,
  pick,
  type ScreenLocation,
  screenLocationFields,
} from '@roundboard/contract'
import {
  type GymClock,
  uncachedReason,
  type OpeningHours,
  type CacheState,
} from '@roundboard/domain'
import { stampOf } from '../../../platform/clock.ts'
import type { LocationRow } from '../../../platform/database/schema.ts'
import { fromColumns } from '../../../platform/database/stored-fields.ts'
import type { TimeZones } from '../../../platform/time-zones/time-zones.ts'

const gymClockFields = pick(locationFields, ['timeZone', 'is365', 'schedule'])

const equipmentFields = pick(locationFields, ['missingEquipment'])

export const missingEquipmentOf = (row: LocationRow) =>
  fromColumns(equipmentFields, row).missingEquipment

export const presentScreenLocation = (row: LocationRow): ScreenLocation => ({
  _id: row.id,
  id: row.id,
  ...fromColumns(screenLocationFields, row),
})

/** A location as stored, without the current state of its screens. */
export type LocationWritten = Omit<Location, 'holds' | 'health'>

export const presentLocation = (
  row: LocationRow,
  screens: Location['screens'] = [],
): LocationWritten => ({
  _id: row.id,
  id: row.id,
  ...fromColumns(locationFields, row),
  screens,
  createdAt: row.createdAt,
  updatedAt: row.updatedAt,
})

/** A screen of a location, with its last report. */
export interface MountedScreen extends Pick<CacheState, 'holdsUntil'> {
  readonly shown: LocationScreen
  readonly holding: CacheReport | null
}

/** How many linked screens have cached the location's next day. */
export function presentCacheStates(
  { day, endsAt }: { readonly day: string; readonly endsAt: number },
  mounted: readonly MountedScreen[],
): LocationCache {
  const dayEndsAt = stampOf(endsAt)
  const linked = mounted.filter(({ shown }) => shown.isLinked)
  const missing = linked.flatMap(({ shown, holding, holdsUntil }): UncachedScreen[] => {
    const { id, name, round, status } = shown
    const why = uncachedReason({ status, holding, holdsUntil }, dayEndsAt)
    if (why === null) return []
    const { files = null, heldFiles = null, missing: [first] = [] } = holding ?? {}
    return [{ _id: id, id, name, round, why, files, heldFiles, reason: first?.reason ?? null }]
  })
  return { day, screens: linked.length, held: linked.length - missing.length, missing }
}

const openingFields = pick(locationFields, ['openingHours'])

export const openingHoursOf = (row: Pick<LocationRow, 'openingHours'>): OpeningHours =>
  fromColumns(openingFields, row).openingHours

/** The fields that determine a location's current day. */
export function gymClockOf(
  row: Pick<LocationRow, 'timeZone' | 'is365' | 'schedule'>,
  timeZones: TimeZones,
): GymClock {
  const { timeZone, is365, schedule } = fromColumns(gymClockFields, row)
  return { zone: timeZones.rulesOf(timeZone), is365, schedule }
}
