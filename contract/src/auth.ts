import { limits } from '@roundboard/domain'
import { z } from 'zod'
import { call } from './call.ts'
import { byId, changes, Email, NewPassword, PersonName, Stamp, TypedPassword } from './fields.ts'
import { changeSchemas, pick } from './shape.ts'
import { Session, User, userReadOnlyFields, userFields } from './users.ts'

/** Proof of a session, for the `authorization` header. */
export const Token = z.object({ token: z.string() })

/** How hard a new password is to guess; the first two are refused. */
export const passwordStrengths = ['short', 'guessable', 'good', 'strong'] as const
export type PasswordStrength = (typeof passwordStrengths)[number]

// Matches what has been typed so far, so nothing is refused here.
const typedSoFar = z.string().max(254).default('')

/** The signed-in user, and whether they must set up a second factor before anything else. */
export const Me = User.extend({ wantsFactor: z.boolean() })
export type Me = z.infer<typeof Me>

/** The fields that users can change about themselves, except for the password. */
export const ownProfileFields = pick(userFields, ['firstName', 'lastName', 'email', 'language'])

export const authCalls = {
  logIn: call({
    method: 'POST',
    path: '/api/v1/auth',
    may: 'public',
    summary: 'Signs in with email and password',
    body: z.strictObject({ email: Email, password: TypedPassword }),
    data: Token,
    startsSession: true,
  }),
  signOn: call({
    method: 'GET',
    path: '/api/v1/auth/sso',
    may: 'public',
    summary: 'Signs in with a token from the franchise portal',
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
    summary: 'Creates the first super-admin with the one-time setup link',
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
    summary: 'Rates how hard a new password is to guess; the password isn’t stored',
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
    summary: 'Changes the caller’s profile; a new email or password requires the current password',
    body: changes(
      {
        ...changeSchemas(ownProfileFields),
        password: NewPassword,
        currentPassword: TypedPassword,
        expectedUpdatedAt: Stamp,
      },
      [...userReadOnlyFields, 'role', 'isActive', 'locations', 'regions', 'wantsFactor'],
    ),
    data: User,
    attempts: 'typed-password',
  }),
  listSessions: call({
    method: 'GET',
    path: '/api/v1/auth/sessions',
    may: 'session.own',
    summary: 'The caller’s sessions',
    data: z.array(Session),
  }),
  endOtherSessions: call({
    method: 'DELETE',
    path: '/api/v1/auth/sessions',
    may: 'session.own',
    summary: 'Ends all of the caller’s sessions except this one',
    data: z.object({ ended: z.int() }),
  }),
  endSession: call({
    method: 'DELETE',
    path: '/api/v1/auth/sessions/:id',
    may: 'session.own',
    summary: 'Ends one of the caller’s sessions',
    params: byId,
    data: Session,
  }),
}
