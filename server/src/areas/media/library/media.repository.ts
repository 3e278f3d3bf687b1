import { fold } from '@roundboard/domain'
import {
  visibleJump,
  type MediaFacets,
  mediaFields,
  type MediaKind,
  mediaKinds,
} from '@roundboard/contract'
import { type Expression, expressionBuilder, type SqlBool } from 'kysely'
import { contains } from '../../../platform/database/columns.ts'
import type { Executor } from '../../../platform/database/database.ts'
import { insertRows, updateRow } from '../../../platform/database/rows.ts'
import { countRows, type PageOf } from '../../../platform/database/lists.ts'
import type { Database, MediaRow } from '../../../platform/database/schema.ts'
import { fromColumns } from '../../../platform/database/stored-fields.ts'

const { needs } = mediaFields
const needsField = { needs }

export interface MediaFilter {
  readonly name?: string | undefined
  readonly link?: string | undefined
  readonly kind?: MediaKind | undefined
  readonly tag?: string | undefined
  readonly unused?: boolean | undefined
  readonly jumps?: boolean | undefined
  readonly minMs?: number | undefined
  readonly maxMs?: number | undefined
}

export type MediaSortKey = 'name' | 'createdAt' | 'durationMs' | 'bytes'

const media = expressionBuilder<Database, 'media'>()

/** The links used in workouts, templates, exercises and rounds, each once. */
const usedLinks = media
  .selectFrom('routines')
  .select('routines.videoLink as link')
  .union(
    media
      .selectFrom('routines')
      .select('routines.lrVideoLink as link')
      .where('routines.lrVideoLink', 'is not', null)
      .$narrowType<{ link: string }>(),
  )
  .union(media.selectFrom('templateRoutines').select('templateRoutines.videoLink as link'))
  .union(
    media
      .selectFrom('templateRoutines')
      .select('templateRoutines.lrVideoLink as link')
      .where('templateRoutines.lrVideoLink', 'is not', null)
      .$narrowType<{ link: string }>(),
  )
  .union(
    media
      .selectFrom('exercises')
      .select('exercises.videoLink as link')
      .where('exercises.videoLink', 'is not', null)
      .$narrowType<{ link: string }>(),
  )
  .union(media.selectFrom('rounds').select('rounds.imageUrl as link'))
  .union(
    media
      .selectFrom('rounds')
      .select('rounds.videoLink as link')
      .where('rounds.videoLink', 'is not', null)
      .$narrowType<{ link: string }>(),
  )
  .union(
    media
      .selectFrom('rounds')
      .select('rounds.lrVideoLink as link')
      .where('rounds.lrVideoLink', 'is not', null)
      .$narrowType<{ link: string }>(),
  )

const variants = media
  .selectFrom('media as base')
  .select('base.lockerRoomId')
  .where('base.lockerRoomId', 'is not', null)

/**
 * Items that no workout, template, exercise or round uses, nor another item as its variant. Computes the
 * lists once, because lookups per item would scan columns that are nearly always empty.
 */
const isUnused = media.and([
  media('media.link', 'not in', usedLinks),
  media('media.id', 'not in', variants),
])

const doesJump = media('media.jump', '>=', visibleJump)

/** A tag as it is stored in the list, so that only whole tags match. */
const storedTag = (tag: string) => JSON.stringify(tag.trim().toLowerCase())

function matching(filter: MediaFilter): Expression<SqlBool> {
  const { name, link, kind, tag, unused, jumps, minMs, maxMs } = filter
  const wanted: Expression<SqlBool>[] = []
  if (name) wanted.push(contains(media, 'media.nameFolded', name))
  if (link !== undefined) wanted.push(media('media.link', '=', link))
  if (kind !== undefined) wanted.push(media('media.kind', '=', kind))
  if (tag) wanted.push(contains(media, 'media.tags', tag, storedTag))
  if (unused !== undefined) wanted.push(unused ? isUnused : media.not(isUnused))
  if (jumps === true) wanted.push(doesJump)
  if (jumps === false) wanted.push(media.or([media('media.jump', 'is', null), media.not(doesJump)]))
  if (minMs !== undefined) wanted.push(media('media.durationMs', '>=', minMs))
  if (maxMs !== undefined) wanted.push(media('media.durationMs', '<=', maxMs))
  return media.and(wanted)
}

const countMedia = (on: Executor, filter: MediaFilter): Promise<number> =>
  countRows(on, 'media', (query) => query.where(matching(filter)))

/** Items with the details of their files and who added them. */
const described = (on: Executor) =>
  on
    .selectFrom('media')
    .innerJoin('mediaFiles', 'mediaFiles.sha256', 'media.fileSha256')
    .leftJoin('mediaFiles as poster', 'poster.sha256', 'media.posterSha256')
    .leftJoin('users', 'users.id', 'media.addedBy')
    .selectAll('media')
    .select([
      'mediaFiles.type',
      'mediaFiles.bytes',
      'mediaFiles.extension',
      'mediaFiles.state',
      'poster.extension as posterExtension',
      'poster.type as posterType',
      'poster.bytes as posterBytes',
      'users.firstName as addedByFirstName',
      'users.lastName as addedByLastName',
    ])

export type DescribedMedia = Awaited<ReturnType<ReturnType<typeof described>['execute']>>[number]

export async function listMedia(
  on: Executor,
  filter: MediaFilter,
  { page, limit, sort = 'name' }: PageOf<MediaSortKey>,
): Promise<{ rows: DescribedMedia[]; count: number }> {
  const direction = sort.startsWith('-') ? 'desc' : 'asc'
  const key = sort.replace('-', '') as MediaSortKey
  const rows = await described(on)
    .where(matching(filter))
    .orderBy(({ fn, ref, val }) => {
      if (key === 'name') return ref('media.nameFolded')
      if (key === 'bytes') return ref('mediaFiles.bytes')
      if (key === 'createdAt') return ref('media.createdAt')
      // Items without a duration sort first, on both engines.
      return fn.coalesce(ref('media.durationMs'), val(-1))
    }, direction)
    .orderBy('media.id', direction)
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()
  return { rows, count: await countMedia(on, filter) }
}

export const findMedia = (on: Executor, id: string): Promise<DescribedMedia | undefined> =>
  described(on).where('media.id', '=', id).executeTakeFirst()

export const listMediaByLink = (
  on: Executor,
  links: readonly string[],
): Promise<DescribedMedia[]> =>
  described(on)
    .where('media.link', 'in', [...links, ''])
    .execute()

export const listMediaById = (on: Executor, ids: readonly string[]): Promise<DescribedMedia[]> =>
  described(on)
    .where('media.id', 'in', [...ids, ''])
    .execute()

export const listMediaByOriginal = (
  on: Executor,
  sha256s: readonly string[],
): Promise<DescribedMedia[]> =>
  described(on)
    .where('media.originalSha256', 'in', [...sha256s, ''])
    .orderBy('media.createdAt')
    .orderBy('media.id')
    .execute()

/** The names and links of all clips. */
export const listClipNames = (on: Executor): Promise<{ name: string; link: string }[]> =>
  on
    .selectFrom('media')
    .select(['name', 'link'])
    .where('kind', '<>', 'round-picture')
    .orderBy('createdAt')
    .orderBy('id')
    .execute()

export const insertMedia = (on: Executor, rows: readonly MediaRow[]) =>
  insertRows(on, 'media', rows)

export const updateMedia = (on: Executor, before: MediaRow, after: Partial<MediaRow>) =>
  updateRow(on, 'media', before, after)

export const deleteMedia = (on: Executor, id: string) =>
  on.deleteFrom('media').where('id', '=', id).execute()

/** The tags, kinds and other filters of the library, sorted. */
export async function readFacets(on: Executor): Promise<MediaFacets> {
  const ofKinds = await on
    .selectFrom('media')
    .innerJoin('mediaFiles', 'mediaFiles.sha256', 'media.fileSha256')
    .select(({ fn, ref }) => ['media.kind', fn.countAll().as('n'), fn.sum(ref('bytes')).as('sum')])
    .groupBy('media.kind')
    .execute()
  const ofTags = await on
    .selectFrom('media')
    .select(({ fn }) => ['tags', fn.countAll().as('n')])
    .where('tags', '<>', '[]')
    .groupBy('tags')
    .execute()
  const tags = new Map<string, number>()
  for (const row of ofTags)
    for (const tag of JSON.parse(row.tags) as string[])
      tags.set(tag, (tags.get(tag) ?? 0) + Number(row.n))
  const sum = (numbers: number[]) => numbers.reduce((all, one) => all + one, 0)
  const countOf = (kind: MediaKind) =>
    sum(ofKinds.filter((row) => row.kind === kind).map((row) => Number(row.n)))
  return {
    count: sum(ofKinds.map((row) => Number(row.n))),
    bytes: sum(ofKinds.map((row) => Number(row.sum))),
    kinds: Object.fromEntries(mediaKinds.map((kind) => [kind, countOf(kind)])) as Record<
      MediaKind,
      number
    >,
    unused: await countMedia(on, { unused: true }),
    jumps: await countMedia(on, { jumps: true }),
    tags: [...tags]
      .map(([tag, count]) => ({ tag, count }))
      .sort((a, b) => (fold(a.tag) < fold(b.tag) ? -1 : 1)),
  }
}

/** The links of items that need equipment, and what they need. */
export async function listMediaNeeds(on: Executor) {
  const rows = await on
    .selectFrom('media')
    .select(['link', 'needs'])
    .where('needs', '!=', '[]')
    .orderBy('link')
    .execute()
  return rows.map(({ link, ...row }) => ({ link, ...fromColumns(needsField, row) }))
}
