export { gymFilesRoutes } from './gym-files.routes.ts'
export { createGymImportsService } from './gym-imports.service.ts'
export { createGymUndoService } from './gym-undo.service.ts'
