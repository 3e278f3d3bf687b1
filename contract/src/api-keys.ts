import { z } from 'zod'
import { apiKeyScopes, type ApiKeyScope, call } from './call.ts'
import { byId, Id, identity, listQuery, Name, Search, Stamp } from './fields.ts'
import { problem } from './issues.ts'

/** Scopes that another scope includes: write access includes read access. */
const included: Partial<Record<ApiKeyScope, ApiKeyScope>> = { 'workouts:write': 'schedule:read' }

/** These scopes and the ones that they include. */
export const effectiveScopes = (scopes: readonly ApiKeyScope[]): ReadonlySet<ApiKeyScope> =>
  new Set(scopes.flatMap((scope) => [scope, included[scope] ?? scope]))

/** Scopes for data that all locations share, so a key limited to a region can't have them. */
export const franchiseScopes = ['schedule:read', 'workouts:write'] as const satisfies ApiKeyScope[]

/** The default and the longest lifetime of an API key, in days. */
export const apiKeyDays = { usual: 90, longest: 365 } as const

const badDays = problem('api-key-days', { max: apiKeyDays.longest })

/** For how many days a key works; `never` must be explicit. */
export const ApiKeyLifetime = z.union(
  [z.int(badDays).min(1, badDays).max(apiKeyDays.longest, badDays), z.literal('never')],
  { error: badDays },
)
export type ApiKeyLifetime = z.infer<typeof ApiKeyLifetime>

const ApiKeyScopes = z
  .array(z.enum(apiKeyScopes))
  .min(1)
  .transform((given) => apiKeyScopes.filter((scope) => given.includes(scope)))

/** An API key, without its secret. */
export const ApiKey = z.object({
  ...identity,
  name: z.string(),
  /** The start of its secret, to tell keys apart. */
  startsWith: z.string(),
  scopes: z.array(z.enum(apiKeyScopes)),
  /** The region whose locations it is limited to, sub-regions included; null if it isn't limited. */
  region: Id.nullable(),
  /** An email address. */
  madeBy: z.string(),
  madeAt: Stamp,
  /** To the minute; null if never used. */
  lastUsedAt: Stamp.nullable(),
  /** Null if its creator chose no expiration date. */
  expiresAt: Stamp.nullable(),
  revokedAt: Stamp.nullable(),
})
export type ApiKey = z.infer<typeof ApiKey>

/** The fields of a new key. */
export const ApiKeyDraft = z
  .strictObject({
    name: Name,
    scopes: ApiKeyScopes,
    region: Id.nullable().default(null),
    expiresInDays: ApiKeyLifetime.default(apiKeyDays.usual),
  })
  .refine(
    ({ scopes, region }) =>
      region === null || !franchiseScopes.some((scope) => scopes.includes(scope)),
    { path: ['region'], error: problem('api-key-franchise') },
  )
export type ApiKeyDraft = z.input<typeof ApiKeyDraft>

export const apiKeyCalls = {
  listApiKeys: call({
    method: 'GET',
    path: '/api/v1/api-keys',
    may: 'api-keys',
    summary: 'API keys, including revoked ones, without their secrets',
    query: listQuery(['name', 'madeAt'], { name: Search }),
    data: z.array(ApiKey),
    isList: true,
  }),
  createApiKey: call({
    method: 'POST',
    path: '/api/v1/api-keys',
    may: 'api-keys',
    summary: 'Creates an API key; its secret is returned only here',
    body: ApiKeyDraft,
    data: ApiKey.extend({ secret: z.string() }),
    status: 201,
    takesIdempotencyKey: true,
  }),
  revokeApiKey: call({
    method: 'DELETE',
    path: '/api/v1/api-keys/:id',
    may: 'api-keys',
    summary: 'Revokes an API key right away',
    params: byId,
    data: ApiKey,
  }),
}
