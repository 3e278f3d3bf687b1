import type { ExpressionBuilder, Transaction } from 'kysely'
import { wallProblems } from '@roundboard/domain'
import type { Executor } from '../../../platform/database/database.ts'
import { inParts } from '../../../platform/database/rows.ts'
import { lockRow } from '../../../platform/database/row-lock.ts'
import type { Database, RolloutRow } from '../../../platform/database/schema.ts'

const rowsPerStatement = 5_000

/** Rollouts that aren't complete. */
const open = ['running', 'halted'] as const

export const findOpenRollout = (on: Executor): Promise<RolloutRow | undefined> =>
  on.selectFrom('rollouts').selectAll().where('state', 'in', open).executeTakeFirst()

export const findNewestRollout = (on: Executor): Promise<RolloutRow | undefined> =>
  on
    .selectFrom('rollouts')
    .selectAll()
    .orderBy('startedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()

/** The rollout, locked until the transaction ends. */
export async function lockRollout(
  trx: Transaction<Database>,
  id: string,
): Promise<RolloutRow | undefined> {
  await lockRow(trx, 'rollouts', id)
  return trx.selectFrom('rollouts').selectAll().where('id', '=', id).executeTakeFirst()
}

export const insertRollout = (on: Executor, row: RolloutRow) =>
  on.insertInto('rollouts').values(row).execute()

export const updateRollout = (on: Executor, id: string, changes: Partial<RolloutRow>) =>
  on.updateTable('rollouts').set(changes).where('id', '=', id).execute()

/** Writes what a check found, unless the rollout has been widened or has ended since. */
export const writeFindings = (on: Executor, rollout: RolloutRow, found: Partial<RolloutRow>) =>
  on
    .updateTable('rollouts')
    .set(found)
    .where('id', '=', rollout.id)
    .where('ringAt', '=', rollout.ringAt)
    .where('state', 'in', open)
    .execute()

/** Claims a check for one of several servers. Returns whether it is this one. */
export async function claimCheck(
  on: Executor,
  id: string,
  { at, before }: { at: string; before: string },
): Promise<boolean> {
  const { numUpdatedRows } = await on
    .updateTable('rollouts')
    .set({ lookedAt: at })
    .where('id', '=', id)
    // A time in the future was set before a clock was turned back.
    .where(({ or, eb }) => or([eb('lookedAt', '<=', before), eb('lookedAt', '>', at)]))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function listMembers(on: Executor, rolloutId: string): Promise<string[]> {
  const found = await on
    .selectFrom('rolloutScreens')
    .select('screenId')
    .where('rolloutId', '=', rolloutId)
    .execute()
  return found.map(({ screenId }) => screenId)
}

export const addMembers = (on: Executor, rolloutId: string, screenIds: readonly string[]) =>
  inParts(screenIds, (part) =>
    on
      .insertInto('rolloutScreens')
      .values(part.map((screenId) => ({ rolloutId, screenId })))
      .onConflict((conflict) => conflict.doNothing())
      .execute(),
  )

/** Every linked screen. */
export const listLinked = (on: Executor) =>
  on.selectFrom('screens').select(['id', 'locationId']).where('tokenHash', 'is not', null).execute()

/** 1 for a report with one of these problems, otherwise 0. */
const says = (builder: ExpressionBuilder<Database, 'screenReports'>, ...problems: string[]) =>
  builder
    .case()
    .when(builder.or(problems.map((problem) => builder('report', 'like', `%${problem}%`))))
    .then(1)
    .else(0)
    .end()

/** Linked screens after this ID, in order, with their stored heartbeats. */
export const listReports = (on: Executor, after: string) =>
  on
    .selectFrom('screens')
    .innerJoin('screenPresence', 'screenPresence.screenId', 'screens.id')
    .innerJoin('screenReports', 'screenReports.screenId', 'screens.id')
    .where('screens.tokenHash', 'is not', null)
    .where('screens.id', '>', after)
    .orderBy('screens.id')
    .limit(rowsPerStatement)
    .select([
      'screens.id',
      'screens.locationId',
      'screenPresence.seenAt',
      'screenPresence.vitals',
      'screenReports.build',
      'screenReports.buildSince',
      'screenReports.beforeBuild',
      'screenReports.refusedBuild',
      (builder) => says(builder, wallProblems.wallNotDrawn).as('isNotDrawn'),
      (builder) =>
        says(builder, wallProblems.reloadedForVideos, wallProblems.safeMode).as('isFrozen'),
    ])
    .execute()

/** The names of screens and their locations. */
export const listNames = (on: Executor, screenIds: readonly string[]) =>
  on
    .selectFrom('screens')
    .innerJoin('locations', 'locations.id', 'screens.locationId')
    .select(['screens.id', 'screens.name', 'locations.id as locationId'])
    .select('locations.name as locationName')
    .where('screens.id', 'in', [...screenIds, ''])
    .execute()
