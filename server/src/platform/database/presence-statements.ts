import { sql } from 'kysely'
import type { Executor } from './database.ts'
import type { Engine } from './engine.ts'
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

/** Revisions that only rise: of two processes that write one, each knows of something else. */
const rising: readonly string[] = ['applied_refresh', 'applied_hard_refresh']

/**
 * Writes many rows that perhaps are not there yet, in one statement: each is its screen's id and the
 * table's columns in order. A screen that was deleted in between is passed over. Of a row that is there
 * only the revisions are raised, if `onlyRaises`.
 */
export async function upsertPresenceRows(
  on: Executor,
  table: keyof typeof tables,
  rows: readonly (readonly (string | number | null)[])[],
  { onlyRaises = false } = {},
): Promise<void> {
  const columns = ['screen_id text', ...tables[table]].map((column) => {
    const [name = '', type = ''] = column.split(' ')
    return { name, type }
  })
  const names = columns.map(({ name }) => name).join(', ')
  const given = isPostgres(on)
    ? sql`unnest(${sql.join(
        columns.map(({ type }, index) => sql`${rows.map((row) => row[index])}::${sql.raw(type)}[]`),
      )}) as given (${sql.raw(names)})`
    : sql`(select ${sql.join(
        columns.map(({ name }, index) => sql.raw(`value ->> ${String(index)} as ${name}`)),
      )} from json_each(${JSON.stringify(rows)})) as given`
  const higher = isPostgres(on) ? 'greatest' : 'max'
  const updates = columns
    .slice(1)
    .filter(({ name }) => !onlyRaises || rising.includes(name))
    .map(({ name }) =>
      rising.includes(name)
        ? sql.raw(`${name} = ${higher}(excluded.${name}, ${table}.${name})`)
        : sql.raw(`${name} = excluded.${name}`),
    )
  await sql`insert into ${sql.raw(table)} (${sql.raw(names)}) select ${sql.raw(names)} from ${given}
    where exists (select 1 from screens where screens.id = given.screen_id)
    on conflict (screen_id) do update set ${sql.join(updates)}`.execute(on)
}

/**
 * Before a deletion that presence goes with: holds up the writing of presence until the transaction
 * ends, for each could wait for a row that the other has.
 */
export async function holdPresence(on: Executor): Promise<void> {
  if (isPostgres(on))
    await sql`lock table screen_presence, screen_reports in share row exclusive mode`.execute(on)
}

/**
 * Writes many rows that are there already, in one statement. An update, not an upsert: PostgreSQL
 * notes a lock in its log for every row of an upsert, which is as much again as the row.
 */
export async function updatePresenceRows(
  on: Executor,
  engine: Engine,
  rows: readonly PresenceRow[],
): Promise<void> {
  if (engine === 'PostgreSQL') {
    const ids = rows.map((row) => row.screenId)
    const stamps = rows.map((row) => row.seenAt)
    const vitals = rows.map((row) => row.vitals)
    await sql`update screen_presence as p set seen_at = v.seen_at, vitals = v.vitals
      from unnest(${ids}::text[], ${stamps}::text[], ${vitals}::text[]) as v (screen_id, seen_at, vitals)
      where p.screen_id = v.screen_id`.execute(on)
    return
  }
  // One text for each row, taken apart by place, and the JSON made by hand, for ids, stamps and numbers
  // need no escapes: both halve the time of a flush.
  const values = rows.map((row) => `"${row.screenId}":"${row.seenAt}${row.vitals}"`)
  await sql`update screen_presence set seen_at = substr(v.value, 1, 24), vitals = substr(v.value, 25)
    from json_each(${`{${values.join(',')}}`}) as v where screen_id = v.key`.execute(on)
}
