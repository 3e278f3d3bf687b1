export { sessionsRoutes } from './sessions.routes.ts'
export { createSessionsService, type SessionsService } from './sessions.service.ts'
