import { limits } from '@roundboard/domain'
import type { Executor } from '../../../platform/database/database.ts'
import type { LinkPosterRow } from '../../../platform/database/schema.ts'

/** Found by their index: between these two lies what begins with `http`. */
const [from, before] = ['http', 'httq'] as const

/** The videos elsewhere of exercises, of the flexibility round and of workouts that end on a day or later. */
export async function listLinksElsewhere(on: Executor, day: string): Promise<string[]> {
  const ofRoutines = (column: 'videoLink' | 'lrVideoLink') =>
    on
      .selectFrom('routines')
      .innerJoin('workouts', 'workouts.id', 'routines.workoutId')
      .select(`routines.${column} as link`)
      .distinct()
      .where(`routines.${column}`, '>=', from)
      .where(`routines.${column}`, '<', before)
      .where('workouts.endDate', '>=', day)
      .execute()
  const exercises = await on
    .selectFrom('exercises')
    .select('videoLink as link')
    .where('videoLink', '>=', from)
    .where('videoLink', '<', before)
    .execute()
  const rounds = await on
    .selectFrom('rounds')
    .select(['videoLink', 'lrVideoLink'])
    .where('roundNumber', '=', limits.flexibilityRound)
    .execute()
  const links = [
    ...[...(await ofRoutines('videoLink')), ...(await ofRoutines('lrVideoLink')), ...exercises].map(
      ({ link }) => link,
    ),
    ...rounds.flatMap(({ videoLink, lrVideoLink }) => [videoLink, lrVideoLink]),
  ].filter((link) => link !== null)
  return [...new Set(links)].filter((link) => /^https?:\/\//.test(link) && URL.canParse(link))
}

export const listLinkPosters = (on: Executor) => on.selectFrom('linkPosters').selectAll().execute()

/** The files of the posters that there are. */
export const listPosterFiles = (on: Executor, links: readonly string[]) =>
  on
    .selectFrom('linkPosters')
    .innerJoin('mediaFiles', 'mediaFiles.sha256', 'linkPosters.sha256')
    .select([
      'linkPosters.link',
      'mediaFiles.sha256',
      'mediaFiles.extension',
      'mediaFiles.type',
      'mediaFiles.bytes',
    ])
    .where('linkPosters.link', 'in', [...links, ''])
    .where('mediaFiles.state', '=', 'stored')
    .execute()

/** Takes a link on, as one that fails until it is done; false when another process has. */
export async function beginTry(
  on: Executor,
  row: Pick<LinkPosterRow, 'link' | 'triedAt'>,
  last: LinkPosterRow | undefined,
): Promise<boolean> {
  if (last === undefined) {
    const { numInsertedOrUpdatedRows } = await on
      .insertInto('linkPosters')
      .values({ ...row, sha256: null, failures: 1 })
      .onConflict((conflict) => conflict.column('link').doNothing())
      .executeTakeFirstOrThrow()
    return numInsertedOrUpdatedRows === 1n
  }
  const { numUpdatedRows } = await on
    .updateTable('linkPosters')
    .set({ triedAt: row.triedAt, failures: last.failures + 1 })
    .where('link', '=', row.link)
    .where('sha256', 'is', null)
    .where('failures', '=', last.failures)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

/** False when nobody wants it any more. */
export async function setPoster(on: Executor, link: string, sha256: string): Promise<boolean> {
  const { numUpdatedRows } = await on
    .updateTable('linkPosters')
    .set({ sha256, failures: 0 })
    .where('link', '=', link)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

export const forgetLinks = (on: Executor, links: readonly string[]) =>
  on
    .deleteFrom('linkPosters')
    .where('link', 'in', [...links, ''])
    .execute()
