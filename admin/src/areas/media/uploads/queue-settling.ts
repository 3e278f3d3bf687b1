import type { MediaItem } from '@roundboard/contract'
import { isBetterName } from '@roundboard/domain'
import type { QueueDeps } from './queue-deps.ts'
import { isTemporary, refusalOf, type QueueState } from './queue-state.ts'
import type { QueuedFile } from './queued-file.ts'
import type { Chosen } from './queue-reading.ts'
import { doneAs } from './same-bytes.ts'

const pollEveryMs = 700
const idsPerPoll = 100

/** Tracks what becomes of sent files, and applies confirmed names. */
export function createSettling(
  state: QueueState,
  deps: QueueDeps,
  chosen: Chosen,
  onAsking: () => void,
) {
  let isWatching = false
  let finishing = Promise.resolve()

  /** Renames an item, and shows it where the user wants. */
  async function apply(file: QueuedFile, item: MediaItem) {
    const { label, replaces, isForTarget } = file
    const isNamed = item.name === label.name && item.kind === label.kind
    const isKnown = file.state.step === 'here'
    // An item whose file was replaced keeps its name, and a known item keeps its use.
    const isRenamed = !replaces && (isKnown ? isBetterName(label.name, item.name) : !isNamed)
    // After signing out nothing changes. It continues once the user is back.
    if (isRenamed && !state.isClosed())
      await deps.rename(item, isKnown ? { ...label, kind: item.kind } : label)
    if (isForTarget && !state.isClosed()) await deps.show(item, label)
    if (item.durationMs === null || item.poster !== null || state.isClosed()) return item
    return deps.look(item)
  }

  async function finish(id: string, itemId: string) {
    const file = state.find(id)
    if (!file || state.isClosed()) return
    try {
      const found = await deps.item(itemId)
      const item = await apply(file, found)
      if (file.state.step === 'here') {
        const { itemName: known } = file.state
        const isBetter = !file.replaces && isBetterName(file.label.name, found.name)
        const itemName = isBetter ? file.label.name : found.name
        const renamedFrom = isBetterName(itemName, known) && { renamedFrom: known }
        state.update(id, { isSettled: true, state: { ...file.state, itemName, ...renamedFrom } })
      } else state.update(id, { isSettled: true, state: doneAs(item) })
      deps.taken()
    } catch (error) {
      if (!isTemporary(error)) {
        // If refused, everything stays as it was, and the list says so.
        state.update(id, { isSettled: true, isForTarget: false, isConfirmed: false })
        return
      }
      await deps.wait(pollEveryMs)
      if (!state.isClosed()) await finish(id, itemId)
    }
  }

  /** Slow work, one item at a time, while the next files are already polled. */
  function settle(id: string) {
    const file = state.find(id)
    if (file?.state.step !== 'done' && file?.state.step !== 'here') return Promise.resolve()
    const { itemId } = file.state
    finishing = finishing.then(() => finish(id, itemId))
    return finishing
  }

  function ready({ id }: QueuedFile, item: MediaItem) {
    state.update(id, { state: doneAs(item) })
    chosen.delete(id)
    void deps.store.dropBytes(id)
    deps.taken()
    void settle(id)
  }

  async function watch() {
    if (isWatching) return
    isWatching = true
    try {
      await watchUploads()
    } finally {
      isWatching = false
    }
  }

  async function watchUploads() {
    for (;;) {
      const checking = state
        .get()
        .files.flatMap((file) =>
          file.state.step === 'checking' ? [{ file, uploadId: file.state.uploadId }] : [],
        )
      if (checking.length === 0 || state.isClosed()) return
      const some = checking.slice(0, idsPerPoll)
      try {
        const uploads = await deps.uploads(some.map(({ uploadId }) => uploadId))
        for (const { file, uploadId } of some) {
          const upload = uploads.find(({ id }) => id === uploadId)
          const isDeleted = upload?.state === 'ready' && upload.item === null
          // The server forgot the upload or its item was deleted. Asked again, it says whether it
          // has the file.
          if (!upload || upload.state === 'receiving' || isDeleted) {
            state.update(file.id, {
              ...(isDeleted && { uploadId: null }),
              state: { step: 'asking' },
            })
            onAsking()
          } else if (upload.state === 'refused')
            state.update(file.id, {
              uploadId: null,
              state: {
                step: 'refused',
                problem: upload.problem ?? { code: 'not-valid', params: {} },
              },
            })
          else if (upload.item && !state.isClosed()) ready(file, upload.item)
        }
      } catch (error) {
        if (!isTemporary(error))
          for (const { file } of some) state.update(file.id, { state: refusalOf(error) })
      }
      await deps.wait(pollEveryMs)
    }
  }

  /** Gives items that are in the library already the better names of files. */
  function renameKnown() {
    for (const { id, state: at, label, replaces, isSettled } of state.get().files)
      if (at.step === 'here' && !replaces && !isSettled && isBetterName(label.name, at.itemName))
        void settle(id)
  }

  return {
    kick: watch,
    renameKnown,
    /** Applies the confirmed name to a file that is already in the library. */
    settle,
    /** Continues what wasn't finished when the page was closed. */
    restore() {
      for (const file of state.get().files)
        if (file.state.step === 'done' && !file.isSettled) void settle(file.id)
    },
  }
}
