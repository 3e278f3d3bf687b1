export {
  gymClockOf,
  type HangingScreen,
  openingHoursOf,
  presentScreenLocation,
} from './locations.presenter.ts'
export {
  countLocations,
  findLocation,
  findLocations,
  listGymClocks,
  switchVideos,
} from './locations.repository.ts'
export { locationsRoutes } from './locations.routes.ts'
export { createLocationsService } from './locations.service.ts'
