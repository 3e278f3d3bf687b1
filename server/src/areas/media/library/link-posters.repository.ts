import { limits } from '@roundboard/domain'
import type { Executor } from '../../../platform/database/database.ts'
import type { LinkPosterRow } from '../../../platform/database/schema.ts'

/** Uses the index: everything between these two starts with `http`. */
const [from, before] = ['http', 'httq'] as const

/** External videos of exercises, the flexibility round and workouts that end on a day or later. */
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

/** The files of existing posters. */
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

/** Starts an attempt, recorded as failed until it succeeds; false if another process did. */
export async function startAttempt(
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

/** Returns false if the poster is no longer needed. */
export async function setPoster(on: Executor, link: string, sha256: string): Promise<boolean> {
  const { numUpdatedRows } = await on
    .updateTable('linkPosters')
    .set({ sha256, failures: 0 })
    .where('link', '=', link)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

export const deletePosterLinks = (on: Executor, links: readonly string[]) =>
  on
    .deleteFrom('linkPosters')
    .where('link', 'in', [...links, ''])
    .execute()
