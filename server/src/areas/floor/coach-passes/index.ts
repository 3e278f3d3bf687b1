export { passesRoutes } from './passes.routes.ts'
export { createPassesService } from './passes.service.ts'
