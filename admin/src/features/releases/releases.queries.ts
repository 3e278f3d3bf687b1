import { calls } from '@roundboard/contract'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from '../../shared/api/api.ts'
import { keys } from '../../shared/api/keys.ts'
import { useCreate } from '../../shared/api/use-create.ts'

export const releasesQuery = (page: number) =>
  queryOptions({
    queryKey: [keys.releases, 'list', page],
    queryFn: ({ signal }) => api.list(calls.listReleases, { query: { page }, signal }),
    placeholderData: keepPreviousData,
  })

export const useCreateRelease = (draftKey: string) =>
  useCreate(calls.createRelease, [keys.releases, keys.app], draftKey)
