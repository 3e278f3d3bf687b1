import { sql } from 'kysely'
import type { Executor } from './database.ts'
import { isPostgres } from './row-lock.ts'
import type { PresenceRow } from './schema.ts'

const tables = {
  screen_presence: ['seen_at text', 'vitals text'],
  screen_reports: [
    'label text',
    'applied_refresh integer',
    'applied_hard_refresh integer',
    'report text',
    'content_id text',
    'build text',
    'build_since text',
    'before_build text',
    'refused_build text',
    'holds_until text',
    'trouble text',
  ],
} as const

/** These revisions only increase, because two processes may each know a different one. */
const rising: readonly string[] = ['applied_refresh', 'applied_hard_refresh']

/** What to do with an existing row. */
type OnConflict = 'replace' | 'raise' | 'keep'

const updatesOf = (on: Executor, table: keyof typeof tables, names: readonly string[]) => {
  const higher = isPostgres(on) ? 'greatest' : 'max'
  return names.map((name) =>
    rising.includes(name)
      ? sql.raw(`${name} = ${higher}(excluded.${name}, ${table}.${name})`)
      : sql.raw(`${name} = excluded.${name}`),
  )
}

/**
 * Inserts or updates many rows in one statement. Each has its screen's ID and the table's columns
 * in order. Skips deleted screens. Returns the screens whose rows were written.
 */
export async function upsertPresenceRows(
  on: Executor,
  table: keyof typeof tables,
  rows: readonly (readonly (string | number | null)[])[],
  onConflict: OnConflict = 'replace',
): Promise<string[]> {
  if (rows.length === 0) return []
  const columns = ['screen_id text', ...tables[table]].map((column) => {
    const [name = '', type = ''] = column.split(' ')
    return { name, type }
  })
  const names = columns.map(({ name }) => name)
  const list = sql.raw(names.join(', '))
  const given = isPostgres(on)
    ? sql`unnest(${sql.join(
        columns.map(({ type }, index) => sql`${rows.map((row) => row[index])}::${sql.raw(type)}[]`),
      )}) as given (${list})`
    : sql`(select ${sql.join(
        columns.map(({ name }, index) => sql.raw(`value ->> ${String(index)} as ${name}`)),
      )} from json_each(${JSON.stringify(rows)})) as given`
  const updated = names.slice(1).filter((name) => onConflict === 'replace' || rising.includes(name))
  const then =
    onConflict === 'keep'
      ? sql`nothing`
      : sql`update set ${sql.join(updatesOf(on, table, updated))}`
  const { rows: written } = await sql<{ screenId: string }>`
    insert into ${sql.raw(table)} (${list}) select ${list} from ${given}
    where exists (select 1 from screens where screens.id = given.screen_id)
    on conflict (screen_id) do ${then} returning screen_id`.execute(on)
  return written.map(({ screenId }) => screenId)
}

/**
 * Call before a deletion that cascades to presence: blocks presence writes until the transaction
 * ends, because the two could deadlock.
 */
export async function holdPresence(on: Executor): Promise<void> {
  if (isPostgres(on))
    await sql`lock table screen_presence, screen_reports in share row exclusive mode`.execute(on)
}

/**
 * Updates many existing rows in one statement. For an upsert, PostgreSQL would log a lock per row,
 * doubling its write-ahead log. Skips rows that another server has written since `storedAt`.
 * Returns the screens whose rows were written.
 */
export async function updatePresenceRows(
  on: Executor,
  rows: readonly (PresenceRow & { readonly storedAt: string })[],
): Promise<string[]> {
  if (rows.length === 0) return []
  const ids = rows.map((row) => row.screenId)
  if (isPostgres(on)) {
    const stamps = rows.map((row) => row.seenAt)
    const vitals = rows.map((row) => row.vitals)
    const storedAt = rows.map((row) => row.storedAt)
    const { rows: written } = await sql<{ screenId: string }>`
      update screen_presence as p set seen_at = v.seen_at, vitals = v.vitals
      from unnest(${ids}::text[], ${stamps}::text[], ${vitals}::text[], ${storedAt}::text[])
        as v (screen_id, seen_at, vitals, stored_at)
      where p.screen_id = v.screen_id and p.seen_at = v.stored_at returning p.screen_id`.execute(on)
    return written.map(({ screenId }) => screenId)
  }
  // SQLite has no other server. Building the JSON by hand is safe, since IDs, timestamps and
  // numbers need no escaping, and halves the time of a flush.
  const values = rows.map((row) => `"${row.screenId}":"${row.seenAt}${row.vitals}"`)
  await sql`update screen_presence set seen_at = substr(v.value, 1, 24), vitals = substr(v.value, 25)
    from json_each(${`{${values.join(',')}}`}) as v where screen_id = v.key`.execute(on)
  return ids
}
