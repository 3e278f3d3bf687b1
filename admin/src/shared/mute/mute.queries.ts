import { addresses } from '@roundboard/contract'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../api/api.ts'
import { keys } from '../api/keys.ts'
import { useChange } from '../api/use-change.ts'

const stale = [keys.dashboard, keys.alerts] as const

/** Others mute too, and mutes end. */
const lookEveryMs = 60_000

export const muteQuery = (id: string) =>
  queryOptions({
    queryKey: [keys.alerts, 'mute', id],
    queryFn: ({ signal }) => api.call(addresses.getLocationMute, { params: { id }, signal }),
    refetchInterval: lookEveryMs,
  })

export const muteLocation = ({ id, until }: { id: string; until: string }) =>
  api.call(addresses.muteLocation, { params: { id }, body: { until } })

export const unmuteLocation = (id: string) => api.call(addresses.unmuteLocation, { params: { id } })

export const useMute = () => useChange(muteLocation, stale)

export const useUnmute = () => useChange(unmuteLocation, stale)
