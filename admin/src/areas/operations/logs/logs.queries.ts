import { addresses, logActions, logModels } from '@roundboard/contract'
import { endOfDayStamp, startOfDayStamp } from '@roundboard/domain'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from '../../../shared/api/api.ts'
import { keys } from '../../../shared/api/keys.ts'
import { useChange } from '../../../shared/api/use-change.ts'
import type { ListState } from '../../../shared/table/list-state.ts'

/** The page's search parameters. */
export interface LogListState extends ListState {
  readonly model?: string | undefined
  readonly action?: string | undefined
  /** Calendar days in UTC, like the log's. */
  readonly from?: string | undefined
  readonly to?: string | undefined
}

export const logsQuery = (list: LogListState) =>
  queryOptions({
    queryKey: [keys.logs, list],
    queryFn: ({ signal }) =>
      api.list(addresses.listLogs, {
        query: {
          page: list.page ?? 1,
          sort: list.sort === 'date' ? 'date' : '-date',
          modifiedBy: list.q,
          model: logModels.find((model) => model === list.model),
          action: logActions.find((action) => action === list.action),
          from: list.from && startOfDayStamp(list.from),
          to: list.to && endOfDayStamp(list.to),
        },
        signal,
      }),
    placeholderData: keepPreviousData,
  })

export const useDeleteLogs = () =>
  useChange(
    (password: string) => api.call(addresses.deleteLogs, { body: { password } }),
    [keys.logs],
  )

export const useCleanUpLogs = () =>
  useChange(
    (body: { word: 'CLEANUP'; days: number; password: string }) =>
      api.call(addresses.cleanUpLogs, { body }),
    [keys.logs],
  )
