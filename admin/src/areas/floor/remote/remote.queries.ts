import { addresses } from '@roundboard/contract'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../../../shared/api/api.ts'
import { keys } from '../../../shared/api/keys.ts'
import { useChange } from '../../../shared/api/use-change.ts'

const refreshMs = 30_000

/** A location's valid passes, and those waiting to be opened on a phone. */
export const passesQuery = (locationId: string) =>
  queryOptions({
    queryKey: [keys.passes, locationId],
    queryFn: ({ signal }) =>
      api.call(addresses.listCoachPasses, { params: { id: locationId }, signal }),
    refetchInterval: refreshMs,
  })

/** The daily code for passes from screens; null if none is required. */
export const passCodeQuery = (locationId: string) =>
  queryOptions({
    queryKey: [keys.passes, locationId, 'code'],
    queryFn: ({ signal }) =>
      api.call(addresses.getPassCode, { params: { id: locationId }, signal }),
    refetchInterval: refreshMs,
  })

export const useMakePass = () =>
  useChange(
    (locationId: string) => api.call(addresses.createCoachPass, { params: { id: locationId } }),
    [keys.passes],
  )

export const useRevokePasses = () =>
  useChange(
    (locationId: string) => api.call(addresses.revokeCoachPasses, { params: { id: locationId } }),
    [keys.passes],
  )
