import { addresses } from '@roundboard/contract'
import { regionPathText, regionTree } from '@roundboard/domain'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { api } from '../api/api.ts'
import { keys } from '../api/keys.ts'

export const regionsQuery = queryOptions({
  queryKey: [keys.regions],
  queryFn: ({ signal }) => api.call(addresses.listRegions, { signal }),
  staleTime: 60_000,
})

/** The tags of locations. Changing a location makes them stale. */
export const tagsQuery = queryOptions({
  queryKey: [keys.locations, 'tags'],
  queryFn: ({ signal }) => api.call(addresses.listLocationTags, { signal }),
})

/** The regions to choose from, each by its path, in the order of the tree. */
export function useRegionOptions(): { value: string; label: string }[] {
  const { data } = useQuery(regionsQuery)
  return useMemo(
    () =>
      regionTree(data ?? []).map(({ region, path }) => ({
        value: region.id,
        label: regionPathText(path),
      })),
    [data],
  )
}

/** Whether there are regions or tags by which to select locations. */
export function useHasGroups(): boolean {
  const { data: tags = [] } = useQuery(tagsQuery)
  return useRegionOptions().length + tags.length > 0
}

/** Names a region by its path; undefined if it isn't known. */
export function useRegionPath(): (id: string | null) => string {
  const options = useRegionOptions()
  return useMemo(() => {
    const labels = new Map(options.map(({ value, label }) => [value, label]))
    return (id) => labels.get(id ?? '') ?? ''
  }, [options])
}
