import type { QueuedFile } from '../queued-file.ts'

let last = 0

/** A file in a queue, each after the previous one. */
export function aFile(given: Partial<QueuedFile> = {}): QueuedFile {
  last += 1
  const id = `file-${String(last)}`
  return {
    id,
    userId: 'rosa',
    folder: 'Clips 2027',
    order: last,
    name: `${id}.mp4`,
    bytes: 1_000,
    lastModified: 1,
    isPicture: false,
    sha256: `hash of ${id}`,
    match: { how: 'new' },
    isConfirmed: false,
    label: { name: id, kind: 'exercise-video', target: null },
    replaces: null,
    isForTarget: false,
    isSettled: false,
    uploadId: null,
    state: { step: 'waiting' },
    ...given,
  }
}
