import { roles } from '@roundboard/domain'
import { z } from 'zod'
import { call } from './call.ts'
import { PasskeyOptions } from './error-response.ts'
import { byId, Id, line, Stamp, TypedPassword } from './fields.ts'

const Role = z.enum(roles)
const Secret = z.string().min(1).max(128)

/** Six digits, however they are spaced. */
const AuthenticatorCode = z
  .string()
  .max(20)
  .transform((typed) => typed.replaceAll(/\D/g, ''))
const RecoveryCode = z
  .string()
  .max(60)
  .transform((typed) => typed.toLowerCase().replaceAll(/[^a-z0-9]/g, ''))

/** A browser's WebAuthn response; the server's library reads the rest. */
const PasskeyResponse = z.looseObject({
  id: z.string().min(1).max(2048),
  rawId: z.string().max(2048),
  type: z.literal('public-key'),
  response: z.record(z.string(), z.unknown()),
})
export type PasskeyResponse = z.infer<typeof PasskeyResponse>

/** Why passkeys can't work at this console's address: they need a host name and, except on `localhost`, HTTPS. */
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
  /** Whether the caller's role must have a second factor. */
  isRequired: z.boolean(),
  hasPassword: z.boolean(),
  passkeyProblem: z.enum(passkeyProblems).nullable(),
  /** The host name at which passkeys work; null if they don't. */
  passkeyHost: z.string().nullable(),
})
export type TwoFactor = z.infer<typeof TwoFactor>

/** What admins see of a user's second factors. */
const UserTwoFactorState = z.object({
  passkeys: z.int(),
  hasPhone: z.boolean(),
  recoveryCodesLeft: z.int(),
  isRequired: z.boolean(),
})
export type UserTwoFactorState = z.infer<typeof UserTwoFactorState>

/** Recovery codes are shown once: with the first factor, and when they are renewed. */
const TwoFactorWithCodes = TwoFactor.extend({ recoveryCodes: z.array(z.string()).nullable() })

const Begun = z.object({ challenge: z.string(), options: PasskeyOptions })
const Token = z.object({ token: z.string() })
const nothing = z.object({})

export const twoFactorCalls = {
  logInWithSecondFactor: call({
    method: 'POST',
    path: '/api/v1/auth/second-factor',
    may: 'public',
    summary: 'Completes a sign-in that requires a second factor',
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
    summary: 'The challenge for signing in with a passkey and no password',
    data: Begun,
    attempts: 'passkey-options',
  }),
  logInWithPasskey: call({
    method: 'POST',
    path: '/api/v1/auth/passkeys',
    may: 'public',
    summary: 'Signs in with a passkey and no password',
    body: z.strictObject({ challenge: Secret, passkey: PasskeyResponse }),
    data: Token,
    attempts: 'second-factor',
    startsSession: true,
  }),
  beginStepUp: call({
    method: 'POST',
    path: '/api/v1/auth/step-up/options',
    may: 'session.own',
    summary: 'How the signed-in user can step up',
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
      'Confirms the signed-in user’s identity by password, code or passkey, for ten minutes; without it, sensitive calls are rejected with step-up-wanted',
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
    summary: 'The caller’s second factors',
    data: TwoFactor,
  }),
  beginPasskey: call({
    method: 'POST',
    path: '/api/v1/auth/factors/passkeys/options',
    may: 'session.own',
    summary: 'The options a browser needs to create a passkey',
    data: Begun,
  }),
  addPasskey: call({
    method: 'POST',
    path: '/api/v1/auth/factors/passkeys',
    may: 'session.own',
    summary:
      'Adds a passkey; if the caller had no second factor, returns ten recovery codes, shown only here',
    body: z.strictObject({ challenge: Secret, name: line(60), passkey: PasskeyResponse }),
    data: TwoFactorWithCodes,
  }),
  renamePasskey: call({
    method: 'PUT',
    path: '/api/v1/auth/factors/passkeys/:id',
    may: 'session.own',
    summary: 'Renames one of the caller’s passkeys',
    params: byId,
    body: z.strictObject({ name: line(60) }),
    data: TwoFactor,
  }),
  removePasskey: call({
    method: 'DELETE',
    path: '/api/v1/auth/factors/passkeys/:id',
    may: 'session.own',
    summary: 'Removes one of the caller’s passkeys',
    params: byId,
    data: TwoFactor,
  }),
  beginAuthenticator: call({
    method: 'POST',
    path: '/api/v1/auth/factors/phone/options',
    may: 'session.own',
    summary: 'A new secret for an authenticator app (TOTP), saved when a code is confirmed',
    data: z.object({ challenge: z.string(), secret: z.string(), uri: z.string() }),
  }),
  addAuthenticator: call({
    method: 'POST',
    path: '/api/v1/auth/factors/phone',
    may: 'session.own',
    summary:
      'Confirms the authenticator app’s secret; if the caller had no second factor, returns ten recovery codes, shown only here',
    body: z.strictObject({ challenge: Secret, code: AuthenticatorCode }),
    data: TwoFactorWithCodes,
  }),
  removeAuthenticator: call({
    method: 'DELETE',
    path: '/api/v1/auth/factors/phone',
    may: 'session.own',
    summary: 'Removes the caller’s authenticator app',
    data: TwoFactor,
  }),
  renewRecoveryCodes: call({
    method: 'POST',
    path: '/api/v1/auth/factors/recovery-codes',
    may: 'session.own',
    summary: 'Replaces the recovery codes with ten new ones, shown only here',
    data: TwoFactorWithCodes,
  }),
  getUserTwoFactor: call({
    method: 'GET',
    path: '/api/v1/users/:id/factors',
    may: 'users',
    summary: 'A user’s second factors',
    params: byId,
    data: UserTwoFactorState,
  }),
  resetTwoFactor: call({
    method: 'DELETE',
    path: '/api/v1/users/:id/factors',
    may: 'users',
    summary:
      'Removes all second factors of a user who lost them, and ends their sessions; requires a step-up',
    params: byId,
    data: nothing,
  }),
  getTwoFactorRoles: call({
    method: 'GET',
    path: '/api/v2/system/second-factor',
    may: 'system',
    summary: 'The roles that require a second factor',
    data: z.object({ roles: z.array(Role) }),
  }),
  updateTwoFactorRoles: call({
    method: 'PUT',
    path: '/api/v2/system/second-factor',
    may: 'system',
    summary:
      'Sets the roles that require a second factor; users without one can only set it up. Requires a step-up',
    body: z.strictObject({ roles: z.array(Role).max(roles.length) }),
    data: z.object({ roles: z.array(Role) }),
  }),
}
