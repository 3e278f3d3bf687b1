import type { ExpressionBuilder } from 'kysely'
import type { Db, Executor } from '../database/database.ts'
import { endIfStalled, isPostgres } from '../database/row-lock.ts'
import type { Database, JobRow } from '../database/schema.ts'

type Builder = ExpressionBuilder<Database, 'jobs'>
type NewJob = Pick<JobRow, 'id' | 'kind' | 'key' | 'payload' | 'dueAt'>

const insertJob = (on: Executor, job: NewJob, at: string) =>
  on.insertInto('jobs').values({ ...job, createdAt: at, setAt: at, attempts: 0 })

/** Replaces a waiting job with the same key: takes the new payload, and the earlier due time. */
export const addJob = (on: Executor, job: NewJob, at: string) =>
  insertJob(on, job, at)
    .onConflict((conflict) =>
      conflict.columns(['kind', 'key']).doUpdateSet(({ ref, eb, case: when }) => ({
        payload: job.payload,
        createdAt: at,
        setAt: at,
        dueAt: when()
          .when(eb('jobs.dueAt', '<', job.dueAt))
          .then(ref('jobs.dueAt'))
          .else(job.dueAt)
          .end(),
        attempts: 0,
        failedAt: null,
        lastError: null,
      })),
    )
    .execute()

/** Adds the job unless one with this key exists. */
export const ensureJob = (on: Executor, job: NewJob, at: string) =>
  insertJob(on, job, at)
    .onConflict((conflict) => conflict.columns(['kind', 'key']).doNothing())
    .execute()

/** Now, and a later time. Anything beyond that was set before a clock was turned back. */
interface Instants {
  readonly now: string
  readonly ahead: string
}

/** After a clock was turned back, every job is due and no lease counts. */
const isDue =
  ({ now, ahead }: Instants) =>
  (where: Builder) =>
    where.and([
      where('failedAt', 'is', null),
      where.or([
        where('setAt', '>', ahead),
        where.and([
          where('dueAt', '<=', now),
          where.or([where('leasedUntil', 'is', null), where('leasedUntil', '<=', now)]),
        ]),
      ]),
    ])

export async function listDueKinds(on: Executor, at: Instants): Promise<string[]> {
  const rows = await on.selectFrom('jobs').select('kind').distinct().where(isDue(at)).execute()
  return rows.map(({ kind }) => kind)
}

/** Leases due jobs, so that no other process runs them until the lease ends. */
export const leaseDue = (
  db: Db,
  kind: string,
  lease: Instants & { until: string; most: number; not: readonly string[] },
): Promise<JobRow[]> =>
  db.transaction().execute(async (trx) => {
    await endIfStalled(trx)
    const due = trx
      .selectFrom('jobs')
      .select('id')
      .where('kind', '=', kind)
      .where('id', 'not in', [...lease.not, ''])
      .where(isDue(lease))
      .orderBy('dueAt')
      .orderBy('id')
      .limit(lease.most)
    const rows = await (isPostgres(trx) ? due.forUpdate().skipLocked() : due).execute()
    const ids = rows.map(({ id }) => id)
    return trx
      .updateTable('jobs')
      .set(({ eb }) => ({
        ...{ leasedUntil: lease.until, setAt: lease.now },
        attempts: eb('attempts', '+', 1),
      }))
      .where('id', 'in', [...ids, ''])
      .returningAll()
      .execute()
  })

type Leased = Pick<JobRow, 'id' | 'attempts'>

/** Leasing or requeuing a job changes its attempts. */
const isLeased =
  ({ id, attempts }: Leased) =>
  (where: Builder) =>
    where.and([where('id', '=', id), where('attempts', '=', attempts)])

export const renewLease = (on: Executor, job: Leased, now: string, leasedUntil: string) =>
  on.updateTable('jobs').set({ setAt: now, leasedUntil }).where(isLeased(job)).execute()

/** Records how a job ended; null means success. A job queued again meanwhile stays. */
export async function noteEnd(on: Executor, job: Leased, end: Partial<JobRow> | null) {
  if (end === null) await on.deleteFrom('jobs').where(isLeased(job)).execute()
  else await on.updateTable('jobs').set(end).where(isLeased(job)).execute()
  await on
    .updateTable('jobs')
    .set({ leasedUntil: null })
    .where(isLeased({ id: job.id, attempts: 0 }))
    .execute()
}
