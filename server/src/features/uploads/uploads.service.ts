import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import {
  type calls,
  type DataOf,
  issueAt,
  type MediaItem,
  type MediaLook,
  pictureBytesMax,
  Problem,
  type Upload,
  uploadBytesMax,
  UploadMetadata,
  uploadStates,
} from '@roundboard/contract'
import { type Actor, serverThatMay, type UserActor } from '../../platform/actor.ts'
import { AppError, badField, notFound, refusal } from '../../platform/app-error.ts'
import { type Clock, stampOf } from '../../platform/clock.ts'
import type { MediaUploadRow } from '../../platform/database/schema.ts'
import { readDisk } from '../../platform/disk.ts'
import { makeFolder } from '../../platform/files/durable.ts'
import { storageFull } from '../../platform/files/file-store.ts'
import { diskRefusal } from '../../platform/files/folder-store.ts'
import type { Reader, Unlogged } from '../../platform/read.ts'
import { harmlessFileName, nameOfFile } from './file-names.ts'
import type { FileFacts, Intake, Taken } from './intake.ts'
import { refused, type Refused } from './refused.ts'
import * as rows from './uploads.repository.ts'
import { createWorkQueue } from './work-queue.ts'

/** The library, as far as it takes what arrived. */
export interface TakesItems {
  add(
    actor: Actor,
    item: FileFacts & Pick<MediaItem, 'name' | 'kind' | 'tags'>,
  ): Promise<{ readonly item: MediaItem; readonly isNew: boolean }>
  replace(actor: Actor, id: string, facts: FileFacts): Promise<MediaItem>
  get(actor: Actor, id: string): Promise<MediaItem>
  saveLook(actor: Actor, id: string, look: MediaLook): Promise<MediaItem>
  ofOriginals(actor: Actor, sha256s: readonly string[]): Promise<ReadonlyMap<string, MediaItem>>
}

const server = serverThatMay('media.write')

/** After so long without a byte an upload is given up, and what became of one is forgotten. */
const forgottenAfterMs = 3 * 24 * 3_600_000
const sweepEveryMs = 6 * 3_600_000
/** When the storage is away or full, it is tried again: soon at first. */
const againAfterMs = { first: 1_000, most: 30_000 }
/** What others of this disk need more than a clip does. */
const roomLeft = 64 * 2 ** 20

const replacedBy = (metadata: string) => UploadMetadata.parse(JSON.parse(metadata)).replaces

const mib = (bytes: number) => Math.floor(bytes / 2 ** 20)

export type UploadsService = ReturnType<typeof createUploadsService>

export function createUploadsService(dependencies: {
  read: Reader
  unlogged: Unlogged
  clock: Clock
  newId: () => string
  library: TakesItems
  intake: Intake
  canConvert: boolean
  /** Where files lie while they arrive and are checked. */
  folder: string
  /** Who somebody is by now whose session may be over. */
  actorOf: (userId: string) => Promise<UserActor | undefined>
  onFailure: (what: string, error: unknown) => void
}) {
  const { read, unlogged, clock, newId, library, intake, folder, actorOf, onFailure } = dependencies
  const on = () => unlogged(server, 'media.write')
  const pathOf = (id: string) => join(folder, id)
  const sizeOf = async (id: string) => (await stat(pathOf(id)).catch(() => undefined))?.size

  /** Everything of an upload's that lies in the folder. */
  async function clear(id: string): Promise<void> {
    const names = await readdir(folder).catch(() => [])
    const own = names.filter((name) => name === id || name.startsWith(`${id}.`))
    await Promise.all(own.map((name) => rm(join(folder, name), { force: true })))
  }

  async function findOwn(actor: UserActor, id: string): Promise<MediaUploadRow> {
    const row = await rows.findUpload(read(actor, 'media.write').on, id)
    if (row?.userId !== actor.userId) throw notFound('upload')
    return row
  }

  async function addToLibrary(actor: Actor, row: MediaUploadRow, facts: FileFacts) {
    const said = UploadMetadata.parse(JSON.parse(row.metadata))
    if (said.replaces !== undefined)
      return { item: await library.replace(actor, said.replaces, facts), isNew: true }
    const name = said.name ?? nameOfFile(row.fileName)
    return library.add(actor, { ...facts, name, kind: said.kind, tags: said.tags })
  }

  /** What was seen helps people; a clip without it is as good a clip. */
  async function keepLook(actor: Actor, item: MediaItem, look: NonNullable<Taken['look']>) {
    const { sha256, id } = item
    const poster = look.poster.toString('base64')
    await library.saveLook(actor, id, { sha256, ...look, poster }).catch((error: unknown) => {
      onFailure('what was found by looking at a clip was not kept', error)
    })
  }

  async function becomes(row: MediaUploadRow): Promise<MediaItem | Refused> {
    const actor = await actorOf(row.userId)
    if (actor === undefined) return refused('file-failed')
    const said = UploadMetadata.parse(JSON.parse(row.metadata))
    const { bytes, sha256 } = row
    const taken = await intake.take({ path: pathOf(row.id), bytes, sha256, kind: said.kind })
    if ('refused' in taken) return taken
    const { look, ...facts } = taken
    const { item, isNew } = await addToLibrary(actor, row, facts)
    if (isNew && look !== undefined) await keepLook(actor, item, look)
    return item
  }

  async function end(id: string, change: Pick<MediaUploadRow, 'state' | 'problem' | 'mediaId'>) {
    waits.delete(id)
    await rows.changeUpload(on(), id, 'checking', { ...change, updatedAt: stampOf(clock()) })
    await clear(id)
  }

  const refuse = (id: string, { code, params }: Problem) =>
    end(id, { state: 'refused', problem: JSON.stringify({ code, params }), mediaId: null })

  const waits = new Map<string, number>()

  function tryAgain(id: string): void {
    const waitMs = waits.get(id) ?? againAfterMs.first
    waits.set(id, Math.min(2 * waitMs, againAfterMs.most))
    setTimeout(() => {
      queue.add(id)
    }, waitMs).unref()
  }

  async function check(id: string): Promise<void> {
    const row = await rows.findUpload(on(), id)
    if (row?.state !== 'checking' || (await sizeOf(id)) === undefined) return
    try {
      const item = await becomes(row)
      if ('refused' in item) await refuse(id, item.refused)
      else await end(id, { state: 'ready', problem: null, mediaId: item.id })
    } catch (error) {
      if (!(error instanceof AppError)) onFailure('an upload was not taken in', error)
      if (error instanceof AppError && error.code === 'unavailable') {
        tryAgain(id)
        return
      }
      const [issue] = (error instanceof AppError ? error.issues : undefined) ?? []
      await refuse(id, issue ?? refused('file-failed').refused)
    }
  }

  const queue = createWorkQueue(check, (error) => {
    onFailure('an upload was not checked', error)
  })

  /** All bytes are there: from now on it is the server's. */
  async function received(id: string): Promise<void> {
    const updatedAt = stampOf(clock())
    if (await rows.changeUpload(on(), id, 'receiving', { state: 'checking', updatedAt }))
      queue.add(id)
  }

  async function sweep(): Promise<void> {
    const before = stampOf(clock() - forgottenAfterMs)
    for (const id of await rows.deleteUnchangedSince(on(), before)) await clear(id)
    const known = await rows.listIds(on())
    for (const name of await readdir(folder).catch(() => []))
      if (!known.has(name.split('.')[0] ?? '')) await rm(join(folder, name), { force: true })
  }

  const sweeping = setInterval(() => {
    sweep().catch((error: unknown) => {
      onFailure('abandoned uploads were not swept', error)
    })
  }, sweepEveryMs).unref()

  async function present(actor: UserActor, row: MediaUploadRow): Promise<Upload> {
    const { kind } = UploadMetadata.parse(JSON.parse(row.metadata))
    const state = uploadStates.find((known) => known === row.state) ?? 'refused'
    const item = row.mediaId === null ? null : await library.get(actor, row.mediaId)
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

  return {
    folder,

    /** Begins an upload, and gives its id. */
    async begin(actor: UserActor, said: UploadMetadata, bytes: number | undefined) {
      if (bytes === undefined) throw badField('upload-length', 'file-size-told')
      if (bytes === 0) throw badField('upload-length', 'file-empty')
      const most = said.kind === 'round-picture' ? pictureBytesMax : uploadBytesMax
      if (bytes > most) throw badField('upload-length', 'file-size', { mib: mib(most) })
      if (said.replaces !== undefined) await library.get(actor, said.replaces)
      await makeFolder(folder).catch((error: unknown) => {
        throw diskRefusal(error)
      })
      const disk = await readDisk(folder)
      if (disk !== undefined && disk.freeBytes < bytes + roomLeft)
        throw storageFull(new Error('no room for an upload'))
      const at = stampOf(clock())
      const row: MediaUploadRow = {
        id: newId(),
        userId: actor.userId,
        fileName: harmlessFileName(said.filename),
        kind: said.kind,
        sha256: said.sha256,
        bytes,
        metadata: JSON.stringify({ ...said, tags: said.tags.join(',') }),
        state: 'receiving',
        problem: null,
        mediaId: null,
        createdAt: at,
        updatedAt: at,
      }
      await rows.insertUpload(unlogged(actor, 'media.write'), row)
      return row.id
    },

    /** An upload of the caller's, of which more may be sent. */
    async getReceiving(actor: UserActor, id: string): Promise<MediaUploadRow> {
      const row = await findOwn(actor, id)
      if (row.state !== 'receiving') throw refusal('conflict', issueAt('', 'upload-over'))
      const updatedAt = stampOf(clock())
      await rows.changeUpload(unlogged(actor, 'media.write'), id, 'receiving', { updatedAt })
      return row
    },

    /** The same, however far it has come. */
    async getArrived(actor: UserActor, id: string): Promise<MediaUploadRow> {
      const row = await findOwn(actor, id)
      if (row.state !== 'receiving' || (await sizeOf(id)) !== row.bytes) return row
      await received(id)
      return findOwn(actor, id)
    },

    received,
    onFailure,

    /** Its size and what is there of it, for whoever writes its bytes. */
    async find(id: string) {
      const row = await rows.findUpload(on(), id)
      return row && { size: row.bytes }
    },

    /** Takes back an upload that has not arrived. */
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

    /** What of these files is here already, and what was begun. */
    async known(
      actor: UserActor,
      files: readonly { readonly sha256: string }[],
    ): Promise<DataOf<typeof calls.checkUploads>> {
      const sha256s = [...new Set(files.map(({ sha256 }) => sha256))]
      const reading = read(actor, 'media.write').on
      const items = await library.ofOriginals(actor, sha256s)
      const all = sha256s.length === 0 ? [] : await rows.listBegun(reading, actor.userId, sha256s)
      // What replaces a file becomes no item of its own.
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

    /** Goes on with what a server left that ended. */
    async resume(): Promise<void> {
      await sweep()
      for (const row of await rows.listInState(on(), 'receiving'))
        if ((await sizeOf(row.id)) === row.bytes) await received(row.id)
      for (const { id } of await rows.listInState(on(), 'checking')) queue.add(id)
    },

    idle: queue.idle,

    async stop(): Promise<void> {
      clearInterval(sweeping)
      await queue.stop()
    },
  }
}
