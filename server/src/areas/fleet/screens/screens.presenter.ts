import {
  type LocationScreen,
  pick,
  type Screen,
  screenFields,
  type ScreenStatus,
} from '@roundboard/contract'
import type { LocationRow, ScreenRow } from '../../../platform/database/schema.ts'
import { fromColumns } from '../../../platform/database/stored-fields.ts'
import { presentScreenLocation } from '../../locations/locations/index.ts'
import { type Presence, reportOf } from '../presence/index.ts'

const locationScreenFields = pick(screenFields, ['name', 'round', 'language'])

export const presentScreen = (
  row: ScreenRow,
  location: LocationRow | undefined,
  presence: Presence | undefined,
  status: ScreenStatus,
  offlineSince: string | null,
): Screen => ({
  _id: row.id,
  id: row.id,
  ...fromColumns(screenFields, row),
  location: location ? presentScreenLocation(location) : null,
  timeZone: location?.timeZone ?? null,
  isLinked: row.linkedAt !== null,
  linkedAt: row.linkedAt,
  contentId: presence?.contentId ?? null,
  status,
  offlineSince: status.isConnected ? null : offlineSince,
  report: reportOf(presence),
  refreshFlag: row.refreshRevision > (presence?.appliedRefresh ?? 0),
  hardRefreshFlag: row.hardRefreshRevision > (presence?.appliedHardRefresh ?? 0),
  createdAt: row.createdAt,
  updatedAt: row.updatedAt,
})

export const presentLocationScreen = (
  row: ScreenRow,
  status: ScreenStatus,
  offlineSince: string | null,
): LocationScreen => ({
  _id: row.id,
  id: row.id,
  ...fromColumns(locationScreenFields, row),
  isLinked: row.linkedAt !== null,
  status,
  offlineSince: status.isConnected ? null : offlineSince,
})
