import { calls, type BodyOf } from '@roundboard/contract'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../../shared/api/api.ts'
import { keys } from '../../shared/api/keys.ts'
import { useChange } from '../../shared/api/use-change.ts'

export const systemQuery = queryOptions({
  queryKey: [keys.system],
  queryFn: ({ signal }) => api.call(calls.getSystem, { signal }),
  refetchInterval: 30_000,
})

export const faceQuery = queryOptions({
  queryKey: [keys.system, 'face'],
  queryFn: ({ signal }) => api.call(calls.getFace, { signal }),
})

export const useUpdateFace = () =>
  useChange(
    (body: BodyOf<typeof calls.updateFace>) => api.call(calls.updateFace, { body }),
    [keys.system, keys.app],
  )

export const exportData = (body: BodyOf<typeof calls.exportData>) =>
  api.call(calls.exportData, { body })

export const useSwitchVideoHost = () =>
  useChange(
    (body: BodyOf<typeof calls.switchVideoHost>) => api.call(calls.switchVideoHost, { body }),
    [keys.system, keys.locations],
  )

export const useRefreshEverything = () =>
  useChange(
    (body: BodyOf<typeof calls.refreshEverything>) => api.call(calls.refreshEverything, { body }),
    [keys.screens, keys.locations],
  )
