export { timeZonesRoutes } from './time-zones.routes.ts'
export { createTimeZonesService } from './time-zones.service.ts'
