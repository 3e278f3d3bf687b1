import { roles } from '@roundboard/domain'
import { z } from 'zod'
import { call } from './call.ts'
import { PasskeyOptions } from './error-response.ts'
import { byId, Id, line, Stamp, TypedPassword } from './fields.ts'

const Role = z.enum(roles)
const Secret = z.string().min(1).max(128)

/** Six figures, however they were typed. */
const AuthenticatorCode = z
  .string()
  .max(20)
  .transform((typed) => typed.replaceAll(/\D/g, ''))
const RecoveryCode = z
  .string()
  .max(60)
  .transform((typed) => typed.toLowerCase().replaceAll(/[^a-z0-9]/g, ''))

/** What a browser says that a passkey signed; the server's library reads the rest. */
const PasskeyResponse = z.looseObject({
  id: z.string().min(1).max(2048),
  rawId: z.string().max(2048),
  type: z.literal('public-key'),
  response: z.record(z.string(), z.unknown()),
})
export type PasskeyResponse = z.infer<typeof PasskeyResponse>

/** Why passkeys cannot work at the address of this console: they need a name, and HTTPS but at `localhost`. */
export const passkeyProblems = ['ip-address', 'no-https'] as const
export type PasskeyProblem = (typeof passkeyProblems)[number]

const Passkey = z.object({
  id: Id,
  name: z.string(),
  createdAt: Stamp,
  lastUsedAt: Stamp.nullable(),
})

const TwoFactor = z.object({
  passkeys: z.array(Passkey),
  phone: z.object({ createdAt: Stamp, lastUsedAt: Stamp.nullable() }).nullable(),
  recoveryCodesLeft: z.int(),
  /** Whether the own role must have a second factor. */
  isRequired: z.boolean(),
  hasPassword: z.boolean(),
  passkeyProblem: z.enum(passkeyProblems).nullable(),
  /** The host name at which passkeys work; null where they do not. */
  passkeyHost: z.string().nullable(),
})
export type TwoFactor = z.infer<typeof TwoFactor>

/** What somebody else is told of a user's second factors. */
const UserTwoFactorState = z.object({
  passkeys: z.int(),
  hasPhone: z.boolean(),
  recoveryCodesLeft: z.int(),
  isRequired: z.boolean(),
})
export type UserTwoFactorState = z.infer<typeof UserTwoFactorState>

/** The codes are shown once: with the first factor, and when they are made anew. */
const TwoFactorWithCodes = TwoFactor.extend({ recoveryCodes: z.array(z.string()).nullable() })

const Begun = z.object({ challenge: z.string(), options: PasskeyOptions })
const Token = z.object({ token: z.string() })
const nothing = z.object({})

export const twoFactorCalls = {
  logInWithSecondFactor: call({
    method: 'POST',
    path: '/api/v1/auth/second-factor',
    may: 'public',
    summary: 'Finishes a log-in that wanted a second factor',
    body: z.strictObject({
      challenge: Secret,
      code: AuthenticatorCode.optional(),
      recoveryCode: RecoveryCode.optional(),
      passkey: PasskeyResponse.optional(),
    }),
    data: Token,
    attempts: 'second-factor',
    startsSession: true,
  }),
  beginPasskeyLogIn: call({
    method: 'POST',
    path: '/api/v1/auth/passkeys/options',
    may: 'public',
    summary: 'What a passkey has to sign to log in alone',
    data: Begun,
    attempts: 'passkey-options',
  }),
  logInWithPasskey: call({
    method: 'POST',
    path: '/api/v1/auth/passkeys',
    may: 'public',
    summary: 'Logs in with a passkey alone',
    body: z.strictObject({ challenge: Secret, passkey: PasskeyResponse }),
    data: Token,
    attempts: 'second-factor',
    startsSession: true,
  }),
  beginStepUp: call({
    method: 'POST',
    path: '/api/v1/auth/step-up/options',
    may: 'session.own',
    summary: 'How the signed-in user can show that it is they',
    data: z.object({
      hasPassword: z.boolean(),
      hasCode: z.boolean(),
      challenge: z.string(),
      passkey: PasskeyOptions.nullable(),
    }),
  }),
  stepUp: call({
    method: 'POST',
    path: '/api/v1/auth/step-up',
    may: 'session.own',
    summary:
      'Shows by password, code or passkey that whoever is signed in still sits there, for ten minutes: what destroys or grants is refused with step-up-wanted without',
    body: z.strictObject({
      password: TypedPassword.optional(),
      code: AuthenticatorCode.optional(),
      challenge: Secret.optional(),
      passkey: PasskeyResponse.optional(),
    }),
    data: z.object({ provedAt: Stamp }),
    attempts: 'typed-password',
  }),
  getTwoFactor: call({
    method: 'GET',
    path: '/api/v1/auth/factors',
    may: 'session.own',
    summary: 'The own second factors',
    data: TwoFactor,
  }),
  beginPasskey: call({
    method: 'POST',
    path: '/api/v1/auth/factors/passkeys/options',
    may: 'session.own',
    summary: 'What a browser needs to make a passkey',
    data: Begun,
  }),
  addPasskey: call({
    method: 'POST',
    path: '/api/v1/auth/factors/passkeys',
    may: 'session.own',
    summary: 'Adds a passkey; with the first factor come ten recovery codes, shown once',
    body: z.strictObject({ challenge: Secret, name: line(60), passkey: PasskeyResponse }),
    data: TwoFactorWithCodes,
  }),
  renamePasskey: call({
    method: 'PUT',
    path: '/api/v1/auth/factors/passkeys/:id',
    may: 'session.own',
    summary: 'Gives one of the own passkeys another name',
    params: byId,
    body: z.strictObject({ name: line(60) }),
    data: TwoFactor,
  }),
  removePasskey: call({
    method: 'DELETE',
    path: '/api/v1/auth/factors/passkeys/:id',
    may: 'session.own',
    summary: 'Removes one of the own passkeys',
    params: byId,
    data: TwoFactor,
  }),
  beginAuthenticator: call({
    method: 'POST',
    path: '/api/v1/auth/factors/phone/options',
    may: 'session.own',
    summary: 'A new secret for an app of codes (TOTP), to be kept once it has given a code',
    data: z.object({ challenge: z.string(), secret: z.string(), uri: z.string() }),
  }),
  addAuthenticator: call({
    method: 'POST',
    path: '/api/v1/auth/factors/phone',
    may: 'session.own',
    summary:
      'Keeps the secret in the place of the one before; with the first factor come ten recovery codes, shown once',
    body: z.strictObject({ challenge: Secret, code: AuthenticatorCode }),
    data: TwoFactorWithCodes,
  }),
  removeAuthenticator: call({
    method: 'DELETE',
    path: '/api/v1/auth/factors/phone',
    may: 'session.own',
    summary: 'Forgets the own app of codes',
    data: TwoFactor,
  }),
  renewRecoveryCodes: call({
    method: 'POST',
    path: '/api/v1/auth/factors/recovery-codes',
    may: 'session.own',
    summary: 'Ten new recovery codes in the place of the ones before, shown once',
    data: TwoFactorWithCodes,
  }),
  getUserTwoFactor: call({
    method: 'GET',
    path: '/api/v1/users/:id/factors',
    may: 'users',
    summary: 'Which second factors a user has',
    params: byId,
    data: UserTwoFactorState,
  }),
  resetTwoFactor: call({
    method: 'DELETE',
    path: '/api/v1/users/:id/factors',
    may: 'users',
    summary:
      'Removes all second factors of a user who has lost them, and ends their sessions, with a step-up',
    params: byId,
    data: nothing,
  }),
  getTwoFactorRoles: call({
    method: 'GET',
    path: '/api/v2/system/second-factor',
    may: 'system',
    summary: 'The roles that must have a second factor',
    data: z.object({ roles: z.array(Role) }),
  }),
  updateTwoFactorRoles: call({
    method: 'PUT',
    path: '/api/v2/system/second-factor',
    may: 'system',
    summary:
      'Says which roles must have a second factor; who has none can do nothing but set one up. With a step-up',
    body: z.strictObject({ roles: z.array(Role).max(roles.length) }),
    data: z.object({ roles: z.array(Role) }),
  }),
}
