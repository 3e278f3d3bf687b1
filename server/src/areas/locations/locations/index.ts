export {
  gymClockOf,
  type HangingScreen,
  missingEquipmentOf,
  openingHoursOf,
  presentScreenLocation,
} from './locations.presenter.ts'
export {
  type Chosen,
  countLocations,
  findLocation,
  findLocationByPocketKey,
  findLocations,
  findLocationsByIdentifier,
  listEquippedGyms,
  listGymClocks,
  listReached,
  listRegionIds,
} from './locations.repository.ts'
export { type LocationsService } from './locations.service.ts'
