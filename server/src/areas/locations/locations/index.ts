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
  switchVideos,
} from './locations.repository.ts'
export { locationsRoutes } from './locations.routes.ts'
export {
  createLocationsService,
  type LocationsService,
  type ScreensOfLocations,
} from './locations.service.ts'
