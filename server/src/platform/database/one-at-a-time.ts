import { sql } from 'kysely'
import type { OpenDatabase } from './database.ts'

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
