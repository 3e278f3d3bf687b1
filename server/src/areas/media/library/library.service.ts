import { createReadStream } from 'node:fs'
import type { Readable } from 'node:stream'
import {
  type calls,
  englishIssues,
  issueAt,
  type MediaFacets,
  mediaFields,
  type MediaItem,
  type MediaKind,
  type MediaUse,
  type MediaVersion,
  type Problem,
  sentenceOf,
  tagsMax,
} from '@roundboard/contract'
import { exceedsFlashLimit, fold, isBetterName } from '@roundboard/domain'
import type { z } from 'zod'
import type { Actor } from '../../../platform/actor.ts'
import { AppError, badField, notFound, refusal } from '../../../platform/app-error.ts'
import { changesOf } from '../../../platform/audit/changed-meanwhile.ts'
import { laterStamp, type Write } from '../../../platform/audit/write.ts'
import type { Change } from '../../../platform/changes.ts'
import { stampOf } from '../../../platform/clock.ts'
import { columnsThatDiffer } from '../../../platform/database/columns.ts'
import type { Executor } from '../../../platform/database/database.ts'
import type { PageOf } from '../../../platform/database/lists.ts'
import { isInRemoved } from '../../../platform/database/removals.ts'
import { lockRow } from '../../../platform/database/row-lock.ts'
import type { MediaFileColumns, MediaRow } from '../../../platform/database/schema.ts'
import { fromColumns, toColumns } from '../../../platform/database/stored-fields.ts'
import type { Listed } from '../../../platform/http/answers.ts'
import type { Platform } from '../../../platform/platform.ts'
import { newLink } from './links.ts'
import { findFile } from './files/files.repository.ts'
import type { Files } from './files/files.service.ts'
import { versionsKeptMs } from './files/sweep.service.ts'
import { mediaChange } from './media-change.ts'
import { listUses, type OtherUses } from './media-uses.ts'
import { countUses } from './media-uses.repository.ts'
import { flashesOf, presentMedia, presentVersion } from './media.presenter.ts'
import { shippedPath } from './shipped-files.ts'
import * as versions from './media-versions.repository.ts'
import * as rows from './media.repository.ts'

type Edits = z.output<(typeof calls.updateMedia)['body']>
type TagChanges = z.output<(typeof calls.changeMediaTags)['body']>['changes']
type Look = z.output<(typeof calls.saveClipAnalysis)['body']>

/** An accepted upload whose bytes are already stored. */
export interface AcceptedFile {
  /** The SHA-256 of the file that screens play. */
  readonly file: string
  /** The SHA-256 of the uploaded file, before it was rewritten. */
  readonly original: string
  readonly width: number | null
  readonly height: number | null
  readonly durationMs: number | null
  readonly frames: number | null
  readonly codec: string | null
  readonly flashes: MediaItem['flashes']
  /** Why it was accepted although it flashes too much, for the log. */
  readonly flashReason?: string | undefined
}

export interface NewMedia extends AcceptedFile {
  readonly name: string
  readonly kind: MediaKind
  readonly tags: readonly string[]
}

type Alongside = (trx: Executor, itemId: string) => Promise<unknown>

/** Creates a shorter version of an uploaded clip, or restores its full length. */
type CutClip = (
  clip: Readable,
  endMs: number | null,
  mayFlash: boolean,
) => Promise<
  | (Omit<AcceptedFile, 'original'> & { readonly seam: MediaItem['seam'] })
  | { readonly refused: Problem }
>

const fileColumns = (facts: AcceptedFile) => ({
  fileSha256: facts.file,
  originalSha256: facts.original,
  width: facts.width,
  height: facts.height,
  durationMs: facts.durationMs,
  frames: facts.frames,
  codec: facts.codec,
  flashes: facts.flashes && JSON.stringify(facts.flashes),
})

const withoutLook = { posterSha256: null, figure: null, seam: null, jump: null }

/** Refuses clips as round pictures, and pictures as clips. */
async function assertKind(on: Executor, kind: MediaKind, fileSha256: string): Promise<void> {
  const file = await findFile(on, fileSha256)
  if (file === undefined) throw new Error(`file ${fileSha256} isn’t stored`)
  if (file.type.startsWith('image/') !== (kind === 'round-picture'))
    throw badField('kind', 'media-kind')
}

function assertSameFile(row: MediaRow, sha256: string): void {
  if (row.fileSha256 !== sha256)
    throw new AppError('changed-meanwhile', 'The file of this item was just replaced.')
}

/** By the first and last bytes of every JPEG. */
const isJpeg = (bytes: Buffer) =>
  bytes.subarray(0, 3).equals(Buffer.of(0xff, 0xd8, 0xff)) &&
  bytes.subarray(-2).equals(Buffer.of(0xff, 0xd9))

const { tags } = mediaFields
const tagsField = { tags }

const storedTags = (tags: readonly string[]) => [...new Set(tags)]

const without = (tags: readonly string[], others: readonly string[]) =>
  tags.filter((tag) => !others.includes(tag))

/** What the log records of an item, so that an earlier file can be found. */
const logged = (row: rows.DescribedMedia): Record<string, unknown> => {
  const { uses: _, ...item } = presentMedia(row, 0)
  return { ...item, original: row.originalSha256 }
}

/** Changes of items and of what uses them. */
const countedKinds = new Set<Change['kind']>([
  'media',
  'workouts',
  'exercises',
  'rounds',
  'everything',
])

const onNoWall = { kind: 'media', rounds: [], locationIds: [] } as const satisfies Change

export type LibraryService = ReturnType<typeof createLibraryService>

export function createLibraryService(
  dependencies: Pick<Platform, 'read' | 'write' | 'newId' | 'clock' | 'changes'> & {
    files: Pick<Files, 'find' | 'keepContent' | 'open'>
    cutClip: CutClip
    otherUses: OtherUses
  },
) {
  const { changes, read, write, newId, clock, files, cutClip, otherUses } = dependencies

  let counted: Promise<MediaFacets> | undefined
  changes.subscribe(({ kind }) => {
    if (countedKinds.has(kind)) counted = undefined
  })

  async function find(on: Executor, id: string): Promise<rows.DescribedMedia> {
    const row = await rows.findMedia(on, id)
    if (row === undefined) throw notFound('media item')
    return row
  }

  async function present(on: Executor, found: readonly rows.DescribedMedia[]) {
    const uses = await countUses(on, found)
    return found.map((row) => presentMedia(row, uses.get(row.id) ?? 0))
  }

  async function presentOne(on: Executor, id: string): Promise<MediaItem> {
    const [item] = await present(on, [await find(on, id)])
    if (item === undefined) throw notFound('media item')
    return item
  }

  async function originalOf(row: rows.DescribedMedia): Promise<Readable> {
    const file = await files.find(row.originalSha256)
    if (file === undefined && row.isShipped === 1) return createReadStream(shippedPath(row.link))
    const original = file && (await files.open(file))
    if (original === undefined) throw notFound('file')
    return original
  }

  /** The variant must be another item of a kind that screens can show in its place. */
  async function assertVariant(on: Executor, row: MediaRow): Promise<void> {
    if (row.lockerRoomId === null) return
    const variant = await rows.findMedia(on, row.lockerRoomId)
    const isPicture = row.kind === 'round-picture'
    if (
      variant === undefined ||
      variant.id === row.id ||
      (variant.kind === 'round-picture') !== isPicture
    )
      throw badField('lockerRoomId', 'media-variant')
  }

  /** Saves changes to an item, with their effect on screens, and logs them. */
  async function save(
    writing: Write,
    before: rows.DescribedMedia,
    change: Partial<MediaRow>,
    {
      expectedUpdatedAt,
      flashReason,
      isOnWalls,
      action = 'update',
    }: {
      expectedUpdatedAt?: string | undefined
      flashReason?: string | undefined
      isOnWalls: boolean
      action?: 'update' | 'restore'
    },
  ): Promise<MediaItem> {
    const { trx, at, record, announce, unchanged } = writing
    if (Object.keys(columnsThatDiffer<MediaRow>(before, change)).length === 0) {
      unchanged()
      return presentOne(trx, before.id)
    }
    const updatedAt = laterStamp(at, before.updatedAt)
    await rows.updateMedia(trx, before, { ...change, updatedAt })
    const after = await find(trx, before.id)
    const changed = changesOf(
      {
        before: { ...logged(before), updatedAt: before.updatedAt },
        after: logged(after),
        expectedUpdatedAt,
      },
      'media item',
    )
    record({
      model: 'Media',
      action,
      data: { id: after.id, name: after.name, ...changed, ...(flashReason && { flashReason }) },
    })
    announce(isOnWalls ? await mediaChange(trx, at, after, otherUses) : onNoWall)
    return presentOne(trx, before.id)
  }

  /** Gives an item another file. The present one becomes an earlier version. */
  async function changeFile(
    actor: Actor,
    writing: Write,
    before: rows.DescribedMedia,
    next: MediaFileColumns,
    logged: { action?: 'restore'; flashReason?: string | undefined },
  ): Promise<MediaItem> {
    const { trx, at } = writing
    await versions.keepVersion(trx, before, next, {
      id: newId(),
      replacedAt: at,
      replacedBy: actor.kind === 'user' ? actor.userId : null,
    })
    return save(writing, before, next, { ...logged, isOnWalls: true })
  }

  const versionsSince = () => stampOf(clock() - versionsKeptMs)

  return {
    async list(
      actor: Actor,
      filter: rows.MediaFilter,
      page: PageOf<rows.MediaSortKey>,
    ): Promise<Listed<MediaItem>> {
      const { on } = read(actor, 'media.read')
      const found = await rows.listMedia(on, filter, page)
      return { items: await present(on, found.rows), count: found.count }
    },

    /** Counted once for all callers, until something changes. */
    async facets(actor: Actor): Promise<MediaFacets> {
      const { on } = read(actor, 'media.read')
      const counting = (counted ??= rows.readFacets(on))
      try {
        return await counting
      } catch (error) {
        if (counted === counting) counted = undefined
        throw error
      }
    },

    async get(actor: Actor, id: string): Promise<MediaItem> {
      return presentOne(read(actor, 'media.read').on, id)
    },

    /** What uses an item, and on how many screens it is right now. */
    async uses(actor: Actor, id: string): Promise<MediaUse[]> {
      const { on } = read(actor, 'media.read')
      return listUses(on, await find(on, id), clock(), otherUses)
    },

    /** The oldest item for each of these uploaded files, by SHA-256. */
    async ofOriginals(
      actor: Actor,
      sha256s: readonly string[],
    ): Promise<ReadonlyMap<string, MediaItem>> {
      const { on } = read(actor, 'media.read')
      const found = await rows.listMediaByOriginal(on, sha256s)
      const items = await present(on, found)
      return new Map(
        found
          .map((row, index) => [row.originalSha256, items[index]] as const)
          .filter((entry): entry is [string, MediaItem] => entry[1] !== undefined)
          .reverse(),
      )
    },

    /**
     * Adds an item. The same file exists only once per purpose, even if it is uploaded twice at
     * once, and has the better of both names. `alongside` runs in the same transaction.
     */
    add: (
      actor: Actor,
      given: NewMedia,
      alongside?: Alongside,
    ): Promise<{ item: MediaItem; isNew: boolean }> =>
      write(actor, 'media.write', async (writing) => {
        const { trx, at, record, announce } = writing
        const { name, kind, tags, flashReason, ...facts } = given
        const same = await rows.listMediaByOriginal(trx, [facts.original])
        const known = same.find((row) => row.kind === kind)
        if (known !== undefined) {
          await alongside?.(trx, known.id)
          const isRenamed = isBetterName(name, known.name)
          const change = isRenamed ? { name, nameFolded: fold(name) } : {}
          return { item: await save(writing, known, change, { isOnWalls: false }), isNew: false }
        }
        await assertKind(trx, kind, facts.file)
        const row: MediaRow = {
          ...toColumns(mediaFields, {
            ...{ name, kind, tags: storedTags(tags) },
            ...{ lockerRoomId: null, needs: mediaFields.needs.defaultValue },
          }),
          ...fileColumns(facts),
          ...withoutLook,
          id: newId(),
          link: newLink(),
          nameFolded: fold(name),
          isShipped: 0,
          cutMs: null,
          addedBy: actor.kind === 'user' ? actor.userId : null,
          createdAt: at,
          updatedAt: at,
        }
        await rows.insertMedia(trx, [row])
        const data = { ...logged(await find(trx, row.id)), ...(flashReason && { flashReason }) }
        record({ model: 'Media', action: 'create', data })
        announce(onNoWall)
        await alongside?.(trx, row.id)
        return { item: await presentOne(trx, row.id), isNew: true }
      }),

    update: (actor: Actor, id: string, changes: Edits): Promise<MediaItem> =>
      write(actor, 'media.write', async (writing) => {
        const { trx } = writing
        await lockRow(trx, 'media', id)
        const before = await find(trx, id)
        const given = changes.tags ? { ...changes, tags: storedTags(changes.tags) } : changes
        const after = { ...before, ...toColumns(mediaFields, given) }
        if (after.kind !== before.kind)
          await assertKind(trx, after.kind as MediaKind, before.fileSha256)
        await assertVariant(trx, after)
        // Anywhere, since it may be a substitute or need one.
        if (after.needs !== before.needs)
          writing.announce({ kind: 'media', rounds: [], locationIds: 'all' })
        return save(
          writing,
          before,
          { ...toColumns(mediaFields, given), nameFolded: fold(after.name) },
          {
            expectedUpdatedAt: changes.expectedUpdatedAt,
            isOnWalls: after.lockerRoomId !== before.lockerRoomId,
          },
        )
      }),

    /** Adds and removes tags of many items. Those that would have too many stay as they are. */
    changeTags: (
      actor: Actor,
      changes: TagChanges,
    ): Promise<{ changed: number; full: string[]; undo: TagChanges }> =>
      write(actor, 'media.write', async ({ trx, at, record, announce, unchanged }) => {
        const changeOf = new Map(changes.map((change) => [change.id, change]))
        const found = (await rows.listMediaById(trx, [...changeOf.keys()])).map((row) => {
          const { add = [], remove = [], order = [] } = changeOf.get(row.id) ?? {}
          const { tags: before } = fromColumns(tagsField, row)
          const wanted = [...before.filter((tag) => !remove.includes(tag)), ...add]
          const tags = storedTags([...order.filter((tag) => wanted.includes(tag)), ...wanted])
          return { row, before, tags, isSame: JSON.stringify(tags) === row.tags }
        })
        const full = found.filter(({ tags, isSame }) => !isSame && tags.length > tagsMax)
        const changed = found.filter(({ tags, isSame }) => !isSame && tags.length <= tagsMax)
        for (const { row, tags } of changed)
          await rows.updateMedia(trx, row, {
            ...toColumns(tagsField, { tags }),
            updatedAt: laterStamp(at, row.updatedAt),
          })
        if (changed.length === 0) unchanged()
        else {
          const items = changed.map(({ row: { id, name }, before, tags }) => ({
            ...{ id, name, tagsAdded: without(tags, before), tagsRemoved: without(before, tags) },
          }))
          record({ model: 'Media', action: 'update', data: { items } })
          announce(onNoWall)
        }
        return {
          changed: changed.length,
          full: full.map(({ row }) => row.name),
          undo: changed.map(({ row: { id }, before, tags }) => ({
            ...{ id, add: without(before, tags), remove: without(tags, before), order: before },
          })),
        }
      }),

    /** Replaces an item's file. Its link stays, so everything that uses it shows the new file. */
    replace: (
      actor: Actor,
      id: string,
      facts: AcceptedFile,
      alongside?: Alongside,
    ): Promise<MediaItem> =>
      write(actor, 'media.write', async (writing) => {
        const { trx } = writing
        await lockRow(trx, 'media', id)
        const before = await find(trx, id)
        await alongside?.(trx, id)
        await assertKind(trx, before.kind as MediaKind, facts.file)
        if (before.fileSha256 === facts.file && before.originalSha256 === facts.original) {
          writing.unchanged()
          return presentOne(trx, id)
        }
        const next = { ...fileColumns(facts), ...withoutLook, cutMs: null }
        const { flashReason } = facts
        return changeFile(actor, writing, before, next, { flashReason })
      }),

    /** An item's earlier files that can be restored. */
    async versions(actor: Actor, id: string): Promise<MediaVersion[]> {
      const { on } = read(actor, 'media.read')
      await find(on, id)
      return (await versions.listVersions(on, id, versionsSince())).map(presentVersion)
    },

    async restoreVersion(actor: Actor, versionId: string): Promise<MediaItem> {
      const { on } = read(actor, 'media.write')
      // Repeated, a restore no longer finds its version.
      const found = await versions.findVersion(on, versionId, versionsSince())
      // A newer version of the product may no longer contain its own earlier file.
      if (found && (await files.find(found.fileSha256)) === undefined) throw notFound('version')
      return write(actor, 'media.write', async (writing) => {
        const version = await versions.findVersion(writing.trx, versionId, versionsSince())
        if (version === undefined) throw notFound('version')
        await lockRow(writing.trx, 'media', version.mediaId)
        const before = await find(writing.trx, version.mediaId)
        const next = versions.fileColumnsOf(version)
        return changeFile(actor, writing, before, next, { action: 'restore' })
      })
    },

    /** Stores a browser's analysis, unless the file has changed. The server's flash count stays. */
    async saveLook(actor: Actor, id: string, { sha256, poster, figure, seam, flashes }: Look) {
      const { on } = read(actor, 'media.write')
      assertSameFile(await find(on, id), sha256)
      const picture = Buffer.from(poster, 'base64')
      if (!isJpeg(picture)) throw badField('poster', 'picture')
      const kept = await files.keepContent(picture, { extension: 'jpg', type: 'image/jpeg' })
      return write(actor, 'media.write', async (writing) => {
        await lockRow(writing.trx, 'media', id)
        const before = await find(writing.trx, id)
        assertSameFile(before, sha256)
        const look = {
          posterSha256: kept.sha256,
          figure: figure && JSON.stringify(figure),
          seam: seam && JSON.stringify(seam),
          jump: seam?.jump ?? null,
          ...(flashes && before.flashes === null && { flashes: JSON.stringify(flashes) }),
        }
        return save(writing, before, look, { isOnWalls: true })
      })
    },

    /** Shortens a clip so that it loops, or restores its end, from the uploaded file. */
    async cut(actor: Actor, id: string, endMs: number | null): Promise<MediaItem> {
      const { on } = read(actor, 'media.write')
      const row = await find(on, id)
      if (row.cutMs === endMs) return presentOne(on, id)
      const mayFlash = exceedsFlashLimit(flashesOf(row) ?? { general: 0, red: 0 })
      const cut = await cutClip(await originalOf(row), endMs, mayFlash)
      if ('refused' in cut) {
        const message = sentenceOf(englishIssues, cut.refused)
        throw refusal('bad-input', { path: 'endMs', ...cut.refused, message })
      }
      return write(actor, 'media.write', async (writing) => {
        await lockRow(writing.trx, 'media', id)
        const before = await find(writing.trx, id)
        assertSameFile(before, row.fileSha256)
        const { seam } = cut
        const facts = fileColumns({ ...cut, original: row.originalSha256 })
        const looked = { seam: seam && JSON.stringify(seam), jump: seam?.jump ?? null }
        const change = { ...facts, ...looked, cutMs: endMs }
        return save(writing, before, change, { isOnWalls: true })
      })
    },

    delete: (actor: Actor, id: string): Promise<MediaItem> =>
      write(actor, 'media.write', async ({ trx, at, record, announce }) => {
        await lockRow(trx, 'media', id)
        const row = await find(trx, id)
        if (row.isShipped === 1) throw refusal('in-use', issueAt('', 'media-shipped'))
        const item = await presentOne(trx, id)
        const [user] = await listUses(trx, row, Date.parse(at), otherUses)
        if (user !== undefined)
          throw refusal(
            'in-use',
            issueAt('', 'media-in-use', { name: user.name, others: item.uses - 1 }),
          )
        if (await isInRemoved(trx, row.link, at))
          throw refusal('in-use', issueAt('', 'media-in-undo'))
        announce(await mediaChange(trx, at, row, otherUses))
        await rows.deleteMedia(trx, id)
        record({ model: 'Media', action: 'delete', data: logged(row) })
        return item
      }),
  }
}
