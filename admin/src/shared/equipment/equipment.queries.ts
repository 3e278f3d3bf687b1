import { addresses } from '@roundboard/contract'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../api/api.ts'
import { keys } from '../api/keys.ts'

/** What gyms lack, and what clips need. */
export const equipmentQuery = queryOptions({
  queryKey: [keys.exercises, 'equipment'],
  queryFn: ({ signal }) => api.call(addresses.getEquipment, { signal }),
})
