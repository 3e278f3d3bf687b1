import { calls } from '@roundboard/contract'
import { handle, handleList, type Handling } from '../../../platform/http/handle.ts'
import type { ApiKeysService } from './api-keys.service.ts'

export function apiKeysRoutes(handling: Handling, apiKeys: ApiKeysService): void {
  handleList(handling, calls.listApiKeys, ({ actor, query }) => apiKeys.list(actor, query, query))
  handle(handling, calls.createApiKey, ({ actor, body }) => apiKeys.create(actor, body))
  handle(handling, calls.revokeApiKey, ({ actor, params }) => apiKeys.revoke(actor, params.id))
}
