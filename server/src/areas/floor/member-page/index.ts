export { pocketRoutes } from './pocket.routes.ts'
export { createPocketService } from './pocket.service.ts'
