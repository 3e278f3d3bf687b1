import { type Location, type ScreenLocation, timerPalettes } from '@roundboard/contract'
import { type GymClock, type Language, languages } from '@roundboard/domain'
import type { LocationRow } from '../../platform/database/schema.ts'
import type { TimeZones } from '../../platform/time-zones/time-zones.ts'

/** A language as stored: always one of the list, or English should the list ever shrink. */
export const languageOf = (stored: string): Language =>
  languages.find((known) => known === stored) ?? 'en-us'

const paletteOf = (stored: string) => timerPalettes.find((known) => known === stored) ?? 'classic'

const scheduleOf = (stored: string) => JSON.parse(stored) as number[]

export const presentScreenLocation = (row: LocationRow): ScreenLocation => ({
  _id: row.id,
  id: row.id,
  name: row.name,
  locationIdentifier: row.locationIdentifier,
  timeZone: row.timeZone,
  language: languageOf(row.language),
  isEnabled: row.isEnabled === 1,
  vtsEnabled: row.vtsEnabled === 1,
  androidOs: row.androidOs === 1,
  is365: row.is365 === 1,
  lrVideo: row.lrVideo === 1,
  timerPalette: paletteOf(row.timerPalette),
})

export const presentLocation = (row: LocationRow, screens: Location['screens'] = []): Location => ({
  ...presentScreenLocation(row),
  isActive: row.isActive === 1,
  schedule: scheduleOf(row.schedule),
  screens,
  createdAt: row.createdAt,
  updatedAt: row.updatedAt,
})

/** What the gym's calendar needs of a location. */
export const gymClockOf = (row: LocationRow, timeZones: TimeZones): GymClock => ({
  zone: timeZones.rulesOf(row.timeZone),
  is365: row.is365 === 1,
  schedule: scheduleOf(row.schedule),
})
