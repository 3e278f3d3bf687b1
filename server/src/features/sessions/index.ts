export { sessionsRoutes } from './sessions.routes.ts'
export { createSessionsService, type From, type SessionsService } from './sessions.service.ts'
