import type { Permission } from '@roundboard/domain'
import { z } from 'zod'

/**
 * Who may make a call: anybody, a screen with its token, either a screen or signed-in staff, or staff
 * with a permission of the domain's table.
 */
export type Access = 'public' | 'screen' | 'screen-or-staff' | Permission

/** Calls that guess at a secret share one budget of attempts each. */
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

/** What a request needs to know of a call: where it goes, and what goes along. */
export interface Address<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Data extends z.ZodType = z.ZodType,
> {
  readonly method: Method
  readonly path: string
  /** As of the call; what is not said is not so. */
  readonly takesIdempotencyKey?: boolean
  readonly startsSession?: boolean
  readonly endsSession?: boolean
  /** Never there: the compiler alone knows the schemas by it. */
  readonly schemas?: {
    readonly params: Params
    readonly query: Query
    readonly body: Body
    readonly data: Data
  }
}

/** One call of the API as data: what validates, serves, calls and documents it. */
export interface Call<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Data extends z.ZodType = z.ZodType,
  May extends Access = Access,
> extends Address<Params, Query, Body, Data> {
  readonly may: May
  readonly summary: string
  readonly params: Params
  readonly query: Query
  readonly body: Body
  readonly data: Data
  /** A list answers `count` and `pagination` beside `data`. */
  readonly isList: boolean
  readonly status: 200 | 201
  readonly attempts: AttemptBudget | undefined
  /**
   * A create, or a change of many: the same request again under the same `Idempotency-Key` within a day makes nothing new
   * and is answered as the first was.
   */
  readonly takesIdempotencyKey: boolean
  /** It begins a session: a browser shows the cookies by which it is known again, and gets one. */
  readonly startsSession: boolean
  /** It ends a session: a browser empties its cache at an answer only where cookies may go along. */
  readonly endsSession: boolean
  /** How many bytes its body may have. */
  readonly bodyMax: number
  /** Names in its path or query whose value is a secret: logs, ours and those of proxies, mask it. */
  readonly secrets: readonly string[]
}

/** How many bytes a body may have where its call doesn't say otherwise. */
export const usualBodyMax = 16 * 1024

/** What an `Idempotency-Key` looks like: long enough that nobody guesses it, such as a UUID. */
export const idempotencyKeyPattern = /^[!-~]{16,200}$/

const nothing = z.strictObject({})
type Nothing = typeof nothing

interface CallDeclaration<P, Q, B, D, M> {
  method: Method
  path: string
  may: M
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

/** Declares a call; what it does not take (params, query, body) is an empty object. */
export function call<
  D extends z.ZodType,
  const M extends Access,
  P extends z.ZodType = Nothing,
  Q extends z.ZodType = Nothing,
  B extends z.ZodType = Nothing,
>(declaration: CallDeclaration<P, Q, B, D, M>): Call<P, Q, B, D, M> {
  return {
    ...declaration,
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

/** What a caller sends in a call's address, after `/…/`. */
export type ParamsOf<A extends Address> = z.input<SchemasOf<A>['params']>
export type QueryOf<A extends Address> = z.input<SchemasOf<A>['query']>
export type BodyOf<A extends Address> = z.input<SchemasOf<A>['body']>
export type DataOf<A extends Address> = z.output<SchemasOf<A>['data']>
