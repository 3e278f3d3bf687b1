export { assertPassword, assertProvedBy, assertTypedPassword } from './password-check.ts'
export { letIn } from './sessions.routes.ts'
export {
  rightsOf,
  type From,
  type SessionsService,
  type Started,
  type WayIn,
} from './sessions.service.ts'
