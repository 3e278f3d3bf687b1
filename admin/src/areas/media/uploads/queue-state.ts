import { isOver, type QueuedFile, type FileState } from './queued-file.ts'
import { type Sample, timeLeftMs, totalsOf, withSample } from './queue-rules.ts'
import type { QueueStore } from './queue-store.ts'
import { withTwins } from './same-bytes.ts'
import { ApiError } from '@roundboard/client'
import { isUnanswered } from '../../../shared/api/api.ts'

/** Why the server refuses a file, as stored in its row. */
export function refusalOf(error: unknown): FileState {
  const why = error instanceof ApiError ? error : new ApiError('internal', 500, '')
  const [issue] = why.issues
  const problem = issue
    ? { code: issue.code, params: issue.params }
    : ({ code: 'not-sent', params: { reason: why.code } } as const)
  return { step: 'refused', problem }
}

/** Whether a retry may succeed: the server is starting, full or rate limiting. */
export const isTemporary = (error: unknown): boolean =>
  isUnanswered(error) ||
  (error instanceof ApiError && ['busy', 'unavailable', 'too-many-attempts'].includes(error.code))

/** The queue as pages show it. */
export interface QueueView {
  readonly files: readonly QueuedFile[]
  readonly isPaused: boolean
  /** The server is unreachable. The queue retries by itself. */
  readonly isDown: boolean
  /** Names of chosen files that aren't media. */
  readonly others: readonly string[]
  /** How many files would have to be chosen again if the page were left now. */
  readonly unsaved: number
  readonly msLeft: number | null
}

export const emptyView: QueueView = {
  files: [],
  isPaused: false,
  isDown: false,
  others: [],
  unsaved: 0,
  msLeft: null,
}

const shownEveryMs = 200

/** The queue's state, observed by pages and stored. */
export function createQueueState(store: QueueStore, now: () => number) {
  let view = emptyView
  let samples: readonly Sample[] = []
  let shownAt = -Infinity
  let isClosed = false
  const listeners = new Set<() => void>()
  const savedIds = new Set<string>()

  const countUnsaved = (files: readonly QueuedFile[]) =>
    files.filter((file) => !isOver(file) && file.state.step !== 'missing' && !savedIds.has(file.id))
      .length

  function become(next: Partial<QueueView>) {
    const files = next.files ?? view.files
    const { sentBytes, bytes } = totalsOf(files)
    const isMoving = !(next.isPaused ?? view.isPaused) && !(next.isDown ?? view.isDown)
    samples = isMoving ? withSample(samples, { at: now(), sentBytes }) : []
    view = {
      ...view,
      ...next,
      unsaved: countUnsaved(files),
      msLeft: timeLeftMs(samples, bytes - sentBytes),
    }
    shownAt = now()
    for (const listener of listeners) listener()
  }

  /** Replaces all files, and stores those that changed. */
  function setFiles(files: readonly QueuedFile[]) {
    if (isClosed) return
    const settled = withTwins(files)
    const known = new Map(view.files.map((file) => [file.id, file]))
    const changed = settled.filter((file) => known.get(file.id) !== file)
    become({ files: settled })
    void keep(changed)
  }

  /** A file whose row isn't stored is lost with the page, even if its bytes are stored. */
  async function keep(files: readonly QueuedFile[]) {
    if (await store.put(files)) return
    for (const { id } of files) savedIds.delete(id)
    become({})
  }

  const withFile = (id: string, change: (file: QueuedFile) => QueuedFile) =>
    view.files.map((file) => (file.id === id ? change(file) : file))

  return {
    get: () => view,
    find: (id: string) => view.files.find((file) => file.id === id),
    become,
    setFiles,
    isClosed: () => isClosed,
    /** Ends all changes: the next page takes over the queue. */
    close() {
      isClosed = true
    },
    /** Changes one file, if it is still there. */
    update(id: string, change: Partial<QueuedFile>) {
      setFiles(withFile(id, (file) => ({ ...file, ...change })))
    },
    /** A file's progress: not stored, and throttled. */
    progress(id: string, state: QueuedFile['state']) {
      const files = withFile(id, (file) =>
        file.state.step === state.step ? { ...file, state } : file,
      )
      if (now() - shownAt >= shownEveryMs) become({ files })
      else view = { ...view, files }
    },
    /** The files in the store. */
    restore(files: readonly QueuedFile[]) {
      for (const { id } of files) savedIds.add(id)
      become({ files: [...files].toSorted((one, other) => one.order - other.order) })
    },
    markSaved(id: string) {
      savedIds.add(id)
      become({})
    },
    drop(ids: readonly string[]) {
      setFiles(view.files.filter(({ id }) => !ids.includes(id)))
      void store.drop(ids)
    },
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

export type QueueState = ReturnType<typeof createQueueState>
