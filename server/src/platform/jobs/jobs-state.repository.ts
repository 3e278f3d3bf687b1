import type { JobKindName, JobProblemCode } from '@roundboard/contract'
import type { Executor } from '../database/database.ts'

/** Counts waiting jobs by kind, with the due time of the first. */
export const countWaiting = (on: Executor) =>
  on
    .selectFrom('jobs')
    .select(({ fn }) => ['kind', fn.countAll().as('n'), fn.min('dueAt').as('nextAt')])
    .where('failedAt', 'is', null)
    .groupBy('kind')
    .orderBy('kind')
    .execute()

const troubled = (on: Executor) => on.selectFrom('jobs').where('lastError', 'is not', null)

export const listJobsWithProblems = (on: Executor, most: number) =>
  troubled(on)
    .selectAll()
    .orderBy('failedAt', (order) => order.desc().nullsLast())
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .limit(most)
    .execute()

export async function countJobsWithProblems(on: Executor): Promise<number> {
  const { n } = await troubled(on)
    .select(({ fn }) => fn.countAll().as('n'))
    .executeTakeFirstOrThrow()
  return Number(n)
}

export const findJob = (on: Executor, id: string) =>
  on.selectFrom('jobs').selectAll().where('id', '=', id).executeTakeFirst()

/** Makes a failed job due again. Returns `false` if there is no such job. */
export async function reviveJob(on: Executor, id: string, at: string): Promise<boolean> {
  const { numUpdatedRows } = await on
    .updateTable('jobs')
    .set({ createdAt: at, setAt: at, dueAt: at, attempts: 0, failedAt: null })
    .where('id', '=', id)
    .where('leasedUntil', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Counts failed jobs by kind and problem. */
export async function countGivenUp(on: Executor) {
  const found = await on
    .selectFrom('jobs')
    .select(({ fn }) => ['kind', 'lastError', fn.countAll().as('n')])
    .where('failedAt', 'is not', null)
    .groupBy(['kind', 'lastError'])
    .execute()
  return found.map(({ kind, lastError, n }) => ({ kind, problem: lastError, count: Number(n) }))
}

/** Counts jobs of a kind that have been waiting since then for one of these reasons. */
export async function countWaitingFor(
  on: Executor,
  kind: JobKindName,
  problems: readonly JobProblemCode[],
  since: string,
): Promise<number> {
  const { n } = await on
    .selectFrom('jobs')
    .select(({ fn }) => fn.countAll().as('n'))
    .where('kind', '=', kind)
    .where('failedAt', 'is', null)
    .where('lastError', 'in', [...problems])
    .where('createdAt', '<=', since)
    .executeTakeFirstOrThrow()
  return Number(n)
}

export async function deleteFailedJobs(on: Executor, before: string): Promise<void> {
  await on.deleteFrom('jobs').where('failedAt', '<', before).execute()
}
