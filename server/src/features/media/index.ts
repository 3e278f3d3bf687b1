export { createFilesService } from './files/files.service.ts'
export { createSweep, type Findings, unusedForMs } from './files/sweep.service.ts'
export { libraryRoutes } from './library.routes.ts'
export {
  createLibraryService,
  type LibraryService,
  type NewMedia,
  type TakenFile,
} from './library.service.ts'
export { mediaRoutes } from './media.routes.ts'
export { createMediaService, type MediaService } from './media.service.ts'
