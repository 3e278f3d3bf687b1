import { type ApiKey, type ApiKeyScope, apiKeyScopes } from '@roundboard/contract'
import type { ApiKeyRow } from '../../../platform/database/schema.ts'

/** The scopes of a stored key, without those that no longer exist. */
export function scopesOf({ scopes }: Pick<ApiKeyRow, 'scopes'>): ApiKeyScope[] {
  const stored = JSON.parse(scopes) as readonly string[]
  return apiKeyScopes.filter((scope) => stored.includes(scope))
}

export const presentApiKey = (row: ApiKeyRow): ApiKey => ({
  _id: row.id,
  id: row.id,
  name: row.name,
  startsWith: row.startsWith,
  scopes: scopesOf(row),
  region: row.region,
  madeBy: row.madeBy,
  madeAt: row.madeAt,
  lastUsedAt: row.lastUsedAt,
  expiresAt: row.expiresAt,
  revokedAt: row.revokedAt,
})
