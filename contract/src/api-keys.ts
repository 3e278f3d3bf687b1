import { z } from 'zod'
import { call } from './call.ts'
import { byId, identity, listQuery, Name, Search, Stamp } from './fields.ts'
import { problem } from './issues.ts'

/** The calls that an API key can be limited to: those of the role api-access, except for calls on the caller's own account. A test compares this list with the permissions. */
export const apiKeyScopes = ['listReleases', 'getLatestVersion'] as const
export type ApiKeyScope = (typeof apiKeyScopes)[number]

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
  /** An email address. */
  madeBy: z.string(),
  madeAt: Stamp,
  /** To the minute; null: never. */
  lastUsedAt: Stamp.nullable(),
  /** Null: never, as its creator chose. */
  expiresAt: Stamp.nullable(),
  revokedAt: Stamp.nullable(),
})
export type ApiKey = z.infer<typeof ApiKey>

/** The fields of a new key. */
export const ApiKeyDraft = z.strictObject({
  name: Name,
  scopes: ApiKeyScopes,
  expiresInDays: ApiKeyLifetime.default(apiKeyDays.usual),
})
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
