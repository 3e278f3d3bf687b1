import { addresses, type QueryOf } from '@roundboard/contract'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from '../../../shared/api/api.ts'
import { keys } from '../../../shared/api/keys.ts'
import { useChange } from '../../../shared/api/use-change.ts'
import { useCreate } from '../../../shared/api/use-create.ts'
import type { ListState } from '../../../shared/table/list-state.ts'

type Sort = NonNullable<QueryOf<typeof addresses.listApiKeys>['sort']>

export const apiKeysQuery = (list: ListState) =>
  queryOptions({
    queryKey: [keys.apiKeys, 'list', list],
    queryFn: ({ signal }) =>
      api.list(addresses.listApiKeys, {
        query: { page: list.page ?? 1, sort: list.sort as Sort | undefined, name: list.q },
        signal,
      }),
    placeholderData: keepPreviousData,
  })

export const useMakeApiKey = () => useCreate(addresses.createApiKey, [keys.apiKeys])

export const useRevokeApiKey = () =>
  useChange((id: string) => api.call(addresses.revokeApiKey, { params: { id } }), [keys.apiKeys])
