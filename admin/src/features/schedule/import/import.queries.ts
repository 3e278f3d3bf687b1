import {
  type BodyOf,
  calls,
  type Correction,
  type ImportOutcome,
  type WorkoutColumn,
} from '@roundboard/contract'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from '../../../shared/api/api.ts'
import { keys } from '../../../shared/api/keys.ts'
import { useChange } from '../../../shared/api/use-change.ts'
import type { ChosenFile } from '../../../shared/sheets/chosen-file.ts'
import { importTimeoutMs, useSendOnce } from '../../../shared/sheets/send-once.ts'

/** What is asked of a file. */
export interface Asked {
  readonly file: ChosenFile
  readonly corrections: readonly Correction[]
  readonly columns: readonly { readonly header: string; readonly column: WorkoutColumn | null }[]
  readonly isAsFile: boolean
}

export interface Checked {
  readonly outcome: ImportOutcome
  readonly tookMs: number
}

const bodyOf = ({ file, corrections, columns }: Asked): BodyOf<typeof calls.importWorkouts> => ({
  file: file.base64,
  fileName: file.name.slice(0, 200),
  corrections: [...corrections],
  columns: [...columns],
})
const asOf = ({ isAsFile }: Asked) => (isAsFile ? 'as-file' : 'drafts')

/** The dry run: what would become of a file. What others change meanwhile is not waited for. */
export const checkQuery = (asked: Asked, progress: string) =>
  queryOptions({
    queryKey: [
      'import',
      asked.file.at,
      asked.corrections,
      asked.columns,
      asked.isAsFile,
      progress,
    ] as const,
    queryFn: async ({ signal }): Promise<Checked> => {
      const from = performance.now()
      const query = { dryRun: 'true', as: asOf(asked), progress } as const
      const body = bodyOf(asked)
      const outcome = await api.call(calls.importWorkouts, {
        query,
        body,
        signal,
        timeoutMs: importTimeoutMs,
      })
      return { outcome, tookMs: performance.now() - from }
    },
    placeholderData: keepPreviousData,
    staleTime: Infinity,
    gcTime: 0,
  })

/** Where an import that goes on is. */
export const progressQuery = (progress: string) =>
  queryOptions({
    queryKey: ['import-progress', progress] as const,
    queryFn: ({ signal }) => api.call(calls.getImportProgress, { query: { progress }, signal }),
    refetchInterval: 400,
    retry: false,
    gcTime: 0,
  })

/** Takes a file in; the same again, because no answer came, is done once. */
export function useImport(progress: string) {
  const once = useSendOnce()
  return useChange(
    (asked: Asked) =>
      once(asked, (key) => {
        const query = { as: asOf(asked), progress } as const
        const body = bodyOf(asked)
        return api.call(calls.importWorkouts, { query, body, key, timeoutMs: importTimeoutMs })
      }),
    [keys.workouts, keys.rounds, keys.dashboard, keys.media, keys.logs],
  )
}

export const useUndoImport = () =>
  useChange(
    (id: string) => api.call(calls.undoWorkouts, { params: { id } }),
    [keys.workouts, keys.rounds, keys.dashboard, keys.media, keys.logs],
  )
