import type { Readable } from 'node:stream'
import { nameOf, type Send, type Span } from './file-store.ts'

/** What a file is, found out by its content. */
export interface FileKind {
  /** Without a dot. */
  readonly extension: string
  readonly type: string
}

export interface FileFacts extends FileKind {
  readonly sha256: string
  readonly bytes: number
}

/** A file that is served, from the store unless its bytes are said to lie beside it. */
export interface ServedFile extends FileFacts {
  readonly beside?: BytesBeside
}

interface BytesBeside {
  open(span: Span): Promise<Readable | undefined>
  openToSend(span: Span): Promise<Send | undefined>
}

/** Where a file is served; unguessable, for it is its hash. */
export const addressOfFile = ({ sha256, extension }: Pick<FileFacts, 'sha256' | 'extension'>) =>
  `/media/files/${nameOf(sha256, extension)}`
