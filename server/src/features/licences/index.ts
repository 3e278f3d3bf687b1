export { createLicenceServiceClient } from './licence-service-client.ts'
export { createOwnLicences, playlistOf } from './licence-source.ts'
export { licencesRoutes } from './licences.routes.ts'
export { createLicencesService } from './licences.service.ts'
