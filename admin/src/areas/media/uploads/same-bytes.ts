import { type FileCheck, type MediaItem, flashParams } from '@roundboard/contract'
import { isBetterName } from '@roundboard/domain'
import { doesFlash, doesJump } from '../../../shared/media/media-tile.tsx'
import type { FileState, QueuedFile, Replaced } from './queued-file.ts'

/** The state of a file that has become this item. */
export const doneAs = (item: MediaItem): FileState => ({
  step: 'done',
  itemId: item.id,
  hasJump: doesJump(item),
  ...(item.flashes && doesFlash(item) && { flashes: flashParams(item.flashes).times }),
})

const become = (file: QueuedFile, state: FileState): QueuedFile => ({ ...file, state })

/** Another item's file is sent again to replace this one's. */
function asReplacement(file: QueuedFile, { item }: FileCheck, { id, name }: Replaced): QueuedFile {
  if (item?.id !== id) return become(file, { step: 'waiting' })
  if (file.uploadId !== null) return become(file, doneAs(item))
  return become(file, { step: 'here', itemId: id, itemName: name })
}

/** Updates files after the server said which ones it has. */
export function withKnown(files: readonly QueuedFile[], known: readonly FileCheck[]): QueuedFile[] {
  const byHash = new Map(known.map((each) => [each.sha256, each]))
  return withTwins(
    files.map((file) => {
      if (file.state.step !== 'asking' || file.sha256 === null) return file
      const answer = byHash.get(file.sha256)
      if (!answer) return file
      if (file.replaces) return asReplacement(file, answer, file.replaces)
      const { item, upload } = answer
      if (!item) return { ...file, uploadId: upload?.id ?? null, state: { step: 'waiting' } }
      // This queue sent it, but was closed before the response.
      if (file.uploadId !== null) return become(file, doneAs(item))
      return become(file, { step: 'here', itemId: item.id, itemName: item.name })
    }),
  )
}

/**
 * Of waiting files with the same bytes, the first is sent for all of them, with the best of their
 * names. If it is refused, so are the others. If it is removed from the queue, the next one is sent.
 */
export function withTwins(files: readonly QueuedFile[]): QueuedFile[] {
  const firsts = new Map<string, string>()
  const refusals = new Map<string, FileState>()
  for (const { id, state } of files) if (state.step === 'refused') refusals.set(id, state)
  const isFirst = (file: QueuedFile) =>
    file.sha256 !== null &&
    !file.replaces &&
    !['waiting', 'twice', 'here', 'refused'].includes(file.state.step)
  for (const file of files) if (isFirst(file)) firsts.set(file.sha256 ?? '', file.id)
  const inOrder = files.toSorted((one, other) => one.order - other.order)
  const changed = new Map<string, QueuedFile>()
  for (const file of inOrder) {
    const { step } = file.state
    if (file.sha256 === null || file.replaces || (step !== 'waiting' && step !== 'twice')) continue
    const refusal = file.state.step === 'twice' ? refusals.get(file.state.of) : undefined
    const first = firsts.get(file.sha256)
    if (refusal) {
      changed.set(file.id, become(file, refusal))
      continue
    }
    if (first === undefined) {
      firsts.set(file.sha256, file.id)
      if (step === 'twice') changed.set(file.id, become(file, { step: 'waiting' }))
    } else {
      changed.set(file.id, become(file, { step: 'twice', of: first }))
      const sent = changed.get(first) ?? files.find(({ id }) => id === first)
      if (sent && isBetterName(file.label.name, sent.label.name))
        changed.set(first, { ...sent, label: { ...sent.label, name: file.label.name } })
    }
  }
  return files.map((file) => changed.get(file.id) ?? file)
}
