export { createTemplatesService } from './templates.service.ts'
export { templatesRoutes } from './templates.routes.ts'
