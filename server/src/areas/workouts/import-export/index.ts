export { createExportsService } from './exports.service.ts'
export { createImportsService } from './imports.service.ts'
export { workoutFilesRoutes } from './workout-files.routes.ts'
