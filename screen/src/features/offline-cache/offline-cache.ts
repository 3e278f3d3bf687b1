import type { CacheReport, Programme } from '@roundboard/contract'
import { giveUpAfterMs } from '@roundboard/domain'
import type { CacheRequest, CacheUpdate } from './cache-messages.ts'

/** A worker that says nothing is waited for a little longer than a file is. */
const patienceMs = giveUpAfterMs + 15_000

/** The connection to the file cache, which runs in a worker. */
export interface FileCachePort {
  ask(request: CacheRequest): void
  close(): void
}
/** It reports `lost` if it can't cache anything. */
export type OpenFileCache = (hear: (report: CacheUpdate | 'lost') => void) => FileCachePort

/** Opens the worker, where there is a secure context for what it needs. */
export const fileCacheInWorker: OpenFileCache | undefined =
  typeof caches === 'undefined' || typeof Worker === 'undefined'
    ? undefined
    : (hear) => {
        const worker = new Worker(new URL('./file-cache.worker.ts', import.meta.url), {
          type: 'module',
        })
        worker.addEventListener('message', ({ data }: MessageEvent<CacheUpdate | 'lost'>) => {
          hear(data)
        })
        worker.addEventListener('error', () => {
          hear('lost')
        })
        // Asked of each page anew: it is granted when the browser thinks so.
        void navigator.storage.persist()
        return {
          ask: (request) => {
            worker.postMessage(request)
          },
          close: () => {
            worker.terminate()
          },
        }
      }

const nothingCached = {
  until: null,
  files: 0,
  heldFiles: 0,
  bytes: 0,
  heldBytes: 0,
  isPersisted: false,
  missing: [],
} satisfies Omit<CacheReport, 'boot' | 'revision'>

/** Caches the files of a display's programme on its disk. */
export function startOfflineCache(options: {
  readonly open: OpenFileCache | undefined
  readonly now: () => number
  readonly random: () => number
  /** The programme that was wanted last may be shown, or other files are broken. */
  readonly onChange: (isShowable: boolean, broken: readonly string[]) => void
  /** It has reported what is cached, for the first time since it was told to forget. */
  readonly onKnown: () => void
  readonly onProblem: (problem: string) => void
}) {
  const { open, now, random, onChange, onKnown, onProblem } = options
  const share = random()
  let order = 0
  let showable = 0
  let broken: readonly string[] = []
  let status: Omit<CacheReport, 'boot'> | null = null
  let phaseEndsAt: number | undefined
  let patience: ReturnType<typeof setTimeout> | undefined

  function setShowable(shown: number) {
    clearTimeout(patience)
    if (showable === shown) return
    showable = shown
    onChange(true, broken)
  }

  let isLost = open === undefined
  let latest: CacheRequest | undefined
  let port: FileCachePort | undefined

  function setStatus(held: Omit<CacheReport, 'boot'>) {
    const isNews = status === null
    status = held
    if (isNews) onKnown()
  }

  function hear(report: CacheUpdate | 'lost') {
    if (report === 'lost') {
      isLost = true
      if (latest?.type === 'want')
        setStatus({ ...nothingCached, revision: latest.programme.revision })
      setShowable(order)
      return
    }
    if (report.order !== order) return
    setStatus(report.holding)
    for (const problem of report.problems) onProblem(problem)
    const isSame = report.broken.join() === broken.join()
    if (!isSame) broken = report.broken
    if (report.isShowable) setShowable(report.order)
    if (!isSame) onChange(showable === order, broken)
  }

  /** Another worker in the place of one that says nothing. */
  function reopen() {
    setShowable(order)
    port?.close()
    port = open?.(hear)
    if (latest) port?.ask(latest)
  }
  port = open?.(hear)

  return {
    /** A programme was read, while another may be playing. */
    want(programme: Programme, playing: Programme | null) {
      order += 1
      if (isLost) {
        setStatus({ ...nothingCached, revision: programme.revision })
        setShowable(order)
        return
      }
      latest = { type: 'want', order, programme, playing, now: now(), share }
      port?.ask(latest)
      clearTimeout(patience)
      patience = setTimeout(reopen, patienceMs)
    },
    /** What is cached of the programme that was wanted last; null until that is known. */
    status: () => status,
    timeIs: (at: number) => port?.ask({ type: 'time', now: at }),
    /** The walls change their phase then, in epoch milliseconds by the server. */
    phaseEnds(at: number) {
      if (at === phaseEndsAt) return
      phaseEndsAt = at
      port?.ask({ type: 'phase-ends', at })
    },
    /** Fetches nothing for so long. */
    rest: (ms: number) => port?.ask({ type: 'rest', ms }),
    /** A file could not be played. */
    doubt: (file: string) => port?.ask({ type: 'doubt', file }),
    forget() {
      order += 1
      status = null
      latest = undefined
      clearTimeout(patience)
      port?.ask({ type: 'forget' })
    },
    stop() {
      clearTimeout(patience)
      port?.close()
    },
  }
}
