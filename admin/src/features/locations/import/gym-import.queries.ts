import {
  type BodyOf,
  calls,
  type Correction,
  type GymColumn,
  type GymImportOutcome,
} from '@roundboard/contract'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from '../../../shared/api/api.ts'
import { keys } from '../../../shared/api/keys.ts'
import { useChange } from '../../../shared/api/use-change.ts'
import type { ChosenFile } from '../../../shared/sheets/chosen-file.ts'
import { importTimeoutMs, useSendOnce } from '../../../shared/sheets/send-once.ts'

/** What is asked of a file of gyms. */
export interface AskedGyms {
  readonly file: ChosenFile
  readonly corrections: readonly Correction[]
  readonly columns: readonly { readonly header: string; readonly column: GymColumn | null }[]
}

export interface CheckedGyms {
  readonly outcome: GymImportOutcome
  readonly tookMs: number
}

const bodyOf = ({ file, corrections, columns }: AskedGyms): BodyOf<typeof calls.importGyms> => ({
  file: file.base64,
  fileName: file.name.slice(0, 200),
  corrections: [...corrections],
  columns: [...columns],
})

/** The dry run: what would become of a file. */
export const checkGymsQuery = (asked: AskedGyms, progress: string) =>
  queryOptions({
    queryKey: ['import-gyms', asked.file.at, asked.corrections, asked.columns, progress] as const,
    queryFn: async ({ signal }): Promise<CheckedGyms> => {
      const from = performance.now()
      const query = { dryRun: 'true', progress } as const
      const options = { query, body: bodyOf(asked), signal, timeoutMs: importTimeoutMs }
      const outcome = await api.call(calls.importGyms, options)
      return { outcome, tookMs: performance.now() - from }
    },
    placeholderData: keepPreviousData,
    staleTime: Infinity,
    gcTime: 0,
  })

/** Where an import of gyms that goes on is. */
export const gymProgressQuery = (progress: string) =>
  queryOptions({
    queryKey: ['import-gyms-progress', progress] as const,
    queryFn: ({ signal }) => api.call(calls.getGymImportProgress, { query: { progress }, signal }),
    refetchInterval: 400,
    retry: false,
    gcTime: 0,
  })

/** Takes a file of gyms in. */
export function useImportGyms(progress: string) {
  const once = useSendOnce()
  return useChange(
    (asked: AskedGyms) =>
      once(asked, (key) => {
        const body = bodyOf(asked)
        const options = { query: { progress }, body, key, timeoutMs: importTimeoutMs }
        return api.call(calls.importGyms, options)
      }),
    [keys.locations, keys.screens, keys.users, keys.dashboard, keys.logs],
  )
}
