export { releasesRoutes } from './releases.routes.ts'
export { createReleasesService, type ReleasesService } from './releases.service.ts'
