import { addresses, type BodyOf, type Location, type QueryOf } from '@roundboard/contract'
import { healthGroups, limits } from '@roundboard/domain'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api, everyPage, allow404 } from '../../../shared/api/api.ts'
import { keys } from '../../../shared/api/keys.ts'
import { useChange } from '../../../shared/api/use-change.ts'
import type { Locale } from '../../../shared/i18n/locale.tsx'
import { useCreate } from '../../../shared/api/use-create.ts'
import type { ListState } from '../../../shared/table/list-state.ts'

type Sort = NonNullable<QueryOf<typeof addresses.listLocations>['sort']>

const stale = [keys.locations, keys.regions, keys.dashboard] as const

/** The state of the location list in the address. */
export interface LocationListState extends ListState {
  readonly health?: string | undefined
  readonly region?: string | undefined
  readonly tag?: string | undefined
}

const queryOf = (list: LocationListState) => ({
  sort: list.sort as Sort | undefined,
  region: list.region,
  tag: list.tag,
  health: healthGroups.find((group) => group === list.health),
  [list.by === 'locationIdentifier' ? 'locationIdentifier' : 'name']: list.q,
})

/** Every location of a list, from all its pages. */
const readAll = (list: LocationListState, signal: AbortSignal): Promise<Location[]> =>
  everyPage((page) =>
    api.list(addresses.listLocations, {
      query: { ...queryOf(list), limit: limits.pageSizeMax, page },
      signal,
    }),
  )

/** A list as a file with the columns of imports. */
export const exportLocations = (list: LocationListState, headers: Locale): Promise<Blob> =>
  api.file(addresses.exportLocations, { query: { ...queryOf(list), format: 'csv', headers } })

export const locationQueries = {
  all: (list: LocationListState) =>
    queryOptions({
      queryKey: [keys.locations, 'all', list],
      queryFn: ({ signal }) => readAll(list, signal),
    }),
  /** The locations of a bulk edit, read when it opens. Fleet events don't make them stale. */
  toEdit: queryOptions({
    queryKey: ['bulk-edit'],
    queryFn: ({ signal }) => readAll({}, signal),
    staleTime: Infinity,
    gcTime: 0,
  }),
  list: (list: LocationListState) =>
    queryOptions({
      queryKey: [keys.locations, 'list', list],
      queryFn: ({ signal }) =>
        api.list(addresses.listLocations, {
          query: { page: list.page ?? 1, ...queryOf(list) },
          signal,
        }),
      placeholderData: keepPreviousData,
    }),
  one: (id: string) =>
    queryOptions({
      queryKey: [keys.locations, id],
      queryFn: ({ signal }) => api.call(addresses.getLocation, { params: { id }, signal }),
      refetchInterval: limits.locationRefreshMs,
    }),
}

export const useCreateLocation = (draftKey: string) =>
  useCreate(addresses.createLocation, stale, draftKey)

export const useUpdateLocation = (id: string) =>
  useChange(
    (body: BodyOf<typeof addresses.updateLocation>) =>
      api.call(addresses.updateLocation, { params: { id }, body }),
    stale,
    () => locationQueries.one(id).queryKey,
  )

export const useDeleteLocation = () =>
  useChange(
    ({ id, password }: { id: string; password: string }) =>
      allow404(api.call(addresses.deleteLocation, { params: { id }, body: { password } })),
    stale,
  )

export const useRestoreLocation = () =>
  useChange((id: string) => api.call(addresses.restoreLocation, { params: { id } }), stale)

/** Changes the language of screens one by one. */
export const useScreensLanguage = () =>
  useChange(
    async ({ ids, language }: { ids: readonly string[]; language: Location['language'] }) => {
      for (const id of ids)
        await api.call(addresses.updateScreen, { params: { id }, body: { language } })
    },
    [keys.locations, keys.screens],
  )

export const useHardRefresh = () =>
  useChange(
    (id: string) => api.call(addresses.hardRefreshLocation, { params: { id } }),
    [keys.locations, keys.screens],
  )
