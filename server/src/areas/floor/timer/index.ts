export { coachedOf, columnsOf, courseOf, type TakeBack } from './coached.ts'
export { createLicenceServiceClient } from './licence-service-client.ts'
export { createOwnLicences, type LicenceSource, newLicenceKey } from './licence-source.ts'
export {
  countPlaylists,
  findLocation as findTimedLocation,
  findLocationUsing,
  listBreaks,
  listLocationsPlaying,
  lockTimer,
  saveTimer,
  type TimedLocation,
  type TimerColumns,
} from './licences.repository.ts'
export { licencesRoutes } from './licences.routes.ts'
export { createLicencesService } from './licences.service.ts'
