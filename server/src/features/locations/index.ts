export { gymClockOf, type HangingScreen, presentScreenLocation } from './locations.presenter.ts'
export {
  countLocations,
  findLocation,
  findLocations,
  listGymClocks,
  switchVideos,
} from './locations.repository.ts'
export { locationsRoutes } from './locations.routes.ts'
export { createLocationsService } from './locations.service.ts'
