import { addresses, type BodyOf, type BuildsState } from '@roundboard/contract'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from '../../../shared/api/api.ts'
import { keys } from '../../../shared/api/keys.ts'
import { useChange } from '../../../shared/api/use-change.ts'
import { useCreate } from '../../../shared/api/use-create.ts'

const stale = [keys.builds] as const
const mostGyms = 20

/** Whether a rollout is running, so the numbers have to be refreshed. */
export const isRollingOut = ({ rollout }: BuildsState): boolean =>
  rollout?.state === 'running' || rollout?.state === 'halted'

export const buildsQuery = queryOptions({
  queryKey: [keys.builds],
  queryFn: ({ signal }) => api.call(addresses.getBuilds, { signal }),
  refetchInterval: ({ state }) => (state.data && isRollingOut(state.data) ? 5_000 : 30_000),
})

/** Locations whose name contains this text. */
export const locationsByNameQuery = (name: string) =>
  queryOptions({
    queryKey: [keys.locations, 'rollout-choices', name],
    queryFn: ({ signal }) =>
      api.list(addresses.listLocations, { query: { name, limit: mostGyms, sort: 'name' }, signal }),
    placeholderData: keepPreviousData,
  })

/** How many linked screens the locations of these regions and tags have. */
export const reachQuery = (regions: readonly string[], tags: readonly string[]) =>
  queryOptions({
    queryKey: [keys.locations, 'reach', regions, tags],
    queryFn: ({ signal }) =>
      api.call(addresses.getAnnouncementReach, {
        query: { regions: regions.join(','), tags: tags.join('\n') },
        signal,
      }),
    placeholderData: keepPreviousData,
  })

export const useRollOut = () => useCreate(addresses.createRollout, stale)

export const useUpdateRollout = (id: string) =>
  useChange(
    (body: BodyOf<typeof addresses.updateRollout>) =>
      api.call(addresses.updateRollout, { params: { id }, body }),
    stale,
  )
