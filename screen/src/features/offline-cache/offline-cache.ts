import type { CacheReport, Programme } from '@roundboard/contract'
import { giveUpAfterMs } from '@roundboard/domain'
import type { CacheRequest, CacheUpdate } from './cache-messages.ts'

/** How long to wait for a silent worker: slightly longer than for a file. */
const patienceMs = giveUpAfterMs + 15_000

/** The connection to the file cache, which runs in a worker. */
export interface FileCachePort {
  ask(request: CacheRequest): void
  close(): void
}
/** Opens the cache. It calls back with `lost` if it can't cache anything. */
export type OpenFileCache = (onReport: (report: CacheUpdate | 'lost') => void) => FileCachePort

/** Opens the worker if this is a secure context, which its storage needs. */
export const fileCacheInWorker: OpenFileCache | undefined =
  typeof caches === 'undefined' || typeof Worker === 'undefined'
    ? undefined
    : (onReport) => {
        const worker = new Worker(new URL('./file-cache.worker.ts', import.meta.url), {
          type: 'module',
        })
        worker.addEventListener('message', ({ data }: MessageEvent<CacheUpdate | 'lost'>) => {
          onReport(data)
        })
        worker.addEventListener('error', () => {
          onReport('lost')
        })
        // Requested by every page load, because the browser decides each time.
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

/** Caches the files of a screen's program on its disk. */
export function startOfflineCache(options: {
  readonly open: OpenFileCache | undefined
  readonly now: () => number
  readonly random: () => number
  /** The most recently requested program may be shown, or the list of broken files changed. */
  readonly onChange: (isShowable: boolean, broken: readonly string[]) => void
  /** Called with the first report of what is cached, at the start and after `forget`. */
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

  function onReport(report: CacheUpdate | 'lost') {
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

  /** Replaces a worker that doesn't respond or has failed. */
  function reopen() {
    setShowable(order)
    port?.close()
    isLost = open === undefined
    port = open?.(onReport)
    if (latest) port?.ask(latest)
  }
  port = open?.(onReport)

  return {
    /** Requests the files of a new program, while another may be playing. */
    want(programme: Programme, playing: Programme | null) {
      order += 1
      latest = { type: 'want', order, programme, playing, now: now(), share }
      if (isLost) {
        setStatus({ ...nothingCached, revision: programme.revision })
        reopen()
        return
      }
      port?.ask(latest)
      clearTimeout(patience)
      patience = setTimeout(reopen, patienceMs)
    },
    /** What is cached of the most recently requested program; null until known. */
    status: () => status,
    timeIs: (at: number) => port?.ask({ type: 'time', now: at }),
    /** The time of the next change of phase, in epoch milliseconds by the server. */
    phaseEnds(at: number) {
      if (at === phaseEndsAt) return
      phaseEndsAt = at
      port?.ask({ type: 'phase-ends', at })
    },
    /** Pauses fetching for this long. */
    rest: (ms: number) => port?.ask({ type: 'rest', ms }),
    /** A file couldn't be played. */
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
