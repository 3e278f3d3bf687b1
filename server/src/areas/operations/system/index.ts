export { systemRoutes } from './system.routes.ts'
export { createSystemService } from './system.service.ts'
