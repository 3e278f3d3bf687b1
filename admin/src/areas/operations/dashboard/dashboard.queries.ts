import { addresses } from '@roundboard/contract'
import { limits, type Day } from '@roundboard/domain'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from '../../../shared/api/api.ts'
import { keys } from '../../../shared/api/keys.ts'

const refreshMs = 30_000
/** The server checks the screens every ten seconds. */
const issuesRefreshMs = 10_000

/** The listed locations: with issues, not ready to run offline, or without break exercises. */
export type Only = 'all' | 'problems' | 'not-held' | 'no-breaks'

const narrowed = {
  // Those with issues have their own rows.
  all: { isProblem: 'false' },
  problems: { isProblem: 'true' },
  'not-held': { isHeld: 'false' },
  'no-breaks': { lacksBreaks: 'true' },
} as const satisfies Record<Only, object>

export const dashboardQueries = {
  connectivity: (page: number, only: Only) =>
    queryOptions({
      queryKey: [keys.dashboard, 'connectivity', page, only],
      queryFn: ({ signal }) =>
        api.call(addresses.getConnectivity, {
          query: { page, limit: limits.pageSize, ...narrowed[only] },
          signal,
        }),
      refetchInterval: refreshMs,
      placeholderData: keepPreviousData,
    }),
  /** Locations that are offline or have other issues. */
  issues: (page: number) =>
    queryOptions({
      queryKey: [keys.dashboard, 'issues', page],
      queryFn: ({ signal }) =>
        api.call(addresses.getLocationIssues, { query: { page, limit: limits.pageSize }, signal }),
      refetchInterval: issuesRefreshMs,
      placeholderData: keepPreviousData,
    }),
  content: (page: number) =>
    queryOptions({
      queryKey: [keys.dashboard, 'content', page],
      queryFn: ({ signal }) => api.call(addresses.getContentStatus, { query: { page }, signal }),
      placeholderData: keepPreviousData,
    }),
  schedule: (from: Day) =>
    queryOptions({
      queryKey: [keys.dashboard, 'schedule', from],
      queryFn: ({ signal }) => api.call(addresses.getSchedule, { query: { from }, signal }),
    }),
  latestRelease: queryOptions({
    queryKey: [keys.releases, 'newest'],
    queryFn: ({ signal }) => api.list(addresses.listReleases, { query: { limit: 1 }, signal }),
  }),
}
