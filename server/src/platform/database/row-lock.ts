import { setTimeout } from 'node:timers/promises'
import { PostgresAdapter, sql, type Transaction } from 'kysely'
import { tableKeys } from './backup-format.ts'
import type { Executor, OpenDatabase } from './database.ts'
import type { Database } from './schema.ts'

export const isPostgres = (on: Executor): boolean =>
  on.getExecutor().adapter instanceof PostgresAdapter

type Edited =
  | 'users'
  | 'locations'
  | 'locationTimers'
  | 'screens'
  | 'rounds'
  | 'workouts'
  | 'exercises'
  | 'releases'
  | 'media'
  | 'face'
  | 'rollouts'
  | 'workoutTemplates'
  | 'weekTemplates'
  | 'apiKeys'
  | 'announcements'

/**
 * Locks a row that is read in order to change it, until the transaction ends. SQLite runs one
 * transaction at a time anyway.
 */
export async function lockRow(
  trx: Transaction<Database>,
  table: Edited,
  id: string,
): Promise<void> {
  if (isPostgres(trx))
    await trx
      .selectFrom(table as 'users')
      .select(tableKeys[table][0] as 'id')
      .where(tableKeys[table][0] as 'id', '=', id)
      .forNoKeyUpdate()
      .execute()
}

/**
 * Call first in a transaction that other servers wait for. If this server stalls, PostgreSQL rolls
 * it back after five seconds, so that nothing stale is written later.
 */
export async function endIfStalled(trx: Executor): Promise<void> {
  if (isPostgres(trx)) await sql`set local idle_in_transaction_session_timeout = '5s'`.execute(trx)
}

const lockOfOutages = 7_662_005

/** Serializes everything that starts, ends or reports outages, across processes. */
export async function lockOutages(trx: Executor): Promise<void> {
  await endIfStalled(trx)
  if (isPostgres(trx)) await sql`select pg_advisory_xact_lock(${lockOfOutages})`.execute(trx)
}

const lock = 7_662_002
const lockEveryMs = 200

const isLocked = async (holder: Executor): Promise<boolean> => {
  const { rows } = await sql<{
    isLocked: boolean
  }>`select pg_try_advisory_xact_lock(${lock}) as is_locked`.execute(holder)
  return rows[0]?.isLocked === true
}

/** Runs work that only one server on a database may do at a time. Others wait. */
export async function oneAtATime<T>(
  { db, engine }: OpenDatabase,
  work: () => Promise<T>,
): Promise<T> {
  if (engine === 'SQLite') return work()
  return db.transaction().execute(async (holder) => {
    // Waits longer than one query may take. The lock ends with this transaction and this process.
    while (!(await isLocked(holder))) await setTimeout(lockEveryMs)
    return work()
  })
}
