import type { Readable, Writable } from 'node:stream'
import { issueAt } from '@roundboard/contract'
import { refusal } from '../app-error.ts'

/** Bytes of a file from the first to the last, both included. */
export interface Span {
  readonly first: number
  readonly last: number
}

export interface StoredFile {
  readonly name: string
  readonly bytes: number
}

/** Where files lie, each under a name that its bytes give it: `aa/bb/<sha256>.<extension>`. */
export interface FileStore {
  /** Takes over a file of this machine. A name never has other bytes; on failure nothing has changed. */
  put(name: string, from: string, file: PutFile): Promise<void>
  open(name: string, span: Span): Promise<Readable | undefined>
  /** The same for an answer: what writes the bytes to it, which must then be called. */
  openToSend(name: string, span: Span): Promise<Send | undefined>
  sizeOf(name: string): Promise<number | undefined>
  remove(name: string): Promise<void>
  list(): AsyncIterable<StoredFile>
  /** An address of the storage itself, good for a while, where browsers can reach it. */
  publicAddress?(name: string): Promise<string>
}

/** Writes all of it, but does not end the answer. */
export type Send = (into: Writable) => Promise<void>

export interface PutFile {
  readonly sha256: string
  readonly bytes: number
  readonly type: string
}

const wellNamed = /^([0-9a-f]{2})\/([0-9a-f]{2})\/((\1\2[0-9a-f]{60})\.([a-z0-9]{1,8}))$/

export const nameOf = (sha256: string, extension: string): string =>
  `${sha256.slice(0, 2)}/${sha256.slice(2, 4)}/${sha256}.${extension}`

/** Hash and extension of a name, if it is one that a file can have. */
export function readName(name: string): { sha256: string; extension: string } | undefined {
  const [, , , , sha256, extension] = wellNamed.exec(name) ?? []
  return sha256 === undefined || extension === undefined ? undefined : { sha256, extension }
}

/** A file as the database has it. */
export interface KeptFile extends PutFile {
  readonly extension: string
}

/** How many there are and how large, for people. */
export function countFiles(files: readonly { readonly bytes: number }[]): string {
  const bytes = files.reduce((sum, each) => sum + each.bytes, 0)
  const count = `${String(files.length)} media ${files.length === 1 ? 'file' : 'files'}`
  return `${count} (${(bytes / 1e6).toFixed(1)} MB)`
}

export const storageAway = (cause: unknown) =>
  refusal('unavailable', issueAt('', 'storage-away'), { cause })

export const storageFull = (cause: unknown) =>
  refusal('unavailable', issueAt('', 'storage-full'), { cause })
