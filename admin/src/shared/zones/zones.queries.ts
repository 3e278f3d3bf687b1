import { addresses } from '@roundboard/contract'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../api/api.ts'
import { keys } from '../api/keys.ts'

// The server's time zone data only changes when the server restarts.
const staleTime = 60 * 60_000

export const zoneQueries = {
  names: queryOptions({
    queryKey: [keys.timeZones, 'names'],
    queryFn: async ({ signal }) => (await api.call(addresses.listTimeZones, { signal })).names,
    staleTime,
  }),
  countries: queryOptions({
    queryKey: [keys.timeZones, 'countries'],
    queryFn: ({ signal }) => api.call(addresses.listCountryZones, { signal }),
    staleTime,
  }),
  /** When the zone's clocks change, by the server's data, because the browser's may be years old. */
  rules: (timeZone: string) =>
    queryOptions({
      queryKey: [keys.timeZones, 'rules', timeZone],
      queryFn: ({ signal }) => api.call(addresses.getZoneRules, { query: { timeZone }, signal }),
      enabled: timeZone !== '',
      staleTime,
    }),
  data: queryOptions({
    queryKey: [keys.timeZones, 'data'],
    queryFn: ({ signal }) => api.call(addresses.getTimeZoneData, { signal }),
    staleTime,
  }),
}
