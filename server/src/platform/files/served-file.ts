import type { Readable } from 'node:stream'
import { nameOf, type Send, type Span } from './file-store.ts'

/** A file's type, detected from its content. */
export interface FileKind {
  /** Without a dot. */
  readonly extension: string
  readonly type: string
}

export interface FileFacts extends FileKind {
  readonly sha256: string
  readonly bytes: number
}

/** A file to serve, from the store unless it is in another place. */
export interface ServedFile extends FileFacts {
  readonly beside?: BytesBeside
}

interface BytesBeside {
  open(span: Span): Promise<Readable | undefined>
  openToSend(span: Span): Promise<Send | undefined>
}

/** The address of a file. It contains its hash, so it can't be guessed. */
export const addressOfFile = ({ sha256, extension }: Pick<FileFacts, 'sha256' | 'extension'>) =>
  `/media/files/${nameOf(sha256, extension)}`
