import { z } from 'zod'
import { call } from './call.ts'
import { Id, identity, line, Name, stamps } from './fields.ts'
import { Problem } from './error-response.ts'
import { problem } from './issues.ts'
import { mediaFields, MediaItem, MediaKind, Sha256 } from './media.ts'

/** The address for uploads by tus 1.0: POST, HEAD, PATCH and DELETE. */
export const uploadsPath = '/api/v1/uploads'

/** The most files in one check. */
export const fileChecksMax = 500

/** The largest file, in bytes. */
export const uploadBytesMax = 2 * 1024 ** 3

/** The largest picture, in bytes. */
export const pictureBytesMax = 20 * 1024 ** 2

/** The metadata of a file, as tus sends it. */
export const UploadMetadata = z.object({
  /** The file's original name; only the last part of a path counts. */
  filename: z.string().max(1_000).default(''),
  /** The browser's guess; the content decides. */
  filetype: z.string().max(200).default(''),
  sha256: Sha256,
  kind: MediaKind,
  /** The item's name; derived from the file's by default. */
  name: Name.optional(),
  /** Separated by commas. */
  tags: z
    .string()
    .default('')
    .transform((typed) => typed.split(',').filter((tag) => tag.trim() !== ''))
    .pipe(mediaFields.tags.input),
  /** The item whose file it replaces. */
  replaces: Id.optional(),
  /** Why a clip is accepted although it flashes too much. Only from super-admins, and logged. */
  flashReason: line(200).optional(),
})
export type UploadMetadata = z.infer<typeof UploadMetadata>

/** The states of an upload. */
export const uploadStates = ['receiving', 'checking', 'ready', 'refused'] as const

/** An upload to the library. */
export const Upload = z.object({
  ...identity,
  /** The file's name on the computer that it came from. */
  fileName: z.string(),
  kind: MediaKind,
  sha256: z.string(),
  bytes: z.int(),
  state: z.enum(uploadStates),
  /** Why it was refused. */
  problem: Problem.nullable(),
  /** The resulting item. */
  item: MediaItem.nullable(),
  ...stamps,
})
export type Upload = z.infer<typeof Upload>

/** What the server already has of a file. */
export const FileCheck = z.object({
  sha256: z.string(),
  /** The item that already has these bytes. */
  item: MediaItem.nullable(),
  /** The caller's own unfinished upload, and how many bytes were received. */
  upload: z.object({ _id: Id, id: Id, offset: z.int() }).nullable(),
})
export type FileCheck = z.infer<typeof FileCheck>

const ids = z
  .string()
  .transform((typed) => typed.split(','))
  .pipe(z.array(Id).min(1).max(100))

export const uploadCalls = {
  checkUploads: call({
    method: 'POST',
    path: '/api/v1/media/check',
    may: 'media.write',
    summary: 'Which files are already in the library, by SHA-256, and which were partly uploaded',
    body: z.strictObject({
      files: z
        .array(z.strictObject({ sha256: Sha256, bytes: z.int().min(0) }))
        .max(fileChecksMax, problem('too-many', { max: fileChecksMax })),
    }),
    data: z.object({
      /** Whether the server can convert files that screens don't play. */
      canConvert: z.boolean(),
      files: z.array(FileCheck),
    }),
    // Five hundred hashes.
    bodyMax: 64 * 1024,
  }),
  getUploads: call({
    method: 'GET',
    path: '/api/v1/media/uploads',
    may: 'media.write',
    summary: 'The state of the caller’s uploads',
    query: z.strictObject({ ids }),
    data: z.array(Upload),
  }),
}
