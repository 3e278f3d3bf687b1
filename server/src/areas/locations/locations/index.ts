export {
  gymClockOf,
  type HangingScreen,
  missingEquipmentOf,
  openingHoursOf,
  presentScreenLocation,
} from './locations.presenter.ts'
export {
  countLocations,
  findLocation,
  findLocationByPocketKey,
  findLocations,
  findLocationsByIdentifier,
  listEquippedGyms,
  listGymClocks,
} from './locations.repository.ts'
export { type LocationsService } from './locations.service.ts'
