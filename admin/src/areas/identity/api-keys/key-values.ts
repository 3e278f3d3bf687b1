import { apiKeyDays, type ApiKeyLifetime, type ApiKeyScope } from '@roundboard/contract'

/** What the form of a new key holds. */
export interface KeyValues {
  name: string
  scopes: ApiKeyScope[]
  expiresInDays: ApiKeyLifetime
}

export const blankKey: KeyValues = { name: '', scopes: [], expiresInDays: apiKeyDays.usual }

/** The times that the form offers. */
export const lifetimes = [7, 30, apiKeyDays.usual, 180, apiKeyDays.longest, 'never'] as const

export const readLifetime = (chosen: string): ApiKeyLifetime =>
  lifetimes.find((lifetime) => String(lifetime) === chosen) ?? apiKeyDays.usual
