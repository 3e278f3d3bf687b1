import { createWriteStream } from 'node:fs'
import { readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import {
  type calls,
  type DataOf,
  issueAt,
  type MediaItem,
  pictureBytesMax,
  Problem,
  type Upload,
  uploadBytesMax,
  UploadMetadata,
  uploadStates,
} from '@roundboard/contract'
import { type Actor, assertMay, systemActor, type UserActor } from '../../../platform/actor.ts'
import { AppError, badField, notFound, refusal } from '../../../platform/app-error.ts'
import { stampOf } from '../../../platform/clock.ts'
import type { Executor } from '../../../platform/database/database.ts'
import { isDatabaseUnavailable } from '../../../platform/database/failures.ts'
import type { MediaUploadRow } from '../../../platform/database/schema.ts'
import { hasRoom } from '../../../platform/disk.ts'
import { makeFolder } from '../../../platform/files/durable.ts'
import { storageFull } from '../../../platform/files/file-store.ts'
import { diskRefusal, undefinedIfMissing } from '../../../platform/files/folder-store.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { Files, LibraryService } from '../library/index.ts'
import { harmlessFileName, nameOfFile } from './file-names.ts'
import type { FileFacts, Intake, AcceptedUpload } from './intake.ts'
import { refused, type Refused } from './take-clip.ts'
import * as rows from './uploads.repository.ts'
import { createWorkQueue } from './work-queue.ts'

type Alongside = (trx: Executor, itemId: string) => Promise<unknown>

const server = systemActor('media.write')

/** Uploads without progress expire after this time, and so do the results of finished ones. */
const forgottenAfterMs = 3 * 24 * 3_600_000
const sweepEveryMs = 3_600_000
/** A received file that is missing here may be on another server that is checking it. */
const missingForMs = 3_600_000
/** How soon to retry while the storage is unavailable or full. */
const againAfterMs = { first: 1_000, most: 30_000 }
/** An upload without progress stops reserving disk space after this time. */
const reservedForMs = 3_600_000

/** Temporary failures: storage or database unavailable, or disk full. */
const isTemporary = (error: unknown) =>
  (error instanceof AppError && error.code === 'unavailable') || isDatabaseUnavailable(error)

const replacedBy = (metadata: string) => UploadMetadata.parse(JSON.parse(metadata)).replaces

const mib = (bytes: number) => Math.floor(bytes / 2 ** 20)

export type UploadsService = ReturnType<typeof createUploadsService>

export function createUploadsService(
  dependencies: Pick<Platform, 'read' | 'unlogged' | 'clock' | 'newId' | 'onFailure'> & {
    library: Pick<LibraryService, 'add' | 'replace' | 'get' | 'saveLook' | 'ofOriginals'>
    files: Pick<Files, 'find' | 'open'>
    intake: Intake
    canConvert: boolean
    /** Where files are while they arrive and are checked. */
    folder: string
    /** The user's current permissions, since their session may have ended. */
    actorOf: (userId: string) => Promise<UserActor | undefined>
  },
) {
  const { read, unlogged, clock, newId, library, files } = dependencies
  const { intake, folder, actorOf, onFailure } = dependencies
  const on = () => unlogged(server, 'media.write')
  const pathOf = (id: string) => join(folder, id)
  const sizeOf = async (id: string) => (await stat(pathOf(id)).catch(undefinedIfMissing))?.size

  async function removeWorkingFiles(id: string): Promise<void> {
    const names = await readdir(folder).catch(() => [])
    const own = names.filter((name) => name.startsWith(`${id}.`))
    await Promise.all(own.map((name) => rm(join(folder, name), { force: true })))
  }

  /** Deletes the received file last, because a killed server starts over with it. */
  async function clear(id: string): Promise<void> {
    await removeWorkingFiles(id)
    await rm(pathOf(id), { force: true })
  }

  async function findOwn(actor: UserActor, id: string): Promise<MediaUploadRow> {
    const row = await rows.findUpload(read(actor, 'media.write').on, id)
    if (row?.userId !== actor.userId) throw notFound('upload')
    return row
  }

  /** Adds the item and marks its upload as finished, both or neither. */
  async function addToLibrary(actor: Actor, row: MediaUploadRow, facts: FileFacts) {
    const metadata = UploadMetadata.parse(JSON.parse(row.metadata))
    const setReady: Alongside = (trx, mediaId) =>
      rows.changeUpload(trx, row.id, 'checking', {
        ...{ state: 'ready', problem: null, mediaId },
        updatedAt: stampOf(clock()),
      })
    const taken = { ...facts, flashReason: metadata.flashReason }
    if (metadata.replaces !== undefined)
      return { item: await library.replace(actor, metadata.replaces, taken, setReady), isNew: true }
    const name = metadata.name ?? nameOfFile(row.fileName)
    return library.add(
      actor,
      { ...taken, name, kind: metadata.kind, tags: metadata.tags },
      setReady,
    )
  }

  /** The analysis is optional. A clip without it is just as usable. */
  async function inspect(actor: Actor, { id, sha256 }: MediaItem, { inspect }: AcceptedUpload) {
    try {
      const look = await inspect?.()
      if (look === undefined) return
      const poster = look.poster.toString('base64')
      await library.saveLook(actor, id, { sha256, ...look, poster, flashes: null })
    } catch (error) {
      onFailure('could not save the inspection result of a clip', error)
    }
  }

  /** Clips in the library that are being analyzed. */
  const inspecting = new Set<string>()

  async function takeIn(row: MediaUploadRow): Promise<Refused | undefined> {
    const actor = await actorOf(row.userId)
    if (actor === undefined) return refused('file-failed')
    const metadata = UploadMetadata.parse(JSON.parse(row.metadata))
    const { id, bytes, sha256, mediaId } = row
    const taken = await intake.take({
      ...{ path: pathOf(id), bytes, sha256, kind: metadata.kind },
      mayFlash: metadata.flashReason !== undefined,
    })
    if ('refused' in taken) return taken
    if (taken.inspect !== undefined) inspecting.add(id)
    const { item, isNew } =
      mediaId === null
        ? await addToLibrary(actor, row, taken.facts)
        : { item: await library.get(actor, mediaId), isNew: true }
    if (isNew && item.poster === null) await inspect(actor, item, taken)
    return undefined
  }

  /** Fetches a received file from the storage, where a server that was killed had put it. */
  async function fetchStored({ id, sha256 }: MediaUploadRow): Promise<boolean> {
    const stored = await files.find(sha256)
    const bytes = stored && (await files.open(stored))
    if (bytes === undefined) return false
    const fetched = `${pathOf(id)}.stored`
    try {
      await makeFolder(folder)
      await pipeline(bytes, createWriteStream(fetched))
      await rename(fetched, pathOf(id))
      return true
    } catch (error) {
      throw error instanceof AppError ? error : diskRefusal(error)
    }
  }

  const waits = new Map<string, number>()

  function tryAgain(id: string): void {
    const waitMs = waits.get(id) ?? againAfterMs.first
    waits.set(id, Math.min(2 * waitMs, againAfterMs.most))
    setTimeout(() => queue.add(id), waitMs).unref()
  }

  /** The owner's browser notices and sends the file again. */
  async function forget({ id, updatedAt }: MediaUploadRow): Promise<void> {
    if (updatedAt < stampOf(clock() - missingForMs)) await rows.deleteUpload(on(), id)
  }

  async function refuse(id: string, { code, params }: Problem): Promise<void> {
    const problem = JSON.stringify({ code, params })
    const updatedAt = stampOf(clock())
    await rows.changeUpload(on(), id, 'checking', { state: 'refused', problem, updatedAt })
  }

  async function takeInOrRefuse(row: MediaUploadRow): Promise<void> {
    const outcome = await takeIn(row).catch((error: unknown) => {
      if (isTemporary(error)) throw error
      if (!(error instanceof AppError)) onFailure('could not process an upload', error)
      const [issue] = (error instanceof AppError ? error.issues : undefined) ?? []
      return { refused: issue ?? refused('file-failed').refused }
    })
    if (outcome !== undefined) await refuse(row.id, outcome.refused)
  }

  /** Finishes a received upload, wherever a server stopped before. */
  async function finish(id: string): Promise<void> {
    const row = await rows.findUpload(on(), id)
    if (row === undefined || row.state === 'receiving') return
    const isHere = (await sizeOf(id)) !== undefined
    if (row.state === 'checking' && !isHere && !(await fetchStored(row))) {
      await forget(row)
      return
    }
    const isInspected = row.state === 'ready' && !isHere
    if (row.state !== 'refused' && !isInspected) await takeInOrRefuse(row)
    await clear(id)
  }

  async function check(id: string): Promise<void> {
    try {
      await finish(id)
      waits.delete(id)
    } catch (error) {
      tryAgain(id)
      await removeWorkingFiles(id)
      if (!isTemporary(error)) throw error
    } finally {
      inspecting.delete(id)
    }
  }

  const queue = createWorkQueue(check, (error) => onFailure('could not check an upload', error))

  /** All bytes have arrived, so the server takes over. */
  async function received(id: string): Promise<void> {
    const updatedAt = stampOf(clock())
    if (await rows.changeUpload(on(), id, 'receiving', { state: 'checking', updatedAt }))
      queue.add(id)
  }

  async function sweep(): Promise<void> {
    const before = stampOf(clock() - forgottenAfterMs)
    for (const id of await rows.deleteUnchangedSince(on(), before)) await clear(id)
    // Listed before the rows, so that a new upload's file isn't taken for an orphan.
    const names = await readdir(folder).catch(() => [])
    const states = await rows.listStates(on())
    for (const [id, state] of states) if (state === 'checking') queue.add(id)
    for (const name of names) {
      const id = name.split('.')[0] ?? ''
      const state = states.get(id)
      if (state === undefined) await rm(join(folder, name), { force: true })
      else if (state !== 'receiving') queue.add(id)
    }
  }

  const sweeping = setInterval(() => {
    sweep().catch((error: unknown) => {
      onFailure('could not clean up abandoned uploads', error)
    })
  }, sweepEveryMs).unref()

  async function present(actor: UserActor, row: MediaUploadRow): Promise<Upload> {
    const { kind } = UploadMetadata.parse(JSON.parse(row.metadata))
    // Otherwise its owner's browser would analyze the clip too.
    const isInspecting = inspecting.has(row.id)
    const stored = uploadStates.find((known) => known === row.state) ?? 'refused'
    const state = isInspecting ? 'checking' : stored
    const item = row.mediaId === null || isInspecting ? null : await library.get(actor, row.mediaId)
    const problem = row.problem === null ? null : Problem.parse(JSON.parse(row.problem))
    const { id, fileName, sha256, bytes, createdAt, updatedAt } = row
    return {
      _id: id,
      id,
      fileName,
      kind,
      sha256,
      bytes,
      state,
      problem,
      item,
      createdAt,
      updatedAt,
    }
  }

  /** Bytes still to come from uploads in progress. */
  async function reservedBytes(): Promise<number> {
    const after = stampOf(clock() - reservedForMs)
    const receiving = await rows.listInState(on(), 'receiving')
    const rest = receiving
      .filter(({ updatedAt }) => updatedAt >= after)
      // A missing file is arriving at another server.
      .map(async ({ id, bytes }) => bytes - ((await sizeOf(id)) ?? bytes))
    return (await Promise.all(rest)).reduce((sum, bytes) => sum + bytes, 0)
  }

  let lastReserved: Promise<void> = Promise.resolve()

  /** Adds an upload if there is space for all of them. Serialized, so they can't share space. */
  function reserve(actor: UserActor, row: MediaUploadRow): Promise<void> {
    const reserving = lastReserved.then(async () => {
      if (!(await hasRoom(folder, row.bytes + (await reservedBytes()))))
        throw storageFull(new Error('no disk space for an upload'))
      // Before its row: files without rows are cleaned up, and a row always needs its file.
      await writeFile(pathOf(row.id), '').catch((error: unknown) => {
        throw diskRefusal(error)
      })
      await rows.insertUpload(unlogged(actor, 'media.write'), row)
    })
    lastReserved = reserving.catch(() => undefined)
    return reserving
  }

  return {
    folder,

    /** Starts an upload and returns its ID. */
    async begin(actor: UserActor, metadata: UploadMetadata, bytes: number | undefined) {
      if (bytes === undefined) throw badField('upload-length', 'file-size-told')
      if (bytes === 0) throw badField('upload-length', 'file-empty')
      const most = metadata.kind === 'round-picture' ? pictureBytesMax : uploadBytesMax
      if (bytes > most) throw badField('upload-length', 'file-size', { mib: mib(most) })
      if (metadata.replaces !== undefined) await library.get(actor, metadata.replaces)
      if (metadata.flashReason !== undefined) assertMay(actor, 'media.flashing')
      await makeFolder(folder).catch((error: unknown) => {
        throw diskRefusal(error)
      })
      const at = stampOf(clock())
      const row: MediaUploadRow = {
        id: newId(),
        userId: actor.userId,
        fileName: harmlessFileName(metadata.filename),
        kind: metadata.kind,
        sha256: metadata.sha256,
        bytes,
        metadata: JSON.stringify({ ...metadata, tags: metadata.tags.join(',') }),
        state: 'receiving',
        problem: null,
        mediaId: null,
        createdAt: at,
        updatedAt: at,
      }
      await reserve(actor, row)
      return row.id
    },

    /** An upload of the caller's that accepts more bytes. */
    async getReceiving(actor: UserActor, id: string): Promise<MediaUploadRow> {
      const row = await findOwn(actor, id)
      if (row.state !== 'receiving') throw refusal('conflict', issueAt('', 'upload-over'))
      const updatedAt = stampOf(clock())
      await rows.changeUpload(unlogged(actor, 'media.write'), id, 'receiving', { updatedAt })
      return row
    },

    /** The same in any state. */
    async getArrived(actor: UserActor, id: string): Promise<MediaUploadRow> {
      const row = await findOwn(actor, id)
      if (row.state !== 'receiving' || (await sizeOf(id)) !== row.bytes) return row
      await received(id)
      return findOwn(actor, id)
    },

    received,
    onFailure,

    /** Its size, and how much of it has arrived. */
    async find(id: string) {
      const row = await rows.findUpload(on(), id)
      return row && { size: row.bytes }
    },

    /** Cancels an upload that hasn't arrived completely. */
    async withdraw(actor: UserActor, id: string): Promise<void> {
      const row = await findOwn(actor, id)
      if (row.state === 'checking') throw refusal('conflict', issueAt('', 'upload-over'))
      await rows.deleteUpload(unlogged(actor, 'media.write'), id)
      await clear(id)
    },

    async list(actor: UserActor, ids: readonly string[]): Promise<Upload[]> {
      const found = await rows.listUploads(read(actor, 'media.write').on, actor.userId, ids)
      return Promise.all(found.map((row) => present(actor, row)))
    },

    /** Which of these files are already in the library or partly uploaded. */
    async known(
      actor: UserActor,
      files: readonly { readonly sha256: string }[],
    ): Promise<DataOf<typeof calls.checkUploads>> {
      const sha256s = [...new Set(files.map(({ sha256 }) => sha256))]
      const reading = read(actor, 'media.write').on
      const items = await library.ofOriginals(actor, sha256s)
      const all = sha256s.length === 0 ? [] : await rows.listBegun(reading, actor.userId, sha256s)
      // A file that replaces another doesn't become an item.
      const begun = all.filter(({ metadata }) => replacedBy(metadata) === undefined)
      const offsets = new Map(
        await Promise.all(
          begun.map(async ({ id, sha256 }) => [sha256, { id, offset: await sizeOf(id) }] as const),
        ),
      )
      return {
        canConvert: dependencies.canConvert,
        files: files.map(({ sha256 }) => {
          const { id, offset } = offsets.get(sha256) ?? {}
          const upload = id === undefined || offset === undefined ? null : { _id: id, id, offset }
          return { sha256, item: items.get(sha256) ?? null, upload }
        }),
      }
    },

    sweep,

    /** Continues what a server that ended left behind. */
    async resume(): Promise<void> {
      await sweep()
      for (const row of await rows.listInState(on(), 'receiving'))
        if ((await sizeOf(row.id).catch(() => undefined)) === row.bytes) await received(row.id)
    },

    idle: queue.idle,

    async stop(): Promise<void> {
      clearInterval(sweeping)
      await queue.stop()
    },
  }
}
