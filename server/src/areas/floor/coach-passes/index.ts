export { passesRoutes } from './coach-passes.routes.ts'
export { createPassesService } from './coach-passes.service.ts'
