import { z } from 'zod'
import { call } from './call.ts'
import { Id, identity, line, Name, stamps } from './fields.ts'
import { Problem } from './error-response.ts'
import { problem } from './issues.ts'
import { mediaFields, MediaItem, MediaKind, Sha256 } from './media.ts'

/** Where files are sent by tus 1.0: POST, HEAD, PATCH and DELETE. */
export const uploadsPath = '/api/v1/uploads'

/** How many files can be asked about at once. */
export const fileChecksMax = 500

/** The largest file that is taken in, in bytes. */
export const uploadBytesMax = 2 * 1024 ** 3

/** The largest picture that is taken in, in bytes. */
export const pictureBytesMax = 20 * 1024 ** 2

/** What is said of a file beside its bytes: tus's metadata. */
export const UploadMetadata = z.object({
  /** The name that it has where it comes from; of a path only the end counts. */
  filename: z.string().max(1_000).default(''),
  /** What the browser takes it for; its content decides. */
  filetype: z.string().max(200).default(''),
  sha256: Sha256,
  kind: MediaKind,
  /** The item's name; made of the file's without. */
  name: Name.optional(),
  /** With commas between. */
  tags: z
    .string()
    .default('')
    .transform((typed) => typed.split(',').filter((tag) => tag.trim() !== ''))
    .pipe(mediaFields.tags.input),
  /** The item whose file it replaces. */
  replaces: Id.optional(),
  /** Why a clip is taken in although it flashes too much: by super-admins only, and logged. */
  flashReason: line(200).optional(),
})
export type UploadMetadata = z.infer<typeof UploadMetadata>

/** How far an upload has come. */
export const uploadStates = ['receiving', 'checking', 'ready', 'refused'] as const

/** A file on its way into the library. */
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
  /** What it became. */
  item: MediaItem.nullable(),
  ...stamps,
})
export type Upload = z.infer<typeof Upload>

/** What the server knows of a file that somebody wants to send. */
export const FileCheck = z.object({
  sha256: z.string(),
  /** The item that has these bytes already. */
  item: MediaItem.nullable(),
  /** The caller's own upload that was begun, and how many bytes of it are there. */
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
    summary: 'Which files are in the library already, by their SHA-256, and which were begun',
    body: z.strictObject({
      files: z
        .array(z.strictObject({ sha256: Sha256, bytes: z.int().min(0) }))
        .max(fileChecksMax, problem('too-many', { max: fileChecksMax })),
    }),
    data: z.object({
      /** Whether the server can convert what walls do not play. */
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
    summary: "How far the caller's own uploads have come",
    query: z.strictObject({ ids }),
    data: z.array(Upload),
  }),
}
