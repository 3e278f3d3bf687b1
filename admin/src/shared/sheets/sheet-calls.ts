import type { Correction, ImportProgress } from '@roundboard/contract'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { KeyRoot } from '../api/keys.ts'
import { useChange } from '../api/use-change.ts'
import type { ChosenFile } from './chosen-file.ts'
import { useSendOnce } from './send-once.ts'

// A large file over a slow line, on a server that is busy.
const timeoutMs = 120_000

/** What is asked of a file. */
export interface AskedOfFile<Column> {
  readonly file: ChosenFile
  readonly corrections: readonly Correction[]
  readonly columns: readonly { readonly header: string; readonly column: Column | null }[]
}

/** What a check of a file came to, and how long it took. */
export interface Checked<Outcome> {
  readonly outcome: Outcome
  readonly tookMs: number
}

interface How {
  /** By this its progress can be asked for. */
  readonly progress: string
  readonly timeoutMs: number
}

/** The calls by which files of one kind are checked and taken in. */
export interface SheetCalls<Asked, Outcome> {
  /** Tells their queries apart. */
  readonly kind: string
  readonly check: (asked: Asked, how: How & { readonly signal: AbortSignal }) => Promise<Outcome>
  readonly write: (asked: Asked, how: How & { readonly key: string }) => Promise<Outcome>
  readonly progress: (progress: string, signal: AbortSignal) => Promise<ImportProgress | null>
  /** What they make stale. */
  readonly stale: readonly KeyRoot[]
}

/** The body of such a call. */
export const sheetBody = <Column>({ file, corrections, columns }: AskedOfFile<Column>) => ({
  file: file.base64,
  fileName: file.name.slice(0, 200),
  corrections: [...corrections],
  columns: [...columns],
})

/** The dry run: what would become of a file. What others change meanwhile is not waited for. */
export function checkQuery<Asked extends AskedOfFile<unknown>, Outcome>(
  { kind, check }: SheetCalls<Asked, Outcome>,
  asked: Asked,
  progress: string,
) {
  const { file, ...how } = asked
  return queryOptions({
    queryKey: [kind, file.at, how, progress] as const,
    queryFn: async ({ signal }): Promise<Checked<Outcome>> => {
      const from = performance.now()
      const outcome = await check(asked, { progress, signal, timeoutMs })
      return { outcome, tookMs: performance.now() - from }
    },
    placeholderData: keepPreviousData,
    staleTime: Infinity,
    gcTime: 0,
  })
}

/** Where an import that goes on is. */
export const progressQuery = <Asked, Outcome>(
  calls: SheetCalls<Asked, Outcome>,
  progress: string,
) =>
  queryOptions({
    queryKey: [`${calls.kind}-progress`, progress] as const,
    queryFn: ({ signal }) => calls.progress(progress, signal),
    refetchInterval: 400,
    retry: false,
    gcTime: 0,
  })

/** Takes a file in; the same again, because no answer came, is done once. */
export function useTakeIn<Asked extends object, Outcome>(
  { write, stale }: SheetCalls<Asked, Outcome>,
  progress: string,
) {
  const once = useSendOnce()
  return useChange(
    (asked: Asked) => once(asked, (key) => write(asked, { progress, key, timeoutMs })),
    stale,
  )
}
