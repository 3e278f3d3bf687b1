export { uptimeRoutes } from './uptime.routes.ts'
export { createUptimeService } from './uptime.service.ts'
