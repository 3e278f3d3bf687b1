export { createContentService } from './content.ts'
export { playbackRoutes } from './playback.routes.ts'
export { createPlaybackService } from './playback.service.ts'
export { createScreenRegistry } from './screen-registry.ts'
