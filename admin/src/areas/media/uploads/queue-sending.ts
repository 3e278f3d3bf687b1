import { ApiError } from '@roundboard/client'
import { canRead, type FileState, type QueuedFile } from './queued-file.ts'
import { isTemporary, refusalOf, type QueueState } from './queue-state.ts'
import type { Prepared, QueueDeps } from './queue-deps.ts'
import type { Chosen } from './queue-reading.ts'
import { nextToSend } from './queue-rules.ts'

/** Another request may still be writing the same upload. */
const isConflict = (error: unknown) => error instanceof ApiError && error.code === 'conflict'

/** Sends waiting files, three at a time. */
export function createSending(
  state: QueueState,
  deps: QueueDeps,
  chosen: Chosen,
  on: { canConvert: () => boolean; away: () => void; back: () => void; sent: () => void },
) {
  const running = new Map<string, AbortController>()
  // Converted files. Converting again would give other bytes, so the upload couldn't be resumed.
  const converted = new WeakMap<Blob, Prepared>()

  const prepare = (file: QueuedFile, bytes: Blob, signal: AbortSignal) =>
    deps.prepare({
      file,
      bytes,
      canConvert: on.canConvert(),
      onShare(share) {
        if (signal.aborted) return
        const isFirst = state.find(file.id)?.state.step !== 'converting'
        if (isFirst) state.update(file.id, { state: { step: 'converting', share } })
        else state.progress(file.id, { step: 'converting', share })
      },
      signal,
    })

  async function send(file: QueuedFile, signal: AbortSignal): Promise<FileState> {
    const bytes = chosen.get(file.id) ?? (await deps.store.bytesOf(file.id))
    if (!bytes) return { step: 'missing' }
    chosen.set(file.id, bytes)
    const prepared = converted.get(bytes) ?? (await prepare(file, bytes, signal))
    signal.throwIfAborted()
    if ('refused' in prepared) return { step: 'refused', problem: prepared.refused }
    if (prepared.bytes !== bytes) converted.set(bytes, prepared)
    state.update(file.id, { state: { step: 'sending', sent: 0 } })
    const uploadId = await deps.send({
      file: state.find(file.id) ?? file,
      ...prepared,
      onBegun(id) {
        if (!signal.aborted) state.update(file.id, { uploadId: id })
      },
      onSent(sent) {
        const share = sent / prepared.bytes.size
        state.progress(file.id, { step: 'sending', sent: share * file.bytes })
      },
      signal,
    })
    converted.delete(bytes)
    return { step: 'checking', uploadId }
  }

  async function fail(file: QueuedFile, error: unknown) {
    if (!isTemporary(error) && !isConflict(error)) {
      state.update(file.id, { state: refusalOf(error) })
      return
    }
    // Browsers report an unreadable file as a network error.
    const copy = await deps.store.bytesOf(file.id)
    const bytes = chosen.get(file.id) ?? copy
    const isChanged = bytes !== undefined && !(await canRead(bytes))
    // A file changed on disk is read from its copy, if there is one.
    if (isChanged) chosen.delete(file.id)
    const isLost = isChanged && !(copy && (await canRead(copy)))
    state.update(file.id, {
      state: isLost ? { step: 'missing', isChanged } : { step: 'waiting' },
    })
    if (!isChanged) on.away()
  }

  async function follow(file: QueuedFile) {
    const controller = new AbortController()
    running.set(file.id, controller)
    state.update(file.id, { state: { step: 'sending', sent: 0 } })
    try {
      const reached = await send(file, controller.signal)
      if (controller.signal.aborted) return
      on.back()
      state.update(file.id, { state: reached })
      on.sent()
    } catch (error) {
      if (controller.signal.aborted) return
      await fail(file, error)
    } finally {
      if (running.get(file.id) === controller) running.delete(file.id)
      kick()
    }
  }

  function kick() {
    const { files, isPaused, isDown } = state.get()
    if (isPaused || isDown || state.isClosed()) return
    for (const file of nextToSend(files)) if (!running.has(file.id)) void follow(file)
  }

  return {
    kick,
    /** Stops sending a file. */
    stop(id: string) {
      running.get(id)?.abort()
      running.delete(id)
    },
    stopAll() {
      for (const [id, controller] of running) {
        controller.abort()
        state.update(id, { state: { step: 'waiting' } })
      }
      running.clear()
    },
  }
}
