import { calls, type BodyOf } from '@roundboard/contract'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from '../../shared/api/api.ts'
import { keys } from '../../shared/api/keys.ts'
import { useChange } from '../../shared/api/use-change.ts'
import { useCreate } from '../../shared/api/use-create.ts'

export const releasesQuery = (page: number) =>
  queryOptions({
    queryKey: [keys.releases, 'list', page],
    queryFn: ({ signal }) => api.list(calls.listReleases, { query: { page }, signal }),
    placeholderData: keepPreviousData,
  })

export const useCreateRelease = (draftKey: string) =>
  useCreate(calls.createRelease, [keys.releases, keys.app], draftKey)

export const useUpdateRelease = (id: string) =>
  useChange(
    (body: BodyOf<typeof calls.updateRelease>) =>
      api.call(calls.updateRelease, { params: { id }, body }),
    [keys.releases, keys.app],
  )
