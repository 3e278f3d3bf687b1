import { fileChecksMax } from '@roundboard/contract'
import type { QueueDeps } from './queue-deps.ts'
import { type QueueState, isTemporary, refusalOf } from './queue-state.ts'
import { withKnown } from './same-bytes.ts'

/** The chosen files, as long as the page lives. The store has copies. */
export type Chosen = Map<string, Blob>

/** Hashes files one at a time, then asks the server about all of them together. */
export function createReading(
  state: QueueState,
  deps: QueueDeps,
  chosen: Chosen,
  on: { onChecked: (canConvert: boolean) => void; away: () => void },
) {
  let isReading = false
  let isAsking = false

  async function hashOf(id: string): Promise<string | undefined> {
    const onShare = (share: number) => state.progress(id, { step: 'reading', share })
    const file = chosen.get(id)
    // A file that was changed on disk can still be read from the copy.
    const read = file && (await deps.hash(file, onShare).catch(() => undefined))
    if (read !== undefined) return read
    const copy = await deps.store.bytesOf(id)
    if (!copy) return undefined
    chosen.set(id, copy)
    return deps.hash(copy, onShare).catch(() => undefined)
  }

  async function readAll() {
    if (isReading) return
    isReading = true
    try {
      await readEach()
    } finally {
      isReading = false
    }
  }

  async function readEach() {
    for (;;) {
      const file = state.get().files.find(({ state: { step } }) => step === 'reading')
      if (!file || state.isClosed()) return
      const sha256 = file.bytes === 0 ? null : await hashOf(file.id)
      if (sha256 === null)
        state.update(file.id, {
          state: { step: 'refused', problem: { code: 'empty', params: {} } },
        })
      else if (sha256 === undefined)
        state.update(file.id, { state: { step: 'missing', isChanged: chosen.delete(file.id) } })
      else
        state.update(file.id, {
          sha256,
          ...(sha256 !== file.sha256 && { uploadId: null }),
          state: { step: 'asking' },
        })
    }
  }

  function refuse(hashes: ReadonlySet<string>, error: unknown) {
    const refused = refusalOf(error)
    state.setFiles(
      state
        .get()
        .files.map((file) =>
          file.state.step === 'asking' && hashes.has(file.sha256 ?? '')
            ? { ...file, state: refused }
            : file,
        ),
    )
  }

  async function askAll() {
    const { files, isDown } = state.get()
    if (isAsking || isReading || isDown || state.isClosed()) return
    const requested = new Map(
      files.flatMap(({ sha256, bytes, state: { step } }) =>
        step === 'asking' && sha256 !== null ? [[sha256, bytes] as const] : [],
      ),
    )
    if (requested.size === 0) return
    isAsking = true
    const some = [...requested].slice(0, fileChecksMax)
    try {
      const known = await deps.check(some.map(([sha256, bytes]) => ({ sha256, bytes })))
      on.onChecked(known.canConvert)
      state.setFiles(withKnown(state.get().files, known.files))
    } catch (error) {
      if (isTemporary(error)) on.away()
      else refuse(new Set(some.map(([sha256]) => sha256)), error)
    } finally {
      isAsking = false
    }
    await askAll()
  }

  return {
    async kick() {
      await readAll()
      await askAll()
    },
  }
}
