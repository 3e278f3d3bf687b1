import { fold } from '@roundboard/domain'
import { extname } from 'node:path'
import { mediaFields } from '@roundboard/contract'
import type { Actor } from '../../../platform/actor.ts'
import { laterStamp } from '../../../platform/audit/write.ts'
import { columnsThatDiffer } from '../../../platform/database/columns.ts'
import type { Executor } from '../../../platform/database/database.ts'
import type { MediaFileRow, MediaRow } from '../../../platform/database/schema.ts'
import { toColumns } from '../../../platform/database/stored-fields.ts'
import type { Platform } from '../../../platform/platform.ts'
import * as files from './files/files.repository.ts'
import * as rows from './media.repository.ts'
import type { ShippedItem } from './shipped-files.ts'

/** Adds the product's own media to the library and keeps their details up to date. */
export function createShippedService(dependencies: Pick<Platform, 'read' | 'write' | 'newId'>) {
  const { read, write, newId } = dependencies

  /** Name, kind, tags and variant belong to the franchise from the start. */
  const fileFactsOf = (item: ShippedItem) => ({
    fileSha256: item.sha256,
    originalSha256: item.sha256,
    posterSha256: item.poster?.sha256 ?? null,
    width: item.width,
    height: item.height,
    durationMs: item.durationMs,
    frames: item.frames,
    codec: item.codec,
    figure: item.figure && JSON.stringify(item.figure),
    seam: item.jump === null ? null : JSON.stringify({ jump: item.jump, cut: null }),
    jump: item.jump,
  })

  function newRow(item: ShippedItem, at: string): MediaRow {
    const { name, kind, path } = item
    const tags: string[] = [...item.tags]
    return {
      ...toColumns(mediaFields, {
        name,
        kind,
        tags,
        lockerRoomId: null,
        needs: mediaFields.needs.defaultValue,
      }),
      ...fileFactsOf(item),
      id: newId(),
      nameFolded: fold(name),
      link: path,
      flashes: null,
      isShipped: 1,
      cutMs: null,
      addedBy: null,
      createdAt: at,
      updatedAt: at,
    }
  }

  async function differences(on: Executor, items: readonly ShippedItem[]) {
    const known = await rows.listMediaByLink(
      on,
      items.map((item) => item.path),
    )
    const byLink = new Map(known.map((row) => [row.link, row]))
    const changed = items.flatMap((item) => {
      const row = byLink.get(item.path)
      // An item whose file the franchise replaced isn't touched.
      if (row?.state !== 'shipped') return []
      const change = columnsThatDiffer<MediaRow>(row, fileFactsOf(item))
      return Object.keys(change).length === 0 ? [] : [{ row, change, item }]
    })
    return { missing: items.filter((item) => !byLink.has(item.path)), changed }
  }

  function filesOf({ path, type, bytes, sha256, poster }: ShippedItem, at: string) {
    const shipped = { state: 'shipped' as const, createdAt: at, unusedSince: null }
    const extension = extname(path).slice(1)
    const found: MediaFileRow[] = [{ sha256, extension, type, bytes, ...shipped }]
    if (poster !== null)
      found.push({
        ...{ sha256: poster.sha256, extension: extname(poster.path).slice(1) },
        ...{ type: 'image/jpeg', bytes: poster.bytes, ...shipped },
      })
    return found
  }

  return {
    /** Adds missing items, and updates those whose files changed in this version. */
    async ensure(actor: Actor, items: readonly ShippedItem[]): Promise<void> {
      const before = await differences(read(actor, 'media.read').on, items)
      if (before.missing.length + before.changed.length === 0) return
      await write(actor, 'media.write', async ({ trx, at, record, announce, unchanged }) => {
        const { missing, changed } = await differences(trx, items)
        if (missing.length + changed.length === 0) {
          unchanged()
          return
        }
        const touched = [...missing, ...changed.map(({ item }) => item)]
        await files.recordShipped(
          trx,
          touched.flatMap((item) => filesOf(item, at)),
        )
        if (missing.length > 0)
          await rows.insertMedia(
            trx,
            missing.map((item) => newRow(item, at)),
          )
        for (const { row, change } of changed)
          await rows.updateMedia(trx, row, { ...change, updatedAt: laterStamp(at, row.updatedAt) })
        await files.deleteShippedRecords(trx)
        record({
          model: 'Media',
          action: missing.length > 0 ? 'create' : 'update',
          data: { shipped: missing.length, changed: changed.map(({ row }) => row.link) },
        })
        announce({ kind: 'media', rounds: [], locationIds: 'all' })
      })
    },
  }
}
