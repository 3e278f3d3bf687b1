import { limits } from '@roundboard/domain'
import { z } from 'zod'
import { call } from './call.ts'
import { byId, changes, Email, NewPassword, PersonName, Stamp, TypedPassword } from './fields.ts'
import { changeSchemas, pick } from './shape.ts'
import { Session, User, userReadOnlyFields, userFields } from './users.ts'

/** What whoever came in holds from then on. */
export const Token = z.object({ token: z.string() })

/** How hard a new password is to guess; the first two are refused. */
export const passwordStrengths = ['short', 'guessable', 'good', 'strong'] as const
export type PasswordStrength = (typeof passwordStrengths)[number]

// As far as it is typed: none of it is refused here.
const typedSoFar = z.string().max(254).default('')

/** Whoever is signed in, and whether they must set up a second factor before they may do anything else. */
export const Me = User.extend({ wantsFactor: z.boolean() })
export type Me = z.infer<typeof Me>

/** What people write of themselves, but the password. */
export const ownProfileFields = pick(userFields, ['firstName', 'lastName', 'email', 'language'])

export const authCalls = {
  logIn: call({
    method: 'POST',
    path: '/api/v1/auth',
    may: 'public',
    summary: 'Logs in with e-mail and password',
    body: z.strictObject({ email: Email, password: TypedPassword }),
    data: Token,
    startsSession: true,
  }),
  signOn: call({
    method: 'GET',
    path: '/api/v1/auth/sso',
    may: 'public',
    summary: 'Signs in with a token of the franchise portal',
    query: z.strictObject({ token: z.string().min(1).max(8192) }),
    secrets: ['token'],
    data: Token,
    attempts: 'sign-on',
    startsSession: true,
  }),
  setUp: call({
    method: 'POST',
    path: '/api/v1/auth/setup',
    may: 'public',
    summary: 'Creates the first super-admin with the one-time set-up link',
    body: z.strictObject({
      token: z.string().min(1).max(128),
      email: Email,
      password: NewPassword,
      firstName: PersonName,
      lastName: PersonName,
      language: userFields.language.input.default('en'),
    }),
    data: Token,
    attempts: 'set-up',
    startsSession: true,
  }),
  checkPassword: call({
    method: 'POST',
    path: '/api/v1/auth/password-strength',
    may: 'public',
    summary: 'How hard a password that is being chosen is to guess; it is not kept',
    body: z.strictObject({
      password: z.string().max(limits.passwordLengthMax),
      email: typedSoFar,
      firstName: typedSoFar,
      lastName: typedSoFar,
    }),
    data: z.object({ strength: z.enum(passwordStrengths) }),
    attempts: 'password-strength',
  }),
  logOut: call({
    method: 'DELETE',
    path: '/api/v1/auth',
    may: 'session.own',
    summary: 'Ends the session',
    data: z.object({}),
    endsSession: true,
  }),
  getMe: call({
    method: 'GET',
    path: '/api/v1/auth/me',
    may: 'session.own',
    summary: 'The signed-in user',
    data: Me,
  }),
  updateMe: call({
    method: 'PUT',
    path: '/api/v1/auth/me',
    may: 'session.own',
    summary: 'Changes the own profile; e-mail and password only with the current password',
    body: changes(
      {
        ...changeSchemas(ownProfileFields),
        password: NewPassword,
        currentPassword: TypedPassword,
        expectedUpdatedAt: Stamp,
      },
      [...userReadOnlyFields, 'role', 'isActive', 'locations', 'wantsFactor'],
    ),
    data: User,
    attempts: 'typed-password',
  }),
  listSessions: call({
    method: 'GET',
    path: '/api/v1/auth/sessions',
    may: 'session.own',
    summary: 'The own sessions',
    data: z.array(Session),
  }),
  endOtherSessions: call({
    method: 'DELETE',
    path: '/api/v1/auth/sessions',
    may: 'session.own',
    summary: 'Ends all of the own sessions but this one',
    data: z.object({ ended: z.int() }),
  }),
  endSession: call({
    method: 'DELETE',
    path: '/api/v1/auth/sessions/:id',
    may: 'session.own',
    summary: 'Ends one of the own sessions',
    params: byId,
    data: Session,
  }),
}
