import type { Permission } from '@roundboard/domain'
import { z } from 'zod'

/** Who may make a call: anyone, a screen with its token, either a screen or signed-in staff, or staff with a permission. */
export type Access = 'public' | 'screen' | 'screen-or-staff' | Permission

/** What an API key can be allowed to do. The first part of the name groups them. */
export const apiKeyScopes = [
  'locations:read',
  'screens:read',
  'uptime:read',
  'schedule:read',
  'workouts:write',
  'announcements:write',
  'releases:read',
  'version:read',
] as const
export type ApiKeyScope = (typeof apiKeyScopes)[number]

/** Permissions whose calls each declare the scope that lets a key make them. A key never has any other permission. */
export type KeyPermission =
  | 'locations.read'
  | 'dashboard.connectivity'
  | 'screens.read'
  | 'rounds.read'
  | 'workouts.read'
  | 'workouts.write'
  | 'announcements'
  | 'releases.read'

/** The scope that an API key needs to make a call; `none` if no key may make it. */
export type CallScope = ApiKeyScope | 'none'

/** Rate limits, shared by calls that someone could use to guess a secret. */
export type AttemptBudget =
  | 'second-factor'
  | 'passkey-options'
  | 'set-up'
  | 'pairing'
  | 'linking'
  | 'typed-password'
  | 'sign-on'
  | 'feed'
  | 'remote-pass'
  | 'wall-code'
  | 'webhook-test'
  | 'reset-request'
  | 'account-link'
  | 'password-strength'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** What a request needs to know about a call: method, path and flags. */
export interface Address<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Data extends z.ZodType = z.ZodType,
> {
  readonly method: Method
  readonly path: string
  /** As in the call; false by default. */
  readonly takesIdempotencyKey?: boolean
  readonly startsSession?: boolean
  readonly endsSession?: boolean
  /** Never set: it carries the schemas' types for the compiler. */
  readonly schemas?: {
    readonly params: Params
    readonly query: Query
    readonly body: Body
    readonly data: Data
  }
}

/** One call of the API as data, which validates, serves, calls and documents it. */
export interface Call<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Data extends z.ZodType = z.ZodType,
  May extends Access = Access,
  Scope extends CallScope = CallScope,
> extends Address<Params, Query, Body, Data> {
  readonly may: May
  readonly scope: Scope
  readonly summary: string
  readonly params: Params
  readonly query: Query
  readonly body: Body
  readonly data: Data
  /** The response of a list has `count` and `pagination` beside `data`. */
  readonly isList: boolean
  readonly status: 200 | 201
  readonly attempts: AttemptBudget | undefined
  /** For calls that create, or change many: the same request under the same `Idempotency-Key` within a day changes nothing, and gets the same response. */
  readonly takesIdempotencyKey: boolean
  /** Starts a session: the browser sends its known-device cookies, and gets a new one. */
  readonly startsSession: boolean
  /** Ends a session: the browser clears its cache only if cookies may be sent. */
  readonly endsSession: boolean
  /** The maximum size of the body, in bytes. */
  readonly bodyMax: number
  /** Names in its path or query whose value is a secret, which logs mask. */
  readonly secrets: readonly string[]
}

/** The default maximum size of a body, in bytes. */
export const usualBodyMax = 16 * 1024

/** An `Idempotency-Key` must be too long to guess, such as a UUID. */
export const idempotencyKeyPattern = /^[!-~]{16,200}$/

const nothing = z.strictObject({})
type Nothing = typeof nothing

interface CallDeclaration<P, Q, B, D, M, S> {
  method: Method
  path: string
  may: M
  scope?: S
  summary: string
  params?: P
  query?: Q
  body?: B
  data: D
  isList?: boolean
  status?: 200 | 201
  attempts?: AttemptBudget
  takesIdempotencyKey?: boolean
  startsSession?: boolean
  endsSession?: boolean
  bodyMax?: number
  secrets?: readonly string[]
}

/** Declares a call. Params, query and body default to an empty object. */
export function call<
  D extends z.ZodType,
  const M extends Access,
  P extends z.ZodType = Nothing,
  Q extends z.ZodType = Nothing,
  B extends z.ZodType = Nothing,
  const S extends CallScope = 'none',
>(
  declaration: CallDeclaration<P, Q, B, D, M, S> &
    (M extends KeyPermission ? { scope: S } : { scope?: never }),
): Call<P, Q, B, D, M, S> {
  return {
    ...declaration,
    // A call without a scope has none: the type above requires it of every call that could have
    // one.
    scope: declaration.scope ?? ('none' as S),
    params: declaration.params ?? (nothing as unknown as P),
    query: declaration.query ?? (nothing as unknown as Q),
    body: declaration.body ?? (nothing as unknown as B),
    isList: declaration.isList ?? false,
    status: declaration.status ?? 200,
    attempts: declaration.attempts,
    takesIdempotencyKey: declaration.takesIdempotencyKey ?? false,
    startsSession: declaration.startsSession ?? false,
    endsSession: declaration.endsSession ?? false,
    bodyMax: declaration.bodyMax ?? usualBodyMax,
    secrets: declaration.secrets ?? [],
  }
}

type SchemasOf<A extends Address> = NonNullable<A['schemas']>

/** The parameters in a call's path. */
export type ParamsOf<A extends Address> = z.input<SchemasOf<A>['params']>
export type QueryOf<A extends Address> = z.input<SchemasOf<A>['query']>
export type BodyOf<A extends Address> = z.input<SchemasOf<A>['body']>
export type DataOf<A extends Address> = z.output<SchemasOf<A>['data']>
