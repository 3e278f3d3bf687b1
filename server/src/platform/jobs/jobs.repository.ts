import type { JobKindName, JobProblemCode } from '@roundboard/contract'
import type { ExpressionBuilder } from 'kysely'
import type { Db, Executor } from '../database/database.ts'
import { isPostgres } from '../database/row-lock.ts'
import type { Database, JobRow } from '../database/schema.ts'

type NewJob = Pick<JobRow, 'id' | 'kind' | 'key' | 'payload' | 'dueAt'>

const insertJob = (on: Executor, job: NewJob, at: string) =>
  on.insertInto('jobs').values({ ...job, createdAt: at, setAt: at, attempts: 0 })

/** One of a key that waits already is made to wait for this: as it is asked now, and no later than before. */
export const addJob = (on: Executor, job: NewJob, at: string) =>
  insertJob(on, job, at)
    .onConflict((conflict) =>
      conflict.columns(['kind', 'key']).doUpdateSet(({ ref, and, eb, case: when }) => ({
        payload: ref('excluded.payload'),
        createdAt: ref('excluded.createdAt'),
        setAt: ref('excluded.setAt'),
        dueAt: when()
          .when(
            and([eb('jobs.failedAt', 'is', null), eb('jobs.dueAt', '<', ref('excluded.dueAt'))]),
          )
          .then(ref('jobs.dueAt'))
          .else(ref('excluded.dueAt'))
          .end(),
        attempts: 0,
        failedAt: null,
        lastError: null,
      })),
    )
    .execute()

export const ensureJob = (on: Executor, job: NewJob, at: string) =>
  insertJob(on, job, at)
    .onConflict((conflict) => conflict.columns(['kind', 'key']).doNothing())
    .execute()

const isDue = (now: string) => (where: ExpressionBuilder<Database, 'jobs'>) =>
  where.and([
    where('failedAt', 'is', null),
    where('dueAt', '<=', now),
    where.or([where('leasedUntil', 'is', null), where('leasedUntil', '<=', now)]),
  ])

export async function listDueKinds(on: Executor, now: string): Promise<string[]> {
  const rows = await on.selectFrom('jobs').select('kind').distinct().where(isDue(now)).execute()
  return rows.map(({ kind }) => kind)
}

/** Takes the lease of what is due: nobody else has it until then. */
export const leaseDue = (
  db: Db,
  kind: string,
  lease: { now: string; until: string; most: number; not: readonly string[] },
): Promise<JobRow[]> =>
  db.transaction().execute(async (trx) => {
    const { now, until, most, not } = lease
    const due = trx
      .selectFrom('jobs')
      .selectAll()
      .where('kind', '=', kind)
      .where('id', 'not in', [...not, ''])
      .where(isDue(now))
      .orderBy('dueAt')
      .orderBy('id')
      .limit(most)
    const jobs = await (isPostgres(trx) ? due.forUpdate().skipLocked() : due).execute()
    if (jobs.length > 0)
      await trx
        .updateTable('jobs')
        .set(({ eb }) => ({ leasedUntil: until, setAt: now, attempts: eb('attempts', '+', 1) }))
        .where(
          'id',
          'in',
          jobs.map(({ id }) => id),
        )
        .execute()
    return jobs.map((job) => ({ ...job, attempts: job.attempts + 1 }))
  })

type Leased = Pick<JobRow, 'id' | 'attempts'>

/** Changes a job as whoever has its lease: `false` when it was asked for anew, or leased to another, since. */
export async function updateLeased(on: Executor, job: Leased, changes: Partial<JobRow>) {
  const { numUpdatedRows } = await on
    .updateTable('jobs')
    .set(changes)
    .where('id', '=', job.id)
    .where('attempts', '=', job.attempts)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** What was asked for anew while it was done stays, to be done again. */
export async function endJob(on: Executor, { id, attempts }: Leased): Promise<void> {
  await on.deleteFrom('jobs').where('id', '=', id).where('attempts', '=', attempts).execute()
  await on
    .updateTable('jobs')
    .set({ leasedUntil: null })
    .where('id', '=', id)
    .where('attempts', '=', 0)
    .execute()
}

export const listSetAfter = (on: Executor, at: string) =>
  on.selectFrom('jobs').selectAll().where('setAt', '>', at).execute()

export const moveStamps = (on: Executor, { id, setAt }: JobRow, stamps: Partial<JobRow>) =>
  on.updateTable('jobs').set(stamps).where('id', '=', id).where('setAt', '=', setAt).execute()

/** How many of each kind wait, and when the first of them is due. */
export const countWaiting = (on: Executor) =>
  on
    .selectFrom('jobs')
    .select(({ fn }) => ['kind', fn.countAll().as('n'), fn.min('dueAt').as('nextAt')])
    .where('failedAt', 'is', null)
    .groupBy('kind')
    .orderBy('kind')
    .execute()

const troubled = (on: Executor) => on.selectFrom('jobs').where('lastError', 'is not', null)

export const listTroubled = (on: Executor, most: number) =>
  troubled(on)
    .selectAll()
    .orderBy('failedAt', (order) => order.desc().nullsLast())
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .limit(most)
    .execute()

export async function countTroubled(on: Executor): Promise<number> {
  const { n } = await troubled(on)
    .select(({ fn }) => fn.countAll().as('n'))
    .executeTakeFirstOrThrow()
  return Number(n)
}

export const findJob = (on: Executor, id: string) =>
  on.selectFrom('jobs').selectAll().where('id', '=', id).executeTakeFirst()

/** Makes one that was given up due again; `false` when there is none. */
export async function reviveJob(on: Executor, id: string, at: string): Promise<boolean> {
  const { numUpdatedRows } = await on
    .updateTable('jobs')
    .set({ createdAt: at, setAt: at, dueAt: at, attempts: 0, failedAt: null })
    .where('id', '=', id)
    .where('leasedUntil', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** How many were given up, by kind. */
export async function countGivenUp(on: Executor): Promise<Map<string, number>> {
  const found = await on
    .selectFrom('jobs')
    .select(({ fn }) => ['kind', fn.countAll().as('n')])
    .where('failedAt', 'is not', null)
    .groupBy('kind')
    .execute()
  return new Map(found.map(({ kind, n }) => [kind, Number(n)]))
}

/** How many of a kind have waited since then for one of these reasons. */
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

export async function forgetGivenUp(on: Executor, before: string): Promise<void> {
  await on.deleteFrom('jobs').where('failedAt', '<', before).execute()
}
