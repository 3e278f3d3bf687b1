import { isPicture } from './choose-files.ts'
import type { QueuedFile } from './queued-file.ts'

type Own = 'id' | 'userId' | 'folder' | 'order' | 'match' | 'isConfirmed' | 'label' | 'replaces'

/** The row of a file that was just chosen. */
export const newRow = (file: File, own: Pick<QueuedFile, Own>): QueuedFile => ({
  ...own,
  name: file.name,
  bytes: file.size,
  lastModified: file.lastModified,
  isPicture: isPicture(file),
  sha256: null,
  isForTarget: false,
  isSettled: false,
  uploadId: null,
  state: { step: 'reading', share: 0 },
})
