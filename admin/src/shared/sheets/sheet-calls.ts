import type { Correction, ImportProgress } from '@roundboard/contract'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { KeyRoot } from '../api/keys.ts'
import { useChange } from '../api/use-change.ts'
import { useRef } from 'react'

/** A file as it is sent: the server reads it anew each time. */
export interface ChosenFile {
  readonly name: string
  readonly base64: string
  /** Tells two files of one name apart. */
  readonly at: number
}

/** Reads a file that somebody chose; throws where the browser cannot. */
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

// Not `randomUUID`, which a page without https does not have.
export const newProgressId = () => crypto.getRandomValues(new Uint32Array(4)).join('-')

/** Sends something under a key; the same again, because no answer came, is done once. */
export function useSendOnce() {
  const sent = useRef<{ text: string; key: string }>(undefined)
  return async <Made>(asked: object, send: (key: string) => Promise<Made>): Promise<Made> => {
    const text = JSON.stringify(asked)
    if (sent.current?.text !== text) sent.current = { text, key: newProgressId() }
    const made = await send(sent.current.key)
    sent.current = undefined
    return made
  }
}

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
