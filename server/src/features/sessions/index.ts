export { letIn, sessionsRoutes } from './sessions.routes.ts'
export {
  createSessionsService,
  type From,
  type SessionsService,
  type Started,
} from './sessions.service.ts'
