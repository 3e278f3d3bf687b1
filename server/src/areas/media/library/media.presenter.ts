import {
  type ClipFlashes,
  type Figure,
  type MediaItem,
  mediaFields,
  type MediaVersion,
  type Seam,
} from '@roundboard/contract'
import { stampOf } from '../../../platform/clock.ts'
import { fromColumns } from '../../../platform/database/stored-fields.ts'
import { addressOfFile } from '../../../platform/files/served-file.ts'
import { versionsKeptMs } from './files/sweep.service.ts'
import type { DescribedVersion } from './media-versions.repository.ts'
import type { DescribedMedia } from './media.repository.ts'

type DescribedFile = Pick<DescribedMedia, 'fileSha256' | 'extension'>
type DescribedPoster = Pick<
  DescribedMedia,
  'posterSha256' | 'posterExtension' | 'posterType' | 'posterBytes'
>

/** The address of an item's file. */
export const fileOf = (row: DescribedFile): string =>
  addressOfFile({ sha256: row.fileSha256, extension: row.extension })

/** The details of its poster. */
export function posterOf(row: DescribedPoster) {
  const { posterSha256: sha256, posterExtension: extension, posterType, posterBytes } = row
  if (sha256 === null || extension === null) return null
  return {
    file: addressOfFile({ sha256, extension }),
    sha256,
    type: posterType,
    bytes: posterBytes,
  }
}

export const figureOf = (row: Pick<DescribedMedia, 'figure'>) =>
  JSON.parse(row.figure ?? 'null') as Figure | null

export const flashesOf = (row: Pick<DescribedMedia, 'flashes'>) =>
  JSON.parse(row.flashes ?? 'null') as ClipFlashes | null

function nameOf(firstName: string | null, lastName: string | null): string | null {
  const name = `${firstName ?? ''} ${lastName ?? ''}`.trim()
  return name === '' ? null : name
}

export const presentMedia = (row: DescribedMedia, uses: number): MediaItem => ({
  _id: row.id,
  id: row.id,
  ...fromColumns(mediaFields, row),
  link: row.link,
  isShipped: row.isShipped === 1,
  file: fileOf(row),
  type: row.type,
  bytes: row.bytes,
  sha256: row.fileSha256,
  width: row.width,
  height: row.height,
  durationMs: row.durationMs,
  frames: row.frames,
  codec: row.codec,
  poster: posterOf(row)?.file ?? null,
  figure: figureOf(row),
  seam: JSON.parse(row.seam ?? 'null') as Seam | null,
  flashes: flashesOf(row),
  cutMs: row.cutMs,
  uses,
  addedBy: nameOf(row.addedByFirstName, row.addedByLastName),
  createdAt: row.createdAt,
  updatedAt: row.updatedAt,
})

export const presentVersion = (row: DescribedVersion): MediaVersion => ({
  _id: row.id,
  id: row.id,
  file: fileOf(row),
  type: row.type,
  bytes: row.bytes,
  sha256: row.fileSha256,
  width: row.width,
  height: row.height,
  durationMs: row.durationMs,
  poster: posterOf(row)?.file ?? null,
  replacedAt: row.replacedAt,
  replacedBy: nameOf(row.replacedByFirstName, row.replacedByLastName),
  expiresAt: stampOf(Date.parse(row.replacedAt) + versionsKeptMs),
})
