import type { Executor } from '../../../platform/database/database.ts'
import type {
  MediaFileColumns,
  MediaRow,
  MediaVersionRow,
} from '../../../platform/database/schema.ts'

type Replaced = Pick<MediaVersionRow, 'id' | 'replacedAt' | 'replacedBy'>

/** The columns that an item or version has of its file. */
export const fileColumnsOf = (row: MediaFileColumns): MediaFileColumns => ({
  fileSha256: row.fileSha256,
  originalSha256: row.originalSha256,
  posterSha256: row.posterSha256,
  width: row.width,
  height: row.height,
  durationMs: row.durationMs,
  frames: row.frames,
  codec: row.codec,
  figure: row.figure,
  seam: row.seam,
  jump: row.jump,
  flashes: row.flashes,
  cutMs: row.cutMs,
})

/** Versions with the details of their files and who replaced them. */
const described = (on: Executor, since: string) =>
  on
    .selectFrom('mediaVersions')
    .innerJoin('mediaFiles', 'mediaFiles.sha256', 'mediaVersions.fileSha256')
    .leftJoin('mediaFiles as poster', 'poster.sha256', 'mediaVersions.posterSha256')
    .leftJoin('users', 'users.id', 'mediaVersions.replacedBy')
    .selectAll('mediaVersions')
    .select([
      'mediaFiles.type',
      'mediaFiles.bytes',
      'mediaFiles.extension',
      'poster.extension as posterExtension',
      'poster.type as posterType',
      'poster.bytes as posterBytes',
      'users.firstName as replacedByFirstName',
      'users.lastName as replacedByLastName',
    ])
    .where('mediaVersions.replacedAt', '>', since)

export type DescribedVersion = Awaited<ReturnType<ReturnType<typeof described>['execute']>>[number]

/** The versions of an item that were replaced since an instant. */
export const listVersions = (on: Executor, mediaId: string, since: string) =>
  described(on, since)
    .where('mediaVersions.mediaId', '=', mediaId)
    .orderBy('mediaVersions.replacedAt', 'desc')
    .orderBy('mediaVersions.id', 'desc')
    .execute()

export const findVersion = (on: Executor, id: string, since: string) =>
  described(on, since).where('mediaVersions.id', '=', id).executeTakeFirst()

/** Makes an item's present file an earlier version, and deletes its next one from the versions. */
export async function keepVersion(
  on: Executor,
  present: MediaRow,
  next: Pick<MediaFileColumns, 'fileSha256' | 'originalSha256'>,
  replaced: Replaced,
): Promise<void> {
  await on
    .deleteFrom('mediaVersions')
    .where('mediaId', '=', present.id)
    .where('fileSha256', '=', next.fileSha256)
    .where('originalSha256', '=', next.originalSha256)
    .execute()
  await on
    .insertInto('mediaVersions')
    .values({ ...fileColumnsOf(present), mediaId: present.id, ...replaced })
    .execute()
}
