import { randomUUID } from 'node:crypto'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { systemActor } from '../../../../platform/actor.ts'
import { stampOf } from '../../../../platform/clock.ts'
import { isDatabaseUnavailable } from '../../../../platform/database/failures.ts'
import { makeFolder } from '../../../../platform/files/durable.ts'
import {
  type FileStore,
  nameOf,
  type Send,
  type Span,
} from '../../../../platform/files/file-store.ts'
import { diskRefusal } from '../../../../platform/files/folder-store.ts'
import { hashFile } from '../../../../platform/files/hash-file.ts'
import {
  addressOfFile,
  type FileFacts,
  type FileKind,
  type ServedFile,
} from '../../../../platform/files/served-file.ts'
import type { Platform } from '../../../../platform/platform.ts'
import * as rows from './files.repository.ts'

export type Files = ReturnType<typeof createFilesService>

const serverActor = systemActor('media.write')
const server = systemActor('media.read')
/** Some hundred bytes each, so that files requested again and again aren't looked up. */
const knownMost = 10_000
/** Enough to notice storage that isn't shared, and cheap enough for every health check. */
const sampledFiles = 3

/** The library's files, stored once each by hash. */
export function createFilesService(
  dependencies: Pick<Platform, 'read' | 'unlogged' | 'clock'> & {
    store: FileStore
    /** Where files are until they are stored. */
    incoming: string
    /** Files served from elsewhere: the product's folder, or a row. */
    findBeside: (sha256: string) => Promise<ServedFile | undefined>
  },
) {
  const { read, unlogged, clock, store, incoming, findBeside } = dependencies
  const known = new Map<string, FileFacts>()
  const keeping = new Map<string, Promise<unknown>>()

  async function keepBytes(path: string, facts: FileFacts): Promise<void> {
    const on = unlogged(serverActor, 'media.write')
    const row = await rows.expectFile(on, { ...facts, createdAt: stampOf(clock()) })
    // Files that aren't stored have the name and type that the caller gives.
    const file = row.state === 'stored' ? row : { ...facts, createdAt: row.createdAt }
    const name = nameOf(file.sha256, file.extension)
    if (row.state === 'stored' && (await store.sizeOf(name)) === facts.bytes) {
      await rm(path, { force: true })
      return
    }
    try {
      await store.put(name, path, file)
    } catch (error) {
      await rows.deleteExpectedRecord(on, facts.sha256)
      throw error
    }
    const { sha256, extension, type, bytes, createdAt } = file
    await rows.markStored(on, { sha256, extension, type, bytes, createdAt })
  }

  /** Serializes work on the same bytes: the second caller finds them stored. */
  async function inTurn(sha256: string, work: () => Promise<void>): Promise<void> {
    const mine = (keeping.get(sha256) ?? Promise.resolve()).then(work, work)
    keeping.set(sha256, mine)
    try {
      await mine
    } finally {
      if (keeping.get(sha256) === mine) keeping.delete(sha256)
    }
  }

  /** A path for an incoming file, on the disk where it will be stored. */
  async function newTemporaryPath(): Promise<string> {
    await makeFolder(incoming).catch((error: unknown) => {
      throw diskRefusal(error)
    })
    return join(incoming, randomUUID())
  }

  /**
   * Moves a temporary file into the store. If that fails, the file stays where it was and nothing
   * else remains; it can be retried safely.
   */
  async function keep(temporaryPath: string, kind: FileKind): Promise<FileFacts> {
    const facts = { ...(await hashFile(temporaryPath)), ...kind }
    await inTurn(facts.sha256, () => keepBytes(temporaryPath, facts))
    return (await find(facts.sha256)) ?? facts
  }

  /** The same for bytes in memory. */
  async function keepContent(content: Uint8Array, kind: FileKind): Promise<FileFacts> {
    const path = await newTemporaryPath()
    try {
      await writeFile(path, content, { flag: 'wx' }).catch((error: unknown) => {
        throw diskRefusal(error)
      })
      return await keep(path, kind)
    } finally {
      await rm(path, { force: true })
    }
  }

  function remember({ sha256, extension, type, bytes }: FileFacts): FileFacts {
    const facts = { sha256, extension, type, bytes }
    if (known.size >= knownMost) known.clear()
    known.set(sha256, facts)
    return facts
  }

  async function find(sha256: string): Promise<ServedFile | undefined> {
    const found = known.get(sha256)
    if (found !== undefined) return found
    try {
      const row = await rows.findFile(read(server, 'media.read').on, sha256)
      return row?.state === 'stored' ? remember(row) : await findBeside(sha256)
    } catch (error) {
      // Without a database, the product's own files are still served.
      const beside = isDatabaseUnavailable(error) ? await findBeside(sha256) : undefined
      if (beside === undefined) throw error
      return beside
    }
  }

  /**
   * Whether this server's storage lacks one of the latest files in use: it lost files, or isn't the
   * storage of the servers on this database. False while the storage can't be reached.
   */
  async function isMissingMedia(): Promise<boolean> {
    const newest = await rows.listNewestUsedFiles(read(server, 'media.read').on, sampledFiles)
    const sizes = await Promise.allSettled(
      newest.map(({ sha256, extension }) => store.sizeOf(nameOf(sha256, extension))),
    )
    return sizes.some((size, index) => {
      const bytes = newest[index]?.bytes
      return size.status === 'fulfilled' && size.value !== bytes
    })
  }

  return {
    keep,
    isMissingMedia,
    keepContent,
    newTemporaryPath,
    /** A stored file's details. */
    find,

    /** Opens a file or a range of it; undefined if it isn't there. */
    async open(
      facts: ServedFile,
      span: Span = { first: 0, last: facts.bytes - 1 },
    ): Promise<Readable | undefined> {
      if (facts.beside) return facts.beside.open(span)
      const stream = await store.open(nameOf(facts.sha256, facts.extension), span)
      if (stream === undefined) known.delete(facts.sha256)
      return stream
    },

    /** The same for a response. */
    async openToSend(facts: ServedFile, span: Span): Promise<Send | undefined> {
      if (facts.beside) return facts.beside.openToSend(span)
      const send = await store.openToSend(nameOf(facts.sha256, facts.extension), span)
      if (send === undefined) known.delete(facts.sha256)
      return send
    },

    /** The storage's own public address of a file, if it has one. */
    publicAddress: (facts: ServedFile): Promise<string> | undefined =>
      facts.beside ? undefined : store.publicAddress?.(nameOf(facts.sha256, facts.extension)),

    /** The address of a link's file; undefined if the link itself is served. */
    async addressOfLink(link: string): Promise<string | undefined> {
      const file = await rows.findLinkedFile(read(server, 'media.read').on, link)
      return file?.state === 'stored' ? addressOfFile(file) : undefined
    },
  }
}
