import { addresses } from '@roundboard/contract'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../../../shared/api/api.ts'
import { keys } from '../../../shared/api/keys.ts'
import { useChange } from '../../../shared/api/use-change.ts'

/** Where phones find what a location shows today: another address whenever the location changed. */
export const pocketAddressQuery = (locationId: string) =>
  queryOptions({
    queryKey: [keys.locations, locationId, 'pocket'],
    queryFn: ({ signal }) =>
      api.call(addresses.getPocketAddress, { params: { id: locationId }, signal }),
  })

export const useRenewPocketAddress = () =>
  useChange(
    (locationId: string) => api.call(addresses.renewPocketAddress, { params: { id: locationId } }),
    [keys.locations],
  )
