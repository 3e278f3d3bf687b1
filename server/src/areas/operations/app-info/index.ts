export { appInfoRoutes } from './app-info.routes.ts'
