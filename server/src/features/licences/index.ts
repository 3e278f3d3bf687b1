export { createLicenceServiceClient } from './licence-service-client.ts'
export { createOwnLicences } from './licence-source.ts'
export {
  countPlaylists,
  findLocationUsing,
  listBreaks,
  listLocationsPlaying,
} from './licences.repository.ts'
export { licencesRoutes } from './licences.routes.ts'
export { createLicencesService } from './licences.service.ts'
