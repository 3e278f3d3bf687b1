import type { Correction, ImportProgress } from '@roundboard/contract'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { KeyRoot } from '../api/keys.ts'
import { useChange } from '../api/use-change.ts'
import { useRef } from 'react'

/** A file as sent. The server parses it again for each call. */
export interface ChosenFile {
  readonly name: string
  readonly base64: string
  /** Distinguishes files of the same name. */
  readonly at: number
}

/** Reads a chosen file. Throws if the browser can't. */
export const readChosen = (file: File): Promise<ChosenFile> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onerror = () => {
      reject(reader.error ?? new Error('the file was not read'))
    }
    reader.onload = () => {
      const address = typeof reader.result === 'string' ? reader.result : ''
      resolve({ name: file.name, base64: address.slice(address.indexOf(',') + 1), at: Date.now() })
    }
    reader.readAsDataURL(file)
  })

// Unlike this, `randomUUID` requires HTTPS.
export const newProgressId = () => crypto.getRandomValues(new Uint32Array(4)).join('-')

/** Sends a request with an idempotency key, so that a retry has no second effect. */
export function useSendOnce() {
  const sent = useRef<{ text: string; key: string }>(undefined)
  return async <Made>(request: object, send: (key: string) => Promise<Made>): Promise<Made> => {
    const text = JSON.stringify(request)
    if (sent.current?.text !== text) sent.current = { text, key: newProgressId() }
    const made = await send(sent.current.key)
    sent.current = undefined
    return made
  }
}

// Long enough for a large file on a slow connection and a busy server.
const timeoutMs = 120_000

/** What is requested for a file. */
export interface FileRequest<Column> {
  readonly file: ChosenFile
  readonly corrections: readonly Correction[]
  readonly columns: readonly { readonly header: string; readonly column: Column | null }[]
}

/** The result of checking a file, and how long it took. */
export interface Checked<Outcome> {
  readonly outcome: Outcome
  readonly tookMs: number
}

interface How {
  /** The ID of its progress. */
  readonly progress: string
  readonly timeoutMs: number
}

/** The calls that check and import files of one kind. */
export interface SheetCalls<Input, Outcome> {
  /** Part of their query keys. */
  readonly kind: string
  readonly check: (request: Input, how: How & { readonly signal: AbortSignal }) => Promise<Outcome>
  readonly write: (request: Input, how: How & { readonly key: string }) => Promise<Outcome>
  readonly progress: (progress: string, signal: AbortSignal) => Promise<ImportProgress | null>
  /** The queries that an import makes stale. */
  readonly stale: readonly KeyRoot[]
}

/** The body of such a call. */
export const sheetBody = <Column>({ file, corrections, columns }: FileRequest<Column>) => ({
  file: file.base64,
  fileName: file.name.slice(0, 200),
  corrections: [...corrections],
  columns: [...columns],
})

/** The dry run: what a file would create. Not refreshed when others make changes. */
export function checkQuery<Input extends FileRequest<unknown>, Outcome>(
  { kind, check }: SheetCalls<Input, Outcome>,
  request: Input,
  progress: string,
) {
  const { file, ...how } = request
  return queryOptions({
    queryKey: [kind, file.at, how, progress] as const,
    queryFn: async ({ signal }): Promise<Checked<Outcome>> => {
      const from = performance.now()
      const outcome = await check(request, { progress, signal, timeoutMs })
      return { outcome, tookMs: performance.now() - from }
    },
    placeholderData: keepPreviousData,
    staleTime: Infinity,
    gcTime: 0,
  })
}

/** The progress of a running import. */
export const progressQuery = <Input, Outcome>(
  calls: SheetCalls<Input, Outcome>,
  progress: string,
) =>
  queryOptions({
    queryKey: [`${calls.kind}-progress`, progress] as const,
    queryFn: ({ signal }) => calls.progress(progress, signal),
    refetchInterval: 400,
    retry: false,
    gcTime: 0,
  })

/** Imports a file. A retry has no second effect. */
export function useImportFile<Input extends object, Outcome>(
  { write, stale }: SheetCalls<Input, Outcome>,
  progress: string,
) {
  const once = useSendOnce()
  return useChange(
    (request: Input) => once(request, (key) => write(request, { progress, key, timeoutMs })),
    stale,
  )
}
