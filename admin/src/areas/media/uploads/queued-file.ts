import type { MediaItem, MediaKind, Problem } from '@roundboard/contract'
import type { NameMatch, Target } from './match-name.ts'

/** Whether a file is unchanged: browsers refuse to read files that were changed on disk. */
export async function canRead(file: Blob): Promise<boolean> {
  try {
    await file.slice(0, 1).arrayBuffer()
    return true
  } catch {
    return false
  }
}

/** The progress of a file in the queue. */
export type FileState =
  | { readonly step: 'reading'; readonly share: number }
  /** Hashed, but the server hasn't said whether it has these bytes. */
  | { readonly step: 'asking' }
  | { readonly step: 'waiting' }
  | { readonly step: 'converting'; readonly share: number }
  | { readonly step: 'sending'; readonly sent: number }
  /** All bytes have arrived, and the server is checking them. */
  | { readonly step: 'checking'; readonly uploadId: string }
  | {
      readonly step: 'done'
      readonly itemId: string
      readonly hasJump: boolean
      readonly flashes?: number
    }
  /** The library has the same bytes. */
  | {
      readonly step: 'here'
      readonly itemId: string
      readonly itemName: string
      /** The item's earlier name, if it took this file's. */
      readonly renamedFrom?: string
    }
  /** Another file of the queue has the same bytes and is sent for both. */
  | { readonly step: 'twice'; readonly of: string }
  | { readonly step: 'refused'; readonly problem: Problem | Refused }
  /**
   * The browser no longer has the file, or it was changed on disk. It continues once the same
   * folder is chosen again.
   */
  | { readonly step: 'missing'; readonly isChanged?: boolean }

/** A refusal by the browser itself. */
export interface Refused {
  readonly code: 'no-media' | 'empty' | 'cannot-convert' | 'not-readable' | 'not-sent'
  readonly params: Readonly<Record<string, string | number>>
}

export type Step = FileState['step']

/** A file's future name and use in the library. */
export interface Label {
  readonly name: string
  readonly kind: MediaKind
  readonly target: Target | null
}

/** The item whose file is replaced. */
export type Replaced = Pick<MediaItem, 'id' | 'name' | 'kind'>

/** A file in the queue, as stored in the browser. */
export interface QueuedFile {
  readonly id: string
  readonly userId: string
  /** The folder it was chosen with; empty if none. */
  readonly folder: string
  /** Its position when it was chosen. */
  readonly order: number
  readonly name: string
  readonly bytes: number
  readonly lastModified: number
  readonly isPicture: boolean
  /** Of the bytes that are sent; null until they are read. */
  readonly sha256: string | null
  readonly match: NameMatch
  /** The user confirmed the name, or it is certain. */
  readonly isConfirmed: boolean
  readonly label: Label
  /** The item whose file it replaces; null if it becomes a new item. */
  readonly replaces: Replaced | null
  /** Whether its exercise or round will show it. */
  readonly isForTarget: boolean
  /** Its item has its name, poster and uses. */
  readonly isSettled: boolean
  /** The upload started for it. */
  readonly uploadId: string | null
  /** Why it is sent although it flashes too much. */
  readonly flashReason?: string
  readonly state: FileState
}

/** Whether nothing more happens to a file on its own. */
export const isOver = ({ state }: QueuedFile): boolean =>
  state.step === 'done' ||
  state.step === 'here' ||
  state.step === 'twice' ||
  state.step === 'refused'

/** Whether the user must say what a file shows. */
export const isUnsure = (file: QueuedFile): boolean =>
  file.match.how === 'unsure' &&
  !file.isConfirmed &&
  file.state.step !== 'refused' &&
  file.state.step !== 'twice'

/** The file that replaces, or was to replace, an item's. */
export const replacementOf = (
  files: readonly QueuedFile[],
  itemId: string,
): QueuedFile | undefined => files.find(({ replaces }) => replaces?.id === itemId)

/** Whether that is still in progress. */
export const isReplacing = (file: QueuedFile | undefined): boolean =>
  file !== undefined && !isOver(file) && file.state.step !== 'missing'
