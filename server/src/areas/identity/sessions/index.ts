export { assertPassword, assertProvedBy, assertTypedPassword } from './password-check.ts'
export { letIn, sessionsRoutes } from './sessions.routes.ts'
export {
  createSessionsService,
  rightsOf,
  type From,
  type SessionsService,
  type Started,
  type WayIn,
} from './sessions.service.ts'
