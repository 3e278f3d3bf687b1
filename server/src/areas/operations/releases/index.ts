export { releasesRoutes } from './releases.routes.ts'
export { createReleasesService } from './releases.service.ts'
