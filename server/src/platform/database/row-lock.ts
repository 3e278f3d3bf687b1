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
  | 'apiKeys'
  | 'announcements'

/**
 * Taken before a row is read to be changed: nobody else changes it until the transaction ends. SQLite
 * runs one transaction at a time.
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

const lockOfOutages = 7_662_005

/** Taken first by whoever begins, ends or tells of outages: one of all processes at a time. */
export async function lockOutages(trx: Executor): Promise<void> {
  if (isPostgres(trx)) await sql`select pg_advisory_xact_lock(${lockOfOutages})`.execute(trx)
}

/**
 * Taken first in a transaction that other servers wait for: if this server stalls in it, PostgreSQL
 * undoes it after five seconds, so that nothing it found before the stall is written after.
 */
export async function endIfStalled(trx: Executor): Promise<void> {
  if (isPostgres(trx)) await sql`set local idle_in_transaction_session_timeout = '5s'`.execute(trx)
}

const lock = 7_662_002

/** What only one of several servers on a database may do at a time: the others wait for it. */
export async function oneAtATime<T>(
  { db, engine }: OpenDatabase,
  work: () => Promise<T>,
): Promise<T> {
  if (engine === 'SQLite') return work()
  return db.transaction().execute(async (holder) => {
    // However long the other takes; the lock goes with this transaction, and so with this process.
    await sql`set local statement_timeout = 0`.execute(holder)
    await sql`select pg_advisory_xact_lock(${lock})`.execute(holder)
    return work()
  })
}
