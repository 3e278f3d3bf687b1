import { type Figure, type MediaItem, mediaFields, type Seam } from '@roundboard/contract'
import { fromColumns } from '../../platform/database/stored-fields.ts'
import { addressOfFile } from './files/files.service.ts'
import type { DescribedMedia } from './media.repository.ts'

/** Where the bytes of an item are. */
export const fileOf = (row: DescribedMedia): string =>
  row.state === 'shipped'
    ? row.link
    : addressOfFile({ sha256: row.fileSha256, extension: row.extension })

/** Where its still is; one that comes with the product lies beside its clip. */
export function posterOf(row: DescribedMedia): string | null {
  const { posterSha256, posterExtension, posterState } = row
  if (posterSha256 === null || posterExtension === null) return null
  return posterState === 'shipped'
    ? row.link.replace(/\.[^.]*$/, `.${posterExtension}`)
    : addressOfFile({ sha256: posterSha256, extension: posterExtension })
}

export const figureOf = (row: Pick<DescribedMedia, 'figure'>) =>
  JSON.parse(row.figure ?? 'null') as Figure | null

function addedBy({ addedByFirstName, addedByLastName }: DescribedMedia): string | null {
  const name = `${addedByFirstName ?? ''} ${addedByLastName ?? ''}`.trim()
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
  poster: posterOf(row),
  figure: figureOf(row),
  seam: JSON.parse(row.seam ?? 'null') as Seam | null,
  cutMs: row.cutMs,
  uses,
  addedBy: addedBy(row),
  createdAt: row.createdAt,
  updatedAt: row.updatedAt,
})
