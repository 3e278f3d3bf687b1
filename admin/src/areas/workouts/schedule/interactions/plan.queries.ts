import { addresses, type BulkChange } from '@roundboard/contract'
import { queryOptions } from '@tanstack/react-query'
import { keepPreviousData } from '@tanstack/react-query'
import { api } from '../../../../shared/api/api.ts'
import { keys } from '../../../../shared/api/keys.ts'

/** What would become of a change: asked anew whenever somebody changes workouts. */
export const planQuery = (change: BulkChange) =>
  queryOptions({
    queryKey: [keys.workouts, 'plan', change],
    queryFn: ({ signal }) =>
      api.call(addresses.changeWorkouts, { query: { dryRun: 'true' }, body: change, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    gcTime: 0,
  })
