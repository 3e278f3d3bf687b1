export { createFilesService } from './files/files.service.ts'
export { mediaRoutes } from './media.routes.ts'
export { createMediaService, type MediaService } from './media.service.ts'
