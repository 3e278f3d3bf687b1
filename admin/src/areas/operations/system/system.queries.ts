import { addresses, type BodyOf } from '@roundboard/contract'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../../../shared/api/api.ts'
import { keys } from '../../../shared/api/keys.ts'
import { useChange } from '../../../shared/api/use-change.ts'

export const systemQuery = queryOptions({
  queryKey: [keys.system],
  queryFn: ({ signal }) => api.call(addresses.getSystem, { signal }),
  refetchInterval: 30_000,
})

export const exportData = (body: BodyOf<typeof addresses.exportData>) =>
  api.call(addresses.exportData, { body })

export const useSwitchVideoHost = () =>
  useChange(
    (body: BodyOf<typeof addresses.switchVideoHost>) =>
      api.call(addresses.switchVideoHost, { body }),
    [keys.system, keys.locations],
  )

export const useRefreshEverything = () =>
  useChange(
    (body: BodyOf<typeof addresses.refreshEverything>) =>
      api.call(addresses.refreshEverything, { body }),
    [keys.screens, keys.locations],
  )
