import type { Readable, Writable } from 'node:stream'
import { issueAt } from '@roundboard/contract'
import { refusal } from '../app-error.ts'

/** A range of bytes, both ends included. */
export interface Span {
  readonly first: number
  readonly last: number
}

export interface StoredFile {
  readonly name: string
  readonly bytes: number
}

/** Files addressed by content: `aa/bb/<sha256>.<extension>`. */
export interface FileStore {
  /** Moves a local file into the store. A name's bytes never change; a failure changes nothing. */
  put(name: string, from: string, file: PutFile): Promise<void>
  open(name: string, span: Span): Promise<Readable | undefined>
  /** Opens a file for a response. Returns the function that sends it, which must be called. */
  openToSend(name: string, span: Span): Promise<Send | undefined>
  sizeOf(name: string): Promise<number | undefined>
  remove(name: string): Promise<void>
  list(): AsyncIterable<StoredFile>
  /** A temporary address of the storage itself that browsers can reach. */
  publicAddress?(name: string): Promise<string>
}

/** Sends all of it without ending the response. */
export type Send = (into: Writable) => Promise<void>

export interface PutFile {
  readonly sha256: string
  readonly bytes: number
  readonly type: string
}

const wellNamed = /^([0-9a-f]{2})\/([0-9a-f]{2})\/((\1\2[0-9a-f]{60})\.([a-z0-9]{1,8}))$/

export const nameOf = (sha256: string, extension: string): string =>
  `${sha256.slice(0, 2)}/${sha256.slice(2, 4)}/${sha256}.${extension}`

/** The hash and extension in a file name, if it is valid. */
export function readName(name: string): { sha256: string; extension: string } | undefined {
  const [, , , , sha256, extension] = wellNamed.exec(name) ?? []
  return sha256 === undefined || extension === undefined ? undefined : { sha256, extension }
}

/** A file as recorded in the database. */
export interface FileRecord extends PutFile {
  readonly extension: string
}

/** The number and total size of files, as text. */
export function countFiles(files: readonly { readonly bytes: number }[]): string {
  const bytes = files.reduce((sum, each) => sum + each.bytes, 0)
  const count = `${String(files.length)} media ${files.length === 1 ? 'file' : 'files'}`
  return `${count} (${(bytes / 1e6).toFixed(1)} MB)`
}

export const storageDown = (cause: unknown) =>
  refusal('unavailable', issueAt('', 'storage-away'), { cause })

export const storageFull = (cause: unknown) =>
  refusal('unavailable', issueAt('', 'storage-full'), { cause })
