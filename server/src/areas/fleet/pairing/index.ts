export { screenLinksRoutes } from './screen-links.routes.ts'
export { createScreenLinksService } from './screen-links.service.ts'
