import { addresses, type BodyOf } from '@roundboard/contract'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../../../shared/api/api.ts'
import { keys } from '../../../shared/api/keys.ts'
import { useChange } from '../../../shared/api/use-change.ts'

export const faceQuery = queryOptions({
  queryKey: [keys.system, 'face'],
  queryFn: ({ signal }) => api.call(addresses.getFace, { signal }),
})

export const useUpdateFace = () =>
  useChange(
    (body: BodyOf<typeof addresses.updateFace>) => api.call(addresses.updateFace, { body }),
    [keys.system, keys.app],
  )
