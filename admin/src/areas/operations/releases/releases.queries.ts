import { addresses, type BodyOf, type Release } from '@roundboard/contract'
import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query'
import { api } from '../../../shared/api/api.ts'
import { keys } from '../../../shared/api/keys.ts'
import { useChange } from '../../../shared/api/use-change.ts'
import { useCreate } from '../../../shared/api/use-create.ts'

export const releasesQuery = (page: number) =>
  queryOptions({
    queryKey: [keys.releases, 'list', page],
    queryFn: ({ signal }) => api.list(addresses.listReleases, { query: { page }, signal }),
    placeholderData: keepPreviousData,
  })

/** The current version of a recent release, if there is one. */
export async function readNewRelease(
  queryClient: QueryClient,
  id: string,
): Promise<Release | undefined> {
  const { items } = await queryClient.query({ ...releasesQuery(1), staleTime: 0 })
  return items.find((release) => release.id === id)
}

export const useCreateRelease = (draftKey: string) =>
  useCreate(addresses.createRelease, [keys.releases, keys.app], draftKey)

export const useUpdateRelease = (id: string) =>
  useChange(
    (body: BodyOf<typeof addresses.updateRelease>) =>
      api.call(addresses.updateRelease, { params: { id }, body }),
    [keys.releases, keys.app],
  )
