export { timeZonesRoutes } from './time-zones.routes.ts'
