import type { Executor } from '../../../platform/database/database.ts'
import type { BuildRow } from '../../../platform/database/schema.ts'
import type { BuildList } from './build-list.ts'

export const findBuild = (on: Executor, id: string): Promise<BuildRow | undefined> =>
  on.selectFrom('builds').selectAll().where('id', '=', id).executeTakeFirst()

/** Newest first. */
export const listBuilds = (on: Executor): Promise<BuildRow[]> =>
  on.selectFrom('builds').selectAll().orderBy('foundAt', 'desc').orderBy('id').execute()

export async function insertBuild(on: Executor, row: BuildRow, { files }: BuildList) {
  await on.insertInto('builds').values(row).execute()
  await on
    .insertInto('buildFiles')
    .values(files.map(({ path, sha256 }) => ({ buildId: row.id, path, sha256 })))
    .execute()
}

export const settleBuild = (on: Executor, id: string, settledAt: string) =>
  on.updateTable('builds').set({ settledAt }).where('id', '=', id).execute()

/** Builds that were rolled out to all screens, the latest first. */
export async function listSettled(on: Executor): Promise<string[]> {
  const found = await on
    .selectFrom('builds')
    .select('id')
    .where('settledAt', 'is not', null)
    .orderBy('settledAt', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return found.map(({ id }) => id)
}

/** The builds that a screen may run without being outdated: the current one and one that is being rolled out. Empty if there is no current one, or if it is newer than `settledBefore`. */
export async function listPresentBuilds(on: Executor, settledBefore: string): Promise<string[]> {
  const settled = await on
    .selectFrom('builds')
    .select(['id', 'settledAt'])
    .where('settledAt', 'is not', null)
    .orderBy('settledAt', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirst()
  if (settled === undefined || (settled.settledAt ?? '') > settledBefore) return []
  const inProgress = await on
    .selectFrom('rollouts')
    .select('buildId')
    .where('state', 'in', ['running', 'halted'])
    .execute()
  return [settled.id, ...inProgress.map(({ buildId }) => buildId)]
}

/** How many linked screens run each build, and how many refused to start another. */
export const countByBuild = (on: Executor) =>
  on
    .selectFrom('screenReports')
    .innerJoin('screens', 'screens.id', 'screenReports.screenId')
    .where('screens.tokenHash', 'is not', null)
    .select(['screenReports.build', 'screenReports.refusedBuild'])
    .select(({ fn }) => fn.countAll().as('n'))
    .groupBy(['screenReports.build', 'screenReports.refusedBuild'])
    .execute()

/** Deletes builds found before an instant, except these and those that a screen runs. */
export const deleteBuildsExcept = (on: Executor, kept: readonly string[], foundBefore: string) =>
  on
    .deleteFrom('builds')
    .where('id', 'not in', [...kept, ''])
    .where('foundAt', '<', foundBefore)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('screenReports')
            .select('screenId')
            .whereRef('screenReports.build', '=', 'builds.id'),
        ),
      ),
    )
    .returning('id')
    .execute()
