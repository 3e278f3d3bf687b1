import { calls } from '@roundboard/contract'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { api } from './api.ts'
import { keys } from './keys.ts'

export const appInfoQuery = queryOptions({
  queryKey: [keys.app],
  queryFn: ({ signal }) => api.call(calls.getAppInfo, { signal }),
  staleTime: Infinity,
})

/** The installation's name; the product's until the server has answered. */
export const useAppName = () => useQuery(appInfoQuery).data?.name ?? 'Roundboard'
