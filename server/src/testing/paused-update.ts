import { Client } from 'pg'
import { expect, vi } from 'vitest'
import type { TestServer } from './test-server.ts'

const trigger = (table: string, column: string) => `
  create function stand_still() returns trigger language plpgsql
    as $$ begin perform pg_advisory_xact_lock(1); return null; end $$;
  create trigger stand_still before update of ${column} on ${table}
    for each statement execute function stand_still();
  select pg_advisory_lock(1)`

const waiting = `select from pg_locks join pg_stat_activity using (pid)
  where datname = current_database() and not granted`

/**
 * On PostgreSQL: pauses an update of a column between its read and its write, waits until
 * `meanwhile` is done or blocked, and continues.
 */
export async function duringUpdate<Updated, Meanwhile>(
  { place }: TestServer,
  [table, column]: readonly [table: string, column: string],
  update: () => Promise<Updated>,
  meanwhile: () => Promise<Meanwhile>,
): Promise<[Updated, Meanwhile]> {
  const holder = new Client({ connectionString: place['DATABASE_URL'] })
  await holder.connect()
  try {
    const whoWait = async () => (await holder.query(waiting)).rowCount ?? 0
    await holder.query(trigger(table, column))
    const updating = update()
    await vi.waitFor(async () => {
      expect(await whoWait()).toBe(1)
    })
    let isDone = false
    const other = meanwhile().finally(() => (isDone = true))
    await vi.waitFor(async () => {
      expect(isDone || (await whoWait()) > 1).toBe(true)
    })
    await holder.query('select pg_advisory_unlock(1)')
    return await Promise.all([updating, other])
  } finally {
    await holder.end()
  }
}
