import { addresses, type BodyOf, type Location, type QueryOf } from '@roundboard/contract'
import { healthGroups, limits } from '@roundboard/domain'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api, unlessGone } from '../../../shared/api/api.ts'
import { keys } from '../../../shared/api/keys.ts'
import { useChange } from '../../../shared/api/use-change.ts'
import { useCreate } from '../../../shared/api/use-create.ts'
import type { ListState } from '../../../shared/table/list-state.ts'

type Sort = NonNullable<QueryOf<typeof addresses.listLocations>['sort']>

const stale = [keys.locations, keys.regions, keys.dashboard] as const

/** What the address of the list of locations keeps. */
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

export const locationQueries = {
  /** Every location of a list, from all its pages. */
  all: (list: LocationListState) =>
    queryOptions({
      queryKey: [keys.locations, 'all', list],
      async queryFn({ signal }): Promise<Location[]> {
        const query = { ...queryOf(list), limit: limits.pageSizeMax }
        const all: Location[] = []
        for (
          let page = 1, count = 1;
          all.length < count && (page - 1) * query.limit < count;
          page += 1
        ) {
          const found = await api.list(addresses.listLocations, {
            query: { ...query, page },
            signal,
          })
          all.push(...found.items)
          count = found.count
        }
        return all
      },
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
      unlessGone(api.call(addresses.deleteLocation, { params: { id }, body: { password } })),
    stale,
  )

export const useRestoreLocation = () =>
  useChange((id: string) => api.call(addresses.restoreLocation, { params: { id } }), stale)

/** Gives screens another language, one after the other. */
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
