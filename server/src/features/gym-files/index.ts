export { gymFilesRoutes } from './gym-files.routes.ts'
export { createGymImportsService } from './gym-imports.service.ts'
