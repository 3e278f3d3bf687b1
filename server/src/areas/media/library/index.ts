export {
  addressOfFile,
  createFilesService,
  type Files,
  type ServedFile,
} from './files/files.service.ts'
export { listUsedFiles } from './files/files.repository.ts'
export { createSweep, type Findings, unusedForMs } from './files/sweep.service.ts'
export { assertInLibrary } from './links.ts'
export { createLinkPosters } from './link-posters.service.ts'
export { libraryPath } from './addresses.ts'
export { listClipNames, listMediaNeeds } from './media.repository.ts'
export { libraryRoutes } from './library.routes.ts'
export { createLibraryService, type NewMedia, type TakenFile } from './library.service.ts'
export { mediaRoutes } from './media.routes.ts'
export { createShippedFiles, readShipped, type ShippedItem } from './shipped-files.ts'
export { createShippedService } from './shipped.service.ts'
export { createProgrammeMedia, type DescribesMedia } from './programme-media.ts'
