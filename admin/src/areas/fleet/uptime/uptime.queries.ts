import { addresses } from '@roundboard/contract'
import { type Day, limits } from '@roundboard/domain'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from '../../../shared/api/api.ts'
import { keys } from '../../../shared/api/keys.ts'
import { byDays } from './uptime-days.ts'

const refreshMs = 30_000

/** A location's uptime from a day to today. Refreshed with the location's other data. */
export const uptimeQuery = (locationId: string, from: Day | undefined) =>
  queryOptions({
    queryKey: [keys.locations, locationId, 'uptime', from],
    queryFn: ({ signal }) =>
      api.call(addresses.getLocationUptime, {
        params: { id: locationId },
        query: { from },
        signal,
      }),
    select: byDays,
    enabled: from !== undefined,
    refetchInterval: refreshMs,
    placeholderData: keepPreviousData,
  })

/** A day's outages, the latest first. */
export const outagesQuery = (locationId: string, day: Day) =>
  queryOptions({
    queryKey: [keys.locations, locationId, 'uptime', 'outages', day],
    queryFn: ({ signal }) =>
      api.list(addresses.listLocationOutages, {
        params: { id: locationId },
        query: { from: day, to: day, limit: limits.pageSizeMax },
        signal,
      }),
    refetchInterval: refreshMs,
  })
