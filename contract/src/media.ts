import { z } from 'zod'
import { call } from './call.ts'
import { equipmentList } from './equipment.ts'
import {
  byId,
  changes,
  Id,
  identity,
  line,
  Link,
  listQuery,
  Name,
  QueryBoolean,
  Search,
  Stamp,
  stamps,
} from './fields.ts'
import { problem } from './issues.ts'
import { mediaKinds } from './media-kinds.ts'
import { outputSchemas, changeSchemas, choice, list, plain } from './shape.ts'

/** What an item of the library is for. */
export const MediaKind = z.enum(mediaKinds)
export type MediaKind = z.infer<typeof MediaKind>

/** The maximum number of tags on an item. */
export const tagsMax = 12
/** The maximum number of items whose tags change at once. */
export const taggedMax = 500
const tagMax = 30
const Tag = line(tagMax).transform((typed) => typed.toLowerCase())

/** The SHA-256 of a file's bytes, in lower-case hexadecimal digits. */
export const Sha256 = z.string().regex(/^[0-9a-f]{64}$/, problem('sha-256'))

const Share = z.number().min(0).max(1)

/** The area that the moving figure fills over the whole loop, as shares of the frame, and its free corner. */
export const Figure = z.object({
  left: Share,
  top: Share,
  right: Share,
  bottom: Share,
  freeCorner: z.enum(['top-left', 'top-right', 'bottom-left', 'bottom-right']).nullable(),
  /** How much of the picture the moving part fills. */
  fills: Share,
})
export type Figure = z.infer<typeof Figure>

/** How far the figure jumps from the last frame to the first, as a share of its height, and a better end. */
export const Seam = z.object({
  jump: z.number().min(0),
  cut: z.object({ atMs: z.number().positive(), jump: z.number().min(0) }).nullable(),
})
export type Seam = z.infer<typeof Seam>

/** How often a clip flashes in its worst second, as screens play it. */
export const ClipFlashes = z.object({
  general: z.int().min(0),
  red: z.int().min(0),
  /** The middle of that second. */
  atMs: z.number().min(0),
  /** Two or three flashes a second in four of five seconds. */
  isSustained: z.boolean(),
})
export type ClipFlashes = z.infer<typeof ClipFlashes>

/** The parameters of `clip-flashes`: how often a clip flashes in its worst second, and when that is. */
export const flashParams = ({ general, red, atMs }: ClipFlashes) => ({
  times: Math.max(general, red),
  at: `${String(Math.floor(atMs / 60_000))}:${String(Math.floor(atMs / 1000) % 60).padStart(2, '0')}`,
})

/** The ID of another item, or nothing. */
const OptionalId = z.union([z.literal('').transform(() => null), Id, z.null()], {
  error: problem('id'),
})

/** The fields of a library item that callers write. */
export const mediaFields = {
  name: plain(Name, z.string()),
  kind: choice(MediaKind),
  tags: list(z.array(Tag).max(tagsMax, problem('too-many', { max: tagsMax })), []),
  /** The item that locker rooms show instead. */
  lockerRoomId: plain(OptionalId, z.string().nullable(), null),
  /** The equipment for the exercise that it shows. */
  needs: equipmentList(),
}

const Pixels = z.int().positive().nullable()

const Tags = mediaFields.tags.input

const TagChange = z.strictObject({
  id: Id,
  add: Tags.default([]),
  remove: Tags.default([]),
  /** Moves these to the front, in this order. */
  order: Tags.default([]),
})

const TagChanges = z
  .array(TagChange)
  .min(1)
  .max(taggedMax, problem('too-many', { max: taggedMax }))

/** A clip or picture of the library; workouts, exercises and rounds refer to it by `link`. */
export const MediaItem = z.object({
  ...identity,
  ...outputSchemas(mediaFields),
  /** Its address in workouts, exercises and rounds, which stays the same when the file is replaced. */
  link: z.string(),
  /** Part of the product. */
  isShipped: z.boolean(),
  /** The address of its bytes, which changes with them. */
  file: z.string(),
  type: z.string(),
  bytes: z.int(),
  sha256: z.string(),
  width: Pixels,
  height: Pixels,
  durationMs: z.number().nullable(),
  frames: z.int().nullable(),
  codec: z.string().nullable(),
  poster: z.string().nullable(),
  figure: Figure.nullable(),
  seam: Seam.nullable(),
  /** Null until they are counted. */
  flashes: ClipFlashes.nullable(),
  /** Where the clip was cut so that it loops, in milliseconds; the original is kept. */
  cutMs: z.number().nullable(),
  /** How many workouts, exercises and rounds use it, and for how many items it is the locker-room variant. */
  uses: z.int(),
  /** Who added it; null for items of the product and of deleted users. */
  addedBy: z.string().nullable(),
  ...stamps,
})
export type MediaItem = z.infer<typeof MediaItem>

/** For how many days the earlier files of an item can be restored. */
export const versionsKeptDays = 30

/** An earlier file of an item. */
export const MediaVersion = z.object({
  ...identity,
  ...MediaItem.pick({
    file: true,
    type: true,
    bytes: true,
    sha256: true,
    width: true,
    height: true,
    durationMs: true,
    poster: true,
  }).shape,
  replacedAt: Stamp,
  /** Who replaced it; null if the user was deleted. */
  replacedBy: z.string().nullable(),
  /** Until when it can be restored. */
  expiresAt: Stamp,
})
export type MediaVersion = z.infer<typeof MediaVersion>

const readOnly = Object.keys(MediaItem.shape).filter((name) => !(name in mediaFields))

/** The maximum number of steps of workouts and workout templates that are listed as uses. */
export const mediaUsesMax = 500

/** One use of an item. Workouts and their templates are listed by step, week templates once. `media` means that it is the locker-room variant of another item. */
export const MediaUse = z.object({
  what: z.enum(['workout', 'template', 'week-template', 'exercise', 'round', 'media']),
  _id: Id,
  id: Id,
  name: z.string(),
  round: z.int().nullable(),
  step: z.int().nullable(),
  startDate: Stamp.nullable(),
  endDate: Stamp.nullable(),
  /** How many timers' playlists have this exercise; null for anything else. */
  playlists: z.int().nullable(),
  /** How many online screens show it now. */
  walls: z.int(),
})
export type MediaUse = z.infer<typeof MediaUse>

/** What the library contains, for its filters. */
export const MediaFacets = z.object({
  count: z.int(),
  bytes: z.int(),
  kinds: z.object({
    'exercise-video': z.int(),
    'round-picture': z.int(),
    flexibility: z.int(),
  }),
  unused: z.int(),
  jumps: z.int(),
  tags: z.array(z.object({ tag: z.string(), count: z.int() })),
})
export type MediaFacets = z.infer<typeof MediaFacets>

/** The smallest jump that is reported, as a share of the figure's height. */
export const visibleJump = 0.05

/** What the analysis of a clip's frames found. */
export const ClipAnalysis = z.strictObject({
  /** The analyzed file. */
  sha256: Sha256,
  /** A JPEG picture in base64. */
  poster: z.base64(problem('picture')).max(400_000, problem('too-long', { max: 400_000 })),
  figure: Figure.nullable(),
  seam: Seam.nullable(),
  flashes: ClipFlashes.nullable().default(null),
})
export type ClipAnalysis = z.infer<typeof ClipAnalysis>

export const mediaCalls = {
  listMedia: call({
    method: 'GET',
    path: '/api/v1/media',
    may: 'media.read',
    summary: 'The media library',
    query: listQuery(['name', 'createdAt', 'durationMs', 'bytes'], {
      name: Search,
      /** The item with this link. */
      link: Link.optional(),
      kind: MediaKind.optional(),
      tag: Search,
      unused: QueryBoolean.optional(),
      jumps: QueryBoolean.optional(),
      minMs: z.coerce.number().min(0).optional(),
      maxMs: z.coerce.number().min(0).optional(),
    }),
    data: z.array(MediaItem),
    isList: true,
  }),
  getMediaFacets: call({
    method: 'GET',
    path: '/api/v1/media/facets',
    may: 'media.read',
    summary: 'The number of library items that match each filter',
    data: MediaFacets,
  }),
  getMediaItem: call({
    method: 'GET',
    path: '/api/v1/media/:id',
    may: 'media.read',
    summary: 'One item of the library',
    params: byId,
    data: MediaItem,
  }),
  getMediaUses: call({
    method: 'GET',
    path: '/api/v1/media/:id/uses',
    may: 'media.read',
    summary: `Where an item is used (up to ${String(mediaUsesMax)} workout steps, exercises, rounds and other items), and the number of screens that show it now`,
    params: byId,
    data: z.array(MediaUse),
  }),
  listMediaVersions: call({
    method: 'GET',
    path: '/api/v1/media/:id/versions',
    may: 'media.read',
    summary: `The files of an item that were replaced in the last ${String(versionsKeptDays)} days, latest first`,
    params: byId,
    data: z.array(MediaVersion),
  }),
  restoreMediaVersion: call({
    method: 'POST',
    path: '/api/v1/media/versions/:id/restore',
    may: 'media.write',
    summary: 'Restores an earlier file of an item; the present one becomes an earlier version',
    params: byId,
    data: MediaItem,
    takesIdempotencyKey: true,
  }),
  changeMediaTags: call({
    method: 'PUT',
    path: '/api/v1/media/tags',
    may: 'media.write',
    summary: `Adds and removes tags of many items at once; skips items that would have more than ${String(tagsMax)}`,
    body: z.strictObject({ changes: TagChanges }),
    data: z.object({
      /** How many items now have other tags. */
      changed: z.int(),
      /** The names of skipped items. */
      full: z.array(z.string()),
      /** The changes that undo this one. */
      undo: z.array(TagChange),
    }),
    // Five hundred items with thirty-six tags.
    bodyMax: 2 * 1024 * 1024,
  }),
  updateMedia: call({
    method: 'PUT',
    path: '/api/v1/media/:id',
    may: 'media.write',
    summary: 'Changes an item’s name, kind, tags or locker-room variant',
    params: byId,
    body: changes({ ...changeSchemas(mediaFields), expectedUpdatedAt: Stamp }, readOnly),
    data: MediaItem,
  }),
  cutMedia: call({
    method: 'PUT',
    path: '/api/v1/media/:id/cut',
    may: 'media.write',
    summary: 'Trims a clip to a seamless loop, or restores its full length; the original is kept',
    params: byId,
    body: z.strictObject({ endMs: z.number().positive().nullable() }),
    data: MediaItem,
  }),
  saveClipAnalysis: call({
    method: 'PUT',
    path: '/api/v1/media/:id/look',
    may: 'media.write',
    summary: 'Stores a clip’s poster, figure box and loop check',
    params: byId,
    body: ClipAnalysis,
    data: MediaItem,
    // A poster of 400,000 characters.
    bodyMax: 416 * 1024,
  }),
  deleteMedia: call({
    method: 'DELETE',
    path: '/api/v1/media/:id',
    may: 'media.write',
    summary: 'Deletes an unused item',
    params: byId,
    data: MediaItem,
  }),
}
