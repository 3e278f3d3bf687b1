import {
  type Location,
  locationFields,
  pick,
  type ScreenLocation,
  screenLocationFields,
} from '@roundboard/contract'
import type { GymClock } from '@roundboard/domain'
import type { LocationRow } from '../../platform/database/schema.ts'
import { fromColumns } from '../../platform/database/stored-fields.ts'
import type { TimeZones } from '../../platform/time-zones/time-zones.ts'

const gymClockFields = pick(locationFields, ['timeZone', 'is365', 'schedule'])

export const presentScreenLocation = (row: LocationRow): ScreenLocation => ({
  _id: row.id,
  id: row.id,
  ...fromColumns(screenLocationFields, row),
})

export const presentLocation = (row: LocationRow, screens: Location['screens'] = []): Location => ({
  _id: row.id,
  id: row.id,
  ...fromColumns(locationFields, row),
  screens,
  createdAt: row.createdAt,
  updatedAt: row.updatedAt,
})

/** What the gym's calendar needs of a location. */
export function gymClockOf(row: LocationRow, timeZones: TimeZones): GymClock {
  const { timeZone, is365, schedule } = fromColumns(gymClockFields, row)
  return { zone: timeZones.rulesOf(timeZone), is365, schedule }
}
