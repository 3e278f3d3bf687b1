import { addresses, type BodyOf } from '@roundboard/contract'
import { limits } from '@roundboard/domain'
import { queryOptions } from '@tanstack/react-query'
import { api, everyPage, allow404 } from '../../../shared/api/api.ts'
import { keys } from '../../../shared/api/keys.ts'
import { useChange } from '../../../shared/api/use-change.ts'
import { useCreate } from '../../../shared/api/use-create.ts'

const stale = [keys.screens, keys.locations, keys.dashboard] as const

/** Refreshed often, because staff stand in front of the screen and wait. */
const watchMs = 15_000

export const screenQueries = {
  one: (id: string) =>
    queryOptions({
      queryKey: [keys.screens, id],
      queryFn: ({ signal }) => api.call(addresses.getScreen, { params: { id }, signal }),
      refetchInterval: watchMs,
    }),
  ofLocation: (locationId: string) =>
    queryOptions({
      queryKey: [keys.screens, 'of', locationId],
      queryFn: ({ signal }) =>
        everyPage((page) => {
          const query = {
            page,
            limit: limits.pageSizeMax,
            location: locationId,
            sort: 'round',
          } as const
          return api.list(addresses.listScreens, { query, signal })
        }),
      refetchInterval: watchMs,
    }),
  walls: (locationId: string) =>
    queryOptions({
      queryKey: [keys.screens, 'walls', locationId],
      queryFn: ({ signal }) =>
        api.call(addresses.getLocationWalls, { params: { id: locationId }, signal }),
      refetchInterval: watchMs,
    }),
}

export const useCreateScreen = (draftKey: string) =>
  useCreate(addresses.createScreen, stale, draftKey)

export const useUpdateScreen = () =>
  useChange(
    ({ id, body }: { id: string; body: BodyOf<typeof addresses.updateScreen> }) =>
      api.call(addresses.updateScreen, { params: { id }, body }),
    stale,
    ({ id }) => screenQueries.one(id).queryKey,
  )

export const useDeleteScreen = () =>
  useChange(
    ({ id, password }: { id: string; password: string }) =>
      allow404(api.call(addresses.deleteScreen, { params: { id }, body: { password } })),
    stale,
  )

export const useLinkScreen = (id: string) =>
  useChange(
    (authCode: string) => api.call(addresses.linkScreen, { params: { id }, body: { authCode } }),
    stale,
  )

export const useUnlinkScreen = () =>
  useChange((id: string) => api.call(addresses.unlinkScreen, { params: { id } }), stale)
