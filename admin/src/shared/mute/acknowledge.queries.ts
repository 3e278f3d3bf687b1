import { addresses } from '@roundboard/contract'
import { limits } from '@roundboard/domain'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../api/api.ts'
import { keys } from '../api/keys.ts'
import { useChange } from '../api/use-change.ts'

const stale = [keys.dashboard, keys.alerts] as const

/** A location's open outage. It is refetched, since others acknowledge it and it ends. */
export const outageQuery = (id: string) =>
  queryOptions({
    queryKey: [keys.alerts, 'outage', id],
    queryFn: ({ signal }) => api.call(addresses.getLocationOutage, { params: { id }, signal }),
    refetchInterval: limits.locationRefreshMs,
  })

/** A refusal means that pages show an outage that has ended, or that someone acknowledged. */
export function useAcknowledge() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ id, note }: { id: string; note: string }) =>
      api.call(addresses.acknowledgeOutage, { params: { id }, body: { note } }),
    onSettled() {
      for (const key of stale) void queryClient.invalidateQueries({ queryKey: [key] })
    },
  })
}

export const useWithdraw = () =>
  useChange((id: string) => api.call(addresses.withdrawAcknowledgement, { params: { id } }), stale)
