import type { calls, DataOf, LocationConnectivity } from '@roundboard/contract'
import type { ConnectivityColour } from '@roundboard/domain'
import type { LocationPresence } from './dashboard.repository.ts'

/** A location with what its screens say of it. */
export interface Coloured extends LocationPresence {
  readonly colour: ConnectivityColour | null
  readonly isNeverLinked: boolean
  readonly isHeld: boolean | null
}

type LackingWorkout = DataOf<typeof calls.getContentStatus>['workouts'][number]

export const presentLocation = (location: Coloured): LocationConnectivity => ({
  _id: location.id,
  id: location.id,
  name: location.name,
  locationIdentifier: location.locationIdentifier,
  colour: location.colour,
  isNeverLinked: location.isNeverLinked,
  isHeld: location.isHeld,
  lacksBreaks: location.lacksBreaks,
  connected: location.connected,
  screens: location.screens,
  lastStatusAt: location.lastStatusAt,
})

export const presentLackingWorkout = (row: Omit<LackingWorkout, '_id'>): LackingWorkout => ({
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
