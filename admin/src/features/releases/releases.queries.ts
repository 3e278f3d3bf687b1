import { calls, type BodyOf } from '@roundboard/contract'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from '../../shared/api/api.ts'
import { keys } from '../../shared/api/keys.ts'
import { useChange } from '../../shared/api/use-change.ts'

export const releasesQuery = (page: number) =>
  queryOptions({
    queryKey: [keys.releases, 'list', page],
    queryFn: ({ signal }) => api.list(calls.listReleases, { query: { page }, signal }),
    placeholderData: keepPreviousData,
  })

export const useCreateRelease = () =>
  useChange(
    (body: BodyOf<typeof calls.createRelease>) => api.call(calls.createRelease, { body }),
    [keys.releases, keys.app],
  )
