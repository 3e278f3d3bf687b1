export { assertPassword, assertProvedBy, assertTypedPassword } from './password-check.ts'
export { completeSignIn } from './sessions.routes.ts'
export {
  rightsOf,
  type From,
  type SessionsService,
  type Started,
  type SignIn,
} from './sessions.service.ts'
