import { z } from 'zod'
import { call } from './call.ts'
import { byId, identity, listQuery, Name, Search, Stamp } from './fields.ts'
import { problem } from './issues.ts'

/**
 * The calls that an API key can be made for, by name: those of the role api-access, but for those on
 * the own account, which a key has none of. A test holds this list to the permissions.
 */
export const apiKeyScopes = ['listReleases', 'getLatestVersion'] as const
export type ApiKeyScope = (typeof apiKeyScopes)[number]

/** How long an API key works unless another time, or never, is said; and the longest time, in days. */
export const apiKeyDays = { usual: 90, longest: 365 } as const

const badDays = problem('api-key-days', { max: apiKeyDays.longest })

/** For how many days a key works; that it never ends must be said plainly. */
export const ApiKeyLifetime = z.union(
  [z.int(badDays).min(1, badDays).max(apiKeyDays.longest, badDays), z.literal('never')],
  { error: badDays },
)
export type ApiKeyLifetime = z.infer<typeof ApiKeyLifetime>

const ApiKeyScopes = z
  .array(z.enum(apiKeyScopes))
  .min(1)
  .transform((given) => apiKeyScopes.filter((scope) => given.includes(scope)))

/** A key by which another system reads this one, without its secret. */
export const ApiKey = z.object({
  ...identity,
  name: z.string(),
  /** How its secret begins: enough to tell keys apart. */
  startsWith: z.string(),
  scopes: z.array(z.enum(apiKeyScopes)),
  /** By e-mail. */
  madeBy: z.string(),
  madeAt: Stamp,
  /** To the minute; null: never yet. */
  lastUsedAt: Stamp.nullable(),
  /** Null: never, as whoever made it said. */
  expiresAt: Stamp.nullable(),
  revokedAt: Stamp.nullable(),
})
export type ApiKey = z.infer<typeof ApiKey>

/** What is said of a new key. */
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
    summary: 'The API keys, those that are revoked among them, without their secrets',
    query: listQuery(['name', 'madeAt'], { name: Search }),
    data: z.array(ApiKey),
    isList: true,
  }),
  createApiKey: call({
    method: 'POST',
    path: '/api/v1/api-keys',
    may: 'api-keys',
    summary: 'Makes an API key; its secret is in this answer, and nowhere else',
    body: ApiKeyDraft,
    data: ApiKey.extend({ secret: z.string() }),
    status: 201,
    takesIdempotencyKey: true,
  }),
  revokeApiKey: call({
    method: 'DELETE',
    path: '/api/v1/api-keys/:id',
    may: 'api-keys',
    summary: 'Revokes an API key at once',
    params: byId,
    data: ApiKey,
  }),
}
