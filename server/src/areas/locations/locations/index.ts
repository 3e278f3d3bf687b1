export {
  gymClockOf,
  type MountedScreen,
  missingEquipmentOf,
  openingHoursOf,
  presentScreenLocation,
} from './locations.presenter.ts'
export {
  type Chosen,
  countLocations,
  findLocation,
  findLocationByMemberPageKey,
  findLocations,
  findLocationsByIdentifier,
  getLocation,
  listLocationsByEquipment,
  listLocationClocks,
  listReached,
  listRegionIds,
} from './locations.repository.ts'
export { type LocationsService } from './locations.service.ts'
