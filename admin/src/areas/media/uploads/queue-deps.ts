import type { addresses, BodyOf, DataOf, MediaItem, Problem, Upload } from '@roundboard/contract'
import type { NamedTarget } from './match-name.ts'
import type { Label, QueuedFile, Refused } from './queued-file.ts'
import type { QueueStore } from './queue-store.ts'

export interface Sending {
  readonly file: QueuedFile
  readonly bytes: Blob
  readonly sha256: string
  readonly onBegun: (uploadId: string) => void
  readonly onSent: (sent: number) => void
  readonly signal: AbortSignal
}

/** What is sent: the file, its converted version, or why nothing can be. */
export type Prepared =
  | { readonly bytes: Blob; readonly sha256: string }
  | { readonly refused: Refused | Problem }

/** Everything the queue depends on. */
export interface QueueDeps {
  readonly userId: string
  readonly store: QueueStore
  readonly now: () => number
  readonly newId: () => string
  /** Waits for a time, or until the network is back. */
  readonly wait: (ms: number) => Promise<void>
  readonly hash: (file: Blob, onShare: (share: number) => void) => Promise<string>
  readonly targets: () => Promise<readonly NamedTarget[]>
  readonly check: (
    files: BodyOf<typeof addresses.checkUploads>['files'],
  ) => Promise<DataOf<typeof addresses.checkUploads>>
  readonly prepare: (given: {
    file: QueuedFile
    bytes: Blob
    canConvert: boolean
    onShare: (share: number) => void
    signal: AbortSignal
  }) => Promise<Prepared>
  /** Sends what the server doesn't have yet. Returns the upload's ID. */
  readonly send: (sending: Sending) => Promise<string>
  readonly forget: (uploadId: string) => Promise<void>
  readonly uploads: (ids: readonly string[]) => Promise<readonly Upload[]>
  readonly item: (id: string) => Promise<MediaItem>
  readonly rename: (item: MediaItem, label: Label) => Promise<void>
  /** Makes the exercise or round show the item. */
  readonly show: (item: MediaItem, label: Label) => Promise<void>
  /** Determines a clip's poster, figure and seam if the server didn't. */
  readonly look: (item: MediaItem) => Promise<MediaItem>
  readonly taken: () => void
}
