export { pocketRoutes } from './member-page.routes.ts'
export { createPocketService } from './member-page.service.ts'
