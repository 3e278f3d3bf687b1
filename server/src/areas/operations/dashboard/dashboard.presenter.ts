import { type calls, type DataOf, type LocationConnectivity, pick } from '@roundboard/contract'
import type { LocationHealth } from '../../fleet/presence/index.ts'

/** A location, and whether its screens are ready to run offline; null: none is linked. */
export interface ReadyLocation extends LocationHealth {
  readonly isHeld: boolean | null
}

type EmptyWorkout = DataOf<typeof calls.getContentStatus>['workouts'][number]

export const presentLocation = (location: ReadyLocation): LocationConnectivity => ({
  _id: location.id,
  ...pick(location, ['id', 'name', 'locationIdentifier', 'colour', 'health', 'isHeld']),
  ...pick(location, ['lacksBreaks', 'connected', 'screens', 'lastStatusAt']),
})

export const presentEmptyWorkout = (row: Omit<EmptyWorkout, '_id'>): EmptyWorkout => ({
  _id: row.id,
  id: row.id,
  name: row.name,
  round: row.round,
  startDate: row.startDate,
  endDate: row.endDate,
})

export const presentNamed = ({ id, name }: { readonly id: string; readonly name: string }) => ({
  _id: id,
  id,
  name,
})
