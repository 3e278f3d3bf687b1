export { createFilesService } from './files/files.service.ts'
export { createSweep, type Findings, unusedForMs } from './files/sweep.service.ts'
export { mediaRoutes } from './media.routes.ts'
export { createMediaService, type MediaService } from './media.service.ts'
