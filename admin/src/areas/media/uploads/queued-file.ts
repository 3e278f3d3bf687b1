import type { MediaItem, MediaKind, Problem } from '@roundboard/contract'
import type { NameMatch, Target } from './match-name.ts'

/** Whether a file is still what was chosen: browsers give nothing of one that was changed on the disk. */
export async function canRead(file: Blob): Promise<boolean> {
  try {
    await file.slice(0, 1).arrayBuffer()
    return true
  } catch {
    return false
  }
}

/** How far a file of the queue has come. */
export type FileState =
  | { readonly step: 'reading'; readonly share: number }
  /** Hashed; the server has not said yet whether it has these bytes. */
  | { readonly step: 'asking' }
  | { readonly step: 'waiting' }
  | { readonly step: 'converting'; readonly share: number }
  | { readonly step: 'sending'; readonly sent: number }
  /** All bytes are there, and the server looks at them. */
  | { readonly step: 'checking'; readonly uploadId: string }
  | {
      readonly step: 'done'
      readonly itemId: string
      readonly hasJump: boolean
      readonly flashes?: number
    }
  /** The library has the same bytes. */
  | { readonly step: 'here'; readonly itemId: string; readonly itemName: string }
  /** Another file of the queue has the same bytes, and is sent for both. */
  | { readonly step: 'twice'; readonly of: string }
  | { readonly step: 'refused'; readonly problem: Problem | Refused }
  /**
   * The browser no longer has the file: it goes on when the same folder is chosen again. What it has may
   * have been changed on the disk since it was chosen.
   */
  | { readonly step: 'missing'; readonly isChanged?: boolean }

/** What the browser itself refuses. */
export interface Refused {
  readonly code: 'no-media' | 'empty' | 'cannot-convert' | 'not-readable' | 'not-sent'
  readonly params: Readonly<Record<string, string | number>>
}

export type Step = FileState['step']

/** What a file will be in the library. */
export interface Label {
  readonly name: string
  readonly kind: MediaKind
  readonly target: Target | null
}

/** The item whose file another takes the place of. */
export type Replaced = Pick<MediaItem, 'id' | 'name' | 'kind'>

/** One file of the queue, as it is kept in the browser. */
export interface QueuedFile {
  readonly id: string
  readonly userId: string
  /** The folder that it was chosen with, or nothing. */
  readonly folder: string
  /** Where it stood when it was chosen. */
  readonly order: number
  readonly name: string
  readonly bytes: number
  readonly lastModified: number
  readonly isPicture: boolean
  /** Of the bytes that are sent; null until they were read. */
  readonly sha256: string | null
  readonly match: NameMatch
  /** The name is what the person wants, or was told to. */
  readonly isConfirmed: boolean
  readonly label: Label
  /** The item whose file it becomes; null where it becomes an item of its own. */
  readonly replaces: Replaced | null
  /** Once it is in the library, its exercise or round shows it. */
  readonly isForTarget: boolean
  /** Its item has its name, its poster and its places. */
  readonly isSettled: boolean
  /** The upload that was begun for it. */
  readonly uploadId: string | null
  /** Why it is sent although it flashes too much. */
  readonly flashReason?: string
  readonly state: FileState
}

/** Whether nothing more happens to a file by itself. */
export const isOver = ({ state }: QueuedFile): boolean =>
  state.step === 'done' ||
  state.step === 'here' ||
  state.step === 'twice' ||
  state.step === 'refused'

/** Whether somebody has to say what a file shows. */
export const isUnsure = (file: QueuedFile): boolean =>
  file.match.how === 'unsure' &&
  !file.isConfirmed &&
  file.state.step !== 'refused' &&
  file.state.step !== 'twice'

/** The file that takes, or was to take, the place of an item's. */
export const replacementOf = (
  files: readonly QueuedFile[],
  itemId: string,
): QueuedFile | undefined => files.find(({ replaces }) => replaces?.id === itemId)

/** Whether it is still on its way. */
export const isReplacing = (file: QueuedFile | undefined): boolean =>
  file !== undefined && !isOver(file) && file.state.step !== 'missing'
